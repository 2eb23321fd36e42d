/// A month as headers and titles name it, with its year where they say one.
package struct NamedMonth: Hashable {
  /// 1 to 12.
  package var month: Int
  package var year: Int?
  /// The day, 1 to 31, for a header that names a day.
  package var day: Int?

  /// A month, with its year and its day if known.
  package init(month: Int, year: Int? = nil, day: Int? = nil) {
    (self.month, self.year, self.day) = (month, year, day)
  }
}

/// Months and years in the texts of headers, titles and sheet names.
package enum MonthText {
  /// The month that a whole text names: `Jan`, `January 2025`, `Jan-25`, `Mars '25`, `2025-01`, `01/2025`.
  package static func read(_ text: String) -> NamedMonth? {
    let words = words(of: text)
    switch words.count {
    case 1:
      // `Avg` is an average rather than August.
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

  /// The month that stands among the words of a title, by its full name: `Expenses in March 2025`.
  package static func find(in title: String) -> NamedMonth? {
    if let whole = read(title) { return whole }
    let months = words(of: title).compactMap { MonthNames.fullNames[$0] }
    guard Set(months).count == 1, let month = months.first else { return nil }
    return NamedMonth(month: month, year: year(in: title))
  }

  /// The month at the beginning or the end of a text, and the words beside it: `Jan Budget`, `Actual 03/2025`.
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

  /// The only year of four digits in a text.
  package static func year(in text: String) -> Int? {
    let years = Set(words(of: text).compactMap { year($0, allowsShort: false) })
    return years.count == 1 ? years.first : nil
  }

  /// The first of two years that follow each other in a text: `2025/2026`, `2025-26`.
  package static func firstYear(ofSpan text: String) -> Int? {
    let words = words(of: text)
    for (first, second) in zip(words, words.dropFirst()) {
      guard let year = year(first, allowsShort: false), let next = Int(second) else { continue }
      if next == year + 1 || second.utf8.count == 2 && next == (year + 1) % 100 { return year }
    }
    return nil
  }

  private static func words(of text: String) -> [String] {
    // `2023年10月`: the character for a year stands without a space behind it.
    HeaderText.normalized(text).split { !$0.isLetter && !$0.isNumber || $0 == "年" || $0 == "년" }.map(
      String.init)
  }

  /// `2025 01` and `01 2025`.
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

/// The names of months, folded as `HeaderText.normalized` does.
package enum MonthNames {
  /// The sections of `Templates/Words`: whole names, and shorter ones that are the beginnings of several.
  package static let section = "months"
  static let shortSection = "short months"

  /// The month, 1 to 12, of a name or of its first letters, three at least; nil if they fit several.
  package static func month(_ word: String) -> Int? {
    fullNames[word] ?? shortNames[word] ?? beginnings[word]
  }

  /// Whole names.
  static let fullNames = names(section)
  private static let shortNames = names(shortSection)

  /// The first letters of names, three at least, that fit one month only.
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

  /// The English names, which mappings use.
  package static let english = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november",
    "december",
  ]
}
