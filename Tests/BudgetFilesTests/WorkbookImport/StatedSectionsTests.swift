import BudgetFiles
import BudgetModel
import Foundation
import SpreadsheetValues
import Testing

/// Tests what other tables show about a log or a list, such as sections of a dashboard and typed totals.
@Suite struct StatedSectionsTests {
  // The log does not tell income from expenses; only the sections of the first sheet do.
  @Test func theSectionsOfADashboardSayWhatIsIncome() throws {
    let result = try TypedSheet.imported([
      "Overview": """
      Figures | January | February
      Income: | |
      Tips | 40 | 0
      Harvest | 0 | 25
      Expenses: | |
      Rent | 500 | 500
      Seeds | 12 | 8
      """,
      "Inputs": """
      Date | Category | Description | Amount
      2026-01-05 | Rent | flat | 500
      2026-01-06 | Tips | jar | 40
      2026-01-07 | Seeds | shop | 12
      2026-02-05 | Rent | flat | 500
      2026-02-06 | Harvest | market | 25
      2026-02-07 | Seeds | shop | 8
      """,
    ])
    let incomes = result.budget.transactions.filter { $0.kind == .income }.map(\.amount)
    #expect(incomes == [40, 25])
    #expect(result.budget.transactions.count == 6)
  }

  // 435 + 120 + 150 = 705; the total of the second list is typed.
  @Test func aTypedTotalMakesAListAPlan() throws {
    var workbook = TypedSheet.workbook([
      "Sheet1": """
      Budget and Expenses |
      Monthly Housing Expenses |
      Mortgage | 3250
      Electric | 120
      Total |
       |
      Monthly Car Expenses |
      Car Payment | 435
      Car Insurance | 120
      Gas | 150
       |
      Total | 705
      """
    ])
    workbook.sheets[0].set(
      Cell(CellReference(clampingRow: 5, column: 2), .number(3370), formula: CellFormula("SUM(B3:B4)")))
    let context = ImportContext(fileName: "typed.xlsx", now: TypedSheet.now)
    let budget = try WorkbookImport(workbook, context: context).result.budget
    #expect(
      budget.categories.map(\.name).sorted()
        == ["Car Insurance", "Car Payment", "Electric", "Gas", "Mortgage"])
    #expect(budget.categories.map(\.budgetedAmount).reduce(0, +) == 4_075)
  }

  // A plan has column names but no rows, and other numbers have no headers; nothing can be imported.
  @Test func aWorkbookOfWhichNothingIsReadIsRefused() throws {
    let error = #expect(throws: ImportError.self) {
      try TypedSheet.imported([
        "Plan": """
        Category | Budgeted | Actual
         | |
         | |
         | | | alpha | 70 | 80 | 90
         | | | beta | 40 | 50 | 60
        """
      ])
    }
    #expect(error?.findings.first?.code == .noBudget)
  }

  // The joined sheet repeats rows of the other sheets with a column for each direction, zeros, and no type column.
  @Test func aJoinedCopyWithZerosIsNotReadTwice() throws {
    let rows = (1...6).map { "2026-05-0\($0) | Thing \($0) | \($0 * 10)" }
    let result = try TypedSheet.imported([
      "Spring": (["Date | Description | Amount | Type"] + rows.map { "\($0) | Income" }).joined(
        separator: "\n"),
      "Autumn": """
      Date | Description | Amount | Type
      2026-09-01 | Leaves | 15 | Expense
      2026-09-02 | Nuts | 25 | Expense
      """,
      "Joined":
        (["Date | Description | Income | Expense"] + rows.map { "\($0) | 0" } + [
          "2026-09-01 | Leaves | 0 | 0", "2026-09-02 | Nuts | 0 | 0",
        ]).joined(separator: "\n"),
    ])
    let incomes = result.budget.transactions.filter { $0.kind == .income }.map(\.amount)
    #expect(incomes.reduce(0, +) == 210 && incomes.count == 6)
  }

  @Test func aFewWithdrawalsWithAMinusCameBack() throws {
    let result = try TypedSheet.imported([
      "Account": """
      Date | Narration | Withdrawal | Deposit | Balance
      2026-01-05 | A | 50 | | 950
      2026-01-06 | B | 30 | | 920
      2026-01-07 | C | 20 | | 900
      2026-01-08 | B again | -30 | | 930
      2026-01-09 | D | 10 | | 920
      2026-01-10 | E | 5 | 0 | 915
      """
    ])
    #expect(
      result.budget.transactions.map { $0.kind == .income ? $0.amount : -$0.amount } == [
        -50, -30, -20, 30, -10, -5,
      ])
  }

  // The income of each day is calculated from the list of incomes, so the days are not a second log.
  @Test func daysThatGatherFromAnotherTableAreNoLog() throws {
    var workbook = TypedSheet.workbook([
      "Log": """
      Date | Description | Income
      2026-01-05 | Pay | 1000
      2026-01-19 | Pay | 1000
      """,
      "Days": """
      dates | as day | income
      2026-01-05 | 5 | 1000
      2026-01-06 | 6 | 0
      2026-01-19 | 19 | 1000
      """,
    ])
    let days = try #require(workbook.sheets.firstIndex { $0.name == "Days" })
    for (row, amount) in [(2, 1000), (3, 0), (4, 1000)] {
      workbook.sheets[days].set(
        Cell(
          CellReference(clampingRow: row, column: 3), .number(Decimal(amount)),
          formula: CellFormula("SUMIF(Log!A:A,A\(row),Log!C:C)")))
    }
    let context = ImportContext(fileName: "days.xlsx", now: TypedSheet.now)
    let budget = try WorkbookImport(workbook, context: context).result.budget
    #expect(budget.transactions.map(\.amount) == [1000, 1000])
  }
}
