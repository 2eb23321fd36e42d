import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import ImportCore
@testable import TextImport

/// Tests quotation marks that are not doubled, balances that do not match, and dates with two possible orders; all made
/// up.
@Suite struct UnusualRowsTests {
  @Test func quotesInsideFieldsAreReadWhereTheRowsFit() throws {
    let imported = try BankFile.read(
      #"""
      "Date","Payee","Amount","Note"
      "2026-01-05","UAB "Sodas"","-4.20","a"
      "2026-01-06","The \"Old\" Mill","-5.80","b"
      "2026-01-07","Doubled ""so""","100.00","c"
      "2026-01-08","plain, with comma","-1.00","d"

      """#)
    #expect(BankFile.amounts(imported) == ["-4.2", "-5.8", "100", "-1"])
    #expect(
      imported.result.budget.transactions.map { $0.payee ?? $0.description }
        == ["UAB \"Sodas\"", "The \"Old\" Mill", "Doubled \"so\"", "plain, with comma"])
  }

  @Test func quotesThatLeaveRowsOfAnotherWidthAreRefused() {
    #expect(throws: ImportError.self) {
      try BankFile.read(
        "\"Date\",\"Payee\",\"Amount\"\n\"2026-01-05\",\"a \"b\", c\",\"-4.20\"\n\"2026-01-06\",\"d\",\"-1.00\"\n"
      )
    }
  }

  // The balances are 50 + 30 = 80 and 80 - 20 = 60. The counts and sums of the second table are neither balances nor
  // totals.
  @Test func `a table below the transactions with a header of its own is a footer`() throws {
    let imported = try BankFile.read(
      """
      Fecha,Código,Descripción,Débitos,Créditos,Balance
      ,,Saldo Inicial,,,50.00
      2026-01-02,TF,Sueldo,0.00,30.00,80.00
      2026-01-03,MC,Mercado,20.00,0.00,60.00
      ,,,,,
      Resumen,,,,,
      ,,,Débitos,,Créditos
      Código,Movimiento,,Cantidad,Montos,Cantidad
      TF,Transferencias,,0,0.00,1
      MC,Compras,,1,20.00,0
      Totales,,,1,20.00,1

      """)
    #expect(BankFile.amounts(imported) == ["30", "-20"])
    let verdict = try #require(imported.result.verdicts.first { $0.collection == .transactions })
    #expect(verdict.differingCount == 0)
    #expect(!imported.result.findings.contains { $0.severity >= .warning })
  }

  @Test func `days in another form below a second header are reported and no footer`() throws {
    let imported = try BankFile.read(
      """
      Date,Description,Amount
      2026-01-02,Salary,30.00
      2026-01-03,Market,-20.00
      Day,Text,Sum
      week 5/26,Bakery,-4.00

      """)
    #expect(BankFile.amounts(imported) == ["30", "-20"])
    #expect(imported.result.findings.contains { $0.severity == .error && "\($0.place)".contains("line 5") })
  }

  // The amounts have no signs, so only the pair of columns shows the direction; a purchase that is not booked has no
  // amount in the pair.
  @Test func `money out and in beside an amount without signs give the directions`() throws {
    let imported = try BankFile.read(
      """
      Purchase date,Booking text,Amount,Debit,Credit,Booked
      2026-01-16,Coop,24.45,,,
      2026-01-13,Bakery,16.30,16.30,,2026-01-15
      2026-01-13,Market,66.95,66.95,,2026-01-15
      2026-01-12,Transfer from account,600.00,,600.00,2026-01-15
      ,Total,,83.25,600.00,

      """)
    #expect(BankFile.amounts(imported) == ["-16.3", "-66.95", "600"])
    #expect(imported.result.findings.contains { $0.code == .amountMissing })
  }

  // 30 April has no 31st: the row is reported and not moved to another day.
  @Test(arguments: ["연도,월,일", "Year,Month,Day"])
  func `year, month and day in three columns are one date`(_ header: String) throws {
    let imported = try BankFile.read(
      """
      \(header),Description,Amount
      2022,7,22,Salary,1900.00
      2022,7,23,Lunch,-12.50
      2022,4,31,Bus,-3.00

      """)
    #expect(imported.result.budget.transactions.map { "\($0.date)" } == ["2022-07-22", "2022-07-23"])
    #expect(
      imported.result.findings.contains { $0.code == .dateUnreadable && "\($0.place)".contains("line 4") })
  }

  // The balances follow each row: 0 + 200 = 200, 200 + 40 - 100 = 140, 140 + 10 - 10 = 140.
  @Test func `money out and money in on one row are two transactions`() throws {
    let imported = try BankFile.read(
      """
      Date,Text,Money in,Money out,Balance
      2025-12-11,Wage,200,0,200
      2025-12-14,Market,40,100,140
      2025-12-15,Exchange,10,10,140

      """)
    #expect(BankFile.amounts(imported) == ["200", "-100", "40", "-10", "10"])
    #expect(imported.result.findings.count { $0.code == .bothDirections && $0.severity == .info } == 2)
    #expect(imported.result.findings.allSatisfy { $0.severity < .warning })
    let verdict = try #require(imported.result.verdicts.first { $0.collection == .transactions })
    #expect(verdict.differingCount == 0 && verdict.agreeingCount > 0)
  }

  // The debt rises with each purchase and falls with the payment: 20 + 30 - 50 + 1.50.
  @Test func `interest that is charged is no income on a card without names of columns`() throws {
    let imported = try BankFile.read(
      """
      01/12/2017,BAKERY,20.00,,20.00
      01/13/2017,RAIL,30.00,,50.00
      01/17/2017,PAYMENT - THANK YOU,,50.00,0.00
      01/31/2017,INTEREST CHARGE -CASH,1.50,,1.50

      """)
    #expect(BankFile.amounts(imported) == ["-20", "-30", "50", "-1.5"])
  }

  @Test func `an amount of the second transaction that is rounded is reported`() throws {
    let imported = try BankFile.read(
      "Date,Text,Money in,Money out\n2025-12-11,Wage,200,0\n2025-12-14,Fuel,0,60\n2025-12-15,Market,40.123456,100\n"
    )
    #expect(BankFile.amounts(imported) == ["200", "-60", "-100", "40.1235"])
    #expect(
      imported.result.findings.contains { $0.code == .amountRounded && "\($0.place)".contains("line 4") })
  }

  // Without balances, the same amount on both sides may be one amount written twice.
  @Test func `equal amounts out and in without a balance are reported`() throws {
    let imported = try BankFile.read(
      "Date,Text,Money in,Money out\n2025-12-11,Wage,200,0\n2025-12-14,Market,0,60\n2025-12-15,Exchange,10,10\n"
    )
    #expect(BankFile.amounts(imported) == ["200", "-60"])
    #expect(imported.result.findings.contains { $0.code == .amountUnreadable })
  }

  @Test(arguments: [("'13072020'", "2020-07-13"), ("13072020", "2020-07-13"), ("01072020", nil)])
  func `days of eight digits begin with the day where one is above twelve`(_ day: String, _ read: String?) {
    let imported = try? BankFile.read("Fecha,Descripción,Importe\n\(day),Renta,-20.50\n\(day),Luz,-4.10\n")
    #expect(imported?.result.budget.transactions.first.map { "\($0.date)" } == read)
  }

  @Test func `a line end of one byte ends a file of two-byte characters`() throws {
    let text = "Date,Description,Amount\n2026-01-05,Market,-20.50\n2026-01-06,Rail,-4.10"
    let units = Array(text.utf16)
    let bytes: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] as [UInt8] }
    #expect(BankFile.amounts(try BankFile.read(bytes + [0x0A])) == ["-20.5", "-4.1"])
    #expect(throws: ImportError.self) { try BankFile.read(bytes + [0x00]) }
  }

  @Test func `a row with its values in other columns of the same names is reported`() throws {
    let imported = try BankFile.read(
      """
      fecha,categoria,monto,Fecha,Categoria,Monto
      2026-01-02,comida,-38.00,,,
      2026-01-05,casa,-12.50,,,
      ,,,2026-01-07,Comida,-40.00

      """)
    #expect(BankFile.amounts(imported) == ["-38", "-12.5"])
    #expect(imported.result.findings.contains { $0.code == .dateMissing && "\($0.place)".contains("line 4") })
  }

  // 95.80 - 20.00 = 75.80, but the file says 45.80. All other balances match.
  @Test func aBalanceThatDoesNotFollowIsSaid() throws {
    let imported = try BankFile.read(
      """
      Date,Description,Amount,Balance
      2026-01-02,Salary,100.00,100.00
      2026-01-03,Shop,-4.20,95.80
      2026-01-04,Bakery,-20.00,45.80
      2026-01-05,Bus,-2.80,43.00
      2026-01-06,Gym,-3.00,40.00
      2026-01-07,Rent,-10.00,30.00

      """)
    let found = imported.result.findings.filter { $0.severity == .warning }
    #expect(found.map(\.code) == [.differsFromComputed])
    #expect(found.first?.place.location == .line(4, field: "Balance"))
    let verdict = try #require(imported.result.verdicts.first { $0.collection == .transactions })
    #expect(verdict.standing == .unopposed && verdict.differingCount == 1 && verdict.agreeingCount == 4)
  }

  // In the American order, the rows would be sorted by chance, because there are only four rows.
  @Test(
    arguments: [
      ("Data,Responsável,Valor,Descrição", "2026-04-04"),
      ("Datum;Empfänger;Betrag;Verwendungszweck", "2026-04-04"),
      ("Date,Who,Amount,Description", "2026-01-05"),
    ]) func daysAreReadAsTheLanguageOfTheColumnsWritesThem(_ header: String, _ first: String) throws
  {
    let mark = header.contains(";") ? ";" : ","
    let rows = ["01/05/26", "02/05/26", "03/05/26", "04/04/26"].map { "\($0)\(mark)A\(mark)-10\(mark)x" }
    let imported = try BankFile.read(([header] + rows).joined(separator: "\n") + "\n")
    #expect(imported.result.budget.transactions.map(\.date).min()?.description == first)
  }

  @Test func aSumThatRepeatsIsNotTheAmount() throws {
    let imported = try BankFile.read(
      """
      Completion Time,Details,Paid In,Withdrawn,Monthly Total
      2026-01-05,A,,50.00,46500.95
      2026-01-05,B,120.00,,46500.95
      2026-01-07,C,,30.00,46500.95

      """)
    #expect(BankFile.amounts(imported) == ["-50", "120", "-30"])
  }

  @Test func balanceRowsWithStrayMarksAreNone() throws {
    let imported = try BankFile.read(
      """
      Data;Valuta;Addebiti;Accrediti;Descrizione operazioni
      31/12/17;;;26.851,95|;SALDO INIZIALE
      03/01/18;03/01/18;2,90;;IMPOSTA DI BOLLO
      23/01/18;23/01/18;;1.250,00;BONIFICO A VOSTRO FAVORE
      31/01/18;;;28.099,05;|SALDO FINALE

      """)
    #expect(BankFile.amounts(imported) == ["-2.9", "1250"])
  }

  @Test func ofTwoAmountsOfOneNameTheFullerCounts() throws {
    let imported = try BankFile.read(
      """
      Belegdatum;Verwendungszweck;Fremdwährung;Betrag;Kurs;Betrag;Währung
      01.01.2026;A;;;;-12,34;EUR
      02.01.2026;B;;;;-5,00;EUR
      13.01.2026;C;USD;-123,45;1,10000;-112,23;EUR

      """)
    #expect(BankFile.amounts(imported) == ["-12.34", "-5", "-112.23"])
  }

  @Test func aMarkAtTheAmountSaysMoreThanItsColumn() throws {
    let imported = try BankFile.read(
      """
      Date,Description,Credit,Debit
      31 Jan 2026,Tax,0.80Dr,
      31 Jan 2026,Fee,,5.00Dr
      02 Feb 2026,Fee given back,15.00Cr,

      """)
    #expect(BankFile.amounts(imported) == ["-0.8", "-5", "15"])
  }

  // Two transfers have both sides; in a row with one amount, the other column is 0.
  @Test func theOtherColumnOfAPairIsFoundThoughTransfersHaveBoth() throws {
    let imported = try BankFile.read(
      """
      date;category;outcomeAccount;outcome;incomeAccount;income
      2026-01-05;Pay;Bank;0;Bank;1500.00
      2026-01-06;Food;Card;12.50;Card;0
      2026-01-07;Food;Card;7.50;Card;0
      2026-01-08;Taxi;Card;28.90;Card;0
      2026-01-09;;Bank;200;Card;200
      2026-01-10;Rent;Bank;600;Bank;0
      2026-01-11;Gift;Card;0;Card;40

      """)
    #expect(BankFile.amounts(imported) == ["1500", "-12.5", "-7.5", "-28.9", "-600", "40"])
  }

  // "1.000" is a thousand if the names of the columns are in a language with decimal commas.
  @Test func wholeThousandsUnderGermanNames() throws {
    let imported = try BankFile.read(
      """
      "Girokonto";"DE00"

      "Buchungsdatum";"Verwendungszweck";"Betrag"
      "10.12.24";"Eingang";"1.000"
      "30.09.24";"Ausgang";"-2.000"

      """)
    #expect(BankFile.amounts(imported) == ["1000", "-2000"])
  }

  @Test func linesAboveTheTableDoNotChooseTheDelimiter() throws {
    let imported = try BankFile.read(
      #"""
      "Výpis č. 7/2026 z účtu ""123/2010"""
      "Majitel účtu: Nováková, Jana, Praha, 10000"
      "Období: 01.07.2026 - 31.07.2026"
      "Počáteční stav účtu k 01.07.2026: 382,38 CZK"
      "Suma příjmů: +29760 CZK"

      "ID operace";"Datum";"Objem";"Měna";"Poznámka"
      "27721834815";"04.07.2026";"-50";"CZK";"A"
      "27735036379";"13.07.2026";"29760";"CZK";"B";""

      """#)
    #expect(BankFile.amounts(imported) == ["-50", "29760"])
  }

  // 給与, 食費 and プロテイン in Shift-JIS are below ASCII names, which do not show the encoding.
  @Test func kanaTellTheEncodingWhereTheNamesDoNot() throws {
    let rows: [[UInt8]] = [
      [0x8B, 0x8B, 0x97, 0x5E], [0x90, 0x48, 0x94, 0xEF],
      [0x83, 0x76, 0x83, 0x8D, 0x83, 0x65, 0x83, 0x43, 0x83, 0x93],
    ]
    let bytes =
      Array("date,category,amount\n".utf8)
      + rows.flatMap { Array("2026-11-07,".utf8) + $0 + Array(",3000\n".utf8) }
    let result = try BankFile.read(bytes).result
    #expect(result.budget.categories.map(\.name) == ["給与", "食費", "プロテイン"])
  }

  @Test func aJournalWithManyColumnsIsNotTheOwnForm() throws {
    let journal = """
      txnidx,date,date2,status,code,description,comment,account,amount,commodity,credit,debit,posting-status
      1,2008-01-01,,,,income,,assets:bank:checking,1,$,,1,
      1,2008-01-01,,,,income,,income:salary,-1,$,1,,
      2,2008-06-01,,,,gift,,assets:bank:checking,1,$,,1,
      2,2008-06-01,,,,gift,,income:gifts,-1,$,1,,
      3,2008-06-02,,,,save,,assets:bank:saving,1,$,,1,
      3,2008-06-02,,,,save,,assets:bank:checking,-1,$,1,,

      """
    let error = #expect(throws: ImportError.self) { try BankFile.read(journal) }
    #expect(error?.findings.map(\.code) == [.doubleEntry])
  }

  @Test func aDateThatFewRowsHaveIsNotTheirs() throws {
    let imported = try BankFile.read(
      """
      Date created,Date authorised,Description,Amount
      ,2026-01-05,Market,-12.50
      ,2026-01-06,Bakery,-3.00
      2026-01-01,2026-01-07,Pay,1500.00
      ,2026-01-08,Rail,-6.50

      """)
    #expect(
      imported.result.budget.transactions.map { "\($0.date)" } == [
        "2026-01-05", "2026-01-06", "2026-01-07", "2026-01-08",
      ])
  }
}
