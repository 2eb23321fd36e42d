/// The word boundaries that `\b` of Swift's `Regex` matches (Unicode Standard Annex #29).
struct WordBoundaries {
  /// The kinds of ASCII characters that matter for word boundaries.
  private enum Kind {
    case letter, digit, underscore, space, betweenLetters, betweenDigits, betweenBoth, other

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .letter
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      case UInt8(ascii: "_"): self = .underscore
      case UInt8(ascii: " "): self = .space
      case UInt8(ascii: ":"): self = .betweenLetters
      case UInt8(ascii: ","), UInt8(ascii: ";"): self = .betweenDigits
      case UInt8(ascii: "."), UInt8(ascii: "'"): self = .betweenBoth
      default: self = .other
      }
    }
  }

  /// Expressions that match if a boundary follows the first 0, 1, 2 or 3 characters.
  private let expressions: [Regex<AnyRegexOutput>?]
  private var known: [String: Bool] = [:]

  /// Creates word boundaries without cached results.
  init() { expressions = (0...3).map { try? Regex("^\\X{\($0)}\\b") } }

  /// Returns whether a boundary is between two ASCII characters.
  ///
  /// `before` and `after` are the characters around them; nil at the ends of the text.
  static func isBetween(_ before: UInt8?, _ left: UInt8, _ right: UInt8, _ after: UInt8?) -> Bool {
    let pair = (Kind(left), Kind(right))
    switch pair {
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit), (.space, .space),
      (.letter, .underscore), (.digit, .underscore), (.underscore, .underscore), (.underscore, .letter),
      (.underscore, .digit):
      return false
    case (.letter, .betweenLetters), (.letter, .betweenBoth): return after.map(Kind.init) != .letter
    case (.digit, .betweenDigits), (.digit, .betweenBoth): return after.map(Kind.init) != .digit
    case (.betweenLetters, .letter): return before.map(Kind.init) != .letter
    case (.betweenDigits, .digit): return before.map(Kind.init) != .digit
    case (.betweenBoth, .letter): return before.map(Kind.init) != .letter
    case (.betweenBoth, .digit): return before.map(Kind.init) != .digit
    default: return true
    }
  }

  /// Returns whether a boundary is before this character of a text.
  ///
  /// The three characters on each side decide.
  mutating func isBefore(_ place: Int, in text: [Character]) -> Bool {
    guard place > 0, place < text.count else { return true }
    let first = max(0, place - 3)
    let near = text[first..<min(text.count, place + 3)].map(\.bounded)
    let bytes = near.map(\.asciiByte)
    let middle = place - first
    if !bytes.contains(nil), let left = bytes[middle - 1], let right = bytes[middle] {
      let (before, after) = (
        middle >= 2 ? bytes[middle - 2] : nil, middle + 1 < bytes.count ? bytes[middle + 1] : nil
      )
      return Self.isBetween(before, left, right, after)
    }
    let window = String(near)
    let key = "\(middle)\(window)"
    if let known = known[key] { return known }
    let isBoundary = (try? expressions[middle]?.firstMatch(in: window)) != nil
    if known.count >= 4_096 { known.removeAll(keepingCapacity: true) }
    known[key] = isBoundary
    return isBoundary
  }
}
