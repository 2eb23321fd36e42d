public import BudgetModel
public import CalendarDates

extension DueDate {
  /// Returns the due dates in this range, in order; in a month without the due day, the due date is the last
  /// day (SPEC §3).
  public func dates(in days: ClosedRange<CalendarDate>) -> [CalendarDate] {
    switch self {
    case .date(let date): days.contains(date) ? [date] : []
    case .dayOfMonth(let day): Self.dates(in: days, day: day)
    case .lastDayOfMonth: Self.dates(in: days, day: 31)
    }
  }

  private static func dates(in days: ClosedRange<CalendarDate>, day: Int) -> [CalendarDate] {
    let first = days.lowerBound.calendarMonth
    let count = first.months(until: days.upperBound.calendarMonth)
    return (0...count).map { first.adding(months: $0).day(clamping: day) }.filter(days.contains)
  }
}
