internal import CalendarDates

/// Days as numbers without separators: day counts of spreadsheets, `yymmdd` and `ddmmyyyy`.
///
/// They may have apostrophes around them: `'13072020'`.
package enum DayNumbers: Hashable, CaseIterable, Sendable {
  /// Days since the end of 1899.
  ///
  /// A spreadsheet cell without a date format shows its date like this.
  case serials
  /// Two digits each for year, month and day.
  case yearMonthDay
  /// Two digits each for day and month, and four for the year.
  case dayMonthYear

  /// The kind of day number that fits all texts; nil if no kind does.
  package init?(_ texts: some Collection<String>) {
    guard let found = Self.allCases.first(where: { kind in texts.allSatisfy { kind.read($0) != nil } }),
      !texts.isEmpty
    else { return nil }
    // `01022026` is a day of January or February. Only a number above 12 shows which number is the day.
    if found == .dayMonthYear,
      texts.allSatisfy({ Self.digits($0).dropFirst(2).prefix(2) <= "12" && Self.digits($0).prefix(2) <= "12" }
      )
    {
      return nil
    }
    self = found
  }

  /// The day; nil if the text is not a day number of this kind.
  func read(_ text: String) -> CalendarDate? {
    let text = Self.digits(text)
    let digits = text.utf8.prefix { $0 &- 0x30 <= 9 }
    let rest = text.utf8.dropFirst(digits.count)
    guard let number = Int(String(Substring(digits))) else { return nil }
    switch self {
    case .serials:
      // Only the years 2000 to 2049 are read. Digits after the decimal point are the time.
      guard digits.count == 5, (36_526...54_788).contains(number),
        rest.isEmpty || rest.first == UInt8(ascii: ".") && rest.dropFirst().allSatisfy({ $0 &- 0x30 <= 9 })
      else { return nil }
      return CalendarDate(dayNumber: number - 25_569)
    case .yearMonthDay:
      guard digits.count == 6, rest.isEmpty else { return nil }
      return CalendarDate(year: 2_000 + number / 10_000, month: number / 100 % 100, day: number % 100)
    case .dayMonthYear:
      guard digits.count == 8, rest.isEmpty, (1990...2099).contains(number % 10_000) else { return nil }
      return CalendarDate(year: number % 10_000, month: number / 10_000 % 100, day: number / 1_000_000)
    }
  }

  /// A text without quotation marks around it.
  private static func digits(_ text: String) -> Substring {
    let isQuoted =
      text.utf8.count > 2 && text.utf8.first == UInt8(ascii: "'") && text.utf8.last == UInt8(ascii: "'")
    return isQuoted ? text.dropFirst().dropLast() : text[...]
  }
}
