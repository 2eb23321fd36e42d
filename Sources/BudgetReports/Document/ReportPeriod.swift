public import BudgetCalculation
public import CalendarDates

/// The period of a report: a month, a year, or any range of days.
public enum ReportPeriod: Hashable, Sendable {
  case month(BudgetMonth)
  /// The twelve months of a year.
  case year(Int)
  /// The days from the first to the last of this range.
  case days(ClosedRange<CalendarDate>)

  /// Returns the days of the period; nil if the year is outside the calendar.
  ///
  /// A year consists of the household's months, which may start on another day than the first.
  public func days(of ledger: Ledger) -> ClosedRange<CalendarDate>? {
    switch self {
    case .month(let month): return month.days
    case .days(let days): return days
    case .year(let year):
      guard let first = CalendarMonth(year: year, month: 1), let last = CalendarMonth(year: year, month: 12)
      else { return nil }
      return ledger.month(first).firstDay...ledger.month(last).lastDay
    }
  }
}
