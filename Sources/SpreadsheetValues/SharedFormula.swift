/// A formula that many cells share, written for one of them (ECMA-376 18.3.1.40, `si`).
package final class SharedFormula: Sendable {
  /// The text for the cell `origin`.
  package let text: String
  /// The cell for which it is written.
  package let origin: CellReference
  private let pieces: ShiftableFormula
  /// How far the formula can be shifted while all its references stay in the sheet; nil if it must be parsed
  /// again for each cell.
  private let room: (rows: ClosedRange<Int>, columns: ClosedRange<Int>)?

  /// A formula as written for a cell.
  package init(_ text: String, origin: CellReference) {
    (self.text, self.origin) = (text, origin)
    pieces = ShiftableFormula(text)
    room = pieces.room
  }

  /// The formula as shifted to another cell.
  package func text(in cell: CellReference) -> String {
    pieces.shifted(rows: cell.row - origin.row, columns: cell.column - origin.column)
  }

  /// Whether the formula is the same one in a cell, apart from its offset.
  package func isSame(in cell: CellReference) -> Bool {
    guard let room else { return false }
    return room.rows.contains(cell.row - origin.row) && room.columns.contains(cell.column - origin.column)
  }
}
