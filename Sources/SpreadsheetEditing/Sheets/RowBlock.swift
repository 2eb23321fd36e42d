internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Adjacent rows under a header to which rows can be added: a table, or plain cells.
package struct RowBlock: Hashable, Sendable {
  /// The sheet's name.
  package var sheet: String
  /// The columns.
  package var columns: ClosedRange<Int>
  /// The rows between the header and the totals; empty if there are none yet.
  package var rows: Range<Int>
  /// Whether new rows are added above the existing ones, as in logs with the newest row first.
  package var isNewestFirst = false

  package init(sheet: String, columns: ClosedRange<Int>, rows: Range<Int>, isNewestFirst: Bool = false) {
    (self.sheet, self.columns, self.rows, self.isNewestFirst) = (sheet, columns, rows, isNewestFirst)
  }

  /// The cells; nil if there are no rows yet.
  var range: CellRange? {
    rows.isEmpty ? nil : CellRange(rows: rows.lowerBound...rows.upperBound - 1, columns: columns)
  }
}

extension SheetMarkup {
  /// The block under a header cell, up to the first empty header cell and the first empty row.
  ///
  /// If the last row sums up the column above it, it is a totals row and not part of the block.
  func block(under header: CellReference, of sheet: String) -> RowBlock? {
    guard let headerRow = row(header.row) else { return nil }
    let filled = Set(filledColumns(of: headerRow))
    guard filled.contains(header.column) else { return nil }
    var last = header.column
    while filled.contains(last + 1) { last += 1 }
    let columns = header.column...last
    var end = header.row + 1
    for row in rows[place(ofRow: header.row + 1)...] {
      guard row.number == end, filledColumns(of: row).contains(where: columns.contains) else { break }
      end += 1
    }
    if end - 1 > header.row + 1, sumsUp(row: end - 1, from: header.row + 1, columns) { end -= 1 }
    return RowBlock(sheet: sheet, columns: columns, rows: header.row + 1..<end)
  }

  /// The columns of a row's non-empty cells.
  func filledColumns(of row: RowPlace) -> [Int] {
    CellPlace.cells(of: row, in: bytes).filter { $0.isFilled(in: bytes) }.map(\.column)
  }

  /// Whether a cell of a row adds up cells above it.
  private func sumsUp(row number: Int, from first: Int, _ columns: ClosedRange<Int>) -> Bool {
    guard let row = row(number) else { return false }
    return CellPlace.cells(of: row, in: bytes).contains { cell in
      guard columns.contains(cell.column), let formula = cell.formula(in: bytes), !formula.text.isEmpty,
        let tree = try? FormulaParser.parse(MarkupText.unescaped(bytes[formula.text])),
        let aggregate = tree.aggregate
      else { return false }
      return aggregate.operands.contains { operand in
        guard case .area(let area) = operand, area.sheet == nil else { return false }
        return area.range.columns == cell.column...cell.column && area.range.last.row >= number - 1
          && area.range.first.row <= first + 1 && area.range.last.row < number
      }
    }
  }
}

extension CellPlace {
  /// Whether the cell has a value, a text or a formula.
  func isFilled(in bytes: [UInt8]) -> Bool {
    guard tag.kind == .start else { return false }
    var scanner = MarkupScanner(bytes, in: tag.range.upperBound..<range.upperBound)
    while let inner = scanner.next(), inner.kind != .end {
      if !inner.isNamed("extLst", in: bytes), inner.kind == .start { return true }
      guard scanner.skip(inner) != nil else { return false }
    }
    return false
  }
}
