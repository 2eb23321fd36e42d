internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

extension FormulaParser {
  /// Parses `{1,2;3,4}`: constants only, in rows of the same length.
  mutating func arrayConstant() throws(FormulaSyntaxError) -> FormulaExpression {
    position += 1
    var rows: [[CellValue]] = []
    repeat {
      let offset = next?.offset ?? 0
      var row = [try constant()]
      while take(",") { row.append(try constant()) }
      if let first = rows.first, first.count != row.count {
        throw FormulaSyntaxError(.unexpected("a row of another length"), at: offset)
      }
      rows.append(row)
    } while take(";")
    try expect("}")
    return .array(rows)
  }

  private mutating func constant() throws(FormulaSyntaxError) -> CellValue {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard let token = next else { throw endError }
    position += 1
    switch token.kind {
    case .number(let text): return try number(isNegative ? "-" + text : text, at: token.offset)
    case .text(let text) where !isNegative: return .text(text)
    case .error(let text) where !isNegative: return .error(CellError(rawValue: text))
    case .word(let word) where !isNegative && ["TRUE", "FALSE"].contains(word.uppercased()):
      return .boolean(word.uppercased() == "TRUE")
    default: throw unexpected(token)
    }
  }
}
