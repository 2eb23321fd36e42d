public import CalendarDates

/// A single or repeated due date as an all-day event (RFC 5545 §3.6.1).
public struct CalendarEvent: Hashable, Sendable {
  /// The identifier of the event in every export: the kind and identity of its record.
  public var uid: String
  /// The name of the bill or category, with its amount.
  public var summary: String
  /// More details: its category and account; nil if there are none.
  public var details: String?
  /// The names that a calendar groups by.
  public var categories: [String]
  /// The first day.
  public var start: CalendarDate
  /// How it repeats; nil for a single event.
  public var recurrence: RecurrenceRule?
  /// Its alarms.
  public var alarms: [CalendarAlarm]
  /// When its record was last changed; nil if that is not known.
  public var modified: UTCTimestamp?
}

/// An alarm of an event (RFC 5545 §3.6.6).
public struct CalendarAlarm: Hashable, Sendable {
  /// Whole days before the event's day, 0 for the day itself.
  public var daysBefore: Int
  /// The time of that day.
  public var time: TimeOfDay

  /// The time of the alarm as a duration from the midnight at which the event begins (RFC 5545 §3.3.6).
  ///
  /// Two days before at 09:00 is `-P1DT15H`, on the day at 09:00 `PT9H`.
  public var trigger: String {
    let seconds = time.secondOfDay - max(daysBefore, 0) * 86_400
    let (days, rest) = seconds.magnitude.quotientAndRemainder(dividingBy: 86_400)
    let units = [(rest / 3_600, "H"), (rest / 60 % 60, "M"), (rest % 60, "S")]
    var clock = units.filter { $0.0 > 0 }.map { "\($0)\($1)" }.joined()
    // Between hours and seconds, minutes are mandatory.
    if rest / 60 % 60 == 0, rest / 3_600 > 0, rest % 60 > 0 { clock = clock.replacing("H", with: "H0M") }
    let day = days > 0 ? "\(days)D" : ""
    let isEmpty = day.isEmpty && clock.isEmpty
    return (seconds < 0 ? "-P" : "P") + day + (isEmpty ? "T0S" : clock.isEmpty ? "" : "T" + clock)
  }
}
