import BudgetFiles
import BudgetModel
import Foundation
import Testing

/// Checks that every figure in a workbook is either compared or listed with a reason.
@Suite struct StatedFigureTests {
  /// Makes a plan with a summary, a log with balances, and a comparison of budget and actual amounts for January.
  private static func household(
    income: String = "Monthly Income", quarterly: String = "Quarterly Expenses (monthly equivalent)",
    expenses: String = "SUM(B6:B6)+SUM(B9:B10)+SUM(B13:B13)"
  ) -> FormulaSheet {
    FormulaSheet(
      [
        "Plan": """
        \(income)
        Salary | 2500
        Other | 150.25

        Fixed Expenses
        Rent | 1500
        Total Fixed |
        Variable Expenses
        Food | 600
        Fun | 80.5

        \(quarterly)
        Insurance | 90

        Summary
        Total Income |
        Total Expenses |
        Remaining Balance |
        """,
        "Log": """
        Date | Description | Category | Amount | Type | Balance
        2026-01-01 | Pay | Salary | 2500 | Income |
        2026-01-02 | Rent | Rent | 1500 | Expense |
        2026-01-09 | Market | Food | 82.17 | Expense |
        2026-02-02 | Market | Food | 17.83 | Expense |
        """,
        "Compare": """
        Category | Budgeted | Actual | Difference | % Used
        Rent | | | |
        Food | | | |
        Fun | | | |
        Total | | | |
        """,
      ],
      [
        "Plan!B7": "SUM(B6:B6)", "Plan!B16": "B2+B3", "Plan!B17": expenses, "Plan!B18": "B16-B17",
        "Log!F2": "D2", "Log!F3": "F2-D3", "Log!F4": "F3-D4", "Log!F5": "F4-D5",
        "Compare!B2": "Plan!B6", "Compare!B3": "Plan!B9", "Compare!B4": "Plan!B10",
        "Compare!C2": actual(2), "Compare!C3": actual(3), "Compare!C4": actual(4),
        "Compare!D2": "B2-C2", "Compare!D3": "B3-C3", "Compare!D4": "B4-C4",
        "Compare!E2": "C2/B2", "Compare!E3": "C3/B3", "Compare!E4": "C4/B4",
        "Compare!B5": "SUM(B2:B4)", "Compare!C5": "SUM(C2:C4)", "Compare!D5": "B5-C5", "Compare!E5": "C5/B5",
      ])
  }

  private static func actual(_ row: Int) -> String {
    "SUMIFS(Log!D2:D5,Log!C2:C5,A\(row),Log!E2:E5,\"Expense\",Log!A2:A5,\"<\"&DATE(2026,2,1))"
  }

