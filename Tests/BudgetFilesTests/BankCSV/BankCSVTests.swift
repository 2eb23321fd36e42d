import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import Testing

@testable import ImportCore
@testable import TextImport
@testable import FieldReading

/// Tests made-up CSVs in the form of banks: the decisions, the questions, and the result of each row.
@Suite struct BankCSVTests {
  struct Shape: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let amounts: [String]
    var testDescription: String { name }
    init(_ name: String, _ text: String, _ amounts: [String]) {
      (self.name, self.text, self.amounts) = (name, text, amounts)
    }
  }

  static let shapes = [
    Shape("signed", "Date,Payee,Amount\n2026-01-05,Shop,-4.20\n2026-01-06,Pay,100\n", ["-4.2", "100"]),
    Shape(
      "debit and credit", "Date,Text,Debit,Credit\n2026-01-05,Shop,4.20,\n2026-01-06,Pay,,100\n",
      ["-4.2", "100"]),
    Shape(
      "debits with a minus", "Date,Text,Debit,Credit\n2026-01-05,Shop,-4.20,\n2026-01-06,Pay,,100\n",
      ["-4.2", "100"]),
    Shape(
      "a refund among debits",
      "Date,Text,Debit,Credit\n2026-01-05,Shop,4.20,\n2026-01-06,Shop,-1,\n2026-01-07,Pay,,100\n",
      ["-4.2", "1", "100"]),
    Shape(
      "words", "Datum;Naam;Bedrag;Af Bij\n05-01-2026;Winkel;4,20;Af\n16-01-2026;Loon;100,00;Bij\n",
      ["-4.2", "100"]),
    Shape(
      "words against what signs are elsewhere",
      "Date,Text,Amount,Type\n2026-01-05,Shop,4.20,Debit\n2026-01-06,Pay,-100,Credit\n2026-01-07,Shop,5,Debit\n",
      ["-4.2", "100", "-5"]),
    Shape(
      "balances prove that purchases are positive",
      "Date,Text,Amount,Balance\n2026-01-05,Shop,4.20,95.80\n2026-01-06,Shop,5.80,90.00\n2026-01-07,Back,-10,100.00\n",
      ["-4.2", "-5.8", "10"]),
    Shape(
      "newest first",
      "Date,Text,Amount,Balance\n2026-01-07,Pay,10,100.00\n2026-01-06,Shop,-5.80,90.00\n2026-01-05,Shop,-4.20,95.80\n",
      ["10", "-5.8", "-4.2"]),
    Shape(
      "CR and DR", "Date,Text,Amount\n2026-01-05,Shop,4.20 DR\n2026-01-06,Pay,\"1,000.00 CR\"\n",
      ["-4.2", "1000"]),
    Shape(
      "purchases by their words",
      "Date,Description,Amount\n2026-01-05,Card purchase A,4.20\n2026-01-06,Card purchase B,5\n2026-01-07,Refund C,-1\n",
      ["-4.2", "-5", "1"]),
    Shape(
      "decimal commas", "Buchungstag;Text;Betrag\n05.01.2026;Laden;-1.234,50\n06.01.2026;Lohn;2.000,00\n",
      ["-1234.5", "2000"]),
    Shape("apostrophes", "Date;Text;Amount\n05.01.2026;Shop;-1'234.50\n", ["-1234.5"]),
    Shape(
      "no header", "05.01.2026;Laden an der Ecke;-4,20;EUR\n16.01.2026;Lohn Firma;100,00;EUR\n",
      ["-4.2", "100"]),
    Shape(
      "no header, balances tell the columns",
      "2026-01-05,Shop,4.20,,95.80\n2026-01-06,Shop,5.80,,90.00\n2026-01-07,Pay,,10.00,100.00\n",
      ["-4.2", "-5.8", "10"]),
    Shape("a preamble", "Account 1\n\nFrom,2026-01-01\nDate,Payee,Amount\n2026-01-05,Shop,-4.20\n", ["-4.2"]),
    Shape(
      "names nobody knows", "Qwert,Asdf,Yxcv\n2026-01-05,Shop,-4.20\n2026-01-06,Pay,100\n", ["-4.2", "100"]),
    Shape("a misspelt name", "Date,Desription,Ammount\n2026-01-05,Shop,-4.20\n", ["-4.2"]),
    Shape("Hungarian", "Könyvelés dátuma;Partner neve;Összeg\n2026.01.05;Bolt;-4,20\n", ["-4.2"]),
    Shape("Hebrew", "תאריך,תיאור,חובה,זכות\n05/13/2026,א,4.20,\n05/14/2026,ב,,100\n", ["-4.2", "100"]),
    Shape("Polish", "Data operacji;Opis operacji;Kwota\n2026-01-05;Sklep;-4,20\n", ["-4.2"]),
    Shape(
      "compact dates", "Date,Text,Amount\n20260105,Shop,-4.20\n20260106120000[0:GMT],Shop,-5\n",
      ["-4.2", "-5"]),
    Shape("wrapped in apostrophes", "Date,Text,Amount\n'2026-01-05','Shop','-4.20'\n", ["-4.2"]),
    Shape("a log of spending", "Date,Category,Amount\n2026-01-05,Food,4.20\n", ["-4.2"]),
  ]

  @Test(arguments: shapes) func shapesAreRead(_ shape: Shape) throws {
    let imported = try BankFile.read(shape.text)
    #expect(BankFile.amounts(imported) == shape.amounts)
    #expect(imported.accounting.balance)
    #expect(imported.result.findings.allSatisfy { $0.severity == .info })
  }

  struct Open: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let code: Finding.Code
    let remedy: String
    var testDescription: String { name }
    init(_ name: String, _ text: String, _ code: Finding.Code, _ remedy: String) {
      (self.name, self.text, self.code, self.remedy) = (name, text, code, remedy)
    }
  }

  static let open = [
    Open(
      "no sign at all", "Date,Payee,Amount\n2026-01-05,A,4.20\n2026-01-06,B,100\n", .signsAmbiguous, "--signs"
    ),
    Open(
      "more without a minus", "Date,Payee,Amount\n2026-01-05,A,4\n2026-01-06,B,5\n2026-01-07,C,-1\n",
      .signsAmbiguous, "--signs"),
    Open(
      "three decimals or thousands", "Date,Payee,Amount\n2026-01-05,A,-30.000\n", .decimalMarkAmbiguous,
      "--decimal-mark"),
    Open("no year", "Date,Payee,Amount\n01/05,A,-3\n", .yearMissing, "--in-year"),
    Open("no dates", "Date,Payee,Amount\nsoon,A,-3\n", .dateUnreadable, "2026-03-31"),
    Open(
      "which column is money out", "2026-01-05,Some shop,4.20,\n2026-01-06,Some firm,,7.00\n",
      .columnsAmbiguous, "--signs negative-is-expense"),
    Open(
      "double entry", "Journal No,Date,Account,Amount\n1,2026-01-05,A,5\n1,2026-01-05,B,-5\n", .doubleEntry,
      "one account"),
    Open(
      "a profile's header of several", "Date,Description,Amount\n2026-01-05,A,4\n", .signsAmbiguous,
      "--profile amex-us-short"),
    Open("nothing of it", "one,two\n1,2\n", .noBudget, "name the columns"),
    Open("no rows", "", .noBudget, "name the columns"),
  ]

  @Test(arguments: open) func whatIsOpenIsAsked(_ open: Open) throws {
    let error = try #require(throws: ImportError.self) { try BankFile.read(open.text) }
    #expect(error.findings.map(\.code) == [open.code])
    #expect(error.findings.first?.remedy?.contains(open.remedy) == true)
  }

  @Test func answersSettleWhatIsOpen() throws {
    let text = "Date,Payee,Amount\n01/05/2026,A,30.000\n02/05/2026,B,-1.500\n03/05/2026,C,2.000\n"
    let imported = try BankFile.read(text) {
      $0.decimalMark = .comma
      $0.signs = .positiveIsExpense
      $0.dateOrder = .dayMonthYear
    }
    #expect(BankFile.amounts(imported) == ["-30000", "1500", "-2000"])
    #expect(imported.result.budget.transactions.first?.date.description == "2026-05-01")
    #expect(imported.outline.signs?.evidence == "said with --signs")
  }

  @Test func ambiguousDatesAreReadMonthFirstAndSaid() throws {
    let imported = try BankFile.read("Date,Payee,Amount\n02/03/2026,A,-1\n")
    #expect(imported.result.findings.map(\.code) == [.dateOrderAmbiguous, .currencyAssumed])
    #expect(imported.outline.questions.map(\.subject) == [.dateOrder])
    #expect(imported.result.budget.transactions.first?.date.description == "2026-02-03")
  }

  @Test func everyRowIsAccountedFor() throws {
    let imported = try BankFile.read(
      """
      Date,Description,Amount,Status
      2026-01-01,Opening balance,500.00,
      2026-01-05,Shop,-4.20,Posted
      2026-01-06,Later,-1.00,Pending
      2026-01-06,Never,-2.00,Declined
      ,,,
      soon,Shop,-3.00,Posted
      2026-01-07,Shop,four,Posted
      2026-01-07,Nothing,0.00,Posted
      ,Without a date,-8.00,Posted
      Date,Description,Amount,Status
      January,,,
      2026-01-08,Shop,-5.80,Posted
      Total,,475.00,
      Thank you for banking with us,,,

      """)
    let accounting = imported.accounting
    #expect(accounting.balance)
    #expect(accounting.read.rows == 14)
    #expect(accounting.imported.rows == 2 && accounting.imported.amount == -10)
    #expect(accounting.unusable.rows == 4 && accounting.unusable.amount == -11)
    #expect(
      accounting.skipped.mapValues(\.rows) == [
        .balances: 1, .pending: 1, .void: 1, .blank: 1, .headings: 2, .totals: 1, .footer: 1,
      ])
    let errors = imported.result.findings.filter { $0.severity > .info }
    #expect(
      errors.map(\.code) == [
        .dateUnreadable, .amountUnreadable, .amountZero, .dateMissing, .differsFromComputed,
      ])
    #expect(errors.map(\.place.location).first == .line(7, field: "Date"))
    #expect(imported.rawRows[7] == "soon,Shop,-3.00,Posted")
  }

  @Test func everyMeaningHasItsPlace() throws {
    let imported = try BankFile.read(
      """
      Transaction Date;Time;Value Date;Merchant;Description;Notes;Category;Amount (EUR);Running Balance;Account;Tags;Transaction ID;Mood
      2026-01-05;18:05;2026-01-06;Bistro;Dinner;late;Food;-4,20;95,80;Card;a,b;X-1;fine

      """)
    let transaction = try #require(imported.result.budget.transactions.first)
    #expect(transaction.time?.description == "18:05:00")
    #expect(
      transaction.payee == "Bistro" && transaction.description == "Dinner" && transaction.notes == "late")
    #expect(imported.result.budget.settings.currency.code == "EUR" && transaction.currency == nil)
    #expect(transaction.tags == ["a", "b"])
    #expect(transaction.customFields.map(\.name) == ["Value Date", "Transaction ID", "Mood"])
    #expect(imported.result.budget.accounts.map(\.name) == ["Card"])
    #expect(
      imported.outline.columns.map(\.meaning?.name) == [
        "date", "time", "valueDate", "payee", "description", "note", "category", "amount", "balance",
        "account", "tags", "id", nil,
      ])
  }

  @Test func ownProfilesAreUsed() throws {
    let yaml = """
      name: my-bank
      title: My bank
      header: none
      columns: {date: 1, payee: 2, amount: {expense: 3, income: 4}}
      """
    let profile = try CSVProfile(yaml: yaml, file: "my-bank.yaml")
    let imported = try BankFile.read(
      "2026-01-05,Some shop,4.20,\n2026-01-06,Some firm,,7.00\n", options: CSVOptions(profile: profile))
    #expect(BankFile.amounts(imported) == ["-4.2", "7"])
    #expect(imported.outline.profile == "my-bank" && imported.outline.headerLine == nil)
  }

  @Test func profilesThatFitEquallyWellAreAsked() throws {
    let yaml =
      "name: other\ntitle: Other\nheader: [Date, Payee, Memo, Amount]\ncolumns: {date: Date, payee: Payee, memo: Memo, amount: Amount}\n"
    var catalog = ProfileCatalog.builtIn
    catalog.add(try CSVProfile(yaml: yaml, file: "other.yaml"))
    let error = try #require(throws: ImportError.self) {
      try BankFile.read(
        "Date,Payee,Memo,Amount\n2026-01-05,A,B,-1\n", options: CSVOptions(catalog: catalog))
    }
    #expect(error.findings.first?.reason == "the profiles other and ynab-import-amount fit equally well")
  }

  @Test func aProfileThatDoesNotFitIsRefused() throws {
    let error = try #require(throws: ImportError.self) {
      try BankFile.read(
        "Date,Payee,Amount\n2026-01-05,A,-1\n",
        options: CSVOptions(profile: ProfileCatalog.builtIn["mint"]))
    }
    #expect(error.findings.map(\.code) == [.profileUnclear])
  }

  @Test func aProfileIsNotBelievedAgainstTheFile() throws {
    let rows = (1...12).map { "2026-01-\($0 + 9),Shop,memo,4.20" }.joined(separator: "\n")
    let error = try #require(throws: ImportError.self) {
      try BankFile.read("Date,Payee,Memo,Amount\n\(rows)\n")
    }
    #expect(
      error.findings.first?.reason == "by the profile ynab-import-amount not one of 12 amounts is an expense")
  }

  @Test func signsAgainstTheirWordsAreSaid() throws {
    let imported = try BankFile.read(
      "DEBIT,2026-01-05,Some shop,-4.20\nDEBIT,2026-01-06,Some shop,-5\nCREDIT,2026-01-07,Some firm,9\nCREDIT,2026-01-07,Some firm,9\nCREDIT,2026-01-08,Some shop,-7\n"
    )
    #expect(BankFile.amounts(imported) == ["-4.2", "-5", "9", "9", "-7"])
    #expect(imported.result.findings.map(\.code) == [.headerMissing, .signAgainstWord, .currencyAssumed])
  }
}
