internal import SpreadsheetValues

/// The rows and cells of a worksheet with their numbers after an insertion or a deletion of rows.
struct SheetRowMoves {
  private let bytes: [UInt8]
  private let edit: ReferenceEdit
  private let sheet: String
  private(set) var changes = MarkupChanges()
  /// The number that the last row has afterwards, from which rows without one are counted on.
  private var lastRow = 0
  /// How far the rows that are read move; nil in a row that goes.
  private var newRow: Int?
  private var deletedFrom: Int?

  init(_ bytes: [UInt8], sheet: String, edit: ReferenceEdit) {
    (self.bytes, self.sheet, self.edit) = (bytes, sheet, edit)
  }

  /// Takes the start of a row.
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

  /// Takes a cell.
  ///
  /// - Throws: `ReferenceEditError` where the cell would leave the sheet.
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

  /// Takes the end of a row.
  mutating func rowEnd(_ tag: MarkupTag) {
    if let start = deletedFrom { changes.replace(start..<tag.range.upperBound, with: []) }
    deletedFrom = nil
  }
}
