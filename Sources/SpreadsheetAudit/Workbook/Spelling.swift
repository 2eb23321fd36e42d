internal import Foundation

/// A text as a list has it, to be held against others that were perhaps meant to be the same.
struct Spelling: Hashable {
  /// As spreadsheets compare texts: without case.
  let key: String
  /// Without accents, punctuation and all spaces that cannot be seen.
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

  /// Letters from which on a word is long enough for a slip to show, and for a letter to be another one.
  private static let shortest = 4
  private static let shortestForOther = 6
  private static let longest = 60

  /// Whether it can be told from others with one letter more, less or elsewhere.
  var isLong: Bool {
    (Self.shortest...Self.longest).contains(plain.count) && plain.contains(where: \.isLetter)
  }

  /// The plain text, that in the singular, and both with a letter left out: two texts that share one may be alike.
  var traces: Set<String> {
    guard isLong else { return [plain] }
    let letters = Array(plain)
    var result: Set<String> = [plain, singular]
    for place in letters.indices where letters[place].isLetter || letters[place] == " " {
      result.insert(String(letters[..<place] + letters[(place + 1)...]))
    }
    return result
  }

  /// Without the ending of many: `grocery` for `groceries`.
  private var singular: String {
    if plain.hasSuffix("ies"), plain.count > 4 { return plain.dropLast(3) + "y" }
    if plain.hasSuffix("es"), plain.count > 4 { return String(plain.dropLast(2)) }
    return plain.hasSuffix("s") && plain.count > 3 ? String(plain.dropLast()) : plain
  }

  /// Whether two texts differ by what cannot be seen, by accents or by punctuation alone.
  func isSame(as other: Spelling) -> Bool { plain == other.plain && key != other.key }

  /// Whether two texts differ by one slip of the fingers, or as one and many.
  func isClose(to other: Spelling) -> Bool {
    guard isLong, other.isLong, key != other.key else { return false }
    if plain == other.plain || singular == other.singular { return true }
    let (left, right) = (Array(plain), Array(other.plain))
    guard abs(left.count - right.count) <= 1 else { return false }
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left[start...].reversed(), right[start...].reversed()).prefix { $0 == $1 }.count
    let (first, second) = (left[start..<left.count - end], right[start..<right.count - end])
    // Digits tell things of one kind apart, and so does a letter that stands alone.
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

  /// Whether a letter is a word of its own, as in `Plan A`.
  private func stands(_ letters: [Character], _ place: Int, _ count: Int) -> Bool {
    guard count == 1, letters[place].isLetter else { return false }
    let before = place == 0 || !letters[place - 1].isLetter
    let after = place + 1 == letters.count || !letters[place + 1].isLetter
    return before && after
  }
}
