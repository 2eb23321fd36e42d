import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import ImportCore
@testable import TextImport

/// Quotes that are not doubled, balances that do not follow, and days that can be read in two orders; made up.
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

  // 95.80 less 20.00 is 75.80; the file says 45.80. All others follow.
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

  // In the American order the rows would be sorted, by chance: four rows are few.
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
}
