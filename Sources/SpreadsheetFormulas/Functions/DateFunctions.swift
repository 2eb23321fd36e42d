internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Functions for dates and times as serial numbers.
enum DateFunctions {
  static let all =
    [
      FunctionDeclaration("DATE", 3, [.number, .number, .number], date),
      FunctionDeclaration("DATEVALUE", 1, [.text], dateValue),
      FunctionDeclaration("TIMEVALUE", 1, [.text], timeValue),
      FunctionDeclaration("TIME", 3, [.number, .number, .number], time),
      FunctionDeclaration("TODAY", 0, []) { (arguments) throws(Stop) in
        guard let serial = arguments.dates.serial(arguments.calculation.readMoment().date) else {
          throw .error(.number)
        }
        return .number(serial)
      },
      FunctionDeclaration("NOW", 0, []) { (arguments) throws(Stop) in
        let moment = arguments.calculation.readMoment()
        return try inRange(arguments.dates.serial(moment.date, moment.time))
      },
      FunctionDeclaration("WEEKDAY", 1, [.number, .number], weekday),
      FunctionDeclaration("EDATE", 2, [.strictNumber, .strictNumber]) { (arguments) throws(Stop) in
        try monthsLater(arguments, isLastDay: false)
      },
      FunctionDeclaration("EOMONTH", 2, [.strictNumber, .strictNumber]) { (arguments) throws(Stop) in
        try monthsLater(arguments, isLastDay: true)
      },
      FunctionDeclaration("DAYS", 2, [.number, .number]) { (arguments) throws(Stop) in
        .number(try day(arguments, 0) - (try day(arguments, 1)))
      },
      FunctionDeclaration("ISOWEEKNUM", 1, [.number], isoWeek),
    ] + [
      part("YEAR") { $0.year }, part("MONTH") { $0.month }, part("DAY") { $0.day },
      clock("HOUR") { $0 / 3_600 }, clock("MINUTE") { $0 / 60 % 60 }, clock("SECOND") { $0 % 60 },
      FunctionDeclaration("DATEDIF", 3, [.number, .number, .text], DateDifference.between),
    ]

  private static func part(
    _ name: String, _ part: @escaping @Sendable (SerialDay) -> Int
  ) -> FunctionDeclaration {
    FunctionDeclaration(name, 1, [.number]) { (arguments) throws(Stop) in
      .number(part(try serialDay(arguments, 0)))
    }
  }

  /// Declares a function for a part of the time of day, rounded to the second.
  private static func clock(
    _ name: String, _ part: @escaping @Sendable (Int) -> Int
  ) -> FunctionDeclaration {
    FunctionDeclaration(name, 1, [.number]) { (arguments) throws(Stop) in
      let serial = try arguments.number(0)
      guard serial >= 0, serial < 2_958_466, let seconds = (serial * 86_400).rounded(toPlaces: 0).truncatedInt
      else {
        throw .error(.number)
      }
      return .number(part(seconds % 86_400))
    }
  }

  /// An argument as a serial number of a day, from 0 to the end of the year 9999.
  static func day(_ arguments: Arguments, _ index: Int) throws(Stop) -> Int {
    try day(try arguments.number(index))
  }

  /// The whole part of a number as a serial number; throws `#NUM!` if it is not a day.
  static func day(_ number: Decimal) throws(Stop) -> Int {
    guard let day = number.flooredToInteger.truncatedInt, (0..<2_958_466).contains(day) else {
      throw .error(.number)
    }
    return day
  }

  static func serialDay(_ arguments: Arguments, _ index: Int) throws(Stop) -> SerialDay {
    guard let day = SerialDay(try day(arguments, index), arguments.dates) else { throw .error(.number) }
    return day
  }

  /// Computes `DATE`: months and days out of range continue in other years and months, and years below 1900
  /// are added to 1900.
  static func date(_ arguments: Arguments) throws(Stop) -> Operand {
    var year = try arguments.integer(0)
    let (month, day) = (try arguments.integer(1), try arguments.integer(2))
    guard (0..<10_000).contains(year), abs(month) < 200_000 else { throw .error(.number) }
    if year < 1_900 { year += 1_900 }
    guard let serial = SerialDay.serial(year: year, month: month, day: day, arguments.dates) else {
      throw .error(.number)
    }
    return .number(serial)
  }

