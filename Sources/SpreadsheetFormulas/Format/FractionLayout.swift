internal import ExactDecimals
internal import Foundation

/// A section that shows a number as a fraction, such as `# ?/?` or `# ??/16`.
struct FractionLayout {
  private let whole: [FormatToken]
  private let numerator: [FormatToken]
  /// The texts before and after the slash.
  private let (before, after): (String, String)
  private let denominator: [FormatToken]
  /// The denominator if the section has a fixed one.
  private let fixed: Int?
  private let rest: [FormatToken]

  /// Reads the layout of a section; nil if the section has no `/` between digits.
  init?(_ section: FormatSection) {
    let tokens = section.tokens
    guard !section.isDate, let slash = tokens.firstIndex(of: .slash) else { return nil }
    before = Self.literals(tokens[..<slash].reversed().prefix { $0.literal != nil }.reversed())
    let top = tokens[..<slash].dropLast(while: { $0.literal != nil })
    let places = top.suffix(while: \.isDigit)
    guard !places.isEmpty else { return nil }
    (numerator, whole) = (Array(places), Array(top.dropLast(places.count)))
    let spaces = tokens[(slash + 1)...].prefix { $0.literal != nil && $0.digitText == nil }
    after = Self.literals(spaces)
    let below = tokens[(slash + 1)...].dropFirst(spaces.count)
    // A fixed denominator does not start with 0.
    let number = below.first?.isDigit == false ? below.prefix { $0.digitText != nil } : []
    fixed = Int(number.compactMap(\.digitText).joined())
    denominator = fixed == nil ? Array(below.prefix(while: \.isDigit)) : []
    guard !denominator.isEmpty || (1...9_999_999).contains(fixed ?? 0) else { return nil }
    rest = Array(below.dropFirst(max(number.count, denominator.count)))
  }

  /// The text of a number, which must not be negative; nil if it is too large.
  func text(_ number: Decimal) -> String? {
    let showsWhole = whole.contains(where: \.isDigit)
    let value = number.nearestDouble
    var integer = showsWhole ? number.flooredToInteger : 0
    guard let (nearest, bottom) = nearest(showsWhole ? value - value.rounded(.down) : value) else {
      return nil
    }
    let isWhole = showsWhole && nearest == bottom
    let top = isWhole ? 0 : nearest
    if isWhole { integer += 1 }
    let end = Self.literals(rest)
    let start = NumberLayout(top == 0 ? whole.showingZero : whole).wholeText(integer.plainText)
    let slash = before + "/" + after
    guard showsWhole, top == 0, !numerator.contains(.digit("0")) else {
      let below = fixed.map { "\($0)" } ?? padded(bottom)
      return start + NumberLayout(numerator.showingZero).wholeText("\(top)") + slash + below + end
    }
    // If there is no fraction to show, blanks of its width replace it, provided that the fraction has `?`
    // placeholders.
    guard numerator.contains(.digit("?")) else { return start.trimmingCharacters(in: .whitespaces) + end }
    let width = fixed.map { "\($0)".count } ?? denominator.count { $0 == .digit("?") }
    return start + String(repeating: " ", count: numerator.count + slash.count + width) + end
  }

  /// The last convergent of a number's continued fraction whose denominator has at most the given number of digits.
  ///
  /// Excel uses only convergents, even if another fraction is closer: 0.456 as `??/??` is 26/57 and not 31/68.
  private func nearest(_ number: Double) -> (top: Int, bottom: Int)? {
    let largest = fixed ?? (1..<min(max(denominator.count, 1), 9)).reduce(9) { limit, _ in limit * 10 + 9 }
    guard number * Double(largest) < 1e18 else { return nil }
    if let fixed { return (Int((number * Double(fixed)).rounded()), fixed) }
    var (before, best) = ((top: 1, bottom: 0), (top: Int(number), bottom: 1))
    var rest = number
    while rest - rest.rounded(.down) > 5e-8 {
      rest = 1 / (rest - rest.rounded(.down))
      let bottom = Int(rest) * best.bottom + before.bottom
      guard bottom <= largest else { break }
      (before, best) = (best, (Int(rest) * best.top + before.top, bottom))
    }
    return best
  }

  /// The denominator, padded to the width of its placeholders, with blanks after it for `?` or zeros
  /// before it for `0`.
  private func padded(_ bottom: Int) -> String {
    let digits = "\(bottom)"
    let missing = max(0, denominator.count - digits.count)
    if denominator.contains(.digit("0")) { return String(repeating: "0", count: missing) + digits }
    let blanks = denominator.suffix(missing).count { $0 == .digit("?") }
    return digits + String(repeating: " ", count: blanks)
  }

  private static func literals(_ tokens: some Sequence<FormatToken>) -> String {
    tokens.compactMap(\.literal).joined()
  }
}

extension FormatToken {
  /// The text of characters shown as they are.
  fileprivate var literal: String? {
    guard case .literal(let text) = self else { return nil }
    return text
  }

  /// The text of a digit of a fixed denominator: a digit such as `1`, or a 0 after another digit.
  fileprivate var digitText: String? {
    if self == .digit("0") { return "0" }
    guard let literal, literal.count == 1, literal.first?.isASCII == true, Int(literal) != nil else {
      return nil
    }
    return literal
  }
}

extension ArraySlice {
  fileprivate func suffix(while predicate: (Element) -> Bool) -> ArraySlice {
    guard let last = lastIndex(where: { !predicate($0) }) else { return self }
    return self[index(after: last)...]
  }

  fileprivate func dropLast(while predicate: (Element) -> Bool) -> ArraySlice {
    dropLast(suffix(while: predicate).count)
  }
}
