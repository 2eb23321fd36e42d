package import CalendarDates
internal import Foundation

/// The order of the numbers in a date such as `03/04/2026`.
public enum DateOrder: String, CaseIterable, Hashable, Sendable {
  case monthDayYear, dayMonthYear, yearMonthDay
}

/// Dates as people and programs write them: `2026-03-04`, `3/4/26`, `04.03.2026`, `4 Mar 2026`, `March 4, 2026`.
package enum DateText {
  /// A day and the time of day where the text has one.
  package struct Reading: Hashable, Sendable {
    package let date: CalendarDate
    package let time: TimeOfDay?
  }

  /// Reads a date; nil where the text is none in this order.
  package static func read(_ text: some StringProtocol, order: DateOrder) -> Reading? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let (datePart, timePart) = splitTime(trimmed)
    guard let date = date(datePart, order) else { return nil }
    guard let timePart else { return Reading(date: date, time: nil) }
    guard let time = time(timePart) else { return nil }
    return Reading(date: date, time: time)
  }

  /// The orders in which every one of the texts that has digits only is a date, likeliest first.
  ///
  /// One order is certain, several are ambiguous, none means that some text is no date.
  package static func possibleOrders(_ texts: some Sequence<String>) -> [DateOrder] {
    var possible = DateOrder.allCases
    for text in texts {
      possible.removeAll { read(text, order: $0) == nil }
      if possible.isEmpty { break }
    }
    return possible
  }

  /// Parts a text into its date and what follows as a time: after `T`, or after a space before a digit with a colon.
  private static func splitTime(_ text: String) -> (Substring, Substring?) {
    guard let colon = text.firstIndex(of: ":") else { return (text[...], nil) }
    guard let gap = text[..<colon].lastIndex(where: { $0 == " " || $0 == "T" || $0 == "\u{A0}" }) else {
      return (text[...], nil)
    }
    return (text[..<gap], text[text.index(after: gap)...])
  }

  /// Reads `18:05`, `18:05:30`, `6:05 PM`, `18:05:00.000Z`.
  static func time(_ text: Substring) -> TimeOfDay? {
    let lowered = text.lowercased()
    let isAfternoon = lowered.hasSuffix("pm")
    let hasHalf = isAfternoon || lowered.hasSuffix("am")
    var digits = hasHalf ? String(lowered.dropLast(2)) : lowered
    if digits.hasSuffix("z") { digits.removeLast() }
    digits = digits.trimmingCharacters(in: .whitespaces)
    let whole = digits.prefix { $0 != "." }
    let parts = whole.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard (2...3).contains(parts.count), var hour = parts[0], let minute = parts[1] else { return nil }
    guard let second = parts.count == 3 ? parts[2] : 0 else { return nil }
    if hasHalf {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    return TimeOfDay(hour: hour, minute: minute, second: second)
  }

  private static func date(_ text: Substring, _ order: DateOrder) -> CalendarDate? {
    let parts = text.split { " /.-,".contains($0) || $0 == "\u{A0}" }
    guard parts.count == 3 else { return parts.count == 4 ? dateWithWeekday(parts, order) : nil }
    if let position = parts.firstIndex(where: { $0.first?.isLetter == true }) {
      return named(parts, monthAt: position)
    }
    guard let numbers = allNumbers(parts) else { return nil }
    // A year of four digits in front settles the order.
    if parts[0].count == 4 {
      return CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2])
    }
    switch order {
    case .yearMonthDay:
      // Two-digit years in front are not used by any program met so far.
      return nil
    case .monthDayYear: return date(year: parts[2], month: numbers[0], day: numbers[1])
    case .dayMonthYear: return date(year: parts[2], month: numbers[1], day: numbers[0])
    }
  }

  private static func allNumbers(_ parts: [Substring]) -> [Int]? {
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), part.count <= 4, let number = Int(part)
      else {
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }

  /// `Mon, 4 Mar 2026`: the weekday is not checked against the date.
  private static func dateWithWeekday(_ parts: [Substring], _ order: DateOrder) -> CalendarDate? {
    guard parts[0].allSatisfy(\.isLetter), month(named: parts[0]) == nil else { return nil }
    return date(parts[1...].joined(separator: " ")[...], order)
  }

  private static func named(_ parts: [Substring], monthAt position: Int) -> CalendarDate? {
    guard let month = month(named: parts[position]) else { return nil }
    let others = parts.indices.filter { $0 != position }.map { parts[$0] }
    let days = others.map { dropOrdinal($0) }
    guard let first = Int(days[0]), let second = Int(days[1]) else { return nil }
    if others[0].count == 4 { return CalendarDate(year: first, month: month, day: second) }
    return date(year: days[1][...], month: month, day: first)
  }

  private static func dropOrdinal(_ text: Substring) -> String {
    let lowered = text.lowercased()
    let hasSuffix = ["st", "nd", "rd", "th"].contains { lowered.hasSuffix($0) }
    return hasSuffix ? String(text.dropLast(2)) : String(text)
  }

  /// Two-digit years as Excel reads them: 00 to 29 in this century, 30 to 99 in the last.
  private static func date(year: Substring, month: Int, day: Int) -> CalendarDate? {
    guard let number = Int(year), year.count == 4 || year.count == 2 else { return nil }
    let full = year.count == 4 ? number : number + (number < 30 ? 2000 : 1900)
    return CalendarDate(year: full, month: month, day: day)
  }

  /// A month by its name or the first letters of it.
  private static func month(named text: Substring) -> Int? {
    MonthNames.month(text.lowercased().filter { $0 != "." })
      ?? MonthNames.month(HeaderText.normalized(String(text)))
  }
}
