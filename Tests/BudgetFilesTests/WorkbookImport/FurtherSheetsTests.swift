import BudgetFiles
import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import SpreadsheetValues
import Testing

/// Tests budget vs actual, months, assignments and settings, and workbooks without a budget.
@Suite struct FurtherSheetsTests {
  private static let log = """
    Date | Description | Category | Amount | Type
    2026-01-05 | Market | Food | 40 | Expense
    2026-02-06 | Market | Food | 12.5 | Expense
    2026-02-07 | Rail | Travel | 30 | Expense
    2026-02-09 | Cinema | Fun | 8 | Expense
    """

  @Test(arguments: [
    ("the whole log", "52.5", "30", "8"), ("one month", "12.5", "30", "8"),
  ])
  func aComparisonThatFitsIsNoFinding(reading: String, food: String, travel: String, fun: String) throws {
    let result = try TypedSheet.imported([
      "Log": Self.log,
      "Compare": """
      Category | Budgeted | Actual | Difference | % Used
      Food | 50 | \(food) | 0 | 0
      Travel | 50 | \(travel) | 0 | 0
      Fun | 50 | \(fun) | 0 | 0
      """,
    ])
    #expect(result.problems().isEmpty, "\(reading)")
  }

  @Test func aComparisonsWrongRowIsAFinding() throws {
    let result = try TypedSheet.imported([
      "Log": Self.log,
      "Compare": """
      Category | Budgeted | Actual | Difference | % Used
      Food | 50 | 12.5 | 0 | 0
      Travel | 50 | 31 | 0 | 0
      Fun | 50 | 8 | 0 | 0
      """,
    ])
    let finding = try #require(result.findings.first { $0.severity == .warning })
    #expect(finding.place.description == "typed.xlsx, sheet Compare, cell C3")
    #expect(finding.reason == "Actual is 31 where the sum of its expenses in 2026-02 gives 30")
  }

  @Test func aComparisonOfAnotherKindIsNotChecked() throws {
    let result = try TypedSheet.imported([
      "Log": Self.log,
      "Compare": "Category | Budgeted | Actual\nFood | 1 | 999\nTravel | 1 | 998\nFun | 1 | 997",
    ])
    #expect(result.problems(from: .info).contains("info not-checked typed.xlsx, sheet Compare"))
  }

  @Test func monthsAndAssignments() throws {
    let result = try TypedSheet.imported([
      "Log": Self.log,
      "Months": """
      Month | Starting Balance | Planned Income | Savings Goal
      2026-01-01 | 500 | 3000 |
      '2026-02 | 620.5 | | 100
      2026-02-01 | 1 | 2 | 3
      """,
      "Given": """
      Month | Category | Assigned
      2026-01-01 | Food | 45
      2026-01-01 | Food | 46
      '2026-03 | Travel | -5
      """,
    ])
    let months = result.budget.monthlyBudgets
    #expect(months.map(\.month.description) == ["2026-01", "2026-02", "2026-03"])
    #expect(months.map(\.startingBalance.description) == ["500", "620.5", "0"])
    #expect(months.map(\.plannedIncome?.description) == ["3000", nil, nil])
    #expect(months.map(\.savingsGoal?.description) == [nil, "100", nil])
    #expect(months.map { $0.assignments.map(\.amount.description) } == [["45"], [], ["-5"]])
    #expect(
      result.problems() == [
        "warning name-repeated typed.xlsx, sheet Months, cell A4",
        "warning name-repeated typed.xlsx, sheet Given, cell B3",
      ])
  }

  @Test func settingsByName() throws {
    let result = try TypedSheet.imported([
      "Settings": """
      Setting | Value
      Currency | EUR
      Month starts on day | 25
      Week starts on | Monday
      Number format | '1.234,56
      Payday | '2026-01-15
      Appearance | purple
      """,
      "Log": Self.log,
    ])
    let settings = result.budget.settings
    #expect(settings.currency.code == "EUR")
    #expect(settings.monthStartDay == 25)
    #expect(settings.firstWeekday == .monday)
    #expect(settings.numberFormat == .pointComma)
    #expect(settings.payday?.description == "2026-01-15")
    #expect(result.problems() == ["warning setting-unknown typed.xlsx, sheet Settings, cell B7"])
  }

  @Test(arguments: [
    (["Sheet1": ""], "empty-workbook", "the workbook has no filled cell"),
    (
      ["Notes": "Call the bank | tomorrow"], "no-budget",
      "no sheet holds a transaction log or a plan (looked at \"Notes\")"
    ),
  ])
  func workbooksWithoutABudgetAreRefused(sheets: [String: String], code: String, reason: String) throws {
    let workbook = sheets.reduce(into: SpreadsheetValues.Workbook()) {
      TypedSheet.make($1.key, $1.value, &$0)
    }
    let context = ImportContext(fileName: "typed.xlsx", now: TypedSheet.now)
    let error = #expect(throws: ImportError.self) { try WorkbookImport(workbook, context: context) }
    #expect(error?.findings.map(\.code.rawValue) == [code])
    #expect(error?.findings.first?.reason == reason)
    #expect(error?.findings.first?.remedy != nil)
  }

  @Test func emptySheetsAreNoted() throws {
    let result = try TypedSheet.imported(["Log": Self.log, "Sheet2": ""])
    #expect(result.problems(from: .info).contains("info empty-sheet typed.xlsx, sheet Sheet2"))
  }
}
