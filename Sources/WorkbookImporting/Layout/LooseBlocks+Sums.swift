internal import SpreadsheetFormulas
internal import SpreadsheetValues
internal import FieldReading
internal import WorkbookForm

/// Blocks below a title with their sum: `Transport | =SUM(G5:G27)`.
extension LooseBlocks {
  /// Returns the blocks after extending each block whose first row is a sum to all the rows that the sum adds up.
  func withSums(_ blocks: [Block]) -> [Block] {
    var blocks = blocks
    let sums = blocks.map(summed)
    for (index, sum) in sums.enumerated() {
      guard let sum else { continue }
      blocks[index].title = sum.title
      // The blocks are sorted by their first rows.
      for part in blocks.indices[(index + 1)...].prefix(Self.mostParts) {
        let block = blocks[part]
        guard block.rows.lowerBound <= sum.rows.upperBound else { break }
        guard sum.rows.contains(block.rows.lowerBound), block.columns.overlaps(blocks[index].columns) else {
          continue
        }
        guard sums[part] == nil else { break }
        blocks[index].take(block)
        blocks[part] = Block(rows: block.rows, columns: block.columns)
      }
    }
    return blocks
  }

  /// The maximum number of blocks below a title that are inspected.
  private static let mostParts = 256

  /// Returns the title of a block and the rows below it, if a formula of the first row adds up these rows.
  private func summed(_ block: Block) -> (title: String, rows: ClosedRange<Int>)? {
    guard let row = grid.sheet[row: block.rows.lowerBound] else { return nil }
    let cells = row.cells(in: block.columns).filter { grid.kind($0) != .blank }
    guard cells.count == 2, grid.kind(cells[0]) == .label, let form = grid.cells.formulas.form(of: cells[1]),
      case .area(let area)? = form.expression.aggregate?.operands.first
    else { return nil }
    let range = form.range(of: area, in: cells[1].reference)
    let column = cells[1].reference.column
    guard area.sheet == nil, range.columns == column...column, range.rows.lowerBound == row.number + 1,
      range.rows.count > 1
    else { return nil }
    return (grid.text(cells[0]).trimmed, range.rows)
  }
}

extension LooseBlocks.Block {
  /// Adds the cells of another block.
  fileprivate mutating func take(_ other: Self) {
    rows = min(rows.lowerBound, other.rows.lowerBound)...max(rows.upperBound, other.rows.upperBound)
    columns =
      min(columns.lowerBound, other.columns.lowerBound)...max(columns.upperBound, other.columns.upperBound)
    (labels, amounts, datedRows) = (
      labels + other.labels, amounts + other.amounts, datedRows + other.datedRows
    )
  }
}
