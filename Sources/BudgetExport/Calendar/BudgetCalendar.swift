public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// Writes the due dates of a budget as an iCalendar file (RFC 5545; SPEC §3, iCalendar).
///
///     let options = BudgetCalendar.Options(from: today)
///     let bytes = BudgetCalendar.write(budget, options, stamp: now)
public enum BudgetCalendar {
  /// The options for the contents and the format of a calendar.
  public struct Options: Sendable {
    /// The first day whose due dates are shown; an unpaid bill is shown even if it was due earlier.
    public var from: CalendarDate
    /// The time of day of alarms, in the time zone of the calendar's reader.
    public var alarmTime: TimeOfDay
    /// The name of the calendar; nil if it has none.
    public var name: String?
    /// Formats an amount; if nil, amounts are plain digits and the currency code, such as `1500.00 USD`.
    public var amountText: (@Sendable (Decimal) -> String)?

    /// Creates options for due dates from a day on; by default, alarms are at midnight and amounts are plain.
    public init(
      from: CalendarDate, alarmTime: TimeOfDay = .midnight, name: String? = nil,
      amountText: (@Sendable (Decimal) -> String)? = nil
    ) {
      self.from = from
      self.alarmTime = alarmTime
      self.name = name
      self.amountText = amountText
    }
  }

  /// Returns the due dates as events: first of bills, then of categories, each in the order of the budget.
  ///
  /// The first event of a bill is its next unpaid due date; a paid bill that does not recur has no event.
  /// Alarms follow the reminder schedules; there are none if notifications are off in the settings.
  public static func events(_ budget: Budget, _ options: Options) -> [CalendarEvent] {
    let drafts = EventDrafts(budget, options)
    return budget.bills.flatMap(drafts.events(of:)) + budget.categories.compactMap(drafts.event(of:))
  }

  /// Writes the events of a budget; the same budget, options and stamp always give the same bytes.
  ///
  /// - Parameters:
  ///   - budget: The budget.
  ///   - options: The contents and the format of the calendar.
  ///   - stamp: The moment of the export, which is the DTSTAMP of each event.
  /// - Returns: A VCALENDAR in UTF-8 with CRLF line breaks; it has no event if there are no due dates.
  public static func write(_ budget: Budget, _ options: Options, stamp: UTCTimestamp) -> [UInt8] {
    CalendarWriter.write(events(budget, options), name: options.name, stamp: stamp)
  }
}
