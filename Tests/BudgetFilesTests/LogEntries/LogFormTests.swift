import BudgetModel
import CalendarDates
import FieldReading
import Foundation
import ImportCore
import Rules
import SpreadsheetValues
import Testing

@testable import WorkbookImporting

/// Tests the description of a log's form, and the entries that the form cannot store.
@Suite struct LogFormTests {
  private static let signed = """
    Date | Description | Category | Amount | Balance
    2026-01-05 | Market | Groceries | -12.5 | 87.5
    2026-01-06 | Payroll | Salary | 900 | 987.5
    2026-01-09 | Cinema | Fun | -20 | 967.5
    Total | | | 867.5 |
    """

  @Test func rowsAndOrderAreFound() throws {
    let form = try LogFormHarness(Self.signed).form()
    #expect(form.headerRows == 1...1)
    #expect(form.entryRows == 2...4)
    #expect(form.order == .oldestFirst)
    #expect(form.place == .below(row: 4))
  }

  @Test func balancesStayEmptyAndAreNamed() throws {
    let form = try LogFormHarness(Self.signed).form()
    let row = try form.row(for: LogEntry("2026-02-01", .expense, "3", "Tea", "Fun"))
    #expect(row.remarks == [.balanceEmpty(header: "Balance")])
    #expect(!row.cells.contains { $0.column == 5 })
  }

  @Test func formulasAreLeftToOthers() throws {
    var harness = LogFormHarness(Self.signed)
    for row in 2...4 {
      guard let reference = CellReference(row: row, column: 5),
        var cell = harness.workbook.sheets[0][reference]
      else { continue }
      cell.formula = CellFormula("E\(row - 1)+D\(row)")
      harness.workbook.sheets[0].set(cell)
    }
    let row = try harness.form().row(for: LogEntry("2026-02-01", .expense, "3", "Tea", "Fun"))
    #expect(row.remarks == [.calculated(header: "Balance")])
    try harness.write([LogEntry("2026-02-01", .expense, "3", "Tea", "Fun")])
    #expect(try harness.log().contains("2026-02-01 expense 3 Tea [Fun] "))
  }

  @Test func whatHasNoColumnIsNamed() throws {
    let form = try LogFormHarness(Self.signed).form()
    var entry = LogEntry("2026-02-01", .transfer, "3", "To savings", account: "Giro")
    entry.payee = "Bank"
    entry.note = "monthly"
    entry.tags = ["a"]
    let losses = try form.row(for: entry).losses
    #expect(
      losses == [
        .transferAsExpense, .noColumn(.payee, value: "Bank"), .noColumn(.note, value: "monthly"),
        .noColumn(.account, value: "Giro"), .noColumn(.tags, value: "a"),
      ])
  }

  @Test func aDirectionWithoutAWayToSayItIsRefused() throws {
    let form = try LogFormHarness(
      """
      Date | Description | Category | Expense Amount
      2026-01-05 | Market | Groceries | 12.5
      2026-01-06 | Bakery | Groceries | 3
      2026-01-09 | Cinema | Fun | 20
      """
    ).form()
    #expect(throws: LogFormError.directionUnsayable(.income, sheet: "Log")) {
      try form.row(for: LogEntry("2026-02-01", .income, "3", "Refund", "Fun"))
    }
  }

  @Test func moreDecimalsThanTheTextsShowAreWrittenAndNamed() throws {
    let form = try LogFormHarness(
      """
      Date | Description | Amount
      2026-01-05 | Market | '-12.50 €
      2026-01-06 | Pay | '900.00 €
      2026-01-09 | Cinema | '-20.00 €
      """
    ).form()
    let row = try form.row(for: LogEntry("2026-02-01", .expense, "3.125", "Fuel"))
    #expect(row.losses == [.moreDecimals(3)])
    #expect(row.cells.last?.value == .text("-3.125 €"))
  }

  @Test func emptyCategoriesAreFilledAndOthersStay() throws {
    let harness = LogFormHarness(
      """
      Date | Description | Category | Amount
      2026-01-05 | Market hall | Groceries | -12.5
      2026-01-06 | Market stall | | -9
      2026-01-09 | Market cinema | Fun | -20
      2026-01-10 | Unknown | | -2
      """)
    let rules = try CategoryRules(
      yaml: "- text: market\n  set: {category: groceries}\n", path: "rules.yaml"
    ) { _ in throw CocoaError(.fileNoSuchFile) }
    let filled = try harness.reading().emptyCategories(in: harness.workbook, by: rules)
    #expect(filled.map { "\($0.sheetName)!\($0.cell) \($0.category)" } == ["Log!C3 Groceries"])
  }
}
