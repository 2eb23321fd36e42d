import BudgetFiles
import BudgetModel
import Foundation
import ImportCore
import SpreadsheetValues
import Testing

/// Tests tables with empty columns between their columns, and blocks beside a plan that belong to it.
@Suite struct PartedTableTests {
  /// Typed amounts by month; the amounts by week and year are calculated from them, with empty columns between.
  private static let byFrequency = """
    Home | | Weekly | | | Monthly (Modify) | | Yearly

    Rent | | =QUOTIENT(F3,4) | | | 980 | | =F3*12
    Power | | =QUOTIENT(F4,4) | | | 20 | | =F4*12
    Total Home | | =SUM(C3:C4) | | | =SUM(F3:F4) | | =SUM(H3:H4)
    """

  @Test func `of amounts by week, month and year those by month are planned`() throws {
    let result = try TypedSheet.computed([
      "Sheet1": Self.byFrequency.replacing("\n\n", with: "\nGas | | =QUOTIENT(F2,4) | | | 200 | | =F2*12\n")
    ])
    #expect(result.plan == ["Gas Variable 200 month", "Rent Variable 980 month", "Power Variable 20 month"])
  }

  @Test func `a typed amount beside the sum of its group by year is a total`() throws {
    let result = try TypedSheet.computed([
      "Plan": """
      | Weekly | Semi-Monthly | Monthly | Annual
      Taxes | =E2/52 | 100 | =C2*2 | =D2*12
      Food | =E3/52 | =D3/2 | 300 | =D3*12
      Bonds | 20 | =D4/2 | =E4/12 | =B4*52
      Cash | =E5/52 | =D5/2 | =E5/12 | 600
      Together | | | 640 | =SUM(E2:E5)
      """
    ])
    let planned = result.budget.categories.map { "\($0.name) \($0.budgetedAmount)" }
    #expect(planned == ["Taxes 200", "Food 300", "Bonds 86.6667", "Cash 50"])
  }