  @Test func everyFigureOfThreeSheetsAgrees() throws {
    let found = try Self.household().reconciled()
    #expect(found.differing.isEmpty)
    #expect(found.open.isEmpty)
    #expect(
      found.agreeing == [
        "Plan!B7 total", "Plan!B16 summary", "Plan!B17 summary", "Plan!B18 summary",
        "Log!F2 running balance", "Log!F3 running balance", "Log!F4 running balance",
        "Log!F5 closing balance",
        "Compare!B2 budgeted", "Compare!C2 actual", "Compare!D2 difference", "Compare!E2 % used",
        "Compare!B3 budgeted", "Compare!C3 actual", "Compare!D3 difference", "Compare!E3 % used",
        "Compare!B4 budgeted", "Compare!C4 actual", "Compare!D4 difference", "Compare!E4 % used",
        "Compare!B5 total", "Compare!C5 total", "Compare!D5 total", "Compare!E5 % used",
      ])
    let income = try #require(found.figures.first { $0.name == "Total Income" })
    #expect(income.computed == hundredths(265_025))
  }

  /// Checks that an extra cent in one cell is reported for this cell only.
  @Test(arguments: [
    ("Plan!B7", 150_001), ("Plan!B16", 265_026), ("Plan!B17", 227_051), ("Plan!B18", 37_976),
    ("Log!F3", 100_001), ("Log!F5", 90_001), ("Compare!B3", 60_001), ("Compare!C2", 150_001),
    ("Compare!D3", 51_784), ("Compare!C5", 158_218),
  ])
  func aCentTooMuch(place: String, hundredfold: Int) throws {
    var sheet = Self.household()
    sheet.state(place, hundredths(hundredfold))
    let found = try sheet.reconciled()
    #expect(found.differing == ["\(place) by 0.01"])
    #expect(found.open.isEmpty)
  }

  @Test func totalsThatWereTyped() throws {
    let found = try FormulaSheet([
      "Plan": """
      Income
      Salary | 2500
      Total | 2500

      Fixed
      Rent | 1500
      Heating | 90.5
      Total Fixed | 1590.51

      Summary
      Total Income | 2500
      Total Expenses | 1590.5
      Remaining | 909.5
      """
    ]).reconciled()
    #expect(found.differing == ["Plan!B8 by 0.01"])
    #expect(found.agreeing.count == 4)
    #expect(found.open.isEmpty)
  }

  // MARK: The basis of amounts

  @Test func theSheetsOwnTotalsSettleTheBasis() throws {
    let sheet = Self.household(income: "Yearly Income", quarterly: "Quarterly Expenses")
    let result = try sheet.imported()
    #expect(
      result.plan == [
        "Salary Income 2500 month", "Other Income 150.25 month", "Rent Fixed 1500 month",
        "Food Variable 600 month", "Fun Variable 80.5 month", "Insurance Quarterly 90 month",
      ])
    #expect(
      result.findings.filter { $0.code == .basisSettled }.map(\.place.description) == [
        "typed.xlsx, sheet Plan, cell A1", "typed.xlsx, sheet Plan, cell A12",
      ])
    let found = try sheet.reconciled()
    #expect(found.differing.isEmpty)
    #expect(found.open.isEmpty)
  }

  /// The summary counts a third of the quarter for each month: 1,500 + 680.50 + 30 = 2,210.50.
  @Test func aSummaryThatDividesKeepsTheTitle() throws {
    let sheet = Self.household(
      quarterly: "Quarterly Expenses", expenses: "SUM(B6:B6)+SUM(B9:B10)+SUM(B13:B13)/3")
    #expect(try sheet.imported().plan.last == "Insurance Quarterly 90 quarter")
    let found = try sheet.reconciled()
    #expect(found.differing.isEmpty)
    #expect(found.figures.first { $0.name == "Total Expenses" }?.computed == hundredths(221_050))
  }

  /// The summary counts a whole year: 30,000 − 12 × 1,000 = 18,000.
  @Test func aSummaryOfAYearKeepsTheTitle() throws {
    let sheet = FormulaSheet(
      [
        "Plan":
          "Yearly Income\nSalary | 30000\n\nFixed\nRent | 1000\n\nSummary\nTotal Income |\nTotal Expenses |\nLeft |"
      ], ["Plan!B8": "B2", "Plan!B9": "12*B5", "Plan!B10": "B8-B9"])
    #expect(try sheet.imported().plan == ["Salary Income 30000 year", "Rent Fixed 1000 month"])
    #expect(try sheet.reconciled().differing.isEmpty)
  }

  // MARK: Other layouts

  @Test func titlesInGerman() throws {
    let found = try FormulaSheet(
      [
        "Plan":
          "Einnahmen\nGehalt | 2500\n\nFixkosten\nMiete | 1500\n\nZusammenfassung\nSumme Einnahmen |\nSumme Ausgaben |\nRestbetrag |"
      ], ["Plan!B8": "B2", "Plan!B9": "B5", "Plan!B10": "B8-B9+0.01"]
    ).reconciled()
    #expect(found.differing == ["Plan!B10 by 0.01"])
    #expect(found.agreeing == ["Plan!B8 summary", "Plan!B9 summary"])
  }

  @Test func theNewestRowFirst() throws {
    let found = try FormulaSheet([
      "Log": """
      Date | Description | Amount | Balance
      2026-01-09 | Market | -9.75 | 1450
      2026-01-06 | Market | -40.25 | 1459.76
      2026-01-05 | Payroll | 1000 | 1500
      2026-01-02 | Rent | -500 | 500
      2026-01-01 | Pay | 1000 | 1000
      """
    ]).reconciled()
    #expect(found.differing == ["Log!D3 by 0.01"])
    #expect(found.agreeing.first == "Log!D2 closing balance")
    #expect(found.agreeing.count == 4)
  }

  @Test func totalsAmongTheRows() throws {
    let found = try FormulaSheet([
      "Log": """
      Date | Description | Income | Expense
      2026-01-05 | Payroll | 1000 |
      2026-01-06 | Market | | 40.25
      Total January | | 1000 | 40.25
      2026-02-06 | Market | | 9.75
      Total February | | | 9.75
      """
    ]).reconciled()
    #expect(found.agreeing == ["Log!C4 total", "Log!D4 total", "Log!D6 total"])
    #expect(found.differing.isEmpty)
  }

  /// A row with an unreadable date is not imported, so the total is too high by its amount.
  @Test func aRowThatWasLeftOutShowsInTheTotal() throws {
    let found = try FormulaSheet(
      [
        "Log": """
        Date | Description | Category | Amount | Balance
        2026-01-05 | Market | Food | -40.25 | -40.25
        soon | Market | Food | -5 | -45.25
        2026-01-07 | Market | Food | -9.75 | -55
        Total | | | |
        """
      ], ["Log!D5": "SUM(D2:D4)"]
    ).reconciled()
    #expect(found.differing == ["Log!E4 by -5", "Log!D5 by -5"])
    #expect(found.open == ["Log!E3: its row was not imported"])
  }

  @Test func aFigureWithoutARule() throws {
    let found = try FormulaSheet(
      [
        "Log": "Date | Description | Amount\n2026-01-05 | Market | -40.25\n2026-01-06 | Market | -1",
        "Notes": "Savings rate | 0.2\nSaved | \nLargest | \nToday | ",
      ],
      ["Notes!B2": "B1*1000", "Notes!B3": "-MIN(Log!C2:C3)", "Notes!B4": "TODAY()-1"]
    ).reconciled()
    #expect(found.agreeing == ["Notes!B3 summary"])
    #expect(found.differing.isEmpty)
    #expect(
      found.open.contains(
        "Notes!B4: its formula rests on the day, on chance, or on what is outside of the workbook"))
  }

  @Test func aComparisonOfAMonthWithoutEntries() throws {
    let found = try FormulaSheet([
      "Plan": "Category | Type | Budgeted\nFood | Variable | 60\nFun | Variable | 20",
      "Log":
        "Date | Description | Category | Amount\n2026-02-05 | Market | Food | -40\n2026-02-06 | Cinema | Fun | -8",
      "Compare": """
      January 2026
      Category | Budgeted | Actual | Difference | % Used
      Food | 60 | 0 | 60 | 0
      Fun | 20 | 0 | 20 | 0
      """,
    ]).reconciled()
    #expect(found.differing.isEmpty)
    #expect(found.agreeing.count == 8)
  }
}
