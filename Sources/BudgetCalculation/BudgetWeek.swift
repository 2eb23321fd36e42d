public import CalendarDates

extension CalendarDate {
  /// Returns the week that contains the day and starts on this weekday: seven days, or fewer at the end
  /// of the calendar.
  public func week(startingOn first: Weekday) -> ClosedRange<CalendarDate> {
    let offset = (weekday.isoNumber - first.isoNumber + 7) % 7
    let start = adding(days: -offset)
    return start...adding(days: 6 - offset)
  }
}
