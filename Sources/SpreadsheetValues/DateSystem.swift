public import CalendarDates
internal import ExactDecimals
public import Foundation

/// The date system of a workbook (ECMA-376 18.17.4.1).
public enum DateSystem: Hashable, Sendable {
  /// 1 January 1900 is day 1, and 29 February 1900, which did not exist, is day 60.
  case from1900
  /// 1 January 1904 is day 0.
  case from1904

  /// The day and time of a serial number.
  ///
  /// The result is nil for a number that is not a day: below day 1 (1904: day 0), day 60 of the 1900 system,
  /// and after the year 9999. Times are rounded to the second, which may give the next day.
  public func dateTime(serial: Decimal) -> (date: CalendarDate, time: TimeOfDay)? {
    if let day = serial.smallWhole { return date(serialDay: day).map { ($0, .midnight) } }
    guard let parts = DecimalParts(serial), parts.mantissa >= 0, serial < 3_000_000 else { return nil }
    // Twenty places are far more precise than a second, and the product fits 128 bits.
    let days = parts.rounded(toPlaces: 20)
    var seconds = DecimalParts(mantissa: days.mantissa * 86_400, exponent: days.exponent).rounded(toPlaces: 0)
    while seconds.exponent > 0 {
      seconds = DecimalParts(mantissa: seconds.mantissa * 10, exponent: seconds.exponent - 1)
    }
    // Seconds since the system's day 0.
    let total = Int(seconds.mantissa)
    guard let date = date(serialDay: total / 86_400), let time = TimeOfDay(secondOfDay: total % 86_400) else {
      return nil
    }
    return (date, time)
  }

  /// The day of a whole serial number, or nil if it is not a day.
  public func date(serialDay: Int) -> CalendarDate? {
    switch self {
    case .from1904: return serialDay < 0 ? nil : CalendarDate(dayNumber: serialDay + dayZero)
    case .from1900:
      guard serialDay >= 1, serialDay != 60 else { return nil }
      return CalendarDate(dayNumber: serialDay + dayZero + (serialDay < 60 ? 1 : 0))
    }
  }

  /// The serial number of a day, or nil for days before the first day of the system.
  public func serial(_ date: CalendarDate) -> Int? {
    let serial = date.dayNumber - dayZero
    switch self {
    case .from1904: return serial >= 0 ? serial : nil
    case .from1900: return serial > 60 ? serial : serial >= 2 ? serial - 1 : nil
    }
  }

  /// The serial number of a day and a time, to 15 significant digits.
  public func serial(_ date: CalendarDate, _ time: TimeOfDay) -> Decimal? {
    guard let day = serial(date) else { return nil }
    return Decimal(day * 86_400 + time.secondOfDay).divided(by: 86_400)?.rounded(toSignificantDigits: 15)
  }

  /// The `dayNumber` of serial number 0; in the 1900 system, this day is 1899-12-30, which is correct for dates since
  /// March 1900.
  private var dayZero: Int {
    switch self {
    case .from1900: -25_569
    case .from1904: -24_107
    }
  }
}
