/// Uses the language of headers to decide about ambiguous dates and amounts.
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

  /// Whether headers are in a language that writes the day first: two of them fit no other language.
  package static func putsDayFirst(_ headers: some Sequence<String>) -> Bool {
    isNone(of: others, headers)
  }

  /// Whether headers are in a language with decimal commas, and so with points as thousands separators.
  package static func hasDecimalCommas(_ headers: some Sequence<String>) -> Bool {
    isNone(of: ofPoints, headers)
  }

  /// Whether at least two headers belong to none of these languages, and fewer to these only.
  private static func isNone(of languages: Set<String>, _ headers: some Sequence<String>) -> Bool {
    var (count, other) = (0, 0)
    for header in headers {
      guard let found = files[HeaderText.normalized(header)] else { continue }
      if found.isDisjoint(with: languages) { count += 1 } else if found.isSubset(of: languages) { other += 1 }
    }
    return count > 1 && count > other
  }
}
