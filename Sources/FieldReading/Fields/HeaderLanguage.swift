/// What the language of headers says about dates that can be read in two orders.
package enum HeaderLanguage {
  /// Languages of which the files of words say nothing about the order, or put the month or the year first.
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

  /// Whether headers are of a language that writes the day before the month: two of them are of no other one.
  package static func putsDayFirst(_ headers: some Sequence<String>) -> Bool {
    var (dayFirst, other) = (0, 0)
    for header in headers {
      guard let found = files[HeaderText.normalized(header)] else { continue }
      if found.isDisjoint(with: others) { dayFirst += 1 } else if found.isSubset(of: others) { other += 1 }
    }
    return dayFirst > 1 && dayFirst > other
  }
}
