import BudgetCalculation
import BudgetModel
import ExactDecimals
import Foundation
import Testing

@Suite struct PlanTests {
  @Test func householdPlan() {
    let plan = PlanSummary(household())
    #expect(plan.groups.map(\.group) == [.income, .fixed, .variable, .quarterly])
    #expect(plan.total(.income) == 3000)
    #expect(plan.total(.fixed) == 900)
    #expect(plan.total(.variable) == 400)
    // 100 ÷ 3 + 120 ÷ 12, to 34 digits.
    #expect(plan.total(.quarterly) == number("43.33333333333333333333333333333333"))
    #expect(plan.totalExpenses == number("1343.333333333333333333333333333333"))
    #expect(plan.remainingBalance == number("1656.666666666666666666666666666667"))
    #expect(plan.currentAvailable == number("1300.50"))
    #expect(plan.groups[3].lines.map(\.monthlyAmount) == [number("33.33333333333333333333333333333333"), 10])
  }

  @Test(
    "an amount on its basis",
    arguments: [
      ("300", AmountBasis.quarter, "100"), ("300", .month, "300"), ("1200", .year, "100"),
      ("0", .quarter, "0"),
      ("-90", .quarter, "-30"), ("0.01", .year, "0.0008333333333333333333333333333333333"),
    ])
  func basis(amount: String, basis: AmountBasis, monthly: String) {
    #expect(category(1, "X", .fixed, amount, basis).monthlyAmount == number(monthly))
  }

  @Test func threeThirdsAreAWhole() {
    let budget = Budget(categories: (1...3).map { category($0, "Q\($0)", .quarterly, "100") })
    #expect(PlanSummary(budget).total(.quarterly) == 100)
    #expect(PlanSummary(budget).remainingBalance == -100)
  }

  @Test func monthlyEquivalentIsSummedAsItIs() {
    #expect(
      PlanSummary(Budget(categories: [category(1, "Q", .quarterly, "100", .month)])).totalExpenses == 100)
  }

  @Test func nothingPlanned() {
    let plan = PlanSummary(Budget())
    #expect(plan.groups.count == 4 && plan.groups.allSatisfy { $0.lines.isEmpty && $0.monthlyTotal == 0 })
    #expect(plan.remainingBalance == 0 && plan.currentAvailable == 0)
  }

  @Test func totalBudgetOfAMonth() throws {
    let stored = try #require(household().monthlyBudgets.first)
    #expect(MonthTotalBudget(stored)?.value == number("3499.5"))
    var month = MonthlyBudget(id: id(1), month: stored.month, info: info)
    #expect(MonthTotalBudget(month) == nil)
    month.savingsGoal = 30
    #expect(MonthTotalBudget(month)?.value == -30)
  }

  @Test(
    "display rounds half away from zero to the currency's digits",
    arguments: [
      ("USD", "33.335", "33.34"), ("USD", "-33.335", "-33.34"), ("JPY", "33.5", "34"), ("JPY", "-0.5", "-1"),
      ("KWD", "1.2345", "1.235"), ("KWD", "43.33333333333333", "43.333"), ("USD", "0.004", "0.00"),
    ])
  func display(currency: String, amount: String, text: String) throws {
    let currency = try #require(Currency(currency))
    #expect(number(amount).plainText(places: currency.minorUnits) == text)
  }

  @Test("sums round once, after summing", arguments: [("JPY", "1"), ("USD", "1.00"), ("KWD", "1.000")])
  func sumsRoundOnce(currency: String, text: String) throws {
    // Each third rounds to 0 in yen; their sum is 1.
    let budget = Budget(categories: (1...3).map { category($0, "Q\($0)", .quarterly, "1") })
    let places = try #require(Currency(currency)).minorUnits
    #expect(PlanSummary(budget).totalExpenses.plainText(places: places) == text)
  }
}
