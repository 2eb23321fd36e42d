internal import SpreadsheetValues

/// Finds overlapping tables and merged cells, which make Excel report a damaged file.
enum SheetRectangles {
  /// Rejects merged ranges of a single cell, and merged ranges and tables that overlap each other.
  static func check(_ properties: SheetProperties) throws(SpreadsheetWritingError) {
    for range in properties.mergedRanges where range.count == 1 {
      throw SpreadsheetWritingError(.invalidMerge(range), cell: range.first)
    }
    let rectangles =
      properties.mergedRanges.map { Rectangle(range: $0, table: nil) }
      + properties.tables.map { Rectangle(range: $0.range, table: $0.name) }
    guard let pair = overlap(rectangles) else { return }
    if let merged = [pair.0, pair.1].first(where: { $0.table == nil }) {
      throw SpreadsheetWritingError(.invalidMerge(merged.range), cell: merged.range.first)
    }
    throw SpreadsheetWritingError(.invalidTable(pair.1.table ?? ""), cell: pair.1.range.first)
  }

  private struct Rectangle {
    let range: CellRange
    let table: String?
  }

  /// Returns two rectangles that share a cell, if any.
  ///
  /// Goes through the rows from top to bottom and keeps the rectangles that cross the current row, ordered by first
  /// column. Because these rectangles do not overlap each other, a new rectangle can overlap one of them only if it
  /// also overlaps one of its two neighbours.
  private static func overlap(_ rectangles: [Rectangle]) -> (Rectangle, Rectangle)? {
    let starts = rectangles.sorted { $0.range.first < $1.range.first }
    let ends = rectangles.sorted { $0.range.last.row < $1.range.last.row }
    var crossed: [Rectangle] = []
    var ended = 0
    for next in starts {
      while ended < ends.count, ends[ended].range.last.row < next.range.first.row {
        let column = ends[ended].range.first.column
        let index = crossed.partitioningIndex { $0.range.first.column >= column }
        if index < crossed.count { crossed.remove(at: index) }
        ended += 1
      }
      let index = crossed.partitioningIndex { $0.range.first.column >= next.range.first.column }
      for neighbour in [index - 1, index] where crossed.indices.contains(neighbour) {
        if crossed[neighbour].range.columns.overlaps(next.range.columns) { return (crossed[neighbour], next) }
      }
      crossed.insert(next, at: index)
    }
    return nil
  }
}
