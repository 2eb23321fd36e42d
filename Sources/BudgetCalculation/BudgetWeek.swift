public import CalendarDates

extension CalendarDate {
  /// Returns the week of the day from this weekday on: seven days, fewer only at the end of the calendar.
  public func week(startingOn first: Weekday) -> ClosedRange<CalendarDate> {
    let offset = (weekday.isoNumber - first.isoNumber + 7) % 7
    let start = adding(days: -offset)
    return start...adding(days: 6 - offset)
  }
}
