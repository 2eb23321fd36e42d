internal import CalendarDates

/// A date split into its parts, before it is known which number is the day.
struct DateParts {
  private enum Day {
    /// A date that is the same in every order, as it has a month's name or begins with a year of four digits.
    case known(CalendarDate)
    /// Two numbers before a year: day and month, or month and day.
    case open(first: Int, second: Int, year: Int, hasShortYear: Bool)
  }

  private let day: Day
  /// The time of day, if the text has one.
  let time: TimeOfDay?

  /// Splits a text into its parts; nil if it is not a date in any order.
  init?(_ text: some StringProtocol) {
    var whole = Substring(text)
    // Some programs write the quotation marks of a CSV into the cell: `"2026-03-04"`.
    if whole.utf8.first == UInt8(ascii: "\""), whole.utf8.last == UInt8(ascii: "\"") {
      whole = whole.dropFirst().dropLast()
    }
    let parted = Self.splitTime(whole)
    guard let day = Self.numbers(parted.day) ?? Self.named(parted.day) else { return nil }
    self.day = day
    time = parted.time.flatMap(DateText.time)
    if parted.time != nil, time == nil { return nil }
    if case .open = day, date(.monthDayYear) == nil, date(.dayMonthYear) == nil { return nil }
  }

  /// The date in this order; nil if the numbers are not a date in this order.
  func date(_ order: DateOrder) -> CalendarDate? {
    switch (day, order) {
    case (.known(let date), _): date
    case (.open(let first, let second, let year, _), .monthDayYear):
      CalendarDate(year: year, month: first, day: second)
    case (.open(let first, let second, let year, _), .dayMonthYear):
      CalendarDate(year: year, month: second, day: first)
    // A two-digit year comes last unless all dates of a file say otherwise (see `dateWithYearInFront`).
    case (.open, .yearMonthDay): nil
    }
  }

  /// The date read with its two-digit year first: `25-03-01`.
  var dateWithYearInFront: CalendarDate? {
    guard case .open(let first, let second, let last, hasShortYear: true) = day, first < 100,
      let year = Self.year(first, width: 2)
    else { return nil }
    return CalendarDate(year: year, month: second, day: last % 100)
  }

  // MARK: The time

