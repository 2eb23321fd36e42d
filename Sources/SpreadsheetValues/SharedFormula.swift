/// A formula that many cells share, written for one of them (ECMA-376 18.3.1.40, `si`).
package final class SharedFormula: Sendable {
  /// The text for the cell `origin`.
  package let text: String
  /// The cell for which the formula is written.
  package let origin: CellReference
  private let pieces: ShiftableFormula
  /// The shifts that keep all references within the sheet; nil if each cell must parse the formula again.
  private let room: (rows: ClosedRange<Int>, columns: ClosedRange<Int>)?

  /// Creates a shared formula from the text of one of its cells.
  package init(_ text: String, origin: CellReference) {
    (self.text, self.origin) = (text, origin)
    pieces = ShiftableFormula(text)
    room = pieces.room
  }

  /// The formula as adapted to another cell.
  package func text(in cell: CellReference) -> String {
    pieces.shifted(rows: cell.row - origin.row, columns: cell.column - origin.column)
  }

  /// Whether the formula can be shifted to this cell without any reference leaving the sheet.
  package func isSame(in cell: CellReference) -> Bool {
    guard let room else { return false }
    return room.rows.contains(cell.row - origin.row) && room.columns.contains(cell.column - origin.column)
  }
}
