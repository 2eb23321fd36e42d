internal import Foundation

extension HeaderText {
  /// Whether a label names a total of other rows.
  package static func isTotal(_ label: String) -> Bool {
    let text = normalized(label)
    guard mayBeTotal(text) else { return false }
    let words = text.split { !$0.isLetter }
    guard let first = words.first else { return false }
    if first == "net", words.count > 1 { return !earnings.contains(String(words[1])) }
    return totalWords.contains(String(first)) || words.last == "total" || words.last == "totals"
      || words.starts(with: ["left", "over"]) || words.starts(with: ["grand", "total"])
  }

  /// Whether a text may be the label of a total.
  ///
  /// The first letters rule out most texts quickly.
  private static func mayBeTotal(_ text: String) -> Bool {
    guard let first = text.utf8.first, first &- 0x61 < 26 else { return true }
    return totalBeginnings.mayBegin(text) && beginsWithTotalWord(text) || hasTotal(text)
  }

  /// Whether the label of a total can begin with the first word of a text; always true if the word is not ASCII.
  private static func beginsWithTotalWord(_ text: String) -> Bool {
    var end = text.utf8.startIndex
    while end < text.utf8.endIndex, text.utf8[end] &- 0x61 < 26 { text.utf8.formIndex(after: &end) }
    if end < text.utf8.endIndex, text.utf8[end] >= 0x80 { return true }
    return firstWords.contains(String(text[..<end]))
  }

  /// Whether a text contains `total`.
  ///
  /// This is ten times as fast as the general text search.
  private static func hasTotal(_ text: String) -> Bool {
    let word: StaticString = "total"
    var matched = 0
    for byte in text.utf8 {
      if byte == word.utf8Start[matched] {
        matched += 1
        if matched == word.utf8CodeUnitCount { return true }
      } else {
        // After `tot`, an `o` belongs to a `total` that begins at the second `t`.
        matched = byte == UInt8(ascii: "t") ? 1 : matched == 3 && byte == UInt8(ascii: "o") ? 2 : 0
      }
    }
    return false
  }

  private static let firstWords = totalWords.union(["net", "left", "grand"])
  private static let totalBeginnings = WordBeginnings(firstWords)

  /// Whether a label names a remainder of other rows: `Balance`, `Surplus/Deficit`, `Saldo`.
  package static func isRest(_ label: String) -> Bool {
    let words = normalized(label).split { !$0.isLetter }.map(String.init)
    return !words.isEmpty && words.count <= 4
      && (words.allSatisfy(rests.contains) || restNames.contains(words.joined(separator: " ")))
  }

  /// The meanings of words in labels.
  package enum Label: String, WordMeaning {
    /// The first word of a label that names a total.
    case total
    /// A word after `net` that names earnings, not a total: `Net salary`.
    case earnings
    /// A word for a remainder.
    case rest
    /// A whole label that names a remainder.
    case restAsAWhole = "rest as a whole"

    package static let section = "totals"
  }

  private static let earnings = Set(Words.builtIn[Label.earnings])
  private static let rests = Set(Words.builtIn[Label.rest])
  private static let restNames = Set(Words.builtIn[Label.restAsAWhole])
  private static let totals = Words.builtIn.entries(Label.section, Label.total.rawValue)
  private static let totalWords = Set(totals.filter { !$0.isInside }.map(\.folded))
  /// Words that mark a total wherever they stand in a text.
  static let totalsInside = totals.filter(\.isInside).map(\.folded)
}
