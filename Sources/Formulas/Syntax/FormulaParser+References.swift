internal import Spreadsheet

extension FormulaParser {
  /// A cell, rows, columns or a name, after the sheet that may stand before it.
  mutating func reference(on sheet: SheetQualifier?) throws(FormulaSyntaxError) -> Expression {
    guard let token = next else { throw endError }
    if let rows = rowRange(sheet: sheet) ?? columnRange(sheet: sheet) { return rows }
    position += 1
    switch token.kind {
    case .error(let text): return .constant(.error(CellError(rawValue: text)))
    case .word(let word):
      guard let corner = AreaReference.Corner(cell: word) else {
        return .name(Self.plainName(word), sheet: sheet)
      }
      // Two cells around a colon are one range; anything else joins when it is computed.
      if next?.isSign(":") == true, case .word(let other)? = peek(1)?.kind,
        peek(2)?.isSign("(") != true, peek(2)?.isSign("!") != true,
        let last = AreaReference.Corner(cell: other)
      {
        position += 2
        return .area(AreaReference(sheet: sheet, first: corner, last: last))
      }
      return .area(AreaReference(sheet: sheet, first: corner, last: corner))
    default: throw unexpected(token)
    }
  }

  /// Whole rows: `3:5`, `$3:5`.
  mutating func rowRange(sheet: SheetQualifier?) -> Expression? {
    guard peek(1)?.isSign(":") == true, let first = rowCorner(peek(0)), let last = rowCorner(peek(2)) else {
      return nil
    }
    position += 3
    return .area(AreaReference(sheet: sheet, first: first, last: last))
  }

  private func rowCorner(_ token: Token?) -> AreaReference.Corner? {
    switch token?.kind {
    case .number(let text): AreaReference.Corner(row: text)
    case .word(let text): AreaReference.Corner(row: text)
    default: nil
    }
  }

  /// Whole columns: `A:C`, `$A:C`.
  private mutating func columnRange(sheet: SheetQualifier?) -> Expression? {
    guard peek(1)?.isSign(":") == true, case .word(let left)? = peek(0)?.kind,
      case .word(let right)? = peek(2)?.kind, peek(3)?.isSign("(") != true,
      let first = AreaReference.Corner(column: left), let last = AreaReference.Corner(column: right)
    else { return nil }
    position += 3
    return .area(AreaReference(sheet: sheet, first: first, last: last))
  }
}

extension AreaReference.Corner {
  /// Reads `A1`, `$A$1`, `A$1`.
  init?(cell text: String) {
    guard let reference = CellReference(text) else { return nil }
    self.init(
      row: reference.row, column: reference.column,
      isRowAbsolute: text.utf8.dropFirst().contains(UInt8(ascii: "$")),
      isColumnAbsolute: text.utf8.first == UInt8(ascii: "$"))
  }

  /// Reads `7` or `$7`.
  init?(row text: String) {
    let isAbsolute = text.hasPrefix("$")
    // Any column serves to check the row.
    guard let reference = CellReference("A" + text), text.utf8.allSatisfy({ $0 < 0x3A }) else { return nil }
    self.init(row: reference.row, isRowAbsolute: isAbsolute)
  }

  /// Reads `C` or `$C`.
  init?(column text: String) {
    guard let reference = CellReference(text + "1"), text.utf8.last.map({ $0 >= 0x41 }) == true else {
      return nil
    }
    self.init(column: reference.column, isColumnAbsolute: text.hasPrefix("$"))
  }
}
