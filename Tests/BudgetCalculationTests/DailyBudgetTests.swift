import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@Suite struct DailyBudgetTests {
  @Test(
    "the next payday",
    arguments: [
      ("2026-03-06", PaydayFrequency.weekly, "2026-03-06", "2026-03-13"),
      ("2026-03-06", .weekly, "2026-03-05", "2026-03-06"),
      ("2026-03-06", .weekly, "2026-01-01", "2026-01-02"),
      ("2026-03-06", .everyTwoWeeks, "2026-03-07", "2026-03-20"),
      ("2026-03-06", .everyTwoWeeks, "2026-02-19", "2026-02-20"),
      ("2026-03-06", .twiceMonthly, "2026-02-14", "2026-02-15"),
      ("2026-03-06", .twiceMonthly, "2026-02-15", "2026-02-28"),
      ("2026-03-06", .twiceMonthly, "2026-02-28", "2026-03-15"),
      ("2026-01-31", .monthly, "2026-02-01", "2026-02-28"),
      ("2026-01-31", .monthly, "2026-02-28", "2026-03-31"),
      ("2026-01-25", .monthly, "2026-12-25", "2027-01-25"),
    ])
  func payday(anchor: String, frequency: PaydayFrequency, today: String, next: String) {
    #expect(PaydaySchedule(anchor: day(anchor), frequency: frequency).next(after: day(today)) == day(next))
  }

  /// A checking account with 300 on 10 March, and a payday on the 20th.
  func budget() -> Budget {
    var budget = Budget(
      categories: [category(3, "Food", .variable)],
      transactions: [row("2026-03-09", "200", .expense, 3, account: 1)],
      accounts: [Account(id: id(1), name: "Checking", openingBalance: 500, isPrimary: true, info: info)])
    budget.settings.payday = day("2026-02-20")
    budget.settings.paydayFrequency = .monthly
    return budget
  }

  @Test func untilPayday() {
    let daily = DailyBudget(Ledger(budget()), today: day("2026-03-10"))
    #expect(daily.payday == day("2026-03-20") && daily.days == 10)
    #expect(
      daily.balance == 300 && daily.amount == 30 && daily.amountAfterBills == 30 && daily.leftToday == 30)
    #expect(daily.problem == nil)
  }

  @Test func spendingTodayLeavesTheBudgetOfTheDay() {
    var budget = budget()
    budget.transactions += [
      row("2026-03-10", "45", .expense, 3, account: 1), row("2026-03-10", "5", .income, 3, account: 1),
      row("2026-03-10", "7", .expense, 3),
    ]
    let daily = DailyBudget(Ledger(budget), today: day("2026-03-10"))
    #expect(daily.spentToday == 40 && daily.amount == 30 && daily.leftToday == -10)
  }

  @Test func billsDueBeforeThePayday() {
    var budget = budget()
    let recurrence = Recurrence(.monthly)
    budget.bills = [
      BillTests.bill("2026-03-19", recurrence, amount: "100"), BillTests.bill("2026-03-20", recurrence),
      BillTests.bill("2026-03-01", .once, amount: "50.5"),
    ]
    var elsewhere = BillTests.bill("2026-03-15", .once, amount: "70")
    elsewhere.accountID = id(2)
    budget.bills.append(elsewhere)
    let daily = DailyBudget(Ledger(budget), today: day("2026-03-10"))
    #expect(daily.billsDue == number("150.5"))
    #expect(daily.amountAfterBills == number("14.95"))
    budget.bills[0].amount = 1000
    #expect(DailyBudget(Ledger(budget), today: day("2026-03-10")).amountAfterBills == 0)
  }

  @Test func onTheDayBeforeAndOnPayday() {
    #expect(DailyBudget(Ledger(budget()), today: day("2026-03-19")).days == 1)
    #expect(DailyBudget(Ledger(budget()), today: day("2026-03-20")).days == 31)
  }

  @Test func nothingToSpend() {
    var budget = budget()
    budget.accounts[0].openingBalance = 100
    let overdrawn = DailyBudget(Ledger(budget), today: day("2026-03-10"))
    #expect(overdrawn.problem == .negativeBalance && overdrawn.amount == 0 && overdrawn.balance == -100)
    budget.settings.payday = nil
    #expect(DailyBudget(Ledger(budget), today: day("2026-03-10")).problem == .noPayday)
    budget.accounts[0].isPrimary = false
    let without = DailyBudget(Ledger(budget), today: day("2026-03-10"))
    #expect(without.problem == .noPrimaryAccount && without.amount == 0 && without.amountAfterBills == 0)
  }
}
