import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import Testing

@testable import FieldReading
@testable import ImportCore
@testable import TextImport

@Suite struct TransactionCSVTests {
  static let context = ImportContext(fileName: "log.csv", now: .epoch)
  static let header = "Date,Description,Category,Type,Amount,Currency,Account,ToAccount,Payee,Member,Notes,Id"

  private func read(_ text: String, order: DateOrder? = nil) throws -> ImportResult {
    var context = Self.context
    context.dateOrder = order
    return try BudgetCSV.read(Array(text.utf8), context: context)
  }

  @Test func everyColumn() throws {
    let result = try read(
      """
      \(Self.header),Mood
      2026-01-31T18:00,Dinner,Food,expense,"1,012.50",EUR,Card,,Bistro,Ann,"late,
      but good",E621E1F8-C36C-495A-93FC-0C247A3E6E5F,fine
      2026-02-01,To savings,,transfer,100,USD,Checking,Savings,,,,,
      2026-02-02,Pay,Salary,income,2500.00,,Checking,,,,,,
      """)
    #expect(result.findings.map(\.code) == [.currencyOther, .categoryNotPlanned, .categoryNotPlanned])
    let budget = result.budget
    #expect(budget.categories.map(\.name) == ["Food", "Salary"])
    #expect(budget.categories.map(\.group) == [.variable, .income])
    #expect(budget.accounts.map(\.name) == ["Card", "Checking", "Savings"])
    #expect(budget.members.map(\.name) == ["Ann"])
    let dinner = budget.transactions[0]
    #expect(dinner.id.description == "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")
    #expect(dinner.date.description == "2026-01-31")
    #expect(dinner.time?.description == "18:00:00")
    #expect(dinner.amount == Decimal(string: "1012.5"))
    #expect(dinner.kind == .expense)
    #expect(dinner.description == "Dinner")
    #expect(dinner.currency?.code == "EUR")
    #expect(dinner.payee == "Bistro")
    #expect(dinner.notes == "late,\nbut good")
    #expect(dinner.memberID == budget.members[0].id)
    #expect(dinner.customFields == [CustomField(name: "Mood", value: "fine")])
    let transfer = budget.transactions[1]
    #expect(transfer.kind == .transfer)
    #expect(transfer.accountID == budget.accounts[1].id)
    #expect(transfer.transferAccountID == budget.accounts[2].id)
    #expect(transfer.currency == nil)
    #expect(budget.transactions[2].kind == .income)
    // The quoted field of the first row contains a line break.
    #expect(result.provenance[transfer.id]?.location == .line(4, field: nil))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let row: String
    let code: Finding.Code
    let severity: Finding.Severity
    let field: String?
    let isKept: Bool
    var testDescription: String { row }

    init(_ row: String, _ code: Finding.Code, _ severity: Finding.Severity, _ field: String?, isKept: Bool) {
      (self.row, self.code, self.severity, self.field, self.isKept) = (row, code, severity, field, isKept)
    }
  }

  static let rows = [
    Row(",Bus,Food,expense,5", .dateMissing, .error, "Date", isKept: false),
    Row("soon,Bus,Food,expense,5", .dateUnreadable, .error, "Date", isKept: false),
    Row("2026-01-02,Bus,Food,expense,", .amountMissing, .error, "Amount", isKept: false),
    Row("2026-01-02,Bus,Food,expense,five", .amountUnreadable, .error, "Amount", isKept: false),
    Row("2026-01-02,Bus,Food,expense,1234567890123456", .amountTooPrecise, .error, "Amount", isKept: false),
    Row("2026-01-02,Bus,Food,expense,0.00", .amountZero, .warning, "Amount", isKept: false),
    Row("2026-01-02,Bus,Food,magic,5", .typeUnknown, .warning, "Type", isKept: true),
    Row("2026-01-02,Bus,,expense,5", .uncategorized, .info, "Category", isKept: true),
    Row("2026-01-02,Bus,Food,expense,-5", .refund, .info, "Amount", isKept: true),
    Row("2026-01-02,Bus,Food,income,-5", .refund, .info, "Amount", isKept: true),
    Row("2026-01-02,Bus,,transfer,5", .transferWithoutAccount, .info, "Type", isKept: true),
    Row("2026-01-02,Bus,Food,expense,5,Bitcoin", .settingUnknown, .warning, "Currency", isKept: true),
    Row("2026-01-02,Bus,Food,expense,5,,,,,,,7", .identifierUnusable, .warning, "Id", isKept: true),
    Row("2026-01-02,Bus,Food,expense,5,,,,,,,,8", .fieldsWithoutColumn, .warning, nil, isKept: true),
  ]

  @Test(arguments: rows) func saysWhatIsWrong(_ row: Row) throws {
    let result = try read(
      "\(Self.header)\n2026-01-01,Tea,Food,expense,1\n2026-01-01,Tea,Food,expense,1\n\(row.row)\n")
    let finding = try #require(result.findings.first)
    #expect(finding.code == row.code)
    #expect(finding.severity == row.severity)
    #expect(finding.place == Provenance(file: "log.csv", .line(4, field: row.field)))
    #expect(result.budget.transactions.count == (row.isKept ? 3 : 2))
  }

