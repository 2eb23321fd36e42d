import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import BudgetReports

/// Tests the history that rows of budget vs actual show.
@Suite struct SpendingHistoryTests {
  /// Food: 10.00 in March 2025, 40.00 in January 2026 and 20.00 in March 2026; rent: once, in February 2026.
  private static let budget = Budget(
    categories: [
      Sample.category(2, "Rent", .fixed, "1200"), Sample.category(3, "Food", .variable, "400"),
    ],
    transactions: [
      Sample.transaction(11, "2025-03-05", "Shop", 3, "10"),
      Sample.transaction(12, "2026-01-05", "Shop", 3, "40"),
      Sample.transaction(13, "2026-02-05", "Rent", 2, "1200"),
      Sample.transaction(14, "2026-03-05", "Shop", 3, "20"),
    ])

  private static func history(_ budget: Budget, _ period: ReportPeriod? = nil) -> SpendingHistory {
    let ledger = Ledger(budget)
    return SpendingHistory(
      ReportContext(
        ledger, period: period ?? .month(ledger.month(Sample.march)), today: Sample.day("2026-04-01")))
  }

  @Test func aYearBeforeAndTwelveMonths() {
    let history = Self.history(Self.budget)
    #expect(history.count == 12)
    #expect(history.yearBefore(Sample.id(3)) == 10)
    #expect(history.yearBefore(Sample.id(2)) == 0)
    // Nothing from April to December, then 40.00, nothing and 20.00.
    #expect(history.shares(Sample.id(3)) == Array(repeating: 0, count: 9) + [1, 0, Sample.amount("0.5")])
  }

  @Test func aLogOfLessThanAYearHasNoYearBefore() {
    var budget = Self.budget
    budget.transactions.removeFirst()
    let history = Self.history(budget)
    #expect(history.count == 3)
    #expect(history.yearBefore(Sample.id(3)) == nil)
    #expect(history.shares(Sample.id(3)) == [1, 0, Sample.amount("0.5")])
  }

  @Test func theFirstMonthHasNoHistory() {
    var budget = Self.budget
    budget.transactions = [budget.transactions[3]]
    let history = Self.history(budget)
    #expect(history.count == 0 && history.shares(Sample.id(3)).isEmpty)
  }

  @Test func aYearIsHeldAgainstTheYearBefore() {
    let history = Self.history(Self.budget, .year(2026))
    #expect(history.yearBefore(Sample.id(3)) == 10)
    #expect(history.count == 12)
  }

  @Test func aSpanOfDaysHasNoYearBefore() {
    let days = Sample.day("2026-01-01")...Sample.day("2026-03-31")
    #expect(Self.history(Self.budget, .days(days)).yearBefore(Sample.id(3)) == nil)
  }

  @Test func aRefundIsNoColumnBelowTheLine() {
    var budget = Self.budget
    budget.transactions.append(Sample.transaction(15, "2026-02-09", "Returned", 3, "5", .income))
    #expect(Self.history(budget).shares(Sample.id(3)).suffix(3) == [1, 0, Sample.amount("0.5")])
  }
}
