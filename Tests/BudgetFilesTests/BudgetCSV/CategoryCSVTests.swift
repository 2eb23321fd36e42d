import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import SpreadsheetFiles
import Testing

@testable import ImportCore
@testable import TextImport

@Suite struct CategoryCSVTests {
  static let context = ImportContext(fileName: "plan.csv", now: .epoch)

  private func read(_ text: String, context: ImportContext = context) throws -> ImportResult {
    try BudgetCSV.read(Array(text.utf8), context: context)
  }

  @Test func everyColumn() throws {
    let result = try read(
      """
      Category,Type,Amount,DueDate,NotificationEnabled
      Rent,Fixed,1500.00,2025-12-01,true
      Groceries,Variable,450.5,,false
      Insurance,Quarterly,"1,200.00",15th,yes
      Salary,Income,5000,last,
      """)
    #expect(result.findings.map(\.code) == [.currencyAssumed])
    let categories = result.budget.categories
    #expect(categories.map(\.name) == ["Rent", "Groceries", "Insurance", "Salary"])
    #expect(categories.map(\.group) == [.fixed, .variable, .quarterly, .income])
    #expect(categories.map(\.budgetedAmount) == [1500, Decimal(string: "450.5"), 1200, 5000])
    #expect(
      categories.map(\.dueDate) == [
        CalendarDate("2025-12-01").map(DueDate.date), nil, .dayOfMonth(15), .lastDayOfMonth,
      ])
    #expect(categories.map(\.reminders.isEnabled) == [true, false, true, false])
    #expect(categories.map(\.basis) == [.month, .month, .quarter, .month])
  }

  @Test func columnsInAnyOrderAndDialect() throws {
    let result = try read(
      "due_date;notification enabled;Betrag;TYPE;Kategorie\n12/01/2025;0;1.500,00;fixed;Miete\n")
    let category = try #require(result.budget.categories.first)
    #expect(category.name == "Miete")
    #expect(category.group == .fixed)
    #expect(category.budgetedAmount == 1500)
    #expect(category.dueDate == CalendarDate("2025-12-01").map(DueDate.date))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let row: String
    let code: Finding.Code
    let severity: Finding.Severity
    let field: String
    let reason: String
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "no name", row: ",Fixed,5,,", code: .nameMissing, severity: .error, field: "Category",
      reason: "the row has no category; it is left out"),
    Row(
      name: "unknown type", row: "Rent,Rainy,5,,", code: .typeUnknown, severity: .warning, field: "Type",
      reason:
        "the type \"Rainy\" is none of Income, Fixed, Variable, Quarterly; the category is kept as Variable"),
    Row(
      name: "amount in words", row: "Rent,Fixed,much,,", code: .amountUnreadable, severity: .error,
      field: "Amount",
      reason: "the amount \"much\" is not a number; the category is kept with 0"),
    Row(
      name: "amount too precise", row: "Rent,Fixed,1234567890123456,,", code: .amountTooPrecise,
      severity: .error,
      field: "Amount",
      reason:
        "the amount \"1234567890123456\" has more than 15 digits before or 4 after the decimal point; the category is kept with 0"
    ),
    Row(
      name: "due date in words", row: "Rent,Fixed,5,soon,", code: .dueDateUnreadable, severity: .warning,
      field: "DueDate", reason: "the due date \"soon\" is no date and no day of the month; it is left out"),
    Row(
      name: "notification in words", row: "Rent,Fixed,5,,maybe", code: .settingUnknown, severity: .warning,
      field: "NotificationEnabled",
      reason: "\"maybe\" is neither true nor false; the due date is not announced"),
  ]

  @Test(arguments: rows) func saysWhatIsWrong(_ row: Row) throws {
    let result = try read("Category,Type,Amount,DueDate,NotificationEnabled\nFood,Variable,1,,\n\(row.row)\n")
    let findings = result.findings.filter { $0.code != .currencyAssumed }
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.code == row.code)
    #expect(finding.severity == row.severity)
    #expect(finding.place == Provenance(file: "plan.csv", .line(3, field: row.field)))
    #expect(finding.reason == row.reason)
  }

  @Test func nameTwiceAndOtherColumns() throws {
    let result = try read("Category,Amount,Mood\nRent,1,good\nRent,2,bad\n,,\n")
    #expect(result.budget.categories.map(\.budgetedAmount) == [1])
    #expect(result.findings.map(\.code) == [.columnNotKept, .nameRepeated, .currencyAssumed])
    #expect(result.findings.first?.place.location == .line(1, field: "Mood"))
  }

  @Test func writesWhatTheSpecificationShows() throws {
    var budget = Budget()
    let date = try #require(CalendarDate("2025-12-01"))
    budget.categories = [
      BudgetModel.Category(
        id: ContentIdentifier(fileName: "").identifier(place: "1", content: []), name: "Rent", group: .fixed,
        budgetedAmount: 1500, dueDate: .date(date), reminders: ReminderSchedule(isEnabled: true),
        info: RecordInfo(created: .epoch)),
      BudgetModel.Category(
        id: ContentIdentifier(fileName: "").identifier(place: "2", content: []), name: "=SUM(A1)",
        group: .income,
        budgetedAmount: try #require(Decimal(string: "0.125")), dueDate: .dayOfMonth(31),
        info: RecordInfo(created: .epoch)),
    ]
    let text = String(decoding: try BudgetCSV.writeCategories(budget), as: UTF8.self)
    #expect(
      text
        == "Category,Type,Amount,DueDate,NotificationEnabled\r\nRent,Fixed,1500.00,2025-12-01,true\r\n'=SUM(A1),Income,0.125,31,false\r\n"
    )
    budget.categories[1].basis = .year
    budget.categories[1].dueDate = .lastDayOfMonth
    let withBasis = String(decoding: try BudgetCSV.writeCategories(budget), as: UTF8.self)
    #expect(withBasis.hasSuffix("true,month\r\n'=SUM(A1),Income,0.125,last,false,year\r\n"))
    #expect(try read(withBasis).budget.categories.map(\.name) == ["Rent", "=SUM(A1)"])
    #expect(try read(withBasis).budget.categories.map(\.basis) == [.month, .year])
  }

  @Test func encodingWithoutTheCharacterIsRefused() {
    var budget = Budget()
    budget.categories = [
      BudgetModel.Category(
        id: ContentIdentifier(fileName: "").identifier(place: "1", content: []), name: "家計", group: .fixed,
        info: RecordInfo(created: .epoch))
    ]
    #expect(throws: CSVError(.notEncodable("家"), line: 2, field: 1)) {
      try BudgetCSV.writeCategories(budget, dialect: CSVDialect(encoding: .windows1252))
    }
  }
}
