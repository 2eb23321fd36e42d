import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import SpreadsheetValues
import Testing

/// Tests the comparison of a workbook's own figures with the figures of the imported budget.
@Suite struct ReconciliationTests {
  private func reconciled(
    _ sheets: KeyValuePairs<String, String>, formulas: [(sheet: String, cell: String, text: String)] = []
  ) throws -> Reconciliation {
    var workbook = TypedSheet.workbook(sheets)
    for (name, cell, text) in formulas {
      let index = try #require(workbook.sheets.firstIndex { $0.name == name })
      let reference = try #require(CellReference(cell))
      var changed = try #require(workbook.sheets[index][reference])
      changed.formula = CellFormula(text)
      workbook.sheets[index].set(changed)
    }
    let context = ImportContext(fileName: "typed.xlsx", now: TypedSheet.now)
    let imported = try WorkbookImport(workbook, context: context)
    return Reconciliation(workbook, imported.tables, imported.result, context: context)
  }

  private static let log = """
    Date | Description | Category | Income | Expense | Balance
    2026-01-05 | Payroll | Salary | 1000 | | 1500
    2026-01-06 | Market | Food | | 40.25 | 1459.75
    2026-01-09 | Market | Food | | 9.75 | 1450
    """

  @Test func figuresThatAgree() throws {
    let found = try reconciled([
      "Log": Self.log + "\nTotal | | | 1000 | 50 |",
      "Report": "Category | Planned | Actual\nSalary | 0 | 1000\nFood | 60 | 50",
    ])
    #expect(found.differences.isEmpty)
    #expect(
      found.figures.map(\.name) == [
        "running balance", "closing balance", "Total, Income", "Total, Expense", "Salary, Actual",
        "Food, Actual",
      ])
    #expect(
      found.open == ["Log!F2: the balances begin with it: 500 before the row"])
  }

  @Test func aClosingBalanceThatARowExplains() throws {
    let found = try reconciled(["Log": Self.log.replacing("| 1450", with: "| 1459.75")])
    let figure = try #require(found.differences.first)
    #expect(figure.name == "closing balance")
    #expect(figure.place.description == "typed.xlsx, sheet Log, cell F4")
    #expect(figure.own == hundredths(145_975))
    #expect(figure.computed == 1450)
    #expect(figure.difference == hundredths(975))
    #expect(figure.explanation == "it is the amount of row 4")
  }

  @Test func aTotalWhoseRangeIsShort() throws {
    let found = try reconciled(
      ["Log": Self.log + "\nTotal | | | 1000 | 40.25 |"], formulas: [("Log", "E5", "SUM(E2:E3)")])
    let figure = try #require(found.differences.first)
    #expect(figure.difference == -hundredths(975))
    #expect(figure.explanation == "the formula adds E2:E3 and leaves out row 4")
  }

  @Test func theDustOfBinarySumsIsNoDifference() throws {
    let found = try reconciled(["Log": Self.log + "\nTotal | | | 1000 | 50.00000000000001 |"])
    #expect(found.differences.isEmpty)
    #expect(found.figures.last?.explanation == "the dust of binary sums")
  }

  @Test func aCategoryThatDiffersFromTheRest() throws {
    let found = try reconciled([
      "Log": """
      Date | Description | Category | Amount
      2026-01-05 | Market | Food | -40
      2026-01-06 | Rail | Travel | -30
      2026-01-09 | Cinema | Fun | -8
      """,
      "Report": "Category | Planned | Actual\nFood | 60 | 40\nTravel | 50 | 31\nFun | 9 | 8",
    ])
    #expect(found.differences.map(\.name) == ["Travel, Actual"])
    #expect(found.differences.first?.explanation?.hasPrefix("elsewhere the column is") == true)
  }

  @Test func whatIsNotCarriedIsListed() throws {
    let found = try reconciled([
      "Log": Self.log, "Notes": "Call the bank | tomorrow\nand | then\nthe | plumber",
      "Poem": "Roses",
    ])
    #expect(
      found.notCarried == [
        "sheet Notes, A1:B3: lookup list (texts only)", "sheet Poem: no table of a budget was found",
      ])
  }

  /// The difference of the two figures has more digits than a `Decimal`.
  @Test func aFigureBeyondAllMeasureDiffers() throws {
    let large = "1" + String(repeating: "0", count: 45)
    let found = try reconciled([
      "Log": """
      Date | Description | Category | Amount
      2026-01-05 | Market | Food | -40.25
      2026-01-06 | Rail | Travel | -30
      """,
      "Report": "Category | Planned | Actual\nFood | 60 | \(large)\nTravel | 50 | 30",
    ])
    #expect(found.differences.map(\.name) == ["Food, Actual"])
    #expect(found.differences.first?.difference == Decimal(string: large))
  }
}
