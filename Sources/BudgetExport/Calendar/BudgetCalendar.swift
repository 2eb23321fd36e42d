public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// The due dates of a budget as an iCalendar file (RFC 5545; SPEC §3, iCalendar).
///
///     let options = BudgetCalendar.Options(from: today)
///     let bytes = BudgetCalendar.write(budget, options, stamp: now)
public enum BudgetCalendar {
  /// The contents and the format of a calendar.
  public struct Options: Sendable {
    /// The day from which due dates are shown; an unpaid bill keeps an earlier one.
    public var from: CalendarDate
    /// The time of day of alarms, in the time zone of the calendar's reader.
    public var alarmTime: TimeOfDay
    /// The calendar's name; nil for none.
    public var name: String?
    /// Formats an amount; nil for plain digits and the currency's code, `1500.00 USD`.
    public var amountText: (@Sendable (Decimal) -> String)?

    /// Creates options for due dates from a day on; by default with alarms at midnight and plain amounts.
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

  /// Returns the due dates of bills, then those of categories, each in the order of the budget.
  ///
  /// A bill's first event is its next unpaid due date; a paid bill that does not repeat has no event.
  /// Alarms follow each reminder schedule; there are none if notifications are off in the settings.
  public static func events(_ budget: Budget, _ options: Options) -> [CalendarEvent] {
    let drafts = EventDrafts(budget, options)
    return budget.bills.flatMap(drafts.events(of:)) + budget.categories.compactMap(drafts.event(of:))
  }

  /// Writes the events of a budget: the same bytes for the same budget, options and stamp.
  ///
  /// - Parameters:
  ///   - budget: The budget.
  ///   - options: The contents and the format of the calendar.
  ///   - stamp: The moment of the export, each event's DTSTAMP.
  /// - Returns: A VCALENDAR in UTF-8 with CRLF line endings; without due dates it has no event.
  public static func write(_ budget: Budget, _ options: Options, stamp: UTCTimestamp) -> [UInt8] {
    CalendarWriter.write(events(budget, options), name: options.name, stamp: stamp)
  }
}
