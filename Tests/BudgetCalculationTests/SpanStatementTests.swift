import BudgetCalculation
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import Testing

@Suite struct SpanStatementTests {
  let ledger = Ledger(household())

  // The figures of February to April were added by hand.
  @Test func monthsTogether() throws {
    let statement = SpanStatement(ledger, in: day("2026-02-01")...day("2026-04-30"))
    #expect(statement.months.map(\.description) == ["2026-02", "2026-03", "2026-04"])
    #expect(statement.income == 3040)
    // 80 + 900 + 60.25 + 20.10 − 5.35 + 7 + 12.5 + 11.
    #expect(statement.expenses == number("1085.5") && statement.net == number("1954.5"))
    #expect(statement.savingsRate == number("0.6429276315789473684210526315789474"))
    #expect(statement.count == 11)
    let comparison = try #require(statement.comparison)
    #expect(comparison.rows.map(\.actual) == [900, 166, 0, 0, 7])
    // Rent counts three times; food is 400 + 450 (assigned in March) + 400; insurance is three thirds of 100; the car
    // tax is for 3 of 12 months.
    #expect(comparison.rows.map(\.budgeted) == [2700, 1250, 100, 30, 0])
    #expect(comparison.total.budgeted == 4080 && comparison.total.actual == number("1085.5"))
    #expect(comparison.uncategorized?.actual == number("12.5"))
    #expect(statement.daysBefore == day("2025-11-01")...day("2026-01-31"))
    #expect(statement.spendingBefore?.total == 0)
    #expect(statement.trends.months.map(\.expenses) == [80, number("994.5"), 11])
    #expect(statement.otherCurrencies.map(\.expenses) == [33])
    #expect(statement.log.opening == number("1300.5") && statement.log.closing == number("3255"))
  }

  @Test func daysThatAreNoMonths() {
    let statement = SpanStatement(ledger, in: day("2026-02-27")...day("2026-03-10"))
    #expect(statement.months.map(\.description) == ["2026-02", "2026-03"])
    #expect(statement.comparison == nil)
    #expect(statement.income == 3000 && statement.expenses == number("1000.1"))
    // Each month counts only its days within the span.
    #expect(statement.trends.months.map(\.expenses) == [80, number("920.1")])
    #expect(statement.trends.weekdayCounts == [2, 2, 1, 1, 2, 2, 2])
    #expect(statement.daysBefore == day("2026-02-15")...day("2026-02-26"))
  }

  @Test func theTimeBeforeIsAsLong() {
    let statement = SpanStatement(ledger, in: day("2026-03-11")...day("2026-03-20"))
    #expect(statement.daysBefore == day("2026-03-01")...day("2026-03-10"))
    // 900 + 20.10, and then 7 + 12.50 − 5.35.
    #expect(statement.spendingBefore?.total == number("920.1") && statement.expenses == number("14.15"))
  }

  @Test func monthsBeginOnTheirDay() {
    var budget = household()
    budget.settings.monthStartDay = 15
    let ledger = Ledger(budget)
    let days = day("2026-02-15")...day("2026-04-14")
    #expect(ledger.months(in: days).map(\.description) == ["2026-02", "2026-03"])
    #expect(
      SpanStatement(ledger, in: days).comparison?.total.budgeted
        == number("2736.666666666666666666666666666667"))
    #expect(SpanStatement(ledger, in: days).daysBefore == day("2025-12-15")...day("2026-02-14"))
  }

  @Test(arguments: [("0001-01-01", "0001-01-31"), ("9999-12-01", "9999-12-31")])
  func theCalendarEnds(_ first: String, _ last: String) {
    let statement = SpanStatement(ledger, in: day(first)...day(last))
    #expect(statement.months.count == 1 && statement.expenses == 0)
    #expect((statement.daysBefore == nil) == (first == "0001-01-01"))
  }
}
