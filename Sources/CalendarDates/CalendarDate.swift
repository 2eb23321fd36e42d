/// A day of the proleptic Gregorian calendar, years 1 to 9999, without a time zone.
///
/// It is stored as the number of days since 1970-01-01, so that comparing and counting days takes one
/// integer operation.
public struct CalendarDate: Hashable, Comparable, Sendable {
  /// The number of days since 1970-01-01; negative before that day.
  public let dayNumber: Int

  /// The first supported day: 0001-01-01.
  public static let earliest = CalendarDate(unchecked: -719_162)
  /// The last supported day: 9999-12-31.
  public static let latest = CalendarDate(unchecked: 2_932_896)

  /// Creates the day `dayNumber` days after 1970-01-01; nil outside the years 1 to 9999.
  public init?(dayNumber: Int) {
    guard (Self.earliest.dayNumber...Self.latest.dayNumber).contains(dayNumber) else { return nil }
    self.dayNumber = dayNumber
  }

  /// Creates the day with these parts; nil if it does not exist.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CalendarMonth.length(year: year, month: month)
    else { return nil }
    dayNumber = Self.dayNumber(year: year, month: month, day: day)
  }

  init(unchecked dayNumber: Int) {
    self.dayNumber = dayNumber
  }

  /// The calendar year, 1 to 9999.
  public var year: Int { parts.year }
  /// The month of the year, 1 to 12.
  public var month: Int { parts.month }
  /// The day of the month, 1 to 31.
  public var day: Int { parts.day }

  /// The year, month and day together, which is faster than reading them separately.
  public var parts: (year: Int, month: Int, day: Int) {
    // Here, years are counted from year 0 and start on 1 March, so that the leap day is the last day of its year.
    let shifted = dayNumber + 719_468
    let era = shifted.flooredQuotient(146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// The day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday.allCases[(dayNumber + 3).flooredRemainder(7)]
  }

  /// The calendar month that contains this day.
  public var calendarMonth: CalendarMonth {
    let parts = parts
    return CalendarMonth(uncheckedYear: parts.year, month: parts.month)
  }

  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    left.dayNumber < right.dayNumber
  }

  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year.flooredQuotient(400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

extension Int {
  /// The quotient rounded towards negative infinity; `divisor` must be above 0.
  func flooredQuotient(_ divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The remainder of `flooredQuotient`, 0 or above.
  func flooredRemainder(_ divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
