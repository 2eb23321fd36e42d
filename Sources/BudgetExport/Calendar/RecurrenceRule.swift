internal import BudgetModel
internal import CalendarDates

/// The recurrence rule of an event (RFC 5545 §3.3.10).
public struct RecurrenceRule: Hashable, Sendable {
  /// The unit of time between two occurrences.
  public enum Frequency: String, Hashable, Sendable {
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  /// The unit.
  public let frequency: Frequency
  /// The number of units between two occurrences, 1 or more.
  public let interval: Int
  /// The month of the year for a yearly rule.
  public let month: Int?
  /// The day of the month for a monthly or yearly rule; in a shorter month, it is the last day.
  public let day: Int?

  /// The rule's text, such as `FREQ=MONTHLY;BYMONTHDAY=15`.
  ///
  /// In RFC 5545, a rule skips the months that do not have its day. For days from the 29th on, the rule
  /// therefore selects the last existing day from the 28th up to that day. For example, the 31st is
  /// `BYMONTHDAY=28,29,30,31;BYSETPOS=-1`; 29 February is written in the same way.
  public var text: String {
    var parts = ["FREQ=\(frequency.rawValue)"]
    if interval > 1 { parts.append("INTERVAL=\(interval)") }
    if let month { parts.append("BYMONTH=\(month)") }
    if let day {
      let needsChoice = day > 28 && (month == nil || month == 2)
      let days = needsChoice ? Array(28...min(max(day, 29), month == 2 ? 29 : 31)) : [day]
      parts.append("BYMONTHDAY=\(days.map(String.init).joined(separator: ","))")
      if needsChoice { parts.append("BYSETPOS=-1") }
    }
    return parts.joined(separator: ";")
  }

  /// Returns the rule for this day of every month.
  static func monthly(on day: Int, every interval: Int = 1) -> RecurrenceRule {
    RecurrenceRule(frequency: .monthly, interval: interval, month: nil, day: day)
  }

  /// Creates the rule of a bill; nil if the bill does not recur.
  ///
  /// The `anchor` is the day of the month to which due dates return after shorter months.
  init?(_ recurrence: Recurrence, from date: CalendarDate, anchor: Int) {
    let interval = min(max(recurrence.interval, 1), 1_000_000)
    switch recurrence.unit {
    case .once: return nil
    case .weekly: self.init(frequency: .weekly, interval: interval, month: nil, day: nil)
    case .monthly: self.init(frequency: .monthly, interval: interval, month: nil, day: anchor)
    case .yearly:
      let month = date.month
      // Only February has a varying length.
      let day = month == 2 ? anchor : date.calendarMonth.day(clamping: anchor).day
      self.init(frequency: .yearly, interval: interval, month: month, day: day)
    }
  }

  private init(frequency: Frequency, interval: Int, month: Int?, day: Int?) {
    self.frequency = frequency
    self.interval = interval
    self.month = month
    self.day = day
  }

  /// Returns whether a date matches the rule, as RFC 5545 §3.8.5.3 requires for the first occurrence.
  func holds(_ date: CalendarDate) -> Bool {
    day.map { date.calendarMonth.day(clamping: $0) == date } ?? true
  }
}
