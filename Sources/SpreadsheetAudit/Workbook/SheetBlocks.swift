internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// The ends of blocks of adjacent amounts of one kind: constants with one number format, or copies of one formula.
struct SheetBlocks {
  private let columns: [Int32]
  private let rows: [Int32]

  /// Finds the blocks of a sheet in its columns and rows.
  init(_ sheet: AuditedSheet, _ workbook: AuditedWorkbook) {
    columns = Self.ends(sheet, workbook, .column)
    rows = Self.ends(sheet, workbook, .row)
  }

  /// The last position of the block that contains a cell, by the cell's index.
  func end(_ index: Int, _ axis: Axis) -> Int { Int(axis == .column ? columns[index] : rows[index]) }

  private static func ends(_ sheet: AuditedSheet, _ workbook: AuditedWorkbook, _ axis: Axis) -> [Int32] {
    var ends = sheet.cells.map { Int32(axis.position($0.reference)) }
    for line in sheet.lines(axis) {
      let indices = sheet.line(axis, line)
      for (before, index) in zip(indices, indices.dropFirst()).reversed() {
        let (cell, next) = (sheet.cells[Int(before)], sheet.cells[Int(index)])
        let isBeside = axis.position(next.reference) == axis.position(cell.reference) + 1
        if isBeside, workbook.isLike(cell, next) { ends[Int(before)] = ends[Int(index)] }
      }
    }
    return ends
  }
}

extension AuditedWorkbook {
  /// Whether two cells are amounts of one kind: constants with one number format, or copies of one formula.
  func isLike(_ cell: AuditedCell, _ other: AuditedCell) -> Bool {
    cell.content == other.content && cell.content != .spilled && isAmount(cell) && isAmount(other)
      && format(cell) == format(other)
  }
}
