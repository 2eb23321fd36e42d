internal import SpreadsheetValues

/// The shift of a formula's relative references.
enum ReferenceShift {
  /// No shift.
  case none
  /// A shift by rows down and columns to the right, because the formula was parsed for another cell.
  case by(rows: Int32, columns: Int32)
  /// A shift from cell A1 to the formula's cell, as in defined names; it wraps around at the sheet's edge.
  case name

  init(from base: CellReference, to cell: CellReference) {
    self =
      base == cell
      ? .none : .by(rows: Int32(cell.row - base.row), columns: Int32(cell.column - base.column))
  }

  /// The cells that an area means in the formula of `cell`.
  func applied(to area: AreaReference, in cell: CellReference) -> CellRange {
    switch self {
    case .none: return area.range
    case .by(let rows, let columns):
      // Whole rows and columns are never shifted.
      guard area.first.row != nil, area.first.column != nil else { return area.range }
      return CellRange(
        area.first.moved(rows: Int(rows), columns: Int(columns)),
        area.last.moved(rows: Int(rows), columns: Int(columns)))
    case .name:
      return CellRange(
        area.first.around(cell, edge: CellReference(clampingRow: 1, column: 1)),
        area.last.around(
          cell,
          edge: CellReference(clampingRow: CellReference.maximumRow, column: CellReference.maximumColumn)))
    }
  }
}

extension AreaReference.Corner {
  fileprivate func moved(rows: Int, columns: Int) -> CellReference {
    CellReference(
      clampingRow: (row ?? 1) + (isRowAbsolute ? 0 : rows),
      column: (column ?? 1) + (isColumnAbsolute ? 0 : columns))
  }

  fileprivate func around(_ cell: CellReference, edge: CellReference) -> CellReference {
    var (row, column) = (row ?? edge.row, column ?? edge.column)
    if self.row != nil, !isRowAbsolute { row = (row + cell.row - 2) % CellReference.maximumRow + 1 }
    if self.column != nil, !isColumnAbsolute {
      column = (column + cell.column - 2) % CellReference.maximumColumn + 1
    }
    return CellReference(clampingRow: row, column: column)
  }
}
