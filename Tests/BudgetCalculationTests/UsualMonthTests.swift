import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

/// The medians can be read from short lists.
@Suite struct UsualMonthTests {
  private static func month(_ amounts: [(food: String, toys: String?)]) -> UsualMonth? {
    var budget = household()
    budget.transactions = amounts.enumerated().flatMap { index, amount in
      let date = "2026-0\(index + 1)-10"
      return [row(date, amount.food, .expense, 3, account: 1)]
        + (amount.toys.map { [row(date, $0, .expense, 6, account: 1)] } ?? [])
    }
    return UsualMonth(
      Ledger(budget), month: BudgetMonth(BudgetCalculationTests.month("2026-0\(amounts.count)")))
  }

  @Test func theMedianOfThreeMonthsIsTheOneInTheMiddle() throws {
    let usual = try #require(
      Self.month([("100", nil), ("300", "5"), ("200", nil), ("500", nil)]))
    #expect(usual.monthCount == 3)
    // The totals are 100, 305 and 200; food has 100, 300 and 200; toys have 0, 5 and 0, so they did not change.
    #expect(usual.total.usual == 200 && usual.total.actual == 500)
    #expect(usual.rows.map(\.category?.name) == ["Food"])
    #expect(usual.rows.first?.usual == 200 && usual.rows.first?.change == 300)
  }

  @Test func betweenTwoInTheMiddleItIsTheirMeanInWholeCents() throws {
    let usual = try #require(
      Self.month([("0.01", nil), ("9", nil), ("0.02", nil), ("0.01", nil), ("0.01", "70")]))
    #expect(usual.rows.map(\.category?.name) == ["Toys", "Food"].prefix(usual.rows.count).map { $0 })
    #expect(usual.rows.first?.change == 70)
    // The median of 0.01, 0.01, 0.02 and 9 is 0.015, which is rounded away from zero.
    #expect(usual.total.usual == Decimal(string: "0.02"))
  }

  @Test func twoMonthsAreNoHabit() {
    #expect(Self.month([("100", nil), ("300", nil), ("200", nil)]) == nil)
    #expect(Self.month([("100", nil)]) == nil)
  }
}
