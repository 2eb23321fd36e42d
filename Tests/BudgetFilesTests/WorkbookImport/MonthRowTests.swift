import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import ImportCore
import SpreadsheetValues
import Testing

/// Tests tables with a row for each month, running totals beside months, and signs that show the direction of each row.
@Suite struct MonthRowTests {
  private static let spent = """
    Year | Month | Rent | Food | Total Spent
    2024 | Nov | 500 | 120.50 | 620.50
    2024 | Dec | 500 | 99 | 599
    2025 | Jan | 520 | 80 | 600
    2025 | Nov | 520 | 70 | 590
    """

  @Test func `a year and a month in each row date the amounts of the categories`() throws {
    let result = try TypedSheet.imported(["Database": Self.spent]) { $0.amountsByMonth = .actual }
    #expect(
      result.logOfCategories == [
        "2024-11-01 expense 500 Rent", "2024-11-01 expense 120.5 Food", "2024-12-01 expense 500 Rent",
        "2024-12-01 expense 99 Food", "2025-01-01 expense 520 Rent", "2025-01-01 expense 80 Food",
        "2025-11-01 expense 520 Rent", "2025-11-01 expense 70 Food",
      ])
  }

  @Test func `a hidden copy of the same months counts once`() throws {
    var workbook = TypedSheet.workbook(["Database": Self.spent, "Old": Self.spent])
    workbook.sheets[1].properties.visibility = .hidden
    var context = ImportContext(fileName: "typed.xlsx", now: TypedSheet.now)
    context.amountsByMonth = .actual
    let result = try WorkbookImport(workbook, context: context).result
    #expect(result.budget.transactions.count == 8)
  }

  @Test func `hidden amounts of another year count`() throws {
    let other = Self.spent.replacing("2025", with: "2023").replacing("2024", with: "2022")
      .replacing("5", with: "6")
    var workbook = TypedSheet.workbook(["Database": Self.spent, "Old": other])
    workbook.sheets[1].properties.visibility = .hidden
    var context = ImportContext(fileName: "typed.xlsx", now: TypedSheet.now)
    context.amountsByMonth = .actual
    let result = try WorkbookImport(workbook, context: context).result
    #expect(result.budget.transactions.count == 16)
  }

  @Test func `a row that grows from month to month is no category`() throws {
    let result = try TypedSheet.computed([
      "Budget 2026": """
      Budget | Jan | Feb | Mar
      Rent | 300 | 300 | 300
      Food | 100 | 80 | 90
      Saved so far | 50 | =B4+C3 | =C4+D3
      """
    ])
    #expect(result.budget.categories.map(\.name) == ["Rent", "Food"])
  }

  @Test func `months beside amounts that a formula adds up are no categories`() throws {
    #expect(throws: ImportError.self) {
      try TypedSheet.computed(["Sheet1": "Jan | 500\nFeb | 510\nMar | 520\n | =SUM(B1:B3)"])
    }
  }

  // 24 of 25 expenses have a minus sign.
  @Test func `a positive expense among many with a minus is a refund`() throws {
    let rows = (1...24).map { "2026-01-\($0 < 10 ? "0" : "")\($0) | Shop | -\($0) | Expense" }
    let sheet =
      "Date | Description | Amount | Type\n" + rows.joined(separator: "\n")
      + "\n2026-01-25 | Shop | 9.50 | Expense\n2026-01-26 | Work | 700 | Income"
    let result = try TypedSheet.imported(["Log": sheet])
    let income = result.budget.transactions.filter { $0.kind == .income }
    #expect(income.map(\.amount) == [9.5, 700])
    #expect(result.budget.transactions.filter { $0.kind == .expense }.map(\.amount).reduce(0, +) == 300)
  }

  @Test func `a few expenses without a minus stay expenses`() throws {
    let sheet = """
      Date | Description | Amount | Type
      2026-01-05 | Milk | -3.5 | Expense
      2026-01-06 | Bus | 2 | Expense
      2026-01-07 | Work | 700 | Income
      """
    let result = try TypedSheet.imported(["Log": sheet])
    #expect(result.budget.transactions.map(\.kind) == [.expense, .expense, .income])
  }

  @Test func `titles over the names are no header, and balances are no categories`() throws {
    let rows = (1...4).map { "2025-0\($0)-01 | 4500 | 3 | 1100 | 150 | 600 | 1500 | 2500" }
    let result = try TypedSheet.imported([
      "Sheet":
        ([
          "| INCOME | | EXPENSES | | | ACCOUNT BALANCES |",
          "Month | Wages | Misc Income | Rent | Gas | Food | Visa | Cash",
        ] + rows).joined(separator: "\n")
    ]) { $0.amountsByMonth = .actual }
    let transactions = result.budget.transactions
    #expect(transactions.count == 20)
    #expect(transactions.filter { $0.kind == .income }.map(\.amount).reduce(0, +) == 18012)
    #expect(transactions.filter { $0.kind == .expense }.map(\.amount).reduce(0, +) == 7400)
  }

  @Test func `a hidden table with the categories of a longer visible one is an earlier version`() throws {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
    let rows = months.map { "2025 | \($0) | 1100 | 150 | 60" }
    let header = "Year | Month | Rent | Gas | Food"
    var workbook = TypedSheet.workbook([
      "Old": ([header] + months.prefix(3).map { "2026 | \($0) | 900 | 90 | 90" }).joined(separator: "\n"),
      "Data": ([header] + rows).joined(separator: "\n"),
    ])
    workbook.sheets[0].properties.visibility = .hidden
    var context = ImportContext(fileName: "months.xlsx", now: TypedSheet.now)
    context.amountsByMonth = .actual
    let result = try WorkbookImport(workbook, context: context).result
    #expect(result.budget.transactions.count == 18)
    #expect(Set(result.budget.transactions.map(\.date.year)) == [2025])
  }
}
