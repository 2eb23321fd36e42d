public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// How months in a row compare (SPEC §2, Trends).
public struct Trends: Hashable, Sendable {
  /// How an amount changed against the month before.
  public struct Change: Hashable, Sendable {
    /// This month − the month before.
    public let amount: Decimal
    /// The change ÷ the month before, where 1 is 100 %; nil where that is not above 0.
    public let percent: Decimal?

    /// The change from one amount to another.
    public init(from before: Decimal, to now: Decimal) {
      amount = [now, -before].exactSum()
      percent = before > 0 ? amount.divided(by: before) : nil
    }
  }

  /// A category month by month.
  public struct CategoryTrend: Hashable, Sendable {
    /// The category; nil for what has none that money is spent on.
    public let category: BudgetModel.Category?
    /// Expenses less refunds of each month, oldest first.
    public let amounts: [Decimal]
    /// The change of each month against the one before it, nil where that has no data; the first month has none.
    public let changes: [Change?]
    /// The place of the first month that is not before the budget's first day.
    let firstCounted: Int

    /// All months together.
    public var total: Decimal { amounts.exactSum() }
    /// The mean of a month, those before the budget's first day left out; nil without months.
    public var average: Decimal? { total.divided(by: Decimal(amounts.count - firstCounted)) }
  }

  /// The totals of each month, oldest first.
  public let months: [MonthTotals]
  /// Categories with expenses or refunds in these months, in the order of the budget; what has none comes last.
  public let categories: [CategoryTrend]
  /// Expenses less refunds by day of the week, Monday first.
  public let spendingByWeekday: [Decimal]
  /// How often each day of the week comes in these months, Monday first.
  public let weekdayCounts: [Int]
  /// The place of the first month that is not before the budget's first day.
  private let firstCounted: Int

  /// Expenses less refunds of a day of the week, on average of all of them, Monday first; 0 where none comes.
  public var averageByWeekday: [Decimal] {
    zip(spendingByWeekday, weekdayCounts).map { $0.divided(by: Decimal($1)) ?? 0 }
  }

  /// The trends of these months, which must not overlap.
  ///
  /// - Parameters:
  ///   - ledger: The book.
  ///   - months: The months, oldest first.
  ///   - days: The only days of them that count, where not all do; every month must have some.
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

  /// The mean income of a month, those before the budget's first day left out as in every mean; nil without months.
  public var averageIncome: Decimal? { average(\.income) }
  /// The mean of a month's expenses; nil without months.
  public var averageExpenses: Decimal? { average(\.expenses) }
  /// The mean of a month's net; nil without months.
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
        // The first of them in the span, then one a week.
        let offset = (weekday.isoNumber - days.lowerBound.weekday.isoNumber + 7) % 7
        let length = days.lowerBound.days(until: days.upperBound) + 1
        return count + max(0, (length - offset + 6) / 7)
      }
    }
  }
}