  static func dateValue(_ arguments: Arguments) throws(Stop) -> Operand {
    .number(try typedDate(arguments).flooredToInteger)
  }

  static func timeValue(_ arguments: Arguments) throws(Stop) -> Operand {
    let serial = try typedDate(arguments)
    return .number(serial - serial.flooredToInteger)
  }

  private static func typedDate(_ arguments: Arguments) throws(Stop) -> Decimal {
    let text = try arguments.text(0)
    arguments.calculation.noteCountry(of: text)
    let serial = TypedDate.read(text, arguments.dates) { arguments.calculation.readMoment().date.year }
    guard let serial else { throw .error(.value) }
    return serial
  }

  static func time(_ arguments: Arguments) throws(Stop) -> Operand {
    let parts = (try arguments.integer(0), try arguments.integer(1), try arguments.integer(2))
    guard max(abs(parts.0), abs(parts.1), abs(parts.2)) <= 32_767 else { throw .error(.number) }
    let seconds = parts.0 * 3_600 + parts.1 * 60 + parts.2
    guard seconds >= 0 else { throw .error(.number) }
    return try inRange(Decimal(seconds % 86_400).divided(by: 86_400))
  }

  /// Computes `WEEKDAY`.
  ///
  /// Type 1 counts from Sunday = 1, type 2 from Monday = 1, and type 3 from Monday = 0. Types 11 to 17 count from 1,
  /// and their weeks start on Monday (11) to Sunday (17).
  static func weekday(_ arguments: Arguments) throws(Stop) -> Operand {
    let sunday = try serialDay(arguments, 0).weekdayFromSunday
    switch try arguments.integer(1, default: 1) {
    case 1: return .number(sunday + 1)
    case 2: return .number((sunday + 6) % 7 + 1)
    case 3: return .number((sunday + 6) % 7)
    case let type where (11...17).contains(type): return .number((sunday + 17 - type) % 7 + 1)
    default: throw .error(.number)
    }
  }

  /// Computes `EDATE` and `EOMONTH`: the same day of another month, or that month's last day.
  private static func monthsLater(_ arguments: Arguments, isLastDay: Bool) throws(Stop) -> Operand {
    let start = try serialDay(arguments, 0)
    let index = start.year * 12 + start.month - 1 + (try arguments.integer(1))
    guard (12..<120_000).contains(index), let month = CalendarMonth(year: index / 12, month: index % 12 + 1),
      let serial = arguments.dates.serial(isLastDay ? month.lastDay : month.day(clamping: start.day))
    else { throw .error(.number) }
    return .number(serial)
  }

  static func isoWeek(_ arguments: Arguments) throws(Stop) -> Operand {
    guard let date = arguments.dates.date(serialDay: try day(arguments, 0)) else { throw .error(.number) }
    // The week belongs to the year that contains its Thursday.
    let thursday = date.adding(days: 4 - date.weekday.isoNumber)
    guard let first = CalendarDate(year: thursday.year, month: 1, day: 1) else { throw .error(.number) }
    return .number(first.days(until: thursday) / 7 + 1)
  }
}

/// Computes `DATEDIF`: complete years, months or days from one day to a later day.
enum DateDifference {
  static func between(_ arguments: Arguments) throws(Stop) -> Operand {
    let (from, to) = (try DateFunctions.day(arguments, 0), try DateFunctions.day(arguments, 1))
    guard from <= to else { throw .error(.number) }
    let start = try DateFunctions.serialDay(arguments, 0)
    let end = try DateFunctions.serialDay(arguments, 1)
    let months = (end.year - start.year) * 12 + end.month - start.month - (end.day < start.day ? 1 : 0)
    switch try arguments.text(2).uppercased() {
    case "D": return .number(to - from)
    case "M": return .number(months)
    case "Y": return .number(months / 12)
    case "YM": return .number(months % 12)
    case "MD": return .number(try days(since: start, months, to, arguments))
    case "YD": return .number(try days(since: start, months / 12 * 12, to, arguments))
    default: throw .error(.number)
    }
  }

  /// The days that remain after the complete months.
  private static func days(
    since start: SerialDay, _ months: Int, _ end: Int, _ arguments: Arguments
  ) throws(Stop) -> Int {
    guard
      let serial = SerialDay.serial(
        year: start.year, month: start.month + months, day: start.day, arguments.dates)
    else { throw .error(.number) }
    return end - serial
  }
}
