import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import Testing

@testable import ImportCore
@testable import TextImport

/// Tests made-up CSVs in the forms of banks all over the world; the amount of each row was determined by hand.
@Suite struct BankFormsTests {
  struct Form: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let amounts: [String]
    var testDescription: String { name }
    init(_ name: String, _ text: String, _ amounts: [String]) {
      (self.name, self.text, self.amounts) = (name, text, amounts)
    }
  }

  static let forms = [
    // Sources of the direction.
    Form(
      "balances whose label is in the column of the currency",
      "Buchungstag;Empfänger;Verwendungszweck;Währung;Umsatz\n08.08.2012;Bank;Gebühr;EUR;-7,50\n08.08.2012;Jane;Rechnung;EUR;170,00\n17.07.2012;;EUR;Anfangssaldo;10,00\n08.08.2012;;EUR;Endsaldo;172,50\n",
      ["-7.5", "170"]),
    Form(
      "words for both directions in a column called category",
      "timestamp,amount,category,description\n2024-05-02,1500,доход,долг\n2024-05-03,2500,расход,долг\n2024-05-04,40,расход,чай\n",
      ["1500", "-2500", "-40"]),
    Form(
      "words for both directions in a column called status",
      "Title,Status,Amount,Date\nShop,Paid,391.00,2025-04-06\nMr. H,Received,2000.00,2025-04-07\nTea,Paid,20.00,2025-04-08\n",
      ["-391", "2000", "-20"]),
    Form(
      "a fee in a row whose amount is 0",
      "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\nCARD_PAYMENT,Current,2026-09-01 13:22:10,2026-09-01 14:00:00,Grocer,-12.40,0.00,GBP,COMPLETED,487.60\nCHARGE,Current,2026-09-06 00:00:00,2026-09-06 00:00:01,Plan fee,0.00,12.99,GBP,COMPLETED,474.61\nTOPUP,Current,2026-09-07 17:05:16,2026-09-07 17:05:17,Pay,100.00,0.00,GBP,COMPLETED,574.61\n",
      ["-12.4", "-12.99", "100"]),
    Form(
      "a plus or a minus in brackets, in a column of its own",
      "Data,Valor,Tipo de Transação,Descrição\n07/08/2023,5.42,(+),Estorno\n17/08/2023,7.96,(-),Compra\n18/08/2023,15.09,(-),Compra\n",
      ["5.42", "-7.96", "-15.09"]),
    Form(
      "CR beside what came in, and nothing beside what went out",
      "Date,Transaction Details,Amount(in Rs),BillingAmountSign\n03/03/2026,PAYMENT THANK YOU,485.52,CR\n28/02/2026,VICEROY,910.00,\n21/03/2026,ADIDAS,1398.60,\n",
      ["485.52", "-910", "-1398.6"]),
    Form(
      "what was paid and what was received, in Portuguese",
      "Data,Histórico,Total,Tipo\n13/01/2022,Aluguel,500.00,Recebimento\n14/01/2022,Telefone,189.08,Pagamento\n15/01/2022,Obra,593.70,Pagamento\n",
      ["500", "-189.08", "-593.7"]),
    Form(
      "columns called outcome and income",
      "date,categoryName,outcome,income\n2016-01-01,Commute,19.00,\n2016-01-03,Food,20.00,\n2016-01-13,Pay,,300.00\n",
      ["-19", "-20", "300"]),
    Form(
      "a pair of which one column has whole numbers alone",
      "Date,Narration,D,C,Balance\n04-05-2026,Rent,,430,460.68\n14-05-2026,Shop,100,,360.68\n20-05-2026,Tea,1.03,,359.65\n21-05-2026,Pay,,20,379.65\n",
      ["430", "-100", "-1.03", "20"]),
    Form(
      "a cash book whose rows begin with a balance, money in before money out",
      "2026-01-05,Shop,100.00,,4.20,95.80\n2026-01-05,Pay,95.80,10.00,,105.80\n2026-01-05,Tea,105.80,,5.80,100.00\n",
      ["-4.2", "10", "-5.8"]),
    Form(
      "thousands that the delimiter splits",
      "Date,Text,Amount,Kind\n2026-01-05,Pay,$1,850.00,Cash\n2026-01-06,Shop,-12.50,Card\n2026-01-07,House,-$1,250,000.25,Bank\n",
      ["1850", "-12.5", "-1250000.25"]),
    Form(
      "one word says income, and the others what was spent on",
      "date,record_type,amount,note\n2026-01-05,variable,40.5,Food\n2026-01-06,monthly_income,900,Pay\n2026-01-07,variable,3,Tea\n2026-01-08,variable,4,Bus\n",
      ["-40.5", "900", "-3", "-4"]),
    Form(
      "a number of the user in front of the amount",
      "1;Lunch;10;despesa;12/11/2026 00:00:00\n1;Prize;200;receita;22/11/2026 00:00:00\n",
      ["-10", "200"]),
    Form(
      "amounts as binary arithmetic leaves them",
      "Date,Text,Amount\n2026-01-05,A,-4.199999999999999\n2026-01-16,Pay,100.00000000000001\n",
      ["-4.2", "100"]),
    Form(
      "years of two digits in front, which no other order reads as one time",
      "Fecha,Concepto,Importe\n25-03-01,Panaderia,-2.50\n25-03-14,Nomina,1200.00\n25-03-28,Luz,-40.10\n",
      ["-2.5", "1200", "-40.1"]),
    Form(
      "amounts in cents, as their heading says",
      "ID,DESCRIPTION,CREATED_AT,PRICE_CENTS\nx1,Shop,2017-01-03 12:33:12,-2901\nx2,Refund,2017-01-05 12:33:12,450\n",
      ["-29.01", "4.5"]),
    Form(
      "a first line that states the number of the rows",
      "2026-09-24,01-01-2026,PLN,\"85,33\",4\n22-09-2026,22-09-2026,Water,\"-7,98\",1\n22-09-2026,21-09-2026,Power,\"-3,20\",2\n20-09-2026,20-09-2026,Pay,\"100,00\",3\n19-09-2026,19-09-2026,Tea,\"-1,50\",4\n",
      ["-7.98", "-3.2", "100", "-1.5"]),
    Form(
      "amounts with their fee, which is in the total beside them",
      "Date,Description,Amount,Fee,Total amount\n2026-01-05,Shop,-18.53,-0.19,-18.72\n2026-01-06,Pay,900.00,0.00,900.00\n",
      ["-18.72", "900"]),
    Form(
      "fees beside the amounts, which the balance goes down by too",
      "Date,Description,Amount,Fees,Balance\n28/03/2026,Pay,1000.00,,1000.00\n30/03/2026,Top-up,50.00,,1050.00\n31/03/2026,Service fee,,-65.00,985.00\n13/04/2026,Payment,-10.00,-4.99,970.01\n14/04/2026,Payment,-3.85,-4.99,961.17\n",
      ["1000", "50", "-65", "-10", "-4.99", "-3.85", "-4.99"]),
    Form(
      "a log without signs, in which the category says that money came in",
      "date,category,amount\n2025-11-07,給与,200000\n2025-11-07,食費,3000\n",
      ["200000", "-3000"]),
    Form(
      "O and I for out and in",
      "18.09.2017;Hofer;18.09.2017;33,87;O\n20.09.2017;Überweisung;20.09.2017;24,00;I\n21.09.2017;Lidl;21.09.2017;2,50;O\n",
      ["-33.87", "24", "-2.5"]),
    Form(
      "a column that says yes to income",
      "fecha,hora,concepto,es_ingreso,cantidad\n2022-03-04,15:45,comida,,70\n2022-03-03,20:47,regalo,on,200\n2022-03-09,16:49,compra,,90\n",
      ["-70", "200", "-90"]),
    Form(
      "a column that is called a question and answers in words",
      "date,text,is_income,amount\n2022-03-04,Shop,Expense,70\n2022-03-03,Pay,Income,200\n",
      ["-70", "200"]),
    Form(
      "a column that says false to expense",
      "date,text,is_expense,amount\n2022-03-04,Shop,true,70\n2022-03-03,Pay,false,200\n",
      ["-70", "200"]),
    Form(
      "an amount in the account's currency behind one in another",
      "Date,Description,Orig currency,Orig amount,Amount\n2026-01-05,Shop,USD,20.00,-18.53\n2026-01-06,Pay,EUR,900.00,900.00\n2026-01-07,Tea,EUR,4.20,-4.20\n",
      ["-18.53", "900", "-4.2"]),
    // Languages.
    Form(
      "Norwegian, out of and into an account",
      "Dato;Forklaring;Rentedato;Ut fra konto;Inn på konto\n05.01.2026;Kiwi;05.01.2026;4,20;\n16.01.2026;Lønn;16.01.2026;;1.000,00\n",
      ["-4.2", "1000"]),
    Form(
      "Danish", "Bogført;Tekst;Udbetaling;Indbetaling\n05.01.2026;Netto;4,20;\n16.01.2026;Løn;;100,00\n",
      ["-4.2", "100"]),
    Form(
      "Finnish",
      "Kirjauspäivä;Määrä EUROA;Saaja/Maksaja\n05.01.2026;-4,20;K-Market\n16.01.2026;100,00;Palkka\n",
      ["-4.2", "100"]),
    Form(
      "Czech", "Datum provedení;Částka;Měna;Název protiúčtu\n05.01.2026;-4,20;CZK;Albert\n",
      ["-4.2"]),
    Form("Turkish", "Tarih;Açıklama;Borç;Alacak;Bakiye\n05.01.2026;Market;4,20;;95,80\n", ["-4.2"]),
    Form("Greek", "Ημερομηνία;Περιγραφή;Χρέωση;Πίστωση\n05/13/2026;Α;4.20;\n", ["-4.2"]),
    Form(
      "Russian",
      "Дата операции;Описание;Приход;Расход\n13.01.2026;Магазин;0;4,20\n16.01.2026;Оклад;100,50;0\n",
      ["-4.2", "100.5"]),
    Form("Romanian", "Data tranzacției,Descriere,Debit,Credit\n13/01/2026,Lidl,4.20,\n", ["-4.2"]),
    Form("Arabic", "التاريخ,الوصف,مدين,دائن,الرصيد\n2026-01-05,أ,4.20,,95.80\n", ["-4.2"]),
    Form(
      "Japanese, brackets as wide as letters",
      "取引日,受入金額（円）,払出金額（円）,詳細\n20260105,,420,あ\n20260116,1000,,い\n", ["-420", "1000"]),
    Form(
      "Japanese, one column for both ways", "取引日,入出金(円),内容\n20260105,-420,あ\n20260116,1000,い\n",
      ["-420", "1000"]),
    Form(
      "Korean, words for the ways",
      "거래일시,구분,거래금액,내용\n2026.01.05 10:11,출금,\"1,420\",가\n2026.01.16 10:11,입금,\"2,000\",나\n",
      ["-1420", "2000"]),
    // Signs.
    Form(
      "credits with a minus",
      "Date,Description,Debit,Credit\n2026-01-05,Shop,4.20,\n2026-01-06,Shop,5.80,\n2026-01-07,Payment,,-10\n",
      ["-4.2", "-5.8", "10"]),
    Form(
      "two columns, and words that name only some rows",
      "Date,Transaction Type,Debit Amount,Credit Amount\n2026-01-05,DEB,4.20,\n2026-01-06,FPI,,100\n",
      ["-4.2", "100"]),
    Form(
      "a name for one of two columns",
      "Date,Text,Debit,Qwert\n2026-01-05,Shop,4.20,\n2026-01-06,Pay,,100\n2026-01-07,Shop,5.80,\n",
      ["-4.2", "100", "-5.8"]),
    Form(
      "totals beside an amount",
      "Date,Text,Income,Expenses,Amount\n2026-01-05,Shop,100,4.20,-4.20\n2026-01-06,Pay,100,4.20,100\n",
      ["-4.2", "100"]),
    Form(
      "balances before amounts, oldest first",
      "05.01.2026,Shop,100.00,-4.20\n06.01.2026,Shop,95.80,-5.80\n17.01.2026,Pay,90.00,10.00\n18.01.2026,Shop,100.00,-1.00\n",
      ["-4.2", "-5.8", "10", "-1"]),
    Form(
      "funds", "Date,Details,Funds Out,Funds In\n01/15/2026,Shop,4.20,\n01/16/2026,Pay,,100\n",
      ["-4.2", "100"]),
    Form(
      "an indicator of ISO 20022",
      "BookgDt;Amt;CdtDbtInd;RmtdNm\n2026-01-05;4,20;DBIT;Shop\n2026-01-16;100,00;CRDT;Pay\n",
      ["-4.2", "100"]),
    Form(
      "pending rows under a heading of their own",
      "Pending Transactions\nDate,Payee,Amount\n01/29/2026,Hold,-50\n\nPosted Transactions\nDate,Payee,Amount\n01/28/2026,Shop,-4.20\n",
      ["-4.2"]),
    Form(
      "a heading without an end",
      "Pending\nDate,Payee,Amount\n01/29/2026,Shop,-4.20\n", ["-4.2"]),
    Form(
      "the owner's name in every row, and a line of sums",
      "Date,Naam,Naam tegenpartij,Debit,Credit\n2026-01-05,Ada,Shop,4.20,\n2026-01-06,Ada,Bakery,5,\n2026-01-07,Ada,Firm,,100\nTotal,,,9.20,100\n",
      ["-4.2", "-5", "100"]),
    Form(
      "no names, a card's charges by their texts",
      "2026-01-05,PURCHASE A,4.20,,104.20\n2026-01-06,PURCHASE B,5.80,,110.00\n2026-01-17,PAYMENT RECEIVED,,10.00,100.00\n",
      ["-4.2", "-5.8", "10"]),
    Form(
      "no names, money in before money out",
      "2026-01-05,Salary,100.00,,200.00\n2026-01-06,POS Shop,,5.80,194.20\n2026-01-17,POS Shop,,4.20,190.00\n",
      ["100", "-5.8", "-4.2"]),
    Form(
      "savings",
      "Date,Description,Amount,Balance\n2026-01-05,Interest,4.20,104.20\n2026-01-06,Deposit,5.80,110.00\n",
      ["4.2", "5.8"]),
    Form(
      "years, months and days in words", "日付,内容,金額\n2026年1月5日,あ,-420\n2026年1月16日,い,1000\n", ["-420", "1000"]),
    Form("basic dates and times", "Date,Text,Amount\n20260105T101112,Shop,-4.20\n", ["-4.2"]),
    Form("months inside", "Date,Text,Amount\n05JAN2026,Shop,-4.20\n16Jan26,Pay,100\n", ["-4.2", "100"]),
    Form("months in the genitive", "Data;Opis;Kwota\n5 stycznia 2026;Sklep;-4,20\n", ["-4.2"]),
    Form("a point behind a currency", "Dato;Tekst;Beløb\n05.01.2026;Netto;-1.004,20 kr.\n", ["-1004.2"]),
    Form(
      "brackets behind a currency", "Date,Text,Amount\n2026-01-05,Shop,$(4.20)\n2026-01-06,Pay,$100\n",
      ["-4.2", "100"]),
    Form("C and D", "Date,Text,Amount\n2026-01-05,Shop,4.20D\n2026-01-06,Pay,100.00 C\n", ["-4.2", "100"]),
    Form(
      "CR and DR in front", "Date,Text,Amount\n2026-01-05,Shop,DR 4.20\n2026-01-06,Pay,CR 100\n",
      ["-4.2", "100"]),
    Form(
      "words of people",
      "Date,Type,Amount,Note\n2026-01-05,Spent,4.20,Shop\n2026-01-06,Earned,100,Pay\n", ["-4.2", "100"]),
    Form(
      "no names, and the first letters of Spanish words",
      "G;Luz del mes;2026-02-05;100,50;M1\nI;Nomina de enero;2026-02-16;1000,00;M2\n", ["-100.5", "1000"]),
    // One of several amounts.
    Form(
      "a price of 0 beside the amount",
      "Run Date,Action,Price ($),Amount ($)\n01/15/2026,Debit card,0.00,-4.20\n01/16/2026,Deposit,0.00,100\n",
      ["-4.2", "100"]),
    Form(
      "the amount of the account beside that of the shop",
      "Data;Kwota operacji;Waluta operacji;Kwota w walucie rachunku;Waluta rachunku\n2026-01-05;-1,00;EUR;-4,20;PLN\n2026-01-16;100,00;PLN;100,00;PLN\n",
      ["-4.2", "100"]),
    Form(
      "an original amount in front",
      "Belegdatum;Originalbetrag;Originalwährung;Buchungsbetrag;Buchungswährung\n05.01.2026;-5,00;USD;-4,20;EUR\n",
      ["-4.2"]),
    // Separators.
    Form(
      "thousands alone have a mark",
      "Date,Text,Amount\n2026-01-05,Shop,-420\n2026-01-06,Shop,-99\n2026-01-07,Shop,\"-1,200\"\n",
      ["-420", "-99", "-1200"]),
    Form(
      "three decimals behind a currency with points",
      "Date,Text,Outflow,Inflow\n2026-01-05,Shop,د.ا.‏4.750,د.ا.‏0.000\n", ["-4.75"]),
    // Dates and rows.
    Form(
      "times with an offset",
      "date,text,amount\n2026-01-05T10:00:00+00:00,Shop,-4.20\n2026-01-06 10:00:00 CEST,Shop,-5\n",
      ["-4.2", "-5"]),
    Form(
      "this package's own names, and times with an offset",
      "Date,Type,Category name,Amount\n2026-01-05T10:00:00+01:00,Expense,Food,4.20\n", ["-4.2"]),
    Form(
      "categories and amounts by day are no plan",
      "dateOp;label;category;amount\n2026-01-05;Shop;Food;-1 004,20\n2026-01-16;Pay;Pay;100,00\n",
      ["-1004.2", "100"]),
    Form(
      "balances among the references",
      "Buchungstag;Kundenreferenz;Betrag;Valuta\n05.01.2026;;-4,20;05.01.2026\n31.01.2026;Endsaldo;95,80;\n",
      ["-4.2"]),
  ]

  @Test(arguments: forms) func formsAreRead(_ form: Form) throws {
    let imported = try BankFile.read(form.text)
    #expect(BankFile.amounts(imported) == form.amounts)
    #expect(imported.accounting.balance)
    // For a currency symbol that several currencies share, there is a separate warning.
    #expect(imported.result.findings.allSatisfy { $0.severity == .info || $0.code == .currencyAssumed })
  }

  @Test func amountsOfMoreThanFourDecimalsAreRounded() throws {
    let imported = try BankFile.read("Date,Text,Amount\n2026-01-05,A,-4.20015\n2026-01-16,Pay,100.123449\n")
    #expect(BankFile.amounts(imported) == ["-4.2002", "100.1234"])
    let rounded = imported.result.findings.filter { $0.code == .amountRounded }
    #expect(rounded.map(\.place.location) == [.line(2, field: "Amount"), .line(3, field: "Amount")])
    #expect(rounded.allSatisfy { $0.severity == .warning })
  }

  @Test func unsignedAmountsGoTheWayOfTheBalance() throws {
    let text = """
      Date;Text;Amount;Balance
      2026-01-08;Shop;1.00;102.80
      2026-01-07;Pay;10.00;103.80
      2026-01-06;Shop;2.00;93.80
      2026-01-05;Shop;4.20;95.80

      """
    let imported = try BankFile.read(text)
    #expect(BankFile.amounts(imported) == ["-1", "10", "-2"])
    #expect(imported.outline.signs?.value == "balances")
    // The row with the first balance has no earlier balance to compare with.
    #expect(imported.result.findings.map(\.code) == [.directionMissing, .currencyAssumed])
    #expect(imported.accounting.balance && imported.accounting.unusable.rows == 1)
  }

  struct Owed: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let code: Finding.Code
    var testDescription: String { name }
    init(_ name: String, _ text: String, _ code: Finding.Code) {
      (self.name, self.text, self.code) = (name, text, code)
    }
  }

  static let owed = [
    Owed(
      "texts against balances",
      "Date,Description,Amount,Balance\n2026-01-05,PURCHASE A,4.20,104.20\n2026-01-06,PURCHASE B,5.80,110.00\n2026-01-07,PAYMENT RECEIVED,-10.00,100.00\n",
      .signsAmbiguous),
    Owed(
      "a balance that goes up with most amounts",
      "Date,Description,Amount,Balance\n2026-01-05,Shop,4.20,104.20\n2026-01-06,Bakery,5.80,110.00\n2026-01-07,Bank,-10.00,100.00\n2026-01-08,Shop,1.00,101.00\n2026-01-09,Shop,2.00,103.00\n",
      .signsAmbiguous),
    Owed(
      "no names, and a balance that goes up with the first column",
      "2026-01-05,Shop,4.20,,104.20\n2026-01-06,Bakery,5.80,,110.00\n2026-01-17,Bank,,10.00,100.00\n",
      .columnsAmbiguous),
    Owed(
      "no names, and a card's few payments with a minus beside many purchases",
      (1...5).map { "0\($0) Aug 14,Shop number \($0),Visa,,\($0).20\n" }.joined()
        + "06 Aug 14,By direct debit,n/a,-228.66,\n", .columnsAmbiguous),
    Owed(
      "a refund among purchases without signs",
      "Date,Description,Amount\n"
        + (1...9).map { "2026-01-0\($0),Card purchase \($0),\($0).50\n" }.joined() + "2026-01-10,Refund,3\n",
      .signsAmbiguous),
  ]

  @Test(arguments: owed) func whatMayBeOwedIsAsked(_ file: Owed) {
    let error = #expect(throws: ImportError.self) { try BankFile.read(file.text) }
    #expect(error?.findings.map(\.code) == [file.code])
  }

  @Test func aProfileThatTheFileContradictsGivesWay() throws {
    let blank =
      "Buchungstag;Valuta;Betrag;Soll;Haben\n05.01.2026;05.01.2026;;4,20;\n16.01.2026;16.01.2026;;;100,00\n"
    let words =
      "Buchungstag;Valuta;Umsatz;S/H\n"
      + (1...10).map { "1\($0 % 10).01.2026;1\($0 % 10).01.2026;4,20;\($0 == 1 ? "H" : "S")\n" }.joined()
    for (text, count) in [(blank, 1), (words, 9)] {
      let imported = try BankFile.read(text)
      #expect(imported.outline.profile == nil)
      #expect(imported.result.budget.transactions.count { $0.kind == .expense } == count)
    }
  }
}
