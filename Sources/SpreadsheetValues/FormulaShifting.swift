/// A formula split into references and the text between them, so that it can be shifted to other cells.
///
/// Shifting works like copying a cell: relative parts of references move, and parts with a dollar sign stay.
/// Texts, sheet names, functions, structured references and names are unchanged. The formula is not parsed.
///
///     ShiftableFormula("SUM(A1:$B$2)*2").shifted(rows: 1, columns: 1)  // "SUM(B2:$B$2)*2"
package struct ShiftableFormula: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case text(String)
    /// A cell, column or row, or the two ends of a range.
    case reference(FormulaCorner, FormulaCorner?)
  }

  private var pieces: [Piece] = []

  /// Splits a formula, given without its equals sign.
  package init(_ formula: String) {
    let source = FormulaText(formula)
    var end = 0
    for (tokens, first, last) in source.references() {
      let start = source.tokens[tokens.lowerBound].range.lowerBound
      if start > end { pieces.append(.text(source.text(end..<start))) }
      pieces.append(.reference(first, last))
      end = source.tokens[tokens.upperBound - 1].range.upperBound
    }
    if end < source.count { pieces.append(.text(source.text(end..<source.count))) }
  }

  /// The formula adapted to another cell, this many rows down and this many columns to the right.
  ///
  /// A reference that leaves the sheet becomes `#REF!`.
  package func shifted(rows: Int, columns: Int) -> String {
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .reference(let first, let last):
        guard let start = first.shifted(rows: rows, columns: columns) else {
          result += "#REF!"
          continue
        }
        guard let last else {
          result += start
          continue
        }
        let end = last.shifted(rows: rows, columns: columns)
        result += end.map { "\(start):\($0)" } ?? "#REF!"
      }
    }
    return result
  }
}

extension ShiftableFormula {
  /// The formula split after each relative row number: the text before the number, and the number.
  ///
  /// The last piece has no number.
  package var rowPieces: [(text: String, row: Int?)] {
    var result: [(text: String, row: Int?)] = []
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let more): text += more
      case .reference(let first, let last):
        for (index, corner) in [first, last].compactMap({ $0 }).enumerated() {
          if index > 0 { text += ":" }
          text += corner.textBeforeRow
          guard let row = corner.row else { continue }
          if corner.isRowAbsolute {
            text += "$\(row)"
          } else {
            result.append((text, row))
            text = ""
          }
        }
      }
    }
    return result + [(text, nil)]
  }
}

extension ShiftableFormula {
  /// The shifts that keep all relative references within the sheet; nil if a relative reference is a whole row or
  /// column.
  var room: (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
    var rows = 1 - CellReference.maximumRow...CellReference.maximumRow - 1
    var columns = 1 - CellReference.maximumColumn...CellReference.maximumColumn - 1
    for case .reference(let first, let last) in pieces {
      for corner in [first, last].compactMap({ $0 }) {
        guard let row = corner.row, let column = corner.column else {
          if corner.row != nil && !corner.isRowAbsolute || corner.column != nil && !corner.isColumnAbsolute {
            return nil
          }
          continue
        }
        if !corner.isRowAbsolute { rows = rows.clamped(to: 1 - row...CellReference.maximumRow - row) }
        if !corner.isColumnAbsolute {
          columns = columns.clamped(to: 1 - column...CellReference.maximumColumn - column)
        }
      }
    }
    return (rows, columns)
  }
}

extension FormulaCorner {
  fileprivate var textBeforeRow: String {
    column.map { (isColumnAbsolute ? "$" : "") + CellReference.columnName($0) } ?? ""
  }
}

/// One corner of a reference: a cell, or only its column or its row.
package struct FormulaCorner: Hashable, Sendable {
  /// The row; nil for whole columns.
  package var row: Int?
  /// The column; nil for whole rows.
  package var column: Int?
  /// Whether the row has a dollar sign.
  package var isRowAbsolute = false
  /// Whether the column has a dollar sign.
  package var isColumnAbsolute = false

  /// Whether the corner has both a row and a column.
  package var isCell: Bool { row != nil && column != nil }

  /// The cell; nil for whole columns and rows.
  package var cell: CellReference? {
    guard let row, let column else { return nil }
    return CellReference(row: row, column: column)
  }

  /// The shifted corner as text; nil if it is outside the sheet.
  func shifted(rows: Int, columns: Int) -> String? {
    var text = ""
    if let column {
      let moved = isColumnAbsolute ? column : column.addingReportingOverflow(columns).partialValue
      guard (1...CellReference.maximumColumn).contains(moved) else { return nil }
      text += (isColumnAbsolute ? "$" : "") + CellReference.columnName(moved)
    }
    if let row {
      let moved = isRowAbsolute ? row : row.addingReportingOverflow(rows).partialValue
      guard (1...CellReference.maximumRow).contains(moved) else { return nil }
      text += (isRowAbsolute ? "$" : "") + String(moved)
    }
    return text
  }

  /// Reads `B7`, `$B$7`, `$B` or `7`; nil for any other word.
  package init?(_ word: String) {
    var bytes = Array(word.utf8)[...]
    func takeDollar() -> Bool {
      guard bytes.first == UInt8(ascii: "$") else { return false }
      bytes = bytes.dropFirst()
      return true
    }
    var dollar = takeDollar()
    let letters = bytes.prefix { ($0 & 0xDF) &- 0x41 < 26 }
    if !letters.isEmpty {
      guard letters.count <= 3 else { return nil }
      let number = letters.reduce(0) { $0 * 26 + Int($1 & 0xDF) - 0x40 }
      guard number <= CellReference.maximumColumn else { return nil }
      (column, isColumnAbsolute) = (number, dollar)
      bytes = bytes.dropFirst(letters.count)
      dollar = takeDollar()
    }
    guard !bytes.isEmpty else {
      if dollar || column == nil { return nil }
      return
    }
    guard bytes.count <= 7, bytes.first != UInt8(ascii: "0"), bytes.allSatisfy({ $0 &- 0x30 <= 9 }) else {
      return nil
    }
    let number = bytes.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    guard number <= CellReference.maximumRow else { return nil }
    (row, isRowAbsolute) = (number, dollar)
  }
}

extension FormulaCorner {
  /// Whether both corners are cells, both columns, or both rows.
  func hasShape(of other: FormulaCorner) -> Bool {
    (column == nil) == (other.column == nil) && (row == nil) == (other.row == nil)
  }
}
