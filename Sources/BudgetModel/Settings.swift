public import CalendarDates

/// A household's preferences for calculation, formats and reminders (SPEC §1, Settings).
public struct Settings: Hashable, Sendable {
  /// The currency of amounts that have no currency of their own.
  public var currency: Currency = .usd
  /// The format of dates.
  public var dateFormat: DateFormat = .monthDayYear
  /// The format of numbers.
  public var numberFormat: AmountFormat = .commaPoint
  /// The day on which a month starts, 1 to 31; in a shorter month, its last day.
  public var monthStartDay = 1
  /// The day on which a week starts.
  public var firstWeekday: Weekday = .sunday
  /// The IANA name of the time zone in which days begin and end.
  public var timeZone = "UTC"
  /// Whether a category may be overspent without a warning.
  public var allowsNegativeCategories = true
  /// Whether the money left at the end of a month is carried over to the next month.
  public var rollsOver = false
  /// Light, dark, or following the system.
  public var appearance: Appearance = .system
  /// The colour of buttons and marks.
  public var accentColor: HexColor?
  /// Whether reminders are enabled at all.
  public var notificationsEnabled = true
  /// The sound of a reminder; nil for the system's sound.
  public var notificationSound: String?
  /// The reminders that a new due date gets.
  public var defaultReminders: ReminderSchedule = ReminderSchedule()
  /// The date of one payday.
  public var payday: CalendarDate?
  /// The interval between paydays.
  public var paydayFrequency: PaydayFrequency?
  /// When the settings were last changed.
  public var updated: UTCTimestamp?
  /// Fields that this version does not know.
  public var unknown = UnknownFields()

  /// The settings of a new budget.
  public init() {}
}

/// The format of dates.
public enum DateFormat: String, CaseIterable, Hashable, Sendable {
  case monthDayYear = "MM/DD/YYYY"
  case dayMonthYear = "DD/MM/YYYY"
  case yearMonthDay = "YYYY-MM-DD"
}

/// The format of amounts, named by thousands separator and decimal separator.
public enum AmountFormat: String, CaseIterable, Hashable, Sendable {
  case commaPoint = "1,234.56"
  case pointComma = "1.234,56"
  case spaceComma = "1 234,56"
}

/// The appearance of screens and reports.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  case system, light, dark
}

/// The interval between paydays.
public enum PaydayFrequency: String, CaseIterable, Hashable, Sendable {
  case weekly
  case everyTwoWeeks
  /// The 15th and the last day of a month.
  case twiceMonthly
  case monthly
}

/// A colour as `#RRGGBB`.
public struct HexColor: Hashable, Sendable {
  /// The text, in uppercase.
  public let text: String

  /// Parses `#RRGGBB` in upper or lower case; nil for any other text.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == 7, text.first == "#",
      text.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    self.text = text.uppercased()
  }
}

extension HexColor: CustomStringConvertible {
  public var description: String { text }
}

/// The times of reminders for a due date (SPEC §1: 7 days, 2 days, on the date, custom days; on or off).
public struct ReminderSchedule: Hashable, Sendable {
  /// Whether there are reminders at all.
  public var isEnabled: Bool
  /// Days before the date, 0 for the date itself, without duplicates.
  public var daysBefore: [Int]

  /// Creates a schedule; there are reminders only if it is enabled and has days.
  public init(isEnabled: Bool = false, daysBefore: [Int] = [7, 2, 0]) {
    self.isEnabled = isEnabled
    self.daysBefore = daysBefore
  }
}
