internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Parses numbers as people type them into a cell of an English (United States) spreadsheet.
enum TypedNumber {
  /// Parses `12`, `1,234.50`, `$5`, `5€`, `(3)`, `10%`, `1e3`, `1 1/2`, a date, a time or both; nil for
  /// anything else.
  ///
  /// A date without a year is in the given year; if no year is given, the result is nil.
  static func read(_ text: String, _ dates: DateSystem, year: (() -> Int)? = nil) -> Decimal? {
    guard text.utf8.count <= longest else { return nil }
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    if let number = plain(trimmed) ?? decorated(trimmed) ?? fraction(trimmed) { return number }
    // Spaces are allowed around numbers, but not around dates and times.
    return trimmed == text ? TypedDate.read(text, dates, year: year) : nil
  }

  /// The maximum length in bytes of a text that is parsed.
  private static let longest = 512

  /// Parses a plain number, such as `-12.5` or `1e3`.
  static func plain(_ text: String) -> Decimal? {
    guard text.utf8.count <= longest, let first = text.utf8.first, first < 0x3A, first >= 0x2B else {
      return nil
    }
    return try? Decimal(strict: text)
  }

  private static func decorated(_ text: String) -> Decimal? {
    var rest = Substring(text)
    var isNegative = false
    var isPercent = false
    if rest.hasPrefix("("), rest.hasSuffix(")") {
      isNegative = true
      rest = rest.dropFirst().dropLast()
    }
    let symbols: Set<Character> = ["$", "€", "£", "¥"]
    while let first = rest.first, first == "-" || first == "+" || first == " " || symbols.contains(first) {
      if first == "-" {
        guard !isNegative else { return nil }
        isNegative = true
      }
      rest.removeFirst()
    }
    while let last = rest.last, last == "%" || last == " " || last == "€" {
      if last == "%" {
        guard !isPercent else { return nil }
        isPercent = true
      }
      rest.removeLast()
    }
    guard let digits = ungrouped(rest), digits.first?.isASCII == true, let number = plain(digits), number >= 0
    else { return nil }
    let signed = isNegative ? -number : number
    return isPercent ? signed.divided(by: 100) : signed
  }

  /// Parses a whole number and a fraction, such as `1 1/2`.
  private static func fraction(_ text: String) -> Decimal? {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0).split(separator: " ")
    let sides = parts.last?.split(separator: "/", omittingEmptySubsequences: false) ?? []
    guard parts.count == 2, sides.count == 2, let whole = digits(parts[0]), let top = digits(sides[0]),
      let bottom = digits(sides[1]), let part = top.divided(by: bottom)
    else { return nil }
    return isNegative ? -(whole + part) : whole + part
  }

  private static func digits(_ text: Substring) -> Decimal? {
    text.utf8.count <= 9 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      ? plain(String(text)) : nil
  }

  /// The text without thousands separators, each of which must be followed by three digits.
  private static func ungrouped(_ text: Substring) -> String? {
    guard text.contains(",") else { return String(text) }
    let whole = text.prefix { $0 != "." && $0 != "e" && $0 != "E" }
    let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.first?.isEmpty == false, groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
    return groups.joined() + text.dropFirst(whole.count)
  }
}

/// The month names of English spreadsheets.
enum MonthNames {
  static let english = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October",
    "November", "December",
  ]
}
