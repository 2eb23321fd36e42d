public import CalendarDates

/// A single or recurring due date as an all-day event (RFC 5545 §3.6.1).
public struct CalendarEvent: Hashable, Sendable {
  /// The identifier of the event, the same in every export: the kind and the identifier of its record.
  public var uid: String
  /// The name of the bill or category, with its amount.
  public var summary: String
  /// Further details: the category and the account; nil if there are none.
  public var details: String?
  /// The categories by which a calendar program groups events.
  public var categories: [String]
  /// The first day.
  public var start: CalendarDate
  /// The recurrence rule; nil for a single event.
  public var recurrence: RecurrenceRule?
  /// The alarms of the event.
  public var alarms: [CalendarAlarm]
  /// The time when the record was last changed; nil if it is not known.
  public var modified: UTCTimestamp?
}

/// An alarm of an event (RFC 5545 §3.6.6).
public struct CalendarAlarm: Hashable, Sendable {
  /// The number of whole days before the day of the event; 0 for the day itself.
  public var daysBefore: Int
  /// The time of the alarm on that day.
  public var time: TimeOfDay

  /// The time of the alarm as a duration relative to the midnight at which the event begins
  /// (RFC 5545 §3.3.6).
  ///
  /// An alarm at 09:00 is `-P1DT15H` two days before, and `PT9H` on the day itself.
  public var trigger: String {
    let seconds = time.secondOfDay - max(daysBefore, 0) * 86_400
    let (days, rest) = seconds.magnitude.quotientAndRemainder(dividingBy: 86_400)
    let units = [(rest / 3_600, "H"), (rest / 60 % 60, "M"), (rest % 60, "S")]
    var clock = units.filter { $0.0 > 0 }.map { "\($0)\($1)" }.joined()
    // Minutes are mandatory between hours and seconds.
    if rest / 60 % 60 == 0, rest / 3_600 > 0, rest % 60 > 0 { clock = clock.replacing("H", with: "H0M") }
    let day = days > 0 ? "\(days)D" : ""
    let isEmpty = day.isEmpty && clock.isEmpty
    return (seconds < 0 ? "-P" : "P") + day + (isEmpty ? "T0S" : clock.isEmpty ? "" : "T" + clock)
  }
}
