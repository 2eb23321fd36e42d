internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Functions for working days and week numbers.
enum WorkdayFunctions {
  static let all = [
    FunctionDeclaration("WORKDAY", 2, [.strictNumber, .strictNumber, .array]) { (arguments) throws(Stop) in
      try later(arguments, try WorkCalendar(arguments, weekend: nil, holidays: 2))
    },
    FunctionDeclaration("WORKDAY.INTL", 2, [.number, .number, .value, .array]) { (arguments) throws(Stop) in
      try later(arguments, try WorkCalendar(arguments, weekend: 2, holidays: 3))
    },
    FunctionDeclaration("NETWORKDAYS", 2, [.strictNumber, .strictNumber, .array]) {
      (arguments) throws(Stop) in
      try count(arguments, try WorkCalendar(arguments, weekend: nil, holidays: 2))
    },
    FunctionDeclaration("NETWORKDAYS.INTL", 2, [.number, .number, .value, .array]) {
      (arguments) throws(Stop) in
      try count(arguments, try WorkCalendar(arguments, weekend: 2, holidays: 3))
    },
    FunctionDeclaration("WEEKNUM", 1, [.strictNumber, .strictNumber], week),
  ]

  private static func later(_ arguments: Arguments, _ calendar: WorkCalendar) throws(Stop) -> Operand {
    let start = try DateFunctions.day(arguments, 0)
    let days = try arguments.integer(1)
    guard abs(days) < 4_000_000, let day = calendar.day(days, from: start), day >= 0, day < 2_958_466 else {
      throw .error(.number)
    }
    return .number(day)
  }

  private static func count(_ arguments: Arguments, _ calendar: WorkCalendar) throws(Stop) -> Operand {
    let (from, to) = (try DateFunctions.day(arguments, 0), try DateFunctions.day(arguments, 1))
    return .number(from <= to ? calendar.count(from...to) : -calendar.count(to...from))
  }

  /// Computes `WEEKNUM`: the week that contains 1 January is week 1; type 21 counts weeks as in ISO 8601.
  static func week(_ arguments: Arguments) throws(Stop) -> Operand {
    let type = try arguments.integer(1, default: 1)
    if type == 21 { return try DateFunctions.isoWeek(arguments) }
    // Weeks begin on Sunday (1, 17), Monday (2, 11), Tuesday (12) and so on.
    let starts = [1: 0, 2: 1, 11: 1, 12: 2, 13: 3, 14: 4, 15: 5, 16: 6, 17: 0]
    guard let start = starts[type] else { throw .error(.number) }
    let serial = try DateFunctions.day(arguments, 0)
    let day = try DateFunctions.serialDay(arguments, 0)
    guard let first = SerialDay.serial(year: day.year, month: 1, day: 1, arguments.dates),
      let firstDay = SerialDay(first, arguments.dates)
    else { throw .error(.number) }
    return .number((serial - first + (firstDay.weekdayFromSunday + 7 - start) % 7) / 7 + 1)
  }
}

/// A calendar of working days, by serial number.
struct WorkCalendar {
  /// Whether each day of the week is a day off, starting with Monday.
  private let isFree: [Bool]
  /// The holidays that are not on a weekend, in ascending order.
  private let holidays: [Int]
  /// The offset to add to a serial number, so that the sum modulo 7 is 0 on Mondays.
  private let shift: Int

  init(_ arguments: Arguments, weekend: Int?, holidays index: Int) throws(Stop) {
    let isFree = try Self.weekend(weekend.map { arguments.value($0) } ?? .empty, arguments)
    let shift = arguments.dates == .from1904 ? 1_467 : 5
    var holidays: Set<Int> = []
    if arguments.has(index) {
      for value in try arguments.array(index).values where value != .empty {
        let day = try DateFunctions.day(try value.asNumber(arguments.dates))
        if !isFree[(day + shift) % 7] { holidays.insert(day) }
      }
    }
    (self.isFree, self.holidays, self.shift) = (isFree, holidays.sorted(), shift)
  }

  /// Parses the weekend, which is seven digits or a number.
  ///
  /// The first digit is Monday, and the digit 1 marks a day off. The number 1 means Saturday and Sunday, and the number
  /// 11 means only Sunday.
  private static func weekend(_ value: CellValue, _ arguments: Arguments) throws(Stop) -> [Bool] {
    if case .text(let text) = value {
      let days = text.utf8.map { $0 == UInt8(ascii: "1") }
      guard days.count == 7, text.utf8.allSatisfy({ $0 | 1 == UInt8(ascii: "1") }), days.contains(false)
      else { throw .error(.value) }
      return days
    }
    let number = value == .empty ? 1 : try value.asNumber(arguments.dates).truncatedInt ?? 0
    switch number {
    case 1...7: return (0..<7).map { $0 == (number + 4) % 7 || $0 == (number + 5) % 7 }
    case 11...17: return (0..<7).map { $0 == (number - 5) % 7 }
    default: throw .error(.number)
    }
  }

  private func isFree(_ day: Int) -> Bool { isFree[((day + shift) % 7 + 7) % 7] }

  /// The number of working days in a range of days.
  func count(_ days: ClosedRange<Int>) -> Int {
    let weeks = days.count / 7
    var count = weeks * isFree.count { !$0 }
    for day in (days.lowerBound + weeks * 7)..<(days.upperBound + 1) where !isFree(day) { count += 1 }
    return count - holidays.count { days.contains($0) }
  }

  /// The day that is a number of working days later or earlier than another day.
  func day(_ number: Int, from start: Int) -> Int? {
    let step = number < 0 ? -1 : 1
    var (day, left) = (start, abs(number))
    while left > 0 {
      let weeks = left / isFree.count { !$0 }
      let before = day
      if weeks > 1 {
        // Whole weeks are skipped at once; the holidays in them are then added to the days that are left.
        day += (weeks - 1) * 7 * step
        left -= (weeks - 1) * isFree.count { !$0 }
        let passed = step > 0 ? (before + 1)...max(day, before + 1) : min(day, before - 1)...(before - 1)
        left += holidays.count { passed.contains($0) }
      } else {
        day += step
        if !isFree(day), !holidays.contains(day) { left -= 1 }
      }
    }
    return day
  }
}
