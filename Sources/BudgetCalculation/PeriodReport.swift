public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// Income and spending of a period (SPEC §1, Period).
///
/// A transaction belongs to the period that it names; if it names none, it belongs to the period that
/// includes its day.
public struct PeriodReport: Hashable, Sendable {
  /// The period.
  public let period: Period
  /// The days of the period, up to the day of the report if it is ongoing; nil if the period begins after
  /// that day, or ends before it starts.
  public let days: ClosedRange<CalendarDate>?
  /// Income received, without refunds.
  public let income: Decimal
  /// Expenses less refunds by category, with shares.
  public let spending: SpendingByCategory
  /// The number of transactions, transfers included.
  public let count: Int

  /// Expenses less refunds.
  public var expenses: Decimal { spending.total }

  /// Income − expenses.
  public var net: Decimal { [income, -expenses].exactSum() }

  /// Expenses ÷ days; nil if there are no days.
  public var expensesPerDay: Decimal? {
    days.flatMap { expenses.divided(by: Decimal($0.lowerBound.days(until: $0.upperBound) + 1)) }
  }

  /// Returns the reports of all periods, in one pass through the log.
  ///
  /// - Parameters:
  ///   - ledger: The book.
  ///   - today: The last day that counts in an ongoing period.
  /// - Returns: One report for each period, in the order of the budget.
  public static func all(_ ledger: Ledger, through today: CalendarDate) -> [PeriodReport] {
    let periods = ledger.budget.periods
    let places = PeriodPlaces(periods, through: today)
    var activities = periods.map { _ in Activity(ledger) }
    for entry in ledger.entries {
      let named = ledger.budget.transactions[entry.position].periodID
      guard let index = places.index(of: named, entry.date) else { continue }
      activities[index].add(entry)
    }
    return periods.indices.map { index in
      PeriodReport(ledger, periods[index], places.days[index], activities[index])
    }
  }

  private init(
    _ ledger: Ledger, _ period: Period, _ days: ClosedRange<CalendarDate>?, _ activity: Activity
  ) {
    self.period = period
    self.days = days
    income = activity.income.value
    spending = SpendingByCategory(ledger, activity)
    count = activity.count
  }
}

/// Finds the period of a transaction.
private struct PeriodPlaces {
  /// The days of each period.
  let days: [ClosedRange<CalendarDate>?]
  private let today: CalendarDate
  private let byID: [Identifier<Period>: Int]
  private let isOngoing: [Bool]
  /// Periods that have days, sorted by their first day.
  private let order: [(days: ClosedRange<CalendarDate>, index: Int)]

  init(_ periods: [Period], through today: CalendarDate) {
    self.today = today
    days = periods.map { period in
      let last = period.end ?? today
      return period.start <= last ? period.start...last : nil
    }
    byID = Dictionary(zip(periods.map(\.id), periods.indices)) { first, _ in first }
    isOngoing = periods.map { $0.end == nil }
    order = days.enumerated().compactMap { index, days in days.map { ($0, index) } }
      .sorted { ($0.days.lowerBound, $0.index) < ($1.days.lowerBound, $1.index) }
  }

  /// Returns the index of the period that a transaction names or, if it names none, of the period that
  /// includes its day.
  func index(of name: Identifier<Period>?, _ date: CalendarDate) -> Int? {
    guard let name else { return index(of: date) }
    guard let named = byID[name], !isOngoing[named] || date <= today else { return nil }
    return named
  }

  /// Returns the last period that begins on or before the day, if it includes the day; periods
  /// do not overlap.
  private func index(of date: CalendarDate) -> Int? {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = low + (high - low) / 2
      if order[middle].days.lowerBound <= date { low = middle + 1 } else { high = middle }
    }
    guard low > 0, order[low - 1].days.contains(date) else { return nil }
    return order[low - 1].index
  }
}