  /// Splits a text at the last space or `T` before the first colon: the time begins there.
  private static func splitTime(_ text: Substring) -> (day: Substring, time: Substring?) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return (text, nil) }
    guard let gap = text[..<colon].lastIndex(where: { $0 == " " || $0 == "T" || $0 == "\u{A0}" }) else {
      // `2012:03:01`, as cameras and some banks write days.
      let year = text[..<colon].utf8
      guard year.count == 4, year.allSatisfy({ $0 &- 0x30 <= 9 }) else { return (text, nil) }
      return (Substring(text.replacing(":", with: "-")), nil)
    }
    let time = withoutLabel(text[text.index(after: gap)...])
    // `Fri Sep 17 12:00:00 CDT 2021`: the year is last.
    guard let last = time.lastIndex(of: " "), time[last...].utf8.count == 5,
      time[last...].utf8.dropFirst().allSatisfy({ $0 &- 0x30 <= 9 })
    else { return (text[..<gap], time) }
    return (text[..<gap] + time[last...], time[..<last])
  }

  /// A time without a label in front: `21:40` for `Hora: 21:40`.
  private static func withoutLabel(_ time: Substring) -> Substring {
    let rest = time.drop(while: \.isLetter)
    return rest.startIndex > time.startIndex && rest.first == ":" ? rest.dropFirst().drop { $0 == " " } : time
  }

  // MARK: Numbers

  /// Reads three numbers between separators: `2026-03-04`, `3/4/26`, `04. 03. 2026`.
  private static func numbers(_ text: Substring) -> Day? {
    var numbers = (0, 0, 0)
    var widths = (0, 0, 0)
    var (count, number, width) = (0, 0, 0)
    func end() -> Bool {
      guard width > 0 else { return true }
      switch count {
      case 0: (numbers.0, widths.0) = (number, width)
      case 1: (numbers.1, widths.1) = (number, width)
      case 2: (numbers.2, widths.2) = (number, width)
      default: return false
      }
      (count, number, width) = (count + 1, 0, 0)
      return true
    }
    for byte in text.utf8 {
      if byte &- 0x30 <= 9 {
        guard width < 4 else { return nil }
        number = number * 10 + Int(byte &- 0x30)
        width += 1
      } else if isSeparator(byte) {
        guard end() else { return nil }
      } else {
        return nil
      }
    }
    guard end(), count == 3 else { return nil }
    if widths.0 == 4 {
      return CalendarDate(year: numbers.0, month: numbers.1, day: numbers.2).map { .known($0) }
    }
    return year(numbers.2, width: widths.2).map {
      .open(first: numbers.0, second: numbers.1, year: $0, hasShortYear: widths.0 == 2 && widths.2 == 2)
    }
  }

  /// Whether a byte is white space, one of `/ . - ,` or one of the two bytes of a no-break space.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ","), 0x09...0x0D,
      0xC2, 0xA0:
      true
    default: false
    }
  }

  /// The year of a number.
  ///
  /// Two-digit years are read as in Excel: 00 to 29 are 2000 to 2029, 30 to 99 are 1930 to 1999.
  private static func year(_ number: Int, width: Int) -> Int? {
    switch width {
    case 4: number
    case 2: number + (number < 30 ? 2000 : 1900)
    default: nil
    }
  }

  // MARK: Names

  /// Reads dates with names or letters: `4 Mar 2026`, `March 4th, 2026`, `4 de marzo de 2026`, `Mon, 4 Mar
  /// 2026`, `Mon 3/4/2026`, `3/4/2026 (Mon)`, `04MAR2026`, `2026年3月4日`.
  private static func named(_ text: Substring) -> Day? {
    guard text.utf8.contains(where: { $0 &- 0x30 <= 9 }) else { return nil }
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let marks = isASCII ? " /.-,()\t\r\n" : " /.-,()（）\t\r\n\u{A0}年月日년월일"
    var parts = text.split { marks.contains($0) }
    if parts.count == 1 { parts = runs(parts[0]) }
    parts.removeAll { fillers.contains($0.lowercased()) }
    if parts.count == 4 {
      // The weekday is not compared with the date.
      let weekday = [0, 3].first { parts[$0].allSatisfy(\.isLetter) && month(parts[$0]) == nil }
      guard let weekday else { return nil }
      parts.remove(at: weekday)
    }
    guard parts.count == 3 else { return nil }
    guard let position = parts.firstIndex(where: { $0.first?.isLetter == true }) else {
      return numbers(parts.joined(separator: " ")[...])
    }
    guard let month = month(parts.remove(at: position)), let first = number(parts[0]),
      let second = number(parts[1])
    else { return nil }
    let (year, day) =
      parts[0].utf8.count == 4 && Int(parts[0]) != nil
      ? (first, second) : (self.year(second, width: parts[1].utf8.count), first)
    return year.flatMap { CalendarDate(year: $0, month: month, day: day) }.map { .known($0) }
  }

  /// Splits `04MAR2026` between its digits and letters.
  private static func runs(_ text: Substring) -> [Substring] {
    let isDigit = { (character: Character) in character.isASCII && character.isNumber }
    let day = text.prefix(while: isDigit)
    let month = text.dropFirst(day.count).prefix(while: \.isLetter)
    return [day, month, text.dropFirst(day.count + month.count)].filter { !$0.isEmpty }
  }

  // `feira` is the second half of Portuguese weekdays.
  private static let fillers: Set<String> = ["de", "del", "of", "the", "feira"]

  /// A whole number.
  ///
  /// The letters of an ordinal (`4th`) are ignored.
  private static func number(_ text: Substring) -> Int? {
    let isOrdinal = ["st", "nd", "rd", "th"].contains(text.suffix(2).lowercased())
    let digits = isOrdinal ? text.dropLast(2) : text
    guard digits.utf8.count <= 4, digits.utf8.allSatisfy({ $0 &- 0x30 <= 9 }) else { return nil }
    return Int(digits)
  }

  /// The number of a month, from its name or the first letters of its name.
  private static func month(_ text: Substring) -> Int? {
    MonthNames.month(text.lowercased()) ?? MonthNames.month(HeaderText.normalized(String(text)))
  }
}
