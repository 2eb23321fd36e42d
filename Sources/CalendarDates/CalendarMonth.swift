/// A month of a year, such as March 2026.
public struct CalendarMonth: Hashable, Comparable, Sendable {
  /// The calendar year, 1 to 9999.
  public let year: Int
  /// The month of the year, 1 to 12.
  public let month: Int

  /// Creates the month with these parts; nil outside the years 1 to 9999 and the months 1 to 12.
  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    self.year = year
    self.month = month
  }

  init(uncheckedYear year: Int, month: Int) {
    self.year = year
    self.month = month
  }

  /// The number of days in this month.
  public var length: Int { Self.length(year: year, month: month) }

  /// The first day of this month.
  public var firstDay: CalendarDate { day(clamping: 1) }

  /// The last day of this month.
  public var lastDay: CalendarDate { day(clamping: 31) }

  /// The day of this month with the given number, or the last day if the month is shorter.
  public func day(clamping day: Int) -> CalendarDate {
    CalendarDate(year: year, month: month, day: min(max(day, 1), length)) ?? .earliest
  }

  /// The month `count` months later, limited to the first and last supported month.
  public func adding(months count: Int) -> CalendarMonth {
    let (sum, overflow) = index.addingReportingOverflow(count)
    let index = overflow ? (count < 0 ? 12 : 119_999) : min(max(sum, 12), 119_999)
    return CalendarMonth(uncheckedYear: index / 12, month: index % 12 + 1)
  }

  /// The month after this one.
  public var next: CalendarMonth { adding(months: 1) }
  /// The month before this one.
  public var previous: CalendarMonth { adding(months: -1) }

  /// The number of months from this one to `other`; negative if `other` is earlier.
  public func months(until other: CalendarMonth) -> Int { other.index - index }

  public static func < (left: CalendarMonth, right: CalendarMonth) -> Bool {
    left.index < right.index
  }

  /// The number of days in a month of the Gregorian calendar.
  static func length(year: Int, month: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of months since January of year 0.
  private var index: Int { year * 12 + month - 1 }
}
