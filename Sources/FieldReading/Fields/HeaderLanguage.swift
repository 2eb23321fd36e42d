/// What the language of headers says about dates and amounts that can be read in two ways.
package enum HeaderLanguage {
  /// Languages whose word files do not show the order, or that put the month or the year first.
  private static let others: Set<String> = ["any.txt", "en.txt", "zh.txt", "ja.txt", "ko.txt"]

  /// The files of words that have each header.
  private static let files: [String: Set<String>] = {
    var files: [String: Set<String>] = [:]
    for section in HeaderVocabulary.Section.allCases where section != .parts {
      for entry in Words.builtIn.entries(section.rawValue) {
        files[entry.folded, default: []].insert(entry.place.file)
      }
    }
    return files
  }()

  /// Languages with decimal points, at least in some of their countries.
  private static let ofPoints = others.union(["es.txt", "th.txt", "he.txt", "ar.txt", "fa.txt"])

  /// Whether headers are of a language that writes the day before the month: two of them are of no other one.
  package static func putsDayFirst(_ headers: some Sequence<String>) -> Bool {
    isNone(of: others, headers)
  }

  /// Whether headers are of a language that writes commas before decimals, and so points before thousands.
  package static func hasDecimalCommas(_ headers: some Sequence<String>) -> Bool {
    isNone(of: ofPoints, headers)
  }

  /// Whether two headers are of other languages than these, and fewer are of these alone.
  private static func isNone(of languages: Set<String>, _ headers: some Sequence<String>) -> Bool {
    var (count, other) = (0, 0)
    for header in headers {
      guard let found = files[HeaderText.normalized(header)] else { continue }
      if found.isDisjoint(with: languages) { count += 1 } else if found.isSubset(of: languages) { other += 1 }
    }
    return count > 1 && count > other
  }
}
