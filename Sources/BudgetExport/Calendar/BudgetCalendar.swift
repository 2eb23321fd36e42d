public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// The due dates of a budget as an iCalendar file (RFC 5545; SPEC §3, iCalendar).
///
///     let options = BudgetCalendar.Options(from: today)
///     let bytes = BudgetCalendar.write(budget, options, stamp: now)
public enum BudgetCalendar {
  /// What a calendar shows and how.
  public struct Options: Sendable {
    /// The day from which due dates are shown; a bill that is not paid keeps an earlier one.
    public var from: CalendarDate
    /// The time of day at which alarms go off, in the zone of whoever reads the calendar.
    public var alarmTime: TimeOfDay
    /// The calendar's name; nil for none.
    public var name: String?
    /// How an amount is written; nil for plain digits and the currency's code, `1500.00 USD`.
    public var amountText: (@Sendable (Decimal) -> String)?

    /// Due dates from a day on, with alarms at midnight and amounts in plain digits unless told otherwise.
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

  /// The due dates of bills, then those of categories, each in the order of the budget.
  ///
  /// A bill is due next where it is not paid; one that is paid and does not come again has no event. Alarms follow
  /// each reminder schedule, none where the settings have notifications off.
  public static func events(_ budget: Budget, _ options: Options) -> [CalendarEvent] {
    let drafts = EventDrafts(budget, options)
    return budget.bills.flatMap(drafts.events(of:)) + budget.categories.compactMap(drafts.event(of:))
  }

  /// Writes the events of a budget: the same bytes for the same budget, options and stamp.
  ///
  /// - Parameters:
  ///   - budget: The budget.
  ///   - options: What the calendar shows and how.
  ///   - stamp: The moment of the export, each event's DTSTAMP.
  /// - Returns: A VCALENDAR in UTF-8 with lines ended by CRLF; without due dates it has no event.
  public static func write(_ budget: Budget, _ options: Options, stamp: UTCTimestamp) -> [UInt8] {
    CalendarWriter.write(events(budget, options), name: options.name, stamp: stamp)
  }
}