  @Test func `an amount by the year counts where there is none by the month`() throws {
    let result = try TypedSheet.computed([
      "Setup": """
      Type | Monthly Projected | Yearly Projected
      Phone | 120 |
      Car Insurance | | 1500
      Gym | 30 | =B4*12
      Total | =SUM(B2:B4) | =SUM(C2:C4)
      """
    ])
    #expect(
      result.plan == [
        "Phone Variable 120 month", "Car Insurance Variable 1500 year", "Gym Variable 30 month",
      ])
  }

  @Test func `totals that names stand for are no categories of another sheet`() throws {
    let result = try TypedSheet.computed([
      "Summary": "Category | Estimated\nOutfits | =Outfits_total\nMusic | =Music_total",
      "Details": """
      Outfits | Estimated
      Ring | 1500
      Shoes | 350
      Total | =SUM(B2:B3)

      Music | Estimated
      Band | 600
      Lights | 90
      Total | =SUM(B7:B8)
      """,
    ]) { workbook in
      workbook.definedNames = [
        DefinedName("Outfits_total", formula: "Details!$B$4"),
        DefinedName("Music_total", formula: "Details!$B$9"),
      ]
    }
    let planned = result.budget.categories.filter { $0.budgetedAmount != 0 }.map {
      "\($0.name) \($0.budgetedAmount)"
    }
    #expect(Set(planned) == ["Ring 1500", "Shoes 350", "Band 600", "Lights 90"])
  }

  @Test func `sections whose amounts all come from another sheet are no plan`() throws {
    let result = try TypedSheet.computed([
      "Log":
        "Date | Item | Amount\n2026-01-05 | Phone | -20\n2026-01-09 | Salary | 900\n2026-01-12 | Food | -31",
      "January": """
      Income
      Salary | =SUMIFS(Log!C2:C4,Log!B2:B4,A2)

      Bills
      Phone | =-SUMIFS(Log!C2:C4,Log!B2:B4,"Phone")
      """,
    ])
    #expect(result.plan.isEmpty)
    #expect(result.budget.transactions.count == 3)
  }

  @Test func `equal names are told apart by the categories behind them`() throws {
    let result = try TypedSheet.imported([
      "Plan": """
      Description | Category | Projected Cost | Actual Cost
      Medical | Children | 40 | 40
      School | Children | 60 | 60
      Toys | Children | 10 | 12
      Books | Children | 15 | 15
      Cinema | Fun | 20 | 22
      Concerts | Fun | 50 | 40
      Medical | Pets | 100 | 100
      """
    ])
    let planned = result.budget.categories.map { "\($0.name) \($0.budgetedAmount)" }
    #expect(
      planned.count == 7 && planned.contains { $0.hasSuffix("Medical 100") }
        && planned.contains("Concerts 50"))
    #expect(planned.contains { $0.hasSuffix("Medical 40") })
  }

  @Test func `shares of a total are no amounts`() throws {
    let result = try TypedSheet.computed([
      "Sheet1": """
      Source of Fund | Contribution
      Savings | 1000
      Parents | 250
      Total | =SUM(B2:B3)

      EXPENSES | Allocation
      Music | 0.25
      Food | 0.75
      Total | =SUM(B7:B8)
      """
    ]) { workbook in
      let percent = workbook.styles.register(CellStyle(numberFormat: NumberFormat("0%")))
      for cell in ["B7", "B8", "B9"].compactMap({ CellReference($0) }).compactMap({ workbook.sheets[0][$0] })
      {
        workbook.sheets[0].set(Cell(cell.reference, cell.value, formula: cell.formula, style: percent))
      }
    }
    #expect(result.plan == ["Savings Income 1000 month", "Parents Income 250 month"])
  }

  @Test func `a hidden sheet with the columns of a visible plan is not read, and its numbers are reported`()
    throws
  {
    let plan = "Category | Budget\nFood | 40\nRent | 60\nPower | 125"
    let result = try TypedSheet.computed(["Plan": plan, "Old": plan.replacing("40", with: "35")]) {
      workbook in
      workbook.sheets[1].properties.visibility = .hidden
    }
    #expect(result.budget.categories.map(\.budgetedAmount) == [40, 60, 125])
    #expect(result.problems().contains("warning numbers-left-out typed.xlsx, sheet Old, cell B2:B4"))
  }

  @Test func `a list under a title of expenses whose sum is stated belongs to the plan beside it`() throws {
    let result = try TypedSheet.computed([
      "Sheet1": """
      Fixed Monthly Expenses | | | Variable Expenses | Projected cost
      Rent | 1600 | | Groceries | 500
      Phone | 85 | | Gas | 150
      Wifi | 40 | | Clothes | 60
      Subtotal | =SUM(B2:B4) | | Subtotal | =SUM(E2:E4)
      """
    ])
    #expect(
      Set(result.plan) == [
        "Rent Fixed 1600 month", "Phone Fixed 85 month", "Wifi Fixed 40 month",
        "Groceries Variable 500 month", "Gas Variable 150 month", "Clothes Variable 60 month",
      ])
  }

  @Test func `months go on after an empty column`() throws {
    let result = try TypedSheet.imported([
      "Plan": """
      Bills 2026 | JAN | | FEB | | MAR | | APR
      Loan | 175 | 175 | 175 | | 180 | | 190
      Gym | 40 | 40 | 40 | | 41 | | 42
      """
    ]) { $0.amountsByMonth = .planned }
    let assigned = result.budget.monthlyBudgets.map { $0.assignments.map(\.amount) }
    #expect(assigned == [[175, 40], [175, 40], [180, 41], [190, 42]])
  }

  @Test func `one or two typed numbers in no record are reported too`() throws {
    let result = try TypedSheet.imported([
      "Plan": "Category | Budget\nFood | 40 | | | Saved so far | 5100\nRent | 60"
    ])
    #expect(result.plan.count == 2)
    #expect(result.problems().contains("warning numbers-left-out typed.xlsx, sheet Plan, cell F2"))
  }

  @Test(arguments: [("r45", 1), ("R45", 2), ("45 r", 2)])
  func `a small letter in front of a number is no currency`(_ amount: String, _ count: Int) throws {
    let result = try TypedSheet.imported([
      "Log": "Date | Description | Amount\n2026-01-05 | Market | 20\n2026-01-06 | Rail | \(amount)"
    ])
    #expect(result.budget.transactions.count == count)
  }
}
