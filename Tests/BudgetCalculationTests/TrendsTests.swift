import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@Suite struct TrendsTests {
  let ledger = Ledger(household())

  @Test func months() {
    let trends = Trends(ledger, months: march.next.last(3))
    #expect(trends.months.map(\.month.description) == ["2026-02", "2026-03", "2026-04"])
    #expect(trends.months.map(\.income) == [0, 3040, 0])
    #expect(trends.months.map(\.expenses) == [80, number("994.5"), 11])
    #expect(trends.months.map(\.net) == [-80, number("2045.5"), -11])
    #expect(trends.months.map(\.count) == [1, 9, 1])
    // 2045.5 ÷ 3040.
    #expect(trends.months.map(\.savingsRate) == [nil, number("0.6728618421052631578947368421052632"), nil])
    // (80 + 994.5 + 11) ÷ 3.
    #expect(trends.averageExpenses == number("361.8333333333333333333333333333333"))
    #expect(trends.averageIncome == number("1013.333333333333333333333333333333"))
    #expect(trends.averageNet == number("651.5"))
  }

  @Test func categories() {
    let trends = Trends(ledger, months: march.next.last(3))
    #expect(trends.categories.map(\.category?.name) == ["Rent", "Food", "Toys", nil])
    #expect(trends.categories[1].amounts == [80, 75, 11])
    #expect(trends.categories[1].changes.map(\.?.amount) == [-5, -64])
    #expect(trends.categories[1].changes[0]?.percent == number("-0.0625"))
    #expect(trends.categories[0].changes.map(\.?.percent) == [nil, -1])
    #expect(trends.categories[1].total == 166)
    #expect(trends.categories[1].average == number("55.33333333333333333333333333333333"))
  }

  @Test func weekdays() {
    // 2 March 2026, a Monday, has the rent; the 10th and the 31st are Tuesdays; the refund is on a Wednesday; the 20th
    // is a Friday and the 15th a Sunday.
    let days = Trends(ledger, months: [march]).spendingByWeekday
    #expect(days == [900, number("80.35"), number("-5.35"), 0, number("12.5"), 0, 7])
  }

  @Test func nothingToCompare() {
    let trends = Trends(ledger, months: [])
    #expect(trends.averageNet == nil && trends.months.isEmpty && trends.categories.isEmpty)
    #expect(trends.spendingByWeekday == [0, 0, 0, 0, 0, 0, 0])
  }

  @Test func statementGathersTheSameFigures() {
    let statement = MonthStatement(ledger, month: march)
    #expect(statement.currency == .usd && statement.month == march)
    #expect(statement.readyToAssign == ReadyToAssign(ledger, in: march))
    #expect(statement.carryForward == CarryForwardWarning(ledger, goingTo: march))
    #expect(statement.plan == PlanSummary(ledger.budget))
    #expect(statement.totalBudget?.value == number("3499.5"))
    #expect(statement.comparison == BudgetComparison(ledger, in: march))
    #expect(statement.spending == SpendingByCategory(ledger, in: march.days))
    #expect(statement.totals == MonthTotals(ledger, in: march))
    // The opening balances are 500 + 1,000.50 − 200.
    #expect(statement.log == RunningBalance(ledger, in: march.days, initial: number("1300.5")))
    #expect(statement.trends.months.count == 13 && statement.trends.months.last == statement.totals)
    #expect(statement.otherCurrencies.map(\.currency.code) == ["EUR"])
    #expect(statement.otherCurrencies.map(\.expenses) == [33])
    #expect(MonthStatement(ledger, month: march.next).otherCurrencies.isEmpty)
  }
}

@Suite struct SpendingPatternTests {
  @Test func categoryAverages() {
    let trends = Trends(Ledger(household()), months: march.next.last(3))
    // Food: (80 + 75 + 11) ÷ 3; Rent: 900 ÷ 3.
    #expect(trends.categories[1].average == number("55.33333333333333333333333333333333"))
    #expect(trends.categories[0].average == 300)
  }

  @Test func weekdayAverages() {
    // March 2026 has five Sundays, Mondays and Tuesdays, and four of each other weekday.
    let trends = Trends(Ledger(household()), months: [march])
    #expect(trends.weekdayCounts == [5, 5, 4, 4, 4, 4, 5])
    #expect(
      trends.averageByWeekday
        == [180, number("16.07"), number("-1.3375"), 0, number("3.125"), 0, number("1.4")])
    let nothing = Trends(Ledger(household()), months: [])
    #expect(
      nothing.weekdayCounts == [0, 0, 0, 0, 0, 0, 0] && nothing.averageByWeekday.allSatisfy { $0 == 0 })
  }

  @Test("weekdays of months of each start day", arguments: 1...31)
  func weekdayCounts(startDay: Int) {
    let months = BudgetMonth(month("2024-03"), startDay: startDay).last(4)
    let days = months.flatMap { month in (0..<month.length).map { month.firstDay.adding(days: $0).weekday } }
    let counts = Weekday.allCases.map { weekday in days.count { $0 == weekday } }
    #expect(Trends(Ledger(Budget()), months: months).weekdayCounts == counts)
  }

  @Test func payees() {
    var budget = household()
    for (index, payee) in [(2, "Landlord"), (3, "Market "), (4, "Market"), (5, "Market"), (7, " ")] {
      budget.transactions[index].payee = payee
    }
    budget.transactions[0].payee = "Employer"
    budget.transactions[6].payee = "Bank"
    let payees = SpendingByPayee(Ledger(budget), in: march.days)
    #expect(payees.rows.map(\.payee) == ["Landlord", "Market"])
    #expect(payees.rows.map(\.total) == [900, 75])
    #expect(payees.rows.map(\.count) == [1, 2])
    #expect(SpendingByPayee(Ledger(Budget()), in: march.days).rows.isEmpty)
  }
}
