import BudgetCalculation
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import Testing

@Suite struct MonthViewTests {
  let ledger = Ledger(household())

  @Test func readyToAssign() {
    let ready = ReadyToAssign(ledger, in: march)
    #expect(ready.startingBalance == 100)
    // 3000 + 40; neither the refund of 5.35 nor planned income counts as income.
    #expect(ready.incomeReceived == 3040)
    // 900 + 450 + 33.33… + 10 + 0; an assignment to an income category does not count.
    #expect(ready.assigned == number("1393.333333333333333333333333333333"))
    #expect(ready.value == number("1746.666666666666666666666666666667"))
    #expect(ready.state == .unassigned)
  }

  @Test(
    "state",
    arguments: [
      ("1000", ReadyToAssign.State.balanced), ("1000.0001", .overassigned), ("999.9999", .unassigned),
    ])
  func state(assigned: String, state: ReadyToAssign.State) {
    let budget = Budget(
      categories: [category(2, "Rent", .fixed, assigned)],
      monthlyBudgets: [MonthlyBudget(id: id(1), month: march.month, startingBalance: 1000, info: info)])
    #expect(ReadyToAssign(Ledger(budget), in: march).state == state)
  }

  @Test func theLastDigitOfAThirdIsNoMoney() {
    let third = number("33.3333")
    let budget = Budget(
      categories: [category(2, "Tax", .quarterly, "100")],
      monthlyBudgets: [MonthlyBudget(id: id(1), month: march.month, startingBalance: third, info: info)])
    #expect(ReadyToAssign(Ledger(budget), in: march).state == .balanced)
  }

  @Test func carryForward() {
    let warning = CarryForwardWarning(ledger, goingTo: march.next)
    #expect(warning?.month == march)
    #expect(warning?.amount == ReadyToAssign(ledger, in: march).value)
    // December 2025 was never used.
    #expect(CarryForwardWarning(ledger, goingTo: BudgetMonth(month("2026-01"))) == nil)
    #expect(CarryForwardWarning(ledger, goingTo: BudgetMonth(month("0001-01"))) == nil)
    let settled = Budget(monthlyBudgets: [MonthlyBudget(id: id(1), month: march.month, info: info)])
    #expect(CarryForwardWarning(Ledger(settled), goingTo: march.next) == nil)
  }

  @Test func comparison() throws {
    let comparison = BudgetComparison(ledger, in: march)
    #expect(comparison.rows.map(\.category?.name) == ["Rent", "Food", "Insurance", "Car tax", "Toys"])
    // Food: 60.25 on the last day + 20.10 − 5.35.
    #expect(comparison.rows.map(\.actual) == [900, 75, 0, 0, 7])
    #expect(comparison.rows[1].budgeted == 450)
    #expect(comparison.rows[1].difference == 375)
    #expect(comparison.rows[1].percentUsed == number("0.1666666666666666666666666666666667"))
    #expect(comparison.rows.map(\.isOver) == [false, false, false, false, false])
    #expect(comparison.rows[0].percentUsed == 1)
    #expect(comparison.rows[4].percentUsed == nil)
    #expect(comparison.uncategorized?.actual == number("12.5"))
    #expect(comparison.uncategorized?.isOver == false && comparison.uncategorized?.hasPlan == false)
    #expect(comparison.total.actual == number("994.5"))
    #expect(comparison.total.budgeted == number("1393.333333333333333333333333333333"))
    let empty = BudgetComparison(ledger, in: march.adding(months: 7))
    #expect(empty.uncategorized == nil && empty.rows.allSatisfy { $0.actual == 0 })
    #expect(empty.rows[1].budgeted == 400)
  }

  @Test(
    "the last day of a month that starts on a day",
    arguments: [
      (1, "2026-03", "2026-03-31", true), (1, "2026-03", "2026-04-01", false),
      (31, "2026-02", "2026-03-30", true),
      (31, "2026-02", "2026-03-31", false), (31, "2024-02", "2024-02-29", true),
      (31, "2024-02", "2024-02-28", false),
      (15, "2025-12", "2026-01-14", true), (29, "2026-02", "2026-02-28", true),
    ])
  func lastMoment(startDay: Int, name: String, date: String, isIn: Bool) {
    var budget = Budget(
      categories: [category(2, "Food", .variable, "10")],
      transactions: [row(date, "4", .expense, 2, at: "23:59")])
    budget.settings.monthStartDay = startDay
    let ledger = Ledger(budget)
    #expect(BudgetComparison(ledger, in: ledger.month(month(name))).rows[0].actual == (isIn ? 4 : 0))
    #expect((ledger.month(containing: day(date)).month == month(name)) == isIn)
  }

  @Test func expensesInIncomeCategoriesAndUnknownOnesAreUncategorised() {
    let budget = Budget(
      categories: [category(1, "Salary", .income)],
      transactions: [row("2026-03-01", "3", .expense, 1), row("2026-03-01", "4", .expense, 77)])
    let comparison = BudgetComparison(Ledger(budget), in: march)
    #expect(comparison.rows.isEmpty)
    #expect(comparison.uncategorized?.actual == 7)
  }

  @Test func spending() {
    let spending = SpendingByCategory(ledger, in: march.days)
    #expect(spending.rows.map(\.category?.name) == ["Rent", "Food", nil, "Toys"])
    #expect(spending.rows.map(\.total) == [900, 75, number("12.5"), 7])
    #expect(spending.rows.map(\.count) == [1, 2, 1, 1])
    #expect(spending.total == number("994.5"))
    // 900 ÷ 994.5 is 90.5 % to one decimal.
    #expect((spending.rows[0].share * 100).plainText(places: 1) == "90.5")
    let top = spending.top(2)
    #expect(top.rows.count == 2 && top.others == number("19.5"))
    #expect(spending.top().others == nil)
  }

  @Test func equalTotalsGoByNameAndWhatHasNoneLast() {
    let budget = Budget(
      categories: [category(1, "b", .fixed), category(2, "a", .fixed), category(3, "c", .fixed)],
      transactions: [
        row("2026-03-01", "5", .expense), row("2026-03-01", "5", .expense, 1),
        row("2026-03-01", "5", .expense, 2),
        row("2026-03-01", "9", .income, 3),
      ])
    let spending = SpendingByCategory(Ledger(budget), in: march.days)
    #expect(spending.rows.map(\.category?.name) == ["a", "b", nil, "c"])
    #expect(spending.rows.map(\.total) == [5, 5, 5, -9])
    #expect(spending.rows.last?.share == 0)
    #expect(spending.total == 6)
  }
}
