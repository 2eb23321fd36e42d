internal import SpreadsheetValues

/// Cells whose values depend on data outside the workbook, or on themselves.
///
/// Such data is the time, random numbers, unknown functions and other workbooks. A rectangle counts as
/// uncertain if, in any column, it overlaps the rows from the first to the last uncertain cell.
struct UncertainCells {
  private var cells: Set<CellAddress> = []
  private var rows: [RangeCaches.ColumnKey: ClosedRange<Int>] = [:]

  mutating func insert(_ address: CellAddress) {
    guard cells.insert(address).inserted else { return }
    let key = RangeCaches.ColumnKey(sheet: address.sheet, column: address.reference.column)
    let row = address.reference.row
    let known = rows[key] ?? row...row
    rows[key] = min(known.lowerBound, row)...max(known.upperBound, row)
  }

  func contains(_ address: CellAddress) -> Bool { !cells.isEmpty && cells.contains(address) }

  func touches(_ area: SheetArea) -> Bool {
    guard !cells.isEmpty else { return false }
    return rows.contains { key, rows in
      key.sheet == area.sheet && area.range.columns.contains(key.column) && rows.overlaps(area.range.rows)
    }
  }
}
