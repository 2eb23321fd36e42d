public import CalendarDates

/// How a household counts, writes and is reminded (SPEC §1, Settings).
public struct Settings: Hashable, Sendable {
  /// The currency of amounts that name none.
  public var currency: Currency = .usd
  /// How dates are written.
  public var dateFormat: DateFormat = .monthDayYear
  /// How numbers are written.
  public var numberFormat: AmountFormat = .commaPoint
  /// The day on which a month starts, 1 to 31; in a shorter month its last day.
  public var monthStartDay = 1
  /// The day on which a week starts.
  public var firstWeekday: Weekday = .sunday
  /// The IANA name of the time zone in which days begin and end.
  public var timeZone = "UTC"
  /// Whether a category may be overspent without a warning.
  public var allowsNegativeCategories = true
  /// Whether what is left of a month goes on into the next.
  public var rollsOver = false
  /// Light, dark, or as the system is.
  public var appearance: Appearance = .system
  /// The colour of buttons and marks.
  public var accentColor: HexColor?
  /// Whether anything reminds at all.
  public var notificationsEnabled = true
  /// The sound of a reminder; nil for the system's.
  public var notificationSound: String?
  /// The reminders that a new due date gets.
  public var defaultReminders: ReminderSchedule = ReminderSchedule()
  /// A day on which pay comes.
  public var payday: CalendarDate?
  /// How often pay comes.
  public var paydayFrequency: PaydayFrequency?
  /// When the settings were last changed.
  public var updated: UTCTimestamp?
  /// Fields that this version does not know.
  public var unknown = UnknownFields()

  /// The settings of a new budget.
  public init() {}
}

/// How dates are written.
public enum DateFormat: String, CaseIterable, Hashable, Sendable {
  case monthDayYear = "MM/DD/YYYY"
  case dayMonthYear = "DD/MM/YYYY"
  case yearMonthDay = "YYYY-MM-DD"
}

/// How amounts are written, named by what parts thousands and what parts decimals.
public enum AmountFormat: String, CaseIterable, Hashable, Sendable {
  case commaPoint = "1,234.56"
  case pointComma = "1.234,56"
  case spaceComma = "1 234,56"
}

/// How screens and reports look.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  case system, light, dark
}

/// How often pay comes.
public enum PaydayFrequency: String, CaseIterable, Hashable, Sendable {
  case weekly
  case everyTwoWeeks
  /// The 15th and the last day of a month.
  case twiceMonthly
  case monthly
}

/// A colour as `#RRGGBB`.
public struct HexColor: Hashable, Sendable {
  /// The text, with capital letters.
  public let text: String

  /// Reads `#RRGGBB` in any case; nil for any other text.
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

/// When a due date is announced (SPEC §1: 7 days, 2 days, on the date, custom days; on or off).
public struct ReminderSchedule: Hashable, Sendable {
  /// Whether it is announced at all.
  public var isEnabled: Bool
  /// Days before the date, 0 for the date itself, without repeats.
  public var daysBefore: [Int]

  /// A schedule; without days, nothing is announced.
  public init(isEnabled: Bool = false, daysBefore: [Int] = [7, 2, 0]) {
    self.isEnabled = isEnabled
    self.daysBefore = daysBefore
  }
}
