internal import Foundation
internal import Spreadsheet

/// Cells of a sheet whose values come from elsewhere: each by a formula of its own, or together by one that fills them.
struct DerivedCells {
  /// Ranges that one array formula fills from elsewhere, in the order of their rows.
  private let arrays: [CellRange]

  init(_ sheet: Sheet) {
    var arrays: [CellRange] = []
    for row in sheet.rows {
      for cell in row.cells {
        guard let formula = cell.formula, let range = formula.arrayRange, range.rows.count > 1,
          Self.readsElsewhere(formula.text)
        else { continue }
        arrays.append(range)
      }
    }
    self.arrays = arrays
  }

  /// Whether a cell's value is taken or gathered from another table.
  func contains(_ cell: Cell) -> Bool {
    if let formula = cell.formula?.text { return Self.readsElsewhere(formula) }
    return arrays.contains { $0.contains(cell.reference) }
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
