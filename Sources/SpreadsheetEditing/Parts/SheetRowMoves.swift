internal import SpreadsheetValues

/// Renumbers the rows and cells of a worksheet after rows are inserted or deleted.
struct SheetRowMoves {
  private let bytes: [UInt8]
  private let edit: ReferenceEdit
  private let sheet: String
  private(set) var changes = MarkupChanges()
  /// The new number of the last row that was kept; a row without a number follows this row.
  private var lastRow = 0
  /// The number of the current row after the edit; nil in a deleted row.
  private var newRow: Int?
  private var deletedFrom: Int?

  init(_ bytes: [UInt8], sheet: String, edit: ReferenceEdit) {
    (self.bytes, self.sheet, self.edit) = (bytes, sheet, edit)
  }

  /// Processes the start of a row.
  mutating func row(_ tag: MarkupTag, _ number: Int) {
    newRow = edit.row(number)
    guard let newRow else {
      if tag.kind == .empty {
        changes.replace(tag.range, with: [])
      } else {
        deletedFrom = tag.range.lowerBound
      }
      return
    }
    let given = tag.attribute("r", in: bytes)
    if newRow != (given == nil ? lastRow + 1 : number) {
      changes.set("r", to: String(newRow), of: tag, in: bytes)
    }
    lastRow = newRow
  }

  /// Processes a cell.
  ///
  /// - Throws: `ReferenceEditError` if the cell would leave the sheet.
  mutating func cell(_ tag: MarkupTag, _ cell: CellReference) throws(ReferenceEditError) {
    guard let newRow else {
      if deletedFrom != nil, case .insertRows = edit.change { throw .pushesRowsOff(sheet: sheet) }
      return
    }
    guard let first = edit.firstMovedRow, cell.row >= first, newRow != cell.row,
      let attribute = tag.attribute("r", in: bytes)
    else { return }
    let digits = bytes[attribute.value].reversed().prefix { $0 &- 0x30 <= 9 }.count
    guard digits > 0 else { return }
    let end = attribute.value.upperBound
    changes.replace(end - digits..<end, with: String(edit.row(cell.row) ?? newRow).utf8)
  }

  /// Processes the end of a row.
  mutating func rowEnd(_ tag: MarkupTag) {
    if let start = deletedFrom { changes.replace(start..<tag.range.upperBound, with: []) }
    deletedFrom = nil
  }
}
