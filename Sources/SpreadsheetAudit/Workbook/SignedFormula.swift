internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// A formula with relative references, split into a body without plus and minus signs, and the signs.
///
/// Two formulas with the same body, such as `C5-D5` and `D6-C6`, differ only in their signs.
struct SignedFormula: Hashable {
  /// The terms that are added and subtracted, in an order that does not depend on how the formula is written.
  let body: [String]
  /// The signs of each term: first its own, then those inside it.
  let signs: [String]

  /// Splits the formula of a cell; nil if it has fewer than two terms.
  init?(_ formula: String, at cell: CellReference) {
    let text = FormulaText(formula)
    let parts = Self.parts(text, text.relativeTokens(at: cell))
    guard parts.count > 1 || parts.contains(where: { !$0.inner.isEmpty }) else { return nil }
    let sorted = parts.sorted { ($0.body, $0.sign, $0.inner) < ($1.body, $1.sign, $1.inner) }
    (body, signs) = (sorted.map(\.body), sorted.map { $0.sign + $0.inner })
  }

  private struct Part {
    var sign: String
    var body = ""
    var inner = ""
  }

  private static func parts(_ text: FormulaText, _ words: [String]) -> [Part] {
    var parts = [Part(sign: "+")]
    var depth = 0
    for (place, token) in text.tokens.enumerated() {
      if token.isSign("(") { depth += 1 }
      if token.isSign(")") { depth -= 1 }
      let isSign = token.isSign("+") || token.isSign("-")
      if isSign, place > 0, text.tokens[place - 1].endsOperand {
        if depth == 0 {
          parts.append(Part(sign: token.text))
        } else {
          parts[parts.count - 1].inner += token.text
          parts[parts.count - 1].body += "±"
        }
      } else if isSign, depth == 0, parts[parts.count - 1].body.isEmpty {
        if token.isSign("-") { parts[parts.count - 1].sign = parts.last?.sign == "-" ? "+" : "-" }
      } else {
        parts[parts.count - 1].body += words[place]
      }
    }
    return parts
  }
}

extension FormulaToken {
  /// Whether a sign after this token joins two operands.
  fileprivate var endsOperand: Bool {
    guard case .sign(let sign) = kind else { return true }
    return sign == ")" || sign == "}" || sign == "%" || sign == "#"
  }
}

extension FormulaText {
  /// The tokens as written, with references relative to a cell.
  fileprivate func relativeTokens(at cell: CellReference) -> [String] {
    var words = tokens.map(\.text)
    for (places, first, last) in references() {
      words[places.lowerBound] = first.relative(to: cell)
      if let last { words[places.upperBound - 1] = last.relative(to: cell) }
    }
    return words
  }
}

extension FormulaCorner {
  /// The corner relative to a cell; parts with a dollar sign do not change.
  fileprivate func relative(to cell: CellReference) -> String {
    let row = row.map { isRowAbsolute ? "R\($0)" : "r\($0 - cell.row)" } ?? ""
    let column = column.map { isColumnAbsolute ? "C\($0)" : "c\($0 - cell.column)" } ?? ""
    return "\u{1}\(row)\(column)"
  }
}
