/// A month in a header or a title, with the year and the day if the text names them.
package struct NamedMonth: Hashable {
  /// The month, 1 to 12.
  package var month: Int
  package var year: Int?
  /// The day, 1 to 31, if the text names one.
  package var day: Int?

  /// Creates a month, with its year and day if they are known.
  package init(month: Int, year: Int? = nil, day: Int? = nil) {
    (self.month, self.year, self.day) = (month, year, day)
  }
}

/// Finds months and years in headers, titles and names of sheets.
package enum MonthText {
  /// The month that the whole text names: `Jan`, `January 2025`, `Jan-25`, `Mars '25`, `2025-01`, `01/2025`.
  package static func read(_ text: String) -> NamedMonth? {
    let words = words(of: text)
    switch words.count {
    case 1:
      // `Avg` means average; it is not the month August.
      guard let month = MonthNames.month(words[0]), HeaderVocabulary.meaning(of: words[0]) != .total else {
        return nil
      }
      return NamedMonth(month: month, year: nil)
    case 2:
      for (name, rest) in [(words[0], words[1]), (words[1], words[0])] {
        if let month = MonthNames.month(name), let year = year(rest, allowsShort: true) {
          return NamedMonth(month: month, year: year)
        }
      }
      return numbers(words)
    default: return nil
    }
  }

  /// The month that a title contains by its full name: `Expenses in March 2025`.
  package static func find(in title: String) -> NamedMonth? {
    if let whole = read(title) { return whole }
    let months = words(of: title).compactMap { MonthNames.fullNames[$0] }
    guard Set(months).count == 1, let month = months.first else { return nil }
    return NamedMonth(month: month, year: year(in: title))
  }

  /// The month at the beginning or end of a text, and the other words of the text: `Jan Budget`, `Actual 03/2025`.
  package static func beside(_ text: String) -> (month: NamedMonth, words: String)? {
    let words = HeaderText.normalized(text).split(separator: " ").map(String.init)
    guard (2...5).contains(words.count) else { return nil }
    for count in [2, 1] where count < words.count {
      if let month = read(words.prefix(count).joined(separator: " ")) {
        return (month, words.dropFirst(count).joined(separator: " "))
      }
      if let month = read(words.suffix(count).joined(separator: " ")) {
        return (month, words.dropLast(count).joined(separator: " "))
      }
    }
    return nil
  }

  /// The year of four digits in a text; nil if there is none or more than one.
  package static func year(in text: String) -> Int? {
    let years = Set(words(of: text).compactMap { year($0, allowsShort: false) })
    return years.count == 1 ? years.first : nil
  }

  /// The first of two consecutive years in a text: `2025/2026`, `2025-26`.
  package static func firstYear(ofSpan text: String) -> Int? {
    let words = words(of: text)
    for (first, second) in zip(words, words.dropFirst()) {
      guard let year = year(first, allowsShort: false), let next = Int(second) else { continue }
      if next == year + 1 || second.utf8.count == 2 && next == (year + 1) % 100 { return year }
    }
    return nil
  }

  private static func words(of text: String) -> [String] {
    let text = HeaderText.normalized(text)
    // Most texts are ASCII, where each byte is a character.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return text.utf8.split { !($0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26) }.map { String(Substring($0)) }
    }
    // In `2023年10月` no space follows the character for the year.
    return text.split { !$0.isLetter && !$0.isNumber || $0 == "年" || $0 == "년" }.map(String.init)
  }

  /// Reads `2025 01` and `01 2025`.
  private static func numbers(_ words: [String]) -> NamedMonth? {
    for (first, second) in [(words[0], words[1]), (words[1], words[0])] {
      if let year = year(first, allowsShort: false), second.utf8.count <= 2, let month = Int(second),
        (1...12).contains(month)
      {
        return NamedMonth(month: month, year: year)
      }
    }
    return nil
  }

  private static func year(_ word: String, allowsShort: Bool) -> Int? {
    guard let number = Int(word) else { return nil }
    if word.utf8.count == 4, (1990...2099).contains(number) { return number }
    return allowsShort && word.utf8.count == 2 ? 2000 + number : nil
  }
}

/// The names of months, normalised by `HeaderText.normalized`.
package enum MonthNames {
  /// The name of the section of `Templates/Words` with the full names.
  package static let section = "months"
  /// The name of the section of `Templates/Words` with abbreviations.
  ///
  /// An abbreviation is in this section if the full names do not show its month: `mar` also begins the Finnish name of
  /// November, and `mrz` begins no name.
  static let shortSection = "short months"

  /// The month, 1 to 12, for a name, an abbreviation, or at least the first three letters of a name.
  ///
  /// Nil if no month fits, or if several months fit.
  package static func month(_ word: String) -> Int? {
    fullNames[word] ?? shortNames[word] ?? beginnings[word]
  }

  /// The months by full name.
  static let fullNames = names(section)
  private static let shortNames = names(shortSection)

  /// The months by the first letters (at least three) of their names, if only one month has a name with these letters.
  private static let beginnings: [String: Int] = {
    var months: [String: Set<Int>] = [:]
    for (name, month) in fullNames {
      for count in 3..<max(3, name.count) { months[String(name.prefix(count)), default: []].insert(month) }
    }
    return months.compactMapValues { $0.count == 1 ? $0.first : nil }
  }()

  private static func names(_ section: String) -> [String: Int] {
    Words.builtIn.entries(section).reduce(into: [:]) { names, entry in
      names[entry.folded] = english.firstIndex(of: entry.meaning).map { $0 + 1 }
    }
  }

  /// The English names, from January to December.
  ///
  /// Files of words and of mappings name the months with these words.
  package static let english = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november",
    "december",
  ]
}
