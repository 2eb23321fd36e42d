public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// A comparison of consecutive months (SPEC §2, Trends).
public struct Trends: Hashable, Sendable {
  /// The change of an amount since the previous month.
  public struct Change: Hashable, Sendable {
    /// This month's amount − the previous month's.
    public let amount: Decimal
    /// The change ÷ the previous amount, where 1 is 100 %; nil if the previous amount is not above 0.
    public let percent: Decimal?

    /// Computes the change from one amount to another.
    public init(from before: Decimal, to now: Decimal) {
      amount = [now, -before].exactSum()
      percent = before > 0 ? amount.divided(by: before) : nil
    }
  }

  /// A category's amounts month by month.
  public struct CategoryTrend: Hashable, Sendable {
    /// The category; nil for spending without a spending category.
    public let category: BudgetModel.Category?
    /// Expenses less refunds of each month, oldest first.
    public let amounts: [Decimal]
    /// The changes from each month to the next, one fewer than `amounts`; nil if the earlier month has no data.
    public let changes: [Change?]
    /// The index of the first month that ends on or after the budget's first day.
    let firstCounted: Int

    /// The sum of all months.
    public var total: Decimal { amounts.exactSum() }
    /// The monthly average, without months before the budget's first day; nil if there are no months.
    public var average: Decimal? { total.divided(by: Decimal(amounts.count - firstCounted)) }
  }

  /// The totals of each month, oldest first.
  public let months: [MonthTotals]
  /// Categories with expenses or refunds in these months, in budget order; spending without a
  /// category comes last.
  public let categories: [CategoryTrend]
  /// Expenses less refunds by day of the week, Monday first.
  public let spendingByWeekday: [Decimal]
  /// How often each weekday occurs in these months, from the budget's first day on; Monday first.
  public let weekdayCounts: [Int]
  /// The index of the first month that ends on or after the budget's first day.
  private let firstCounted: Int

  /// Average expenses less refunds on each weekday, Monday first; 0 if the weekday does not occur.
  public var averageByWeekday: [Decimal] {
    zip(spendingByWeekday, weekdayCounts).map { $0.divided(by: Decimal($1)) ?? 0 }
  }

  /// Creates the trends of these months, which must not overlap.
  ///
  /// - Parameters:
  ///   - ledger: The book.
  ///   - months: The months, oldest first.
  ///   - days: The days that count, or nil for all; every month must include at least one of them.
  public init(_ ledger: Ledger, months: [BudgetMonth], within days: ClosedRange<CalendarDate>? = nil) {
    let firstDay = ledger.firstDay ?? .earliest
    let spans = months.map { month in days.map { month.days.clamped(to: $0) } ?? month.days }
    let activities = spans.map { Activity(ledger, in: $0) }
    self.months = zip(months, activities).map { MonthTotals($0, $1) }
    let firstCounted = spans.firstIndex { $0.upperBound >= firstDay } ?? spans.count
    self.firstCounted = firstCounted
    let hasData = activities.map { $0.count > 0 }
    let listed = ledger.spendingCategories.enumerated().map { (Optional($0.offset), Optional($0.element)) }
    categories = (listed + [(nil, nil)]).compactMap { place, category in
      let spending = activities.map { $0.spending(at: place) }
      guard spending.contains(where: \.isUsed) else { return nil }
      let amounts = spending.map(\.sum.value)
      let changes = zip(zip(amounts, hasData), amounts.dropFirst()).map { before, now in
        before.1 ? Change(from: before.0, to: now) : nil
      }
      return CategoryTrend(
        category: category, amounts: amounts, changes: changes, firstCounted: firstCounted)
    }
    spendingByWeekday = Self.byWeekday(ledger, spans)
    weekdayCounts = Self.weekdays(
      in: spans.dropFirst(firstCounted).map {
        max($0.lowerBound, min(firstDay, $0.upperBound))...$0.upperBound
      })
  }

  /// The average income of a month, without months before the budget's first day; nil without months.
  public var averageIncome: Decimal? { average(\.income) }
  /// The average expenses of a month; nil without months.
  public var averageExpenses: Decimal? { average(\.expenses) }
  /// The average net of a month; nil without months.
  public var averageNet: Decimal? { average(\.net) }

  private func average(_ amount: (MonthTotals) -> Decimal) -> Decimal? {
    months.lazy.map(amount).exactSum().divided(by: Decimal(months.count - firstCounted))
  }

  private static func byWeekday(_ ledger: Ledger, _ spans: [ClosedRange<CalendarDate>]) -> [Decimal] {
    var sums = Weekday.allCases.map { _ in ExactSum() }
    for entry in spans.lazy.flatMap({ ledger.entries(in: $0) }) {
      let index = entry.date.weekday.isoNumber - 1
      switch entry.kind {
      case .expense: sums[index].add(entry.amount)
      case .refund: sums[index].subtract(entry.amount)
      case .income, .transfer: break
      }
    }
    return sums.map(\.value)
  }

  private static func weekdays(in spans: [ClosedRange<CalendarDate>]) -> [Int] {
    Weekday.allCases.map { weekday in
      spans.reduce(0) { count, days in
        // The first occurrence in the span, then one per week.
        let offset = (weekday.isoNumber - days.lowerBound.weekday.isoNumber + 7) % 7
        let length = days.lowerBound.days(until: days.upperBound) + 1
        return count + max(0, (length - offset + 6) / 7)
      }
    }
  }
}
