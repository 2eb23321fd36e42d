internal import SpreadsheetValues

/// The cells of one sheet by column, including uncomputed ones.
struct Grid {
  /// The columns that have cells, from left to right.
  private(set) var columns: [GridColumn] = []
  /// The index in `columns` for each column number; -1 for columns without cells.
  private var places: [Int32] = []
  var hiddenRows: Set<Int> = []
  /// The cells with subtotals, which other subtotals ignore.
  var subtotals: Set<CellReference> = []
  /// The formulas that keep their cached values and may be subtotals.
  var unread: [(cell: CellReference, formula: CellFormula)] = []
  /// The last row with a cell.
  private(set) var lastRow = 1

  /// The last column with a cell.
  var lastColumn: Int { columns.last?.number ?? 1 }

  /// The column with this number; nil if it has no cells.
  subscript(column number: Int) -> GridColumn? {
    guard number < places.count, places[number] >= 0 else { return nil }
    return columns[Int(places[number])]
  }

  /// The column with this number, which is added if it is missing.
  mutating func addColumn(_ number: Int) -> GridColumn {
    if let column = self[column: number] { return column }
    let place = columns.partitioningIndex { $0.number > number }
    columns.insert(GridColumn(number: number), at: place)
    if number >= places.count {
      places += repeatElement(-1, count: number + 1 - places.count)
    }
    for index in place..<columns.count { places[columns[index].number] = Int32(index) }
    return columns[place]
  }

  /// The columns that have cells, within a range of columns.
  func columns(in range: ClosedRange<Int>) -> ArraySlice<GridColumn> {
    let start = columns.partitioningIndex { $0.number >= range.lowerBound }
    let end = columns.partitioningIndex { $0.number > range.upperBound }
    return columns[start..<max(start, end)]
  }

  /// Sets a cell to a constant.
  mutating func set(_ value: CellValue, at reference: CellReference) {
    addColumn(reference.column).set(value, row: reference.row)
    subtotals.remove(reference)
    noteRow(reference.row)
  }

  mutating func noteRow(_ row: Int) { lastRow = max(lastRow, row) }
}
