/// Decides about ambiguous dates and amounts by the language of the headers.
package enum HeaderLanguage {
  /// Word files whose language does not show the order of dates, or puts the month or the year first.
  private static let others: Set<String> = ["any.txt", "en.txt", "zh.txt", "ja.txt", "ko.txt"]

  /// The word files that contain each header.
  private static let files: [String: Set<String>] = {
    var files: [String: Set<String>] = [:]
    for section in HeaderVocabulary.Section.allCases where section != .parts {
      for entry in Words.builtIn.entries(section.rawValue) {
        files[entry.folded, default: []].insert(entry.place.file)
      }
    }
    return files
  }()

  /// Word files of languages that use decimal points, at least in some countries.
  private static let ofPoints = others.union(["es.txt", "th.txt", "he.txt", "ar.txt", "fa.txt"])

  /// Whether the language of the headers puts the day first in dates.
  package static func putsDayFirst(_ headers: some Sequence<String>) -> Bool {
    isNone(of: others, headers)
  }

  /// Whether the language of the headers uses decimal commas, and therefore points as thousands separators.
  package static func hasDecimalCommas(_ headers: some Sequence<String>) -> Bool {
    isNone(of: ofPoints, headers)
  }

  /// Whether at least two headers belong only to other languages, and fewer headers belong only to these languages.
  private static func isNone(of languages: Set<String>, _ headers: some Sequence<String>) -> Bool {
    var (count, other) = (0, 0)
    for header in headers {
      guard let found = files[HeaderText.normalized(header)] else { continue }
      if found.isDisjoint(with: languages) { count += 1 } else if found.isSubset(of: languages) { other += 1 }
    }
    return count > 1 && count > other
  }
}
