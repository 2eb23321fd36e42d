/// A formula as a list of tokens, which can be replaced.
package struct FormulaText: Sendable {
  private let bytes: [UInt8]
  /// The tokens in order; whitespace and a leading equals sign are not tokens.
  package let tokens: [FormulaToken]

  /// Splits any text into tokens without losing a byte.
  package init(_ formula: String) {
    bytes = Array(formula.utf8)
    tokens = FormulaLexer.tokens(of: bytes)
  }

  /// The formula with some tokens replaced; `replacement` returns the new text of the token at an index, or nil to
  /// keep it.
  package func replacing(_ replacement: (Int) -> String?) -> String {
    var result: [UInt8] = []
    var end = 0
    for (place, token) in tokens.enumerated() {
      guard let text = replacement(place) else { continue }
      result += bytes[end..<token.range.lowerBound]
      result += text.utf8
      end = token.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// The text of a range of bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The number of bytes.
  var count: Int { bytes.count }

  /// Whether an operator or separator directly follows the token at an index.
  package func isFollowed(_ place: Int, by sign: String) -> Bool {
    place + 1 < tokens.count && tokens[place + 1].isSign(sign) && !tokens[place + 1].followsSpace
  }

  /// The references in order, each with its tokens.
  ///
  /// Names of sheets, functions and tables that look like cells are not references.
  package func references() -> [(tokens: Range<Int>, first: FormulaCorner, last: FormulaCorner?)] {
    var found: [(tokens: Range<Int>, first: FormulaCorner, last: FormulaCorner?)] = []
    var place = 0
    while place < tokens.count {
      defer { place += 1 }
      guard let first = corner(place) else { continue }
      if isFollowed(place, by: ":"), let end = tokens[(place + 2)...].first, !end.followsSpace,
        end.word != nil
      {
        // `Jan:Dec!A1` names sheets, and the end of `A1:INDEX(…)` is computed.
        if isFollowed(place + 2, by: "!") {
          place += 2
          continue
        }
        if let last = corner(place + 2), last.hasShape(of: first) {
          found.append((place..<place + 3, first, last))
          place += 2
          continue
        }
      }
      if first.isCell { found.append((place..<place + 1, first, nil)) }
    }
    return found
  }

  /// Whether brackets directly follow the token at an index, as after the name of a table.
  package func isTable(_ place: Int) -> Bool {
    guard let next = tokens[(place + 1)...].first, case .bracket = next.kind else { return false }
    return !next.followsSpace
  }

  /// The cell, column or row in the token at an index.
  private func corner(_ place: Int) -> FormulaCorner? {
    if isFollowed(place, by: "!") || isFollowed(place, by: "(") || isTable(place) { return nil }
    return tokens[place].word.flatMap { FormulaCorner($0) }
  }
}
