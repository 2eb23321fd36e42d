internal import Foundation
internal import Spreadsheet

/// Tells rows of a plan that add up others of its rows, whatever they are called: `=SUM(B4:B9)`, `=B4+B12`.
struct SumRows {
  private let columns: [Int]
  private let rows: Range<Int>

  init(_ table: FoundTable) {
    let planned = table.columns.filter { $0.meaning == .budgeted || $0.month != nil && $0.meaning == nil }
    columns = planned.map(\.column)
    rows = table.dataRows
  }

  /// The rows that a row adds up; nil for one that has an amount of its own.
  func rows(addedIn row: Row) -> ClosedRange<Int>? {
    var added: ClosedRange<Int>?
    for column in columns {
      guard let cell = row[column], !cell.value.isBlank || cell.formula != nil else { continue }
      guard let formula = cell.formula?.text, let found = addends(formula, column),
        !found.contains(row.number), found.allSatisfy(rows.contains), let first = found.min(),
        let last = found.max(), found.count > 1
      else { return nil }
      added = min(first, added?.lowerBound ?? first)...max(last, added?.upperBound ?? last)
    }
    return added
  }

  /// The rows of a column that a formula adds up; nil where it does anything else.
  private func addends(_ formula: String, _ column: Int) -> Set<Int>? {
    var text = formula.uppercased().filter { $0 != "$" && !$0.isWhitespace }
    for name in ["SUBTOTAL(9,", "SUBTOTAL(109,", "SUM("] { text = text.replacing(name, with: "(") }
    var found: Set<Int> = []
    for part in text.split(whereSeparator: { "(),+".contains($0) }) {
      guard let range = CellRange(String(part)), range.columns == column...column,
        range.rows.count <= rows.count
      else { return nil }
      found.formUnion(range.rows)
    }
    return found
  }
}
