internal import ExactDecimals
internal import SpreadsheetFormulas
internal import Foundation
internal import SpreadsheetValues
internal import WorkbookForm
internal import FieldReading
internal import ImportCore

/// Finds rows of a plan that are computed from its other rows, whatever their names: `=SUM(B4:B9)`, `=B4-B12`.
struct SumRows {
  /// The rows from which another row is computed.
  struct Parts {
    var rows: ClosedRange<Int>
    /// Whether the rows are only added and not subtracted.
    var isSum: Bool
  }

  /// The maximum distance in rows between a group of one row and its sum, including blank rows.
  private static let besideGroup = 2

  /// The minimum number of amounts of a running total.
  private static let leastRunning = 2

  /// The columns of planned amounts.
  let columns: [Int]
  /// The columns of the same amounts by week, month or year.
  private let frequencies: [Int]
  private let rows: Range<Int>
  private let formulas: FormulaForms

  init(_ table: FoundTable, _ formulas: FormulaForms) {
    self.formulas = formulas
    let planned = table.columns.filter { $0.meaning == .budgeted || $0.month != nil && $0.meaning == nil }
    columns = planned.map(\.column)
    frequencies = table.columns.filter { $0.frequency != nil }.map(\.column)
    rows = table.dataRows
  }

  /// Returns the rows from which a row is computed; nil for a row with an amount that was typed in by hand.
  ///
  /// An amount that was typed in by hand is a total too if the same row adds up a group in a column for another period,
  /// such as a year.
  func parts(of row: Sheet.Row) -> Parts? {
    if isRunning(row) { return Parts(rows: row.number...row.number, isSum: false) }
    return plannedParts(of: row)
      ?? frequencies.lazy.compactMap { row[$0].flatMap(parts) }.first { $0.isSum && $0.rows.count > 1 }
  }

  /// Whether each amount of a row adds something to the amount on its left.
  ///
  /// Example: savings that grow from month to month.
  private func isRunning(_ row: Sheet.Row) -> Bool {
    let pairs = zip(columns, columns.dropFirst()).compactMap { left, column in
      row[column].flatMap { cell in cell.value.isBlank ? nil : (left, cell) }
    }
    return pairs.count >= Self.leastRunning
      && pairs.allSatisfy { left, cell in
        guard let terms = formulas.form(of: cell)?.terms(in: cell.reference), terms.count > 1 else {
          return false
        }
        return terms.contains {
          $0.sheet == nil && $0.range.rows == row.number...row.number && $0.range.columns == left...left
        }
      }
  }

  private func plannedParts(of row: Sheet.Row) -> Parts? {
    var parts: Parts?
    for column in columns {
      guard let cell = row[column], !cell.value.isBlank || cell.formula != nil else { continue }
      guard let found = self.parts(of: cell) else { return nil }
      let known = parts ?? found
      parts = Parts(
        rows: min(
          found.rows.lowerBound, known.rows.lowerBound)...max(
            found.rows.upperBound, known.rows.upperBound),
        isSum: found.isSum && known.isSum)
    }
    return parts
  }

  private func parts(of cell: Cell) -> Parts? {
    guard let form = formulas.form(of: cell), let terms = form.terms(in: cell.reference) else { return nil }
    let others = terms.filter { $0.range.rows != cell.reference.row...cell.reference.row }
    let amounts = columns + frequencies
    guard others.allSatisfy({ $0.sheet == nil && amounts.contains(where: $0.range.columns.contains) }),
      let first = others.map(\.range.rows.lowerBound).min(),
      let last = others.map(\.range.rows.upperBound).max(), rows.contains(first), rows.contains(last)
    else { return nil }
    // A reference to a single nearby row is the sum of a one-row group. A reference to a distant row repeats another
    // item.
    let distance = min(abs(first - cell.reference.row), abs(last - cell.reference.row))
    if case .area = form.expression, first == last, distance > Self.besideGroup { return nil }
    return Parts(rows: first...last, isSum: form.addends(in: cell.reference) != nil)
  }
}

/// Finds rows whose amounts are the sums of the rows above, such as totals that were pasted as values.
struct SumsAbove {
  private let columns: [Int]
  private var block: (count: Int, sums: [Decimal])
  private var all: (count: Int, sums: [Decimal])

  /// The minimum number of columns for which equal sums are no coincidence.
  private static let manyColumns = 3
  /// The minimum number of significant digits for which a single equal sum is no coincidence.
  private static let manyDigits = 3

  init(columns: [Int]) {
    self.columns = columns
    let none = [Decimal](repeating: 0, count: columns.count)
    (block, all) = ((0, none), (0, none))
  }

  /// Begins a new group of rows.
  mutating func beginBlock() { block = (0, block.sums.map { _ in 0 }) }

  /// Returns whether a row is the sum of its group or of all rows above.
  ///
  /// Any other row is added to the sums.
  mutating func add(_ row: Sheet.Row, _ cells: CellReader) -> Bool {
    let amounts = columns.map { column in
      if let amount = cells.amount(row[column]).value { amount } else { Decimal(0) }
    }
    let isTyped = columns.allSatisfy { row[$0]?.formula == nil }
    let isSum = [block, all].contains { $0.count > 1 && $0.sums == amounts }
    if isSum, isTyped, isTelling(amounts) {
      beginBlock()
      return true
    }
    block = (block.count + 1, zip(block.sums, amounts).map { $0.adding($1) ?? $0 })
    all = (all.count + 1, zip(all.sums, amounts).map { $0.adding($1) ?? $0 })
    return false
  }

  private func isTelling(_ amounts: [Decimal]) -> Bool {
    let filled = amounts.filter { $0 != 0 }
    if columns.count >= Self.manyColumns { return !filled.isEmpty }
    return filled.contains { amount in
      let digits = amount.magnitude.plainText.filter(\.isNumber).drop { $0 == "0" }
      return digits.reversed().drop { $0 == "0" }.count >= Self.manyDigits
    }
  }
}
