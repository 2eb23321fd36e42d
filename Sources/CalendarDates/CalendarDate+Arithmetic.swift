extension CalendarDate {
  /// The day `count` days later, limited to the first and last supported day.
  public func adding(days count: Int) -> CalendarDate {
    let (sum, overflow) = dayNumber.addingReportingOverflow(count)
    if overflow { return count < 0 ? .earliest : .latest }
    return CalendarDate(unchecked: min(max(sum, Self.earliest.dayNumber), Self.latest.dayNumber))
  }

  /// The day with the same number in the month `count` months later, or the last day if that month is shorter.
  ///
  /// `2024-01-31` plus one month is `2024-02-29`.
  public func adding(months count: Int) -> CalendarDate {
    calendarMonth.adding(months: count).day(clamping: day)
  }

  /// The number of days from this day to `other`; negative if `other` is earlier.
  public func days(until other: CalendarDate) -> Int {
    other.dayNumber - dayNumber
  }
}
