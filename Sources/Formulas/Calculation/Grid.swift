internal import Spreadsheet

/// The cells of one sheet, column by column, with what is still to be computed.
struct Grid {
  /// One column: its cells by row ascending.
  struct Column {
    var rows: [Int32] = []
    var values: [CellValue] = []
    var states: [CellState] = []
    /// How many cells are not computed yet.
    var pendingCount = 0

    /// The place of a row, or nil where the column has no such cell.
    func index(row: Int) -> Int? {
      guard let first = rows.first else { return nil }
      // Columns without gaps need no search.
      let guess = row - Int(first)
      if guess >= 0, guess < rows.count, Int(rows[guess]) == row { return guess }
      let index = lowerBound(row: row)
      return index < rows.count && Int(rows[index]) == row ? index : nil
    }

    /// The place of the first cell at or below a row.
    func lowerBound(row: Int) -> Int {
      if let first = rows.first, let last = rows.last, Int(last) - Int(first) + 1 == rows.count {
        return min(max(row - Int(first), 0), rows.count)
      }
      return rows.partitioningIndex { Int($0) >= row }
    }

    /// The places of the cells in these rows.
    func indices(rows: ClosedRange<Int>) -> Range<Int> {
      let start = lowerBound(row: rows.lowerBound)
      return start..<max(start, lowerBound(row: rows.upperBound + 1))
    }
  }

  var columns: [Int: Column] = [:]
  /// The columns that have cells, ascending.
  var columnNumbers: [Int] = []
  /// Rows that are not shown.
  var hiddenRows: Set<Int> = []
  /// Cells whose formulas are subtotals, which other subtotals leave out.
  var subtotals: Set<CellReference> = []
  /// The last row and the last column with a cell.
  var lastRow = 1
  var lastColumn = 1

  /// The columns with cells between two columns.
  func columnNumbers(in range: ClosedRange<Int>) -> ArraySlice<Int> {
    let start = columnNumbers.partitioningIndex { $0 >= range.lowerBound }
    let end = columnNumbers.partitioningIndex { $0 > range.upperBound }
    return columnNumbers[start..<max(start, end)]
  }
}

/// How far a cell is.
enum CellState: Hashable, Sendable {
  /// It has its value.
  case done
  /// It has a formula that was not looked at yet, or lies in the range of an array formula.
  case pending
  /// Its formula waits for other cells.
  case active
}
