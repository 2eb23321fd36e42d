public import CalendarDates

extension CalendarDate {
  /// The week that holds the day, from this weekday on: seven days, fewer only where the calendar ends.
  public func week(startingOn first: Weekday) -> ClosedRange<CalendarDate> {
    let offset = (weekday.isoNumber - first.isoNumber + 7) % 7
    let start = adding(days: -offset)
    return start...adding(days: 6 - offset)
  }
}
