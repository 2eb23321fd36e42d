internal import Decimals
internal import Formulas
internal import Foundation
internal import Spreadsheet
internal import WorkbookForm
internal import FieldReading
internal import ImportCore

/// Tells rows of a plan that add up others of its rows, whatever they are called: `=SUM(B4:B9)`, `=B4+B12`.
struct SumRows {
  /// The columns of planned amounts.
  let columns: [Int]
  private let rows: Range<Int>
  private let formulas: FormulaForms

  init(_ table: FoundTable, _ formulas: FormulaForms) {
    self.formulas = formulas
    let planned = table.columns.filter { $0.meaning == .budgeted || $0.month != nil && $0.meaning == nil }
    columns = planned.map(\.column)
    rows = table.dataRows
  }

  /// The rows that a row adds up; nil for one that has an amount of its own.
  func rows(addedIn row: Row) -> ClosedRange<Int>? {
    var added: ClosedRange<Int>?
    for column in columns {
      guard let cell = row[column], !cell.value.isBlank || cell.formula != nil else { continue }
      guard let found = formulas.form(of: cell)?.addends(in: cell.reference),
        found.allSatisfy({ $0.columns == column...column && !$0.rows.contains(row.number) }),
        let first = found.map(\.rows.lowerBound).min(), let last = found.map(\.rows.upperBound).max(),
        first < last, rows.contains(first), rows.contains(last)
      else { return nil }
      added = min(first, added?.lowerBound ?? first)...max(last, added?.upperBound ?? last)
    }
    return added
  }
}

/// Tells rows whose amounts, all of several, are the sums of those above: totals that were pasted as values.
struct SumsAbove {
  private let columns: [Int]
  private var block: (count: Int, sums: [Decimal])
  private var all: (count: Int, sums: [Decimal])

  /// Columns below which equal amounts may be chance.
  private static let leastColumns = 3

  init(columns: [Int]) {
    self.columns = columns
    let none = [Decimal](repeating: 0, count: columns.count)
    (block, all) = ((0, none), (0, none))
  }

  /// Begins a group of rows.
  mutating func beginBlock() { block = (0, block.sums.map { _ in 0 }) }

  /// Whether a row adds up the group or all above it; any other is added to them.
  mutating func add(_ row: Row, _ cells: CellReader) -> Bool {
    guard columns.count >= Self.leastColumns else { return false }
    let amounts = columns.map { column in
      if case .amount(let amount) = cells.amount(row[column]) { amount } else { Decimal(0) }
    }
    let isSum = [block, all].contains { $0.count > 1 && $0.sums == amounts }
    if isSum, amounts.contains(where: { $0 != 0 }) {
      beginBlock()
      return true
    }
    block = (block.count + 1, zip(block.sums, amounts).map { $0.adding($1) ?? $0 })
    all = (all.count + 1, zip(all.sums, amounts).map { $0.adding($1) ?? $0 })
    return false
  }
}
