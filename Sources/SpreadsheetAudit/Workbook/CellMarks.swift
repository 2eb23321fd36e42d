internal import SpreadsheetValues

/// A set of cells of a sheet that can be searched by range.
struct CellMarks {
  /// The rows of marked cells in each column, in ascending order.
  private var columns: [Int: [Int]] = [:]

  /// Marks the given cells, which must be in the sheet's order.
  init(_ references: some Sequence<CellReference>) {
    for reference in references { columns[reference.column, default: []].append(reference.row) }
  }

  var isEmpty: Bool { columns.isEmpty }

  /// Whether a range contains a marked cell.
  func touch(_ range: CellRange) -> Bool { first(in: range) != nil }

  /// The first marked cell of a range, column by column.
  func first(in range: CellRange) -> CellReference? {
    for (column, rows) in lists(range) {
      let place = rows.partitioningIndex { $0 >= range.first.row }
      if place < rows.count, rows[place] <= range.last.row {
        return CellReference(row: rows[place], column: column)
      }
    }
    return nil
  }

  /// The first marked cell of a range other than the given cell.
  func first(in range: CellRange, besides cell: CellReference?) -> CellReference? {
    prefix(2, in: range).first { $0 != cell }
  }

  /// The first marked cells of a range, column by column, up to a limit.
  func prefix(_ limit: Int, in range: CellRange) -> [CellReference] {
    var result: [CellReference] = []
    for (column, rows) in lists(range) {
      var place = rows.partitioningIndex { $0 >= range.first.row }
      while place < rows.count, rows[place] <= range.last.row, result.count < limit {
        if let cell = CellReference(row: rows[place], column: column) { result.append(cell) }
        place += 1
      }
    }
    return result
  }

  /// The number of marked cells in a range.
  func count(in range: CellRange) -> Int {
    lists(range).reduce(0) { sum, list in
      let start = list.rows.partitioningIndex { $0 >= range.first.row }
      return sum + list.rows.partitioningIndex { $0 > range.last.row } - start
    }
  }

  private func lists(_ range: CellRange) -> [(column: Int, rows: [Int])] {
    if range.columns.count <= columns.count {
      return range.columns.compactMap { column in columns[column].map { (column, $0) } }
    }
    return columns.filter { range.columns.contains($0.key) }.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }
}
