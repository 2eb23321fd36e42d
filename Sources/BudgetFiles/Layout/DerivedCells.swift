internal import Foundation
internal import Spreadsheet

/// Cells of a sheet whose values come from elsewhere: each by a formula of its own, or together by one that fills them.
struct DerivedCells {
  /// Ranges that one array formula fills from elsewhere, in the order of their rows.
  private let arrays: [CellRange]
  /// The last row that one of the ranges so far fills.
  private let ends: [Int]

  init(_ sheet: Sheet) {
    var arrays: [CellRange] = []
    for row in sheet.rows {
      for cell in row.cells {
        guard let formula = cell.formula, let range = formula.arrayRange, range.rows.count > 1,
          Self.readsElsewhere(formula.writtenText)
        else { continue }
        arrays.append(range)
      }
    }
    self.arrays = arrays
    var end = 0
    ends = arrays.map { range in
      end = max(end, range.last.row)
      return end
    }
  }

  /// Whether a cell's value is taken or gathered from another table.
  func contains(_ cell: Cell) -> Bool {
    if let formula = cell.formula?.writtenText { return Self.readsElsewhere(formula) }
    // From the last range that begins above the cell up to where none reaches down to it.
    var next = arrays.firstPlace { $0.first.row > cell.reference.row } - 1
    while next >= 0, ends[next] >= cell.reference.row {
      if arrays[next].contains(cell.reference) { return true }
      next -= 1
    }
    return false
  }

  /// Whether a formula takes its value from other sheets or gathers it from another table.
  private static func readsElsewhere(_ formula: String) -> Bool {
    var reads = false
    var buffer: [UInt8] = []
    gathering.search(formula, &buffer) { _ in reads = true }
    return reads
  }

  /// References to other sheets and tables, and the functions that gather; `COMPUTED_VALUE` is what Google Sheets
  /// writes into the cells that a formula above them fills.
  private static let gathering = TextAutomaton(
    [
      "!", "[", "sumif", "sumproduct", "countif", "averageif", "lookup", "index(", "filter(", "query(",
      "getpivotdata", "sort(", "sortby(", "unique(", "vstack(", "groupby(", "pivotby(", "computed_value",
    ].map { Array($0.utf8) })
}

extension [CellRange] {
  /// The first place from which a condition holds of all, by halving.
  fileprivate func firstPlace(_ holds: (CellRange) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
