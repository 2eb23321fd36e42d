internal import SpreadsheetValues

extension ReferenceEdit.Change {
  private static let allRows = 1...CellReference.maximumRow

  /// The number of a row after the edit; nil if it is deleted or moved beyond the end of the sheet.
  func row(_ row: Int) -> Int? {
    switch self {
    case .insertRows(let at, let count):
      let moved = row < at ? row : row + Self.limited(count)
      return moved <= CellReference.maximumRow ? moved : nil
    case .deleteRows(let deleted):
      if deleted.contains(row) { return nil }
      return row < deleted.lowerBound ? row : row - deleted.count
    case .extendBlock, .extendBlockUpwards, .renameSheet: return row
    }
  }

  /// The position of adjacent rows after the edit, when there may be more or fewer of them; nil if all are deleted.
  ///
  /// The range of all rows of a sheet does not change.
  func rows(_ rows: ClosedRange<Int>) -> ClosedRange<Int>? {
    if rows == Self.allRows { return rows }
    switch self {
    case .insertRows(let at, let count):
      guard let first = row(rows.lowerBound) else { return nil }
      let last = rows.upperBound < at ? rows.upperBound : rows.upperBound + Self.limited(count)
      return first...min(last, CellReference.maximumRow)
    case .deleteRows(let deleted):
      let first = row(rows.lowerBound) ?? deleted.lowerBound
      let last = row(rows.upperBound) ?? deleted.lowerBound - 1
      return first <= last ? first...last : nil
    case .extendBlock, .extendBlockUpwards, .renameSheet: return rows
    }
  }

  /// Extends rows by the rows added to a block; nil unless the rows include all data rows of the block.
  func extended(_ rows: ClosedRange<Int>, columns: ClosedRange<Int>) -> ClosedRange<Int>? {
    switch self {
    case .extendBlock(let block, let count):
      guard rows.upperBound == block.last.row, rows.lowerBound <= block.first.row,
        block.holds(columns: columns)
      else { return nil }
      return rows.lowerBound...min(rows.upperBound + Self.limited(count), CellReference.maximumRow)
    case .extendBlockUpwards(let block, let count):
      guard rows.lowerBound == block.first.row, rows.upperBound >= block.last.row,
        block.holds(columns: columns)
      else { return nil }
      return max(1, rows.lowerBound - Self.limited(count))...rows.upperBound
    case .insertRows, .deleteRows, .renameSheet: return nil
    }
  }

  /// The first remaining row of a range, as its number before the edit.
  func firstLeft(of rows: ClosedRange<Int>) -> Int? {
    guard case .deleteRows(let deleted) = self, deleted.contains(rows.lowerBound) else {
      return rows.lowerBound
    }
    return deleted.upperBound < rows.upperBound ? deleted.upperBound + 1 : nil
  }

  /// Whether the edit splits these rows, which belong together, or deletes only some of them.
  func cuts(_ rows: ClosedRange<Int>) -> Bool {
    switch self {
    case .insertRows(let at, let count): count > 0 && at > rows.lowerBound && at <= rows.upperBound
    case .deleteRows(let deleted):
      deleted.overlaps(rows) && !(deleted.contains(rows.lowerBound) && deleted.contains(rows.upperBound))
    case .extendBlock, .extendBlockUpwards, .renameSheet: false
    }
  }

  /// A row count, limited so that it cannot overflow.
  private static func limited(_ count: Int) -> Int { min(max(count, 0), CellReference.maximumRow) }
}

extension CellRange {
  /// Whether the range includes these columns.
  fileprivate func holds(columns: ClosedRange<Int>) -> Bool {
    self.columns.contains(columns.lowerBound) && self.columns.contains(columns.upperBound)
  }
}
