internal import CalendarDates
internal import Decimals
internal import Foundation
internal import Spreadsheet

/// Numbers as people type them into a cell of an English (United States) spreadsheet.
enum TypedNumber {
  /// `12`, `1,234.50`, `$5`, `5€`, `(3)`, `10%`, `1e3`, a date, a time or both; nil for anything else.
  static func read(_ text: String, _ dates: DateSystem) -> Decimal? {
    guard text.utf8.count <= longest else { return nil }
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    // Spaces may stand around numbers, but not around days and times.
    return plain(trimmed) ?? decorated(trimmed) ?? (trimmed == text ? TypedDate.read(text, dates) : nil)
  }

  /// Bytes of the longest text that is looked at.
  private static let longest = 512

  /// Digits alone: `-12.5`, `1e3`.
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

  /// The text without separators of thousands, which must have three digits after them.
  private static func ungrouped(_ text: Substring) -> String? {
    guard text.contains(",") else { return String(text) }
    let whole = text.prefix { $0 != "." && $0 != "e" && $0 != "E" }
    let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.first?.isEmpty == false, groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
    return groups.joined() + text.dropFirst(whole.count)
  }
}

/// Days and times as people type them.
enum TypedDate {
  /// `2026-03-01`, `3/1/2026`, `1-Mar-2026`, `March 1, 2026`, `14:30`, `2:30 PM`, or a day and a time.
  static func read(_ text: String, _ dates: DateSystem) -> Decimal? {
    if let time = time(text) { return time }
    if let day = day(text) { return dates.serial(day).map { Decimal($0) } }
    guard let space = text.firstIndex(where: { $0 == " " || $0 == "T" }) else { return nil }
    // The time follows the last space before the first colon.
    guard let colon = text.firstIndex(of: ":"), colon > space,
      let gap = text[..<colon].lastIndex(where: { $0 == " " || $0 == "T" }),
      let day = day(String(text[..<gap])), let time = time(String(text[text.index(after: gap)...])),
      let serial = dates.serial(day)
    else { return nil }
    return Decimal(serial) + time
  }

  /// A time as a fraction of a day.
  private static func time(_ text: String) -> Decimal? {
    var rest = text.uppercased()[...]
    var isAfternoon: Bool?
    for (suffix, value) in [("AM", false), ("PM", true)] where rest.hasSuffix(suffix) {
      rest = rest.dropLast(2)
      isAfternoon = value
    }
    let parts = rest.trimmingCharacters(in: .whitespaces).split(
      separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), var hour = number(parts[0]), let minute = number(parts[1]),
      let second = parts.count == 3 ? number(parts[2]) : 0, minute < 60, second < 60, hour < 10_000
    else { return nil }
    if let isAfternoon {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    return Decimal(hour * 3_600 + minute * 60 + second).divided(by: 86_400)
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.count <= 5 && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  private static func day(_ text: String) -> CalendarDate? {
    if let date = CalendarDate(text) { return date }
    let parts = text.split { "/- ,.".contains($0) }
    guard parts.count == 3, text.first?.isPunctuation == false else { return nil }
    if let month = month(parts[0]) { return date(year: parts[2], month, parts[1]) }
    if let month = month(parts[1]) {
      return parts[0].utf8.count == 4
        ? date(year: parts[0], month, parts[2]) : date(year: parts[2], month, parts[0])
    }
    guard !text.contains("."), !text.contains(",") else { return nil }
    if parts[0].utf8.count == 4 { return number(parts[1]).flatMap { date(year: parts[0], $0, parts[2]) } }
    return number(parts[0]).flatMap { date(year: parts[2], $0, parts[1]) }
  }

  private static func date(year: Substring, _ month: Int, _ day: Substring) -> CalendarDate? {
    guard var year = number(year), let day = number(day) else { return nil }
    // Excel's window: 00–29 are 2000 and later.
    if year < 30 { year += 2_000 } else if year < 100 { year += 1_900 }
    return CalendarDate(year: year, month: month, day: day)
  }

  private static func month(_ text: Substring) -> Int? {
    let text = text.lowercased()
    guard text.utf8.count >= 3 else { return nil }
    return MonthNames.english.firstIndex { $0.lowercased().hasPrefix(text) }.map { $0 + 1 }
  }
}

/// The names that English spreadsheets show.
enum MonthNames {
  static let english = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
}
