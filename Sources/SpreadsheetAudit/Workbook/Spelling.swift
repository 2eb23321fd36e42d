internal import Foundation

/// A text of a list, for comparison with other texts that may mean the same.
struct Spelling: Hashable {
  /// The text in the case-insensitive form in which spreadsheet programs compare texts.
  let key: String
  /// The key without accents and invisible characters, with one space in place of spaces and dashes.
  let plain: String

  init(_ text: String) {
    key = text.lowercased()
    let folded = key.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
    var plain = ""
    var isSpace = false
    for scalar in folded.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .spaceSeparator, .control, .dashPunctuation: isSpace = true
      case .format: continue
      default:
        if isSpace, !plain.isEmpty { plain += " " }
        isSpace = false
        plain.unicodeScalars.append(scalar)
      }
    }
    self.plain = plain
  }

  /// The minimum number of letters of a word in which a typo can be recognized.
  private static let shortest = 4
  private static let shortestForOther = 6
  private static let longest = 60

  /// Whether the text is long enough to be compared with texts that differ in one letter.
  var isLong: Bool {
    (Self.shortest...Self.longest).contains(plain.count) && plain.contains(where: \.isLetter)
  }

  /// The plain text, its singular, and the plain text without one letter or space; similar texts share a trace.
  var traces: Set<String> {
    guard isLong else { return [plain] }
    let letters = Array(plain)
    var result: Set<String> = [plain, singular]
    for place in letters.indices where letters[place].isLetter || letters[place] == " " {
      result.insert(String(letters[..<place] + letters[(place + 1)...]))
    }
    return result
  }

  /// The plain text without its plural ending: `grocery` for `groceries`.
  private var singular: String {
    if plain.hasSuffix("ies"), plain.count > 4 { return plain.dropLast(3) + "y" }
    if plain.hasSuffix("es"), plain.count > 4 { return String(plain.dropLast(2)) }
    return plain.hasSuffix("s") && plain.count > 3 ? String(plain.dropLast()) : plain
  }

  /// Whether two texts differ only by invisible characters, spaces, accents or dashes.
  func isSame(as other: Spelling) -> Bool { plain == other.plain && key != other.key }

  /// Whether two texts differ by one typo, or as singular and plural.
  func isClose(to other: Spelling) -> Bool {
    guard isLong, other.isLong, key != other.key else { return false }
    if plain == other.plain || singular == other.singular { return true }
    let (left, right) = (Array(plain), Array(other.plain))
    guard abs(left.count - right.count) <= 1 else { return false }
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left[start...].reversed(), right[start...].reversed()).prefix { $0 == $1 }.count
    let (first, second) = (left[start..<left.count - end], right[start..<right.count - end])
    // Digits and single-letter words distinguish things of one kind, as in `Plan A`.
    guard (first + second).allSatisfy({ $0.isLetter || $0 == " " }), !stands(left, start, first.count),
      !stands(right, start, second.count)
    else { return false }
    switch (first.count, second.count) {
    case (0, 1), (1, 0): return true
    case (1, 1): return min(left.count, right.count) >= Self.shortestForOther
    case (2, 2): return first.first == second.last && first.last == second.first
    default: return false
    }
  }

  /// Whether a letter is a separate word, as in `Plan A`.
  private func stands(_ letters: [Character], _ place: Int, _ count: Int) -> Bool {
    guard count == 1, letters[place].isLetter else { return false }
    let before = place == 0 || !letters[place - 1].isLetter
    let after = place + 1 == letters.count || !letters[place + 1].isLetter
    return before && after
  }
}
