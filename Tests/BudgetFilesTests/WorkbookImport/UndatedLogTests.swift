import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import SpreadsheetValues
import Testing

/// Tests logs whose rows have no date, or a date without a year.
@Suite struct UndatedLogTests {
  private static func dates(_ result: ImportResult) -> [String] {
    result.budget.transactions.map { "\($0.date) \($0.amount)" }
  }

  @Test func `days without a year are read once the year is known`() throws {
    let sheet = """
      No | Datum | | Text | Eingang | Ausgang
      1 | 01. Okt | | Porto | | 8.70
      2 | 02. Okt | | Rechnung | 120 |
      3 | 14. Okt | | Benzin | | 42.80
      """
    let asked = try TypedSheet.imported(["Kasse": sheet])
    #expect(asked.budget.transactions.isEmpty)
    #expect(asked.findings.contains { $0.code == .yearMissing && $0.severity == .error })
    let answered = try TypedSheet.imported(["Kasse": sheet]) { $0.year = 2023 }
    #expect(Self.dates(answered) == ["2023-10-01 8.7", "2023-10-02 120", "2023-10-14 42.8"])
    #expect(answered.budget.transactions.map(\.kind) == [.expense, .income, .expense])
  }

  @Test func `months and years without days are the first day`() throws {
    let result = try TypedSheet.imported([
      "Sheet1": """
      Type | Description | Amount | Date
      Income | Ada | 1200.35 | '2025-04
      Expense | Light | 150.68 | '2025-02
      Expense | Water | 20 | '2024
      """
    ])
    #expect(Self.dates(result) == ["2025-04-01 1200.35", "2025-02-01 150.68", "2024-01-01 20"])
  }

  @Test func `words for months need the year`() throws {
    let sheet = """
      Name | Item | Expense | Date of Purchase
      Ada | Wood | 70 | dec
      Ada | Glue | 500 |
      Bo | Paper | 220 | feb
      """
    let asked = try TypedSheet.imported(["Sheet1": sheet])
    #expect(asked.budget.transactions.isEmpty)
    #expect(asked.findings.contains { $0.code == .yearMissing && $0.severity == .error })
    let answered = try TypedSheet.imported(["Sheet1": sheet]) { $0.year = 2015 }
    #expect(Self.dates(answered) == ["2015-12-01 70", "2015-01-01 500", "2015-02-01 220"])
  }

  // One row without a date among dated rows stays an error, even if the year is known.
  @Test func `a year does not date rows of a log with days`() throws {
    let result = try TypedSheet.imported([
      "Log": "Date | Description | Amount\n2026-01-05 | Milk | -3.5\n | Bus | -2\n2026-01-07 | Tea | -1"
    ]) { $0.year = 2026 }
    #expect(Self.dates(result) == ["2026-01-05 3.5", "2026-01-07 1"])
    #expect(result.findings.contains { $0.code == .dateMissing })
  }

  // An unreadable date is not replaced by the first day of a year.
  @Test func `dates in an unknown form stay errors even if the year is known`() throws {
    let sheet = "Date | Description | Amount\n'05.XYZ.2024 | Milk | -3.5\n'17.XYZ.2024 | Bus | -2"
    let result = try TypedSheet.imported(["Log": sheet]) { $0.year = 2024 }
    #expect(result.budget.transactions.isEmpty)
    #expect(result.findings.count { $0.code == .dateUnreadable } == 2)
  }

  @Test(arguments: ["Cost", "Spent", "Expense", "Amount", "Price"])
  func `purchases whose categories come again are a log`(header: String) throws {
    let rows = (0..<9).map { "Thing \($0) | \(10 + $0) | \(["Food", "Fun", "Bus"][$0 % 3])" }
    let sheet = "Item | \(header) | Category\n" + rows.joined(separator: "\n")
    let result = try TypedSheet.imported(["October": sheet]) { $0.year = 2024 }
    #expect(result.budget.transactions.count == 9)
    #expect(result.budget.transactions.map(\.amount).reduce(0, +) == 126)
    #expect(result.budget.transactions.allSatisfy { "\($0.date)" == "2024-10-01" })
  }

  // If the same rows are sorted by group, they are a plan.
  @Test func `names in their groups stay a plan`() throws {
    let rows = (0..<9).map { "Thing \($0) | \(10 + $0) | \(["Food", "Fun", "Bus"][$0 / 3])" }
    let result = try TypedSheet.imported([
      "Sheet1": "Item | Amount | Category\n" + rows.joined(separator: "\n")
    ])
    #expect(result.budget.transactions.isEmpty)
    #expect(result.budget.categories.map(\.budgetedAmount).reduce(0, +) == 126)
  }
}
