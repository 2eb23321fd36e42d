internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues

/// A serial number as a day, including the days 0 and 60 of the 1900 system, which do not exist in the calendar.
struct SerialDay {
  let year: Int
  let month: Int
  let day: Int
  private let serialFrom1900: Int

  /// The day of a serial number; nil below 0 and after the year 9999.
  init?(_ serial: Int, _ dates: DateSystem) {
    serialFrom1900 = dates == .from1904 ? serial + 1_462 : serial
    if dates == .from1900, serial == 0 || serial == 60 {
      (year, month, day) = serial == 0 ? (1900, 1, 0) : (1900, 2, 29)
      return
    }
    guard let parts = dates.date(serialDay: serial)?.parts else { return nil }
    (year, month, day) = parts
  }

  /// The day of the week, from 0 for Sunday to 6 for Saturday; before March 1900, it is one day early, as in Excel.
  var weekdayFromSunday: Int { (serialFrom1900 + 6) % 7 }

  /// The serial number of a date; the month may be below 1 or above 12, as in `DATE`.
  static func serial(year: Int, month: Int, day: Int, _ dates: DateSystem) -> Int? {
    let index = year * 12 + month - 1
    guard (12..<120_000).contains(index), abs(day) < 4_000_000,
      let first = CalendarMonth(year: index / 12, month: index % 12 + 1)?.firstDay
    else { return nil }
    guard let serial = dates.serial(first) else {
      // A month before the first day of the system can still give a valid day if `day` is large.
      let base = CalendarDate(year: 1900, month: 1, day: 1).map { first.days(until: $0) } ?? 0
      return dates == .from1900 ? positive(day - base) : positive(day - base - 1_461)
    }
    return positive(serial + day - 1)
  }

  private static func positive(_ serial: Int) -> Int? { serial >= 0 && serial < 2_958_466 ? serial : nil }
}
