public import SpreadsheetValues

/// The values of a whole sheet without formulas, in 16 bytes per cell.
///
///     let sheet = try reader.values(ofSheet: 0)
///     for row in sheet { print(row.number, row[column: 1]) }
///
/// A `Sheet` also has formulas and raw texts, and needs about ten times as much memory.
public struct SheetValues: Sequence, Sendable {
  private let blocks: [RowBlock]
  /// The number of rows that the file contains.
  public let rowCount: Int

  init(_ blocks: [RowBlock]) {
    self.blocks = blocks
    rowCount = blocks.reduce(0) { $0 + $1.rows.count }
  }

  /// The rows that the file contains, in ascending order.
  public func makeIterator() -> Iterator { Iterator(blocks: blocks) }

  /// Iterates over the rows of a sheet.
  public struct Iterator: IteratorProtocol, Sendable {
    private let blocks: [RowBlock]
    private var block = 0
    private var row = 0

    fileprivate init(blocks: [RowBlock]) {
      self.blocks = blocks
    }

    /// The next row; nil after the last.
    public mutating func next() -> RowValues? {
      while block < blocks.count, row == blocks[block].rows.count { (block, row) = (block + 1, 0) }
      guard block < blocks.count else { return nil }
      row += 1
      return RowValues(blocks[block], row: row - 1)
    }
  }

  /// The row with this number; nil if the file does not contain it.
  public subscript(row number: Int) -> RowValues? {
    let after = blocks.partitioningIndex { Int($0.rows.first?.number ?? 0) > number }
    guard after > 0, case let block = blocks[after - 1] else { return nil }
    let row = block.rows.partitioningIndex { Int($0.number) >= number }
    guard row < block.rows.count, Int(block.rows[row].number) == number else { return nil }
    return RowValues(block, row: row)
  }

  /// The value of the cell at this reference; empty if the file does not contain it.
  public subscript(reference: CellReference) -> CellValue {
    self[row: reference.row]?[column: reference.column] ?? .empty
  }
}
