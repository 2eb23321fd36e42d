internal import SpreadsheetValues

extension FormulaParser {
  /// Parses a cell, rows, columns or a name, after the sheet that may precede it.
  mutating func reference(on sheet: SheetQualifier?) throws(FormulaSyntaxError) -> FormulaExpression {
    guard let token = next else { throw endError }
    if let rows = rowRange(sheet: sheet) ?? columnRange(sheet: sheet) { return rows }
    position += 1
    switch token.kind {
    case .error(let text): return .constant(.error(CellError(rawValue: text)))
    case .word(let word):
      guard let corner = FormulaCorner(word), corner.isCell else {
        return .name(Self.plainName(word), sheet: sheet)
      }
      // Two cells around a colon are one range; any other operands are joined during the evaluation.
      if next?.isSign(":") == true, case .word(let other)? = peek(1)?.kind,
        peek(2)?.isSign("(") != true, peek(2)?.isSign("!") != true,
        let last = FormulaCorner(other), last.isCell
      {
        position += 2
        return .area(AreaReference(sheet: sheet, first: corner, last: last))
      }
      return .area(AreaReference(sheet: sheet, first: corner, last: corner))
    default: throw unexpected(token)
    }
  }

  /// Parses whole rows, such as `3:5` or `$3:5`.
  mutating func rowRange(sheet: SheetQualifier?) -> FormulaExpression? {
    guard peek(1)?.isSign(":") == true, let first = rowCorner(peek(0)), let last = rowCorner(peek(2)) else {
      return nil
    }
    position += 3
    return .area(AreaReference(sheet: sheet, first: first, last: last))
  }

  private func rowCorner(_ token: FormulaToken?) -> FormulaCorner? {
    token?.word.flatMap { FormulaCorner($0) }.flatMap { $0.column == nil ? $0 : nil }
  }

  /// Parses whole columns, such as `A:C` or `$A:C`.
  private mutating func columnRange(sheet: SheetQualifier?) -> FormulaExpression? {
    guard peek(1)?.isSign(":") == true, case .word(let left)? = peek(0)?.kind,
      case .word(let right)? = peek(2)?.kind, peek(3)?.isSign("(") != true,
      let first = FormulaCorner(left), let last = FormulaCorner(right), first.row == nil, last.row == nil,
      first.column != nil, last.column != nil
    else { return nil }
    position += 3
    return .area(AreaReference(sheet: sheet, first: first, last: last))
  }
}
