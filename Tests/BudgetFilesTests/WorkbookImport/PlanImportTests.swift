import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import Testing

/// Tests the import of a plan, in sections or as one table.
@Suite struct PlanImportTests {
  private static let sections = """
    My Budget 2026
    Monthly Income | |
    Salary | 3000
    Side jobs | 250.5
    Total | 3250.5
     |
    Current Available
    Checking | 1200
    Savings account | 4000
     |
    Fixed Expenses
    Rent | 1480 | | 
    Insurance | 90
    Total Fixed | 1570
     |
    Variable Expenses
    Groceries | 600
     |
    Quarterly Expenses
    Water | 120
     |
    Summary
    Total Income | 3250.5
    Remaining Balance | 960.5
    """

  /// The remaining balance includes the full amount for water: 3,250.50 − 1,480 − 90 − 600 − 120 = 960.50.
  @Test func sectionsOneBelowTheOther() throws {
    let result = try TypedSheet.imported(["Budget": Self.sections])
    #expect(
      result.plan == [
        "Salary Income 3000 month", "Side jobs Income 250.5 month", "Rent Fixed 1480 month",
        "Insurance Fixed 90 month", "Groceries Variable 600 month", "Water Quarterly 120 month",
      ])
    #expect(result.budget.accounts.map(\.name) == ["Checking", "Savings account"])
    #expect(result.budget.accounts.map(\.kind) == [.checking, .savings])
    #expect(result.budget.accounts.map(\.openingBalance) == [1200, 4000])
    #expect(result.problems() == ["warning no-log typed.xlsx"])
  }

  @Test func sectionsSideBySide() throws {
    let result = try TypedSheet.imported([
      "Plan": """
      Income | | | Fixed Expenses | | | Variable Expenses |
      Salary | 3000 | | Rent | 1480 | | Food | 600
      Bonus | 100 | | Gym | 39 | | Fun | 80
      """
    ])
    #expect(
      Set(result.plan) == [
        "Salary Income 3000 month", "Bonus Income 100 month", "Rent Fixed 1480 month", "Gym Fixed 39 month",
        "Food Variable 600 month", "Fun Variable 80 month",
      ])
  }

  @Test(arguments: [
    ("Quarterly", AmountBasis.quarter), ("Quarterly Expenses", .quarter),
    ("Quarterly Expenses (monthly equivalent)", .month),
  ])
  func theQuarterlySectionsTitleSaysItsBasis(title: String, basis: AmountBasis) throws {
    let result = try TypedSheet.imported([
      "Budget": "Income\nSalary | 3000\n\n\(title)\nWater | 120"
    ])
    #expect(result.budget.categories.last?.basis == basis)
    #expect(result.budget.categories.last?.group == .quarterly)
  }

  @Test func yearlyIncomeCountsAYear() throws {
    let result = try TypedSheet.imported([
      "Budget": "Yearly Income\nSalary | 36000\n\nFixed\nRent | 1000"
    ])
    #expect(result.plan == ["Salary Income 36000 year", "Rent Fixed 1000 month"])
  }

  @Test func onePlanTable() throws {
    let result = try TypedSheet.imported([
      "Plan": """
      Category | Type | Budgeted | Due Date
      Salary | Income | 3000 |
      Rent | Fixed | 1480 | 2026-02-01
      Gym | Fixed | 39 | '15th
      Loan | Fixed | 210 | last
      Food | Variable | 600 | 5
      Water | Quarterly | 120 | never
      """
    ])
    #expect(result.plan.count == 6)
    #expect(
      result.budget.categories.map(\.dueDate) == [
        nil, CalendarDate("2026-02-01").map(DueDate.date), .dayOfMonth(15), .lastDayOfMonth, .dayOfMonth(5),
        nil,
      ])
    #expect(
      result.problems() == [
        "warning due-date-unreadable typed.xlsx, sheet Plan, cell D7", "warning no-log typed.xlsx",
      ])
  }

  @Test func anAmountThatIsTextIsAFinding() throws {
    let result = try TypedSheet.imported([
      "Plan": "Category | Type | Budgeted\nRent | Fixed | a lot\nFood | Variable | 600"
    ])
    #expect(result.plan == ["Rent Fixed 0 month", "Food Variable 600 month"])
    #expect(result.problems().first == "error amount-unreadable typed.xlsx, sheet Plan, cell C2")
  }

  @Test func namesThatStandTwiceAreFindings() throws {
    let result = try TypedSheet.imported([
      "Plan": "Category | Type | Budgeted\nRent | Fixed | 5\n Rent | Fixed | 6"
    ])
    #expect(result.plan == ["Rent Fixed 5 month"])
    #expect(result.problems().first == "warning name-repeated typed.xlsx, sheet Plan, cell A3")
  }

  @Test func theLogsCategoriesAreThePlans() throws {
    let result = try TypedSheet.imported([
      "Plan": "Category | Type | Budgeted\nSalary | Income | 3000\nFood | Variable | 600",
      "Log": """
      Date | Description | Category | Amount
      2026-01-05 | Payroll | Salary | 3000
      2026-01-06 | Market | Food | 12
      2026-01-07 | Cinema | Fun | 9
      """,
    ])
    #expect(
      result.log == [
        "2026-01-05 income 3000 Payroll [Salary]", "2026-01-06 expense 12 Market [Food]",
        "2026-01-07 expense 9 Cinema [Fun]",
      ])
    #expect(result.plan.last == "Fun Variable 0 month")
    #expect(
      result.problems(from: .info) == [
        "info currency-assumed typed.xlsx", "info category-not-planned typed.xlsx, sheet Log, cell C4",
      ])
  }
}
