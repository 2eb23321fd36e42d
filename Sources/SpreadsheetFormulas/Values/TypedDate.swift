internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Parses dates and times as people type them.
enum TypedDate {
  /// Parses a date such as `2026-03-01`, `3/1/2026` or `Mar 2026`, a time such as `14:30`, or both.
  ///
  /// Other forms are `1-Mar-2026`, `March 1, 2026` and `2:30 PM`. `3/1` and `March 1` are dates of the given year; if
  /// no year is given, the result is nil.
  static func read(_ text: String, _ dates: DateSystem, year: (() -> Int)? = nil) -> Decimal? {
    if let time = time(text) { return time }
    if let day = day(text, dates, year) { return Decimal(day) }
    guard let space = text.firstIndex(where: { $0 == " " || $0 == "T" }) else { return nil }
    // The time follows the last space before the first colon.
    guard let colon = text.firstIndex(of: ":"), colon > space,
      let gap = text[..<colon].lastIndex(where: { $0 == " " || $0 == "T" }),
      let day = day(String(text[..<gap]), dates, year),
      let time = time(String(text[text.index(after: gap)...]))
    else { return nil }
    return Decimal(day) + time
  }

  /// Whether a text is a numeric date that ends with the year; the order of month and day depends on the country.
  static func isInFigures(_ text: String) -> Bool {
    guard (6...10).contains(text.utf8.count), text.utf8.first.map({ (0x30...0x39).contains($0) }) == true
    else { return false }
    let parts = text.split(omittingEmptySubsequences: false) { "/-.".contains($0) }
    return parts.count == 3 && parts.allSatisfy { number($0) != nil } && parts[0].utf8.count <= 2
      && parts[1].utf8.count <= 2 && [2, 4].contains(parts[2].utf8.count)
  }

  /// The time as a fraction of a day.
  private static func time(_ text: String) -> Decimal? {
    var rest = text.uppercased()[...]
    var isAfternoon: Bool?
    for (suffix, value) in [("AM", false), ("PM", true)] where rest.hasSuffix(suffix) {
      rest = rest.dropLast(2)
      isAfternoon = value
    }
    let parts = rest.trimmingCharacters(in: .whitespaces).split(
      separator: ":", omittingEmptySubsequences: false)
    guard (isAfternoon == nil ? 2...3 : 1...3).contains(parts.count), var hour = number(parts[0]),
      let minute = parts.count > 1 ? number(parts[1]) : 0,
      let second = parts.count == 3 ? seconds(parts[2]) : 0,
      minute < 60, second < 60, hour < 10_000
    else { return nil }
    if let isAfternoon {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    return (Decimal(hour * 3_600 + minute * 60) + second).divided(by: 86_400)
  }

  /// Seconds with or without a fraction.
  private static func seconds(_ text: Substring) -> Decimal? {
    text.utf8.first.map { (0x30...0x39).contains($0) } == true && !text.contains("E")
      ? TypedNumber.plain(String(text)) : nil
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.count <= 5 && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  /// The serial number of a date.
  private static func day(_ text: String, _ dates: DateSystem, _ year: (() -> Int)?) -> Int? {
    if let date = CalendarDate(text) { return dates.serial(date) }
    let parts = text.split { "/- ,.".contains($0) }
    guard text.first?.isPunctuation == false else { return nil }
    // A date of numbers alone has slashes or hyphens between them, and no spaces, dots or commas.
    let hasStrokes = !text.contains { ". ,".contains($0) }
    if parts.count == 2 { return partialDay(parts, hasStrokes: hasStrokes, dates, year) }
    guard parts.count == 3 else { return nil }
    if let month = month(parts[0]) { return serial(parts[2], month, parts[1], dates) }
    if let month = month(parts[1]) {
      return parts[0].utf8.count == 4
        ? serial(parts[0], month, parts[2], dates) : serial(parts[2], month, parts[0], dates)
    }
    guard hasStrokes else { return nil }
    if parts[0].utf8.count == 4 {
      return number(parts[1]).flatMap { serial(parts[0], $0, parts[2], dates) }
    }
    return number(parts[0]).flatMap { serial(parts[2], $0, parts[1], dates) }
  }

  /// Parses a month with a day or a year: `March 1`, `1 March`, `Mar 2026`, `3/1`, `3/2026`.
  private static func partialDay(
    _ parts: [Substring], hasStrokes: Bool, _ dates: DateSystem, _ year: (() -> Int)?
  ) -> Int? {
    if let month = month(parts[0]) { return serial(month, parts[1], dates, year) }
    if let month = month(parts[1]) { return serial(month, parts[0], dates, year) }
    guard hasStrokes, let first = number(parts[0]) else { return nil }
    if parts[0].utf8.count == 4 {
      return number(parts[1]).flatMap { serial(parts[0], $0, "1", dates) }
    }
    return serial(first, parts[1], dates, year)
  }

  /// The serial number of a day in the given year, or of the first day of the month if the number can only be a year.
  private static func serial(
    _ month: Int, _ text: Substring, _ dates: DateSystem, _ year: (() -> Int)?
  ) -> Int? {
    guard let number = number(text), text.utf8.count != 3 else { return nil }
    if (1...31).contains(number) {
      guard let year = year?() else { return nil }
      if let date = CalendarDate(year: year, month: month, day: number) {
        return dates.serial(date)
      }
    }
    return serial(text, month, "1", dates)
  }

  private static func serial(_ year: Substring, _ month: Int, _ day: Substring, _ dates: DateSystem)
    -> Int?
  {
    guard var year = number(year), let day = number(day) else { return nil }
    // As in Excel, 00 to 29 mean 2000 to 2029.
    if year < 30 { year += 2_000 } else if year < 100 { year += 1_900 }
    if dates == .from1900, (year, month, day) == (1900, 2, 29) { return 60 }
    return CalendarDate(year: year, month: month, day: day).flatMap { dates.serial($0) }
  }

  private static func month(_ text: Substring) -> Int? {
    let text = text.lowercased()
    guard text.utf8.count >= 3 else { return nil }
    return MonthNames.english.firstIndex { $0.lowercased().hasPrefix(text) }.map { $0 + 1 }
  }
}
