import BudgetCalculation
import BudgetFiles
import BudgetModel
import FindingWording
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetFormulas
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

/// Checks that the values in a written workbook equal the calculation, and that its formulas give the same values.
@Suite struct WorkbookValuesTests {
  private static let now = TypedSheet.now

  /// Returns the value in this column, of the first row with the label in an earlier column.
  private static func cell(_ workbook: Workbook, _ sheet: String, label: String, column: Int) -> CellValue? {
    workbook[sheet: sheet]?.rows.first { row in
      row.cells.contains { $0.value == .text(label) && $0.reference.column < column }
    }?[column]?.value
  }

  private static func shown(_ amount: Decimal) -> CellValue {
    .number(amount.rounded(toPlaces: 4).rounded(toSignificantDigits: 15))
  }

  @Test(arguments: 0..<20)
  func comparisonOfRandomBudgetsIsTheCalculations(block: Int) throws {
    for seed in block * 10..<block * 10 + 10 {
      var random = RandomBudget(seed: UInt64(1_000 + seed), hasUnknownFields: false)
      var budget = random.budget()
      budget.transactions.removeAll { $0.amount.rounded(toSignificantDigits: 13) != $0.amount }
      let ledger = Ledger(budget)
      let month = budget.transactions.first.map { ledger.month(containing: $0.date) }
      guard let month else { continue }
      let export = WorkbookExport(budget, month: month.month, now: Self.now)
      let comparison = BudgetComparison(ledger, in: month)
      for row in comparison.rows {
        let name = try #require(row.category?.name)
        let actual = Self.cell(export.workbook, "Budget vs Actual", label: name, column: 3)
        #expect(actual == Self.shown(row.actual), "seed \(seed), \(name)")
      }
      if let uncategorized = comparison.uncategorized {
        #expect(
          Self.cell(export.workbook, "Budget vs Actual", label: "Uncategorized", column: 3)
            == Self.shown(uncategorized.actual), "seed \(seed)")
      }
      let income = Self.cell(export.workbook, "Budget vs Actual", label: "Income received", column: 6)
      #expect(income == Self.shown(ReadyToAssign(ledger, in: month).incomeReceived), "seed \(seed)")
    }
  }

  @Test func theSamplesHeadlinesAreTheCalculations() throws {
    let budget = SampleHousehold.make()
    let ledger = Ledger(budget)
    for offset in 0..<SampleHousehold.monthCount {
      let month = ledger.month(SampleHousehold.firstMonth.adding(months: offset))
      let workbook = WorkbookExport(budget, month: month.month, now: Self.now).workbook
      let ready = ReadyToAssign(ledger, in: month)
      func head(_ label: String) -> CellValue? {
        Self.cell(workbook, "Budget vs Actual", label: label, column: 6)
      }
      #expect(head("Starting balance") == Self.shown(ready.startingBalance))
      #expect(head("Income received") == Self.shown(ready.incomeReceived))
      #expect(head("Assigned") == Self.shown(ready.assigned))
      #expect(head("Ready to Assign") == Self.shown(ready.value))
      for row in BudgetComparison(ledger, in: month).rows {
        let name = try #require(row.category?.name)
        let budgeted = Self.cell(workbook, "Budget vs Actual", label: name, column: 2)
        #expect(budgeted == Self.shown(row.budgeted))
      }
    }
    let plan = PlanSummary(budget)
    let workbook = WorkbookExport(budget, month: SampleHousehold.firstMonth, now: Self.now).workbook
    for (label, amount) in [
      ("Total Income", plan.totalIncome), ("Total Expenses", plan.totalExpenses),
      ("Remaining Balance", plan.remainingBalance), ("Current Available", plan.currentAvailable),
    ] {
      let row = try #require(
        workbook[sheet: "Budget"]?.rows.last { $0[1]?.value == .text(label) && $0[4] != nil })
      #expect(row[4]?.value == Self.shown(amount), "\(label)")
    }
  }

  @Test func everyFormulaGivesItsCachedValueAgain() throws {
    let workbook = WorkbookExport(
      SampleHousehold.make(), month: SampleHousehold.firstMonth, now: Self.now
    ).workbook
    let (again, problems) = workbook.recalculated(now: (Self.now.date, Self.now.time))
    #expect(problems == [])
    var formulas = 0
    for (sheet, computed) in zip(workbook.sheets, again.sheets) {
      for (row, other) in zip(sheet.rows, computed.rows) {
        for (cell, twin) in zip(row.cells, other.cells) where cell.formula != nil {
          formulas += 1
          #expect(cell.value == twin.value, "\(sheet.name)!\(cell.reference)")
        }
      }
    }
    #expect(formulas > 1_600)
  }

  @Test func monthsThatStartLateAreCountedFromTheirDay() throws {
    let result = try TypedSheet.imported([
      "Settings": "Setting | Value\nMonth starts on day | 31",
      "Log": """
      Date | Description | Category | Amount | Type
      2026-02-27 | before | Food | 1 | Expense
      2026-02-28 | first | Food | 20 | Expense
      2026-03-30 | last | Food | 300 | Expense
      2026-03-31 | next | Food | 4000 | Expense
      """,
    ])
    let february = try #require(CalendarMonth("2026-02"))
    let workbook = WorkbookExport(result.budget, month: february, now: Self.now).workbook
    #expect(Self.cell(workbook, "Budget vs Actual", label: "Food", column: 3) == .number(320))
  }

  @Test(arguments: ["Food*", "~tilde", "What?", "FOOD", "=Food", ">5", "a \"b\""])
  func namesThatFormulasTakeForPatternsCountTheirOwn(name: String) throws {
    let result = try TypedSheet.imported([
      "Log": """
      Date | Description | Category | Amount | Type
      2026-02-27 | a | Food | 1 | Expense
      2026-02-28 | b | '\(name) | 20 | Expense
      2026-02-28 | c | 5x | 300 | Expense
      """
    ])
    let february = try #require(CalendarMonth("2026-02"))
    let workbook = WorkbookExport(result.budget, month: february, now: Self.now).workbook
    #expect(Self.cell(workbook, "Budget vs Actual", label: name, column: 3) == .number(20))
    #expect(Self.cell(workbook, "Budget vs Actual", label: "Food", column: 3) == .number(1))
  }

  @Test func whatAWorkbookCannotHoldIsSaid() throws {
    var budget = Budget()
    budget.tombstones = [Tombstone(id: "a", deleted: Self.now), Tombstone(id: "b", deleted: Self.now)]
    budget.transactions = [
      Transaction(
        id: Identifier(UUID()), date: try #require(CalendarDate("1899-05-01")),
        amount: try Decimal(strict: "123456789012345.67"), kind: .expense, description: "old",
        info: RecordInfo(created: Self.now))
    ]
    let month = try #require(CalendarMonth("2026-02"))
    let findings = WorkbookExport(budget, month: month, now: Self.now).findings
    #expect(
      findings.map { "\($0.severity.rawValue) \($0.code.rawValue): \($0.reason)" } == [
        "warning amount-beyond-spreadsheet: the amount 123456789012345.67 has more than the 15 digits that a spreadsheet keeps",
        "warning date-beyond-spreadsheet: 1 date lies before 1900; formulas do not count them",
        "info not-in-workbook: the workbook does not hold the budget's 2 marks of deleted records",
      ])
  }
}
