internal import SpreadsheetValues

/// Inserts empty rows into a sheet; everything below moves down, and all references to it are updated.
public struct InsertRows: WorkbookEdit {
  private let sheet: String
  private let row, count: Int

  /// Creates an edit that inserts rows before the row with this number.
  public init(_ sheet: String, before row: Int, count: Int = 1) {
    (self.sheet, self.row, self.count) = (sheet, row, count)
  }

  /// Applies the edit.
  public func apply(to editor: inout WorkbookEditor) throws(WorkbookEditingError) {
    let name = try editor.worksheet(sheet).name
    guard row >= 1, count >= 1, row <= CellReference.maximumRow, count <= CellReference.maximumRow - row + 1
    else { throw WorkbookEditingError(.outOfRange("\(count) rows before row \(row)"), sheet: name) }
    let source = try editor.markup(of: name)
    if let last = source.rows.last, last.number >= row, last.number + count > CellReference.maximumRow {
      throw WorkbookEditingError(.noRoom("the last row would fall off the sheet"), sheet: name)
    }
    try editor.adjust(ReferenceEdit(sheet: name, change: .insertRows(at: row, count: count)))
    if let range = CellRange(rows: row...row + count - 1, columns: 1...CellReference.maximumColumn) {
      editor.unsettled.append(SheetRange(name, range))
    }
  }
}

/// Deletes rows of a sheet; everything below moves up, and references to deleted cells become `#REF!`.
public struct DeleteRows: WorkbookEdit {
  private let sheet: String
  private let rows: ClosedRange<Int>

  /// Creates an edit that deletes a range of rows.
  public init(_ sheet: String, _ rows: ClosedRange<Int>) {
    (self.sheet, self.rows) = (sheet, rows)
  }

  /// Applies the edit.
  public func apply(to editor: inout WorkbookEditor) throws(WorkbookEditingError) {
    let name = try editor.worksheet(sheet).name
    guard rows.lowerBound >= 1, rows.upperBound <= CellReference.maximumRow else {
      throw WorkbookEditingError(.outOfRange("rows \(rows.lowerBound) to \(rows.upperBound)"), sheet: name)
    }
    _ = try editor.markup(of: name)
    try editor.adjust(ReferenceEdit(sheet: name, change: .deleteRows(rows)))
    // A range that loses only some of its rows still includes the row directly above or directly below the deleted
    // rows. These two rows are marked as changed, so that the formulas that read the range are recomputed.
    let around = max(1, rows.lowerBound - 1)...min(CellReference.maximumRow, rows.lowerBound)
    if let range = CellRange(rows: around, columns: 1...CellReference.maximumColumn) {
      editor.unsettled.append(SheetRange(name, range))
    }
  }
}
