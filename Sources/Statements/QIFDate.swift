internal import CalendarDates
internal import Foundation
internal import FieldReading

/// Reads dates of QIF, such as `1/31'26`, ` 1/ 5/26`, `31.1.2026` and `2026-01-31`.
struct QIFDate {
  /// The order of day and month.
  let order: DateOrder

  /// Returns the order that fits all readable texts; nil if both orders fit and give different days.
  static func order(of texts: [String]) -> DateOrder? {
    var possible: [DateOrder] = [.monthDayYear, .dayMonthYear]
    for text in texts {
      let fitting = possible.filter { QIFDate(order: $0).read(text) != nil }
      if !fitting.isEmpty { possible = fitting }
    }
    guard possible.count > 1 else { return possible.first }
    let (monthFirst, dayFirst) = (QIFDate(order: .monthDayYear), QIFDate(order: .dayMonthYear))
    return texts.allSatisfy { monthFirst.read($0) == dayFirst.read($0) } ? .monthDayYear : nil
  }

  /// Returns the day; nil if the text is not a date in this order.
  func read(_ text: String) -> CalendarDate? {
    let text = text.filter { !$0.isWhitespace }
    let parts = text.split(omittingEmptySubsequences: false) { "/-.'".contains($0) }
    let numbers = parts.compactMap { part in part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil }
    guard parts.count == 3, numbers.count == 3, parts.allSatisfy({ $0.count <= 4 }) else { return nil }
    if parts[0].count == 4 { return CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2]) }
    guard let year = year(parts[2], numbers[2], isAfter2000: text.contains("'")) else { return nil }
    return order == .dayMonthYear
      ? CalendarDate(year: year, month: numbers[1], day: numbers[0])
      : CalendarDate(year: year, month: numbers[0], day: numbers[1])
  }

  /// Returns the year.
  ///
  /// One or two digits after an apostrophe are a year from 2000 on.
  ///
  /// Without an apostrophe, 0 to 29 are 2000 to 2029, and 30 to 99 are 1930 to 1999.
  private func year(_ text: Substring, _ number: Int, isAfter2000: Bool) -> Int? {
    switch text.count {
    case 4: number
    case 1, 2: isAfter2000 || number < 30 ? 2000 + number : 1900 + number
    default: nil
    }
  }
}
