internal import Decimals
internal import Foundation
internal import Spreadsheet

/// A section that shows a number as a fraction: `# ?/?`, `# ??/16`.
struct FractionLayout {
  private let whole: [FormatToken]
  private let numerator: [Character]
  private let denominator: [Character]
  /// The denominator, where the section sets one.
  private let fixed: Int?
  private let rest: [FormatToken]

  /// The layout, or nil where the section has no `/` between digits.
  init?(_ section: FormatSection) {
    let tokens = section.tokens
    guard !section.isDate, let slash = tokens.firstIndex(of: .literal("/")) else { return nil }
    let top = tokens[..<slash].reversed().prefix { $0.digit != nil }.compactMap(\.digit)
    guard !top.isEmpty else { return nil }
    numerator = top.reversed()
    whole = Array(tokens[..<(slash - top.count)])
    let below = tokens[(slash + 1)...]
    let places = below.prefix { $0.digit != nil }.compactMap(\.digit)
    let digits = below.prefix { if case .literal(let text) = $0 { Int(text) != nil } else { false } }
    let number = digits.map { if case .literal(let text) = $0 { text } else { "" } }.joined()
    denominator = places
    fixed = places.isEmpty ? Int(number) : nil
    guard !places.isEmpty || (1...9_999).contains(fixed ?? 0) else { return nil }
    rest = Array(below.dropFirst(max(places.count, digits.count)))
  }

  /// The text of a number that is not negative.
  func text(_ number: Decimal) -> String {
    let showsWhole = whole.contains { $0.digit != nil }
    let integer = showsWhole ? number.flooredToInteger : 0
    var (top, bottom) = nearest(number - integer)
    var shown = integer
    if showsWhole, top == bottom { (shown, top) = (integer + 1, 0) }
    var result = ""
    for token in whole {
      switch token {
      case .digit(let kind) where token == whole.first(where: { $0.digit != nil }):
        result += shown == 0 && (kind == "#" && top != 0) ? "" : shown.plainText
      case .literal(let text): result += text
      default: break
      }
    }
    let isEmpty = showsWhole && top == 0 && !numerator.contains("0")
    let below = padded("\(bottom)", fixed == nil ? denominator : [], atStart: false)
    let fraction = padded("\(top)", numerator, atStart: true) + "/" + below
    result += isEmpty ? String(repeating: " ", count: fraction.count) : fraction
    for case .literal(let text) in rest { result += text }
    return result
  }

  /// The fraction nearest to a number among those with a denominator of so many digits.
  private func nearest(_ number: Decimal) -> (top: Int, bottom: Int) {
    func top(_ bottom: Int) -> Decimal { (number * Decimal(bottom)).rounded(toPlaces: 0) }
    if let fixed { return (top(fixed).truncatedInt ?? 0, fixed) }
    let largest = [9, 99, 999, 9_999][min(denominator.count, 4) - 1]
    var best = (bottom: 1, distance: Decimal.greatestFiniteMagnitude)
    for bottom in 1...largest {
      // Distances are compared as |x − t/b|, multiplied out by every denominator below.
      guard let distance = (number * Decimal(bottom) - top(bottom)).magnitude.divided(by: Decimal(bottom))
      else { continue }
      if distance < best.distance { best = (bottom, distance) }
      if distance == 0 { break }
    }
    return (top(best.bottom).truncatedInt ?? 0, best.bottom)
  }

  /// Digits filled up to the width of their places: `?` with spaces, `0` with zeros.
  private func padded(_ digits: String, _ places: [Character], atStart: Bool) -> String {
    let missing = places.prefix(max(0, places.count - digits.count))
    let filling = missing.map { $0 == "0" ? "0" : $0 == "?" ? " " : "" }.joined()
    return atStart ? filling + digits : digits + (filling.contains("0") ? "" : filling)
  }
}

extension FormatToken {
  /// The kind of a digit's place.
  fileprivate var digit: Character? {
    guard case .digit(let kind) = self else { return nil }
    return kind
  }
}