  @Test(arguments: [
    ("signs alone", "Date,Amount\n2026-01-01,-5\n2026-01-02,7\n", [TransactionKind.expense, .income]),
    (
      "expenses with their minus", "Date,Type,Amount\n2026-01-01,expense,-5\n2026-01-02,income,7\n",
      [.expense, .income]
    ),
    (
      "a refund among expenses",
      "Date,Type,Amount\n2026-01-01,expense,5\n2026-01-02,expense,-7\n2026-01-02,expense,1\n",
      [.expense, .income, .expense]
    ),
    ("negative transfer", "Date,Type,Amount\n2026-01-01,transfer,-5\n", [.transfer]),
  ])
  func signsAndTypes(_ name: String, _ text: String, _ kinds: [TransactionKind]) throws {
    let transactions = try read(text).budget.transactions
    #expect(transactions.map(\.kind) == kinds)
    #expect(transactions.allSatisfy { $0.amount > 0 })
  }

  @Test(arguments: [
    ("13/02/2026", nil, "2026-02-13", 0), ("02/13/2026", nil, "2026-02-13", 0),
    ("02/03/2026", nil, "2026-02-03", 1),
    ("02/03/2026", DateOrder.dayMonthYear, "2026-03-02", 0),
  ])
  func datesDecideTheirOrder(_ text: String, _ order: DateOrder?, _ date: String, _ ambiguous: Int) throws {
    let result = try read("Date,Amount,Description\n\(text),-5,x\n", order: order)
    #expect(result.budget.transactions.map(\.date.description) == [date])
    #expect(result.findings.count { $0.code == .dateOrderAmbiguous } == ambiguous)
  }

  @Test(arguments: [
    ("no columns", "a,b\n1,2\n", Finding.Code.noBudget, Provenance.Location.line(1, field: nil)),
    ("empty", "", .noBudget, .line(1, field: nil)),
    ("no signs", "Date,Amount\n2026-01-01,5\n2026-01-02,7\n", .signsAmbiguous, .line(1, field: nil)),
    ("no end of quote", "Date,Amount\n\"2026", .notCSV, .line(2, field: nil)),
    ("binary", "Date,Amount\n\0", .notCSV, .line(2, field: nil)),
  ])
  func refusesWholeFiles(
    _ name: String, _ text: String, _ code: Finding.Code, _ location: Provenance.Location
  ) {
    #expect {
      try read(text)
    } throws: { error in
      let finding = (error as? ImportError)?.findings.first
      guard case .line(let line, _) = finding?.place.location, case .line(let expected, _) = location else {
        return false
      }
      return finding?.code == code && line == expected
    }
  }

  @Test func aFileOfTheOtherContentIsRefused() {
    #expect {
      try BudgetCSV.read(
        Array("Category,Amount\nRent,5\n".utf8), context: Self.context, content: .transactions)
    } throws: { error in
      (error as? ImportError)?.findings.first?.reason
        == "no column holds dates (understood were amount, category)"
    }
  }

  @Test(
    arguments: [
      ("two", ["a", "b"], "a,b"), ("comma", ["a, b", "c"], "a\\, b,c"),
      ("backslashes", ["a\\", "\\,"], "a\\\\,\\\\\\,"),
      ("none", [], ""),
    ] as [(String, [String], String)])
  func tagsAreOneField(_ name: String, _ tags: [String], _ text: String) {
    #expect(CSVTags.write(tags) == text)
    #expect(CSVTags.read(text) == tags)
  }

  @Test func looseTags() {
    #expect(CSVTags.read(" a , ,C:\\x,end\\") == ["a", "C:\\x", "end\\"])
  }

  /// Custom fields keep their names even if a column with such a name has a meaning, or occurs twice.
  @Test func customFieldsOfKnownNames() throws {
    var budget = try read("Date,Amount\n2026-01-01,-5\n2026-01-02,-6\n").budget
    budget.transactions[0].customFields = ["Tags", "Date", "Income", "Balance", "=x", "Mood", "Mood"]
      .enumerated().map {
        CustomField(name: $1, value: "\($0)")
      }
    budget.transactions[1].customFields = [CustomField(name: "Mood", value: "=1+1")]
    let text = String(decoding: try BudgetCSV.writeTransactions(budget), as: UTF8.self)
    #expect(text.hasPrefix(Self.header + ",Tags,Tags,Date,Income,Balance,'=x,Mood,Mood\r\n"))
    let again = try read(text).budget
    #expect(again.transactions.map(\.customFields) == budget.transactions.map(\.customFields))
    #expect(again.transactions.map(\.amount) == [5, 6])
  }

  @Test func semicolonsAndWindowsEncoding() throws {
    let bytes = Array("Datum;Betrag;Beschreibung\r\n31.01.2026;-1.234,50;Caf".utf8) + [0xE9, 0x0D, 0x0A]
    let transaction = try #require(try BudgetCSV.read(bytes, context: Self.context).budget.transactions.first)
    #expect(transaction.date.description == "2026-01-31")
    #expect(transaction.amount == Decimal(string: "1234.5"))
    #expect(transaction.kind == .expense)
    #expect(transaction.description == "Café")
  }
}
