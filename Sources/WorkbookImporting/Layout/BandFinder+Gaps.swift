internal import ExactDecimals
internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues
internal import FieldReading
internal import WorkbookForm

/// Headers of one table with empty columns between them.
extension BandFinder {
  /// The maximum distance between two columns of a table if the columns between them are empty.
  static let widestGap = 4

  /// Whether a cell follows a run of headers, with at most one column without a header between them.
  func joins(_ cell: Cell, _ run: [Cell]?, after end: Int) -> Bool {
    let column = cell.reference.column
    if column - end <= 1 { return true }
    return column - end == 2 && (hasValues(column - 1, below: cell.reference.row) || goesOn(run, cell))
  }

  /// Joins two runs around one empty column if the first names the days of a log and the second names the log's
  /// amounts.
  func joined(_ runs: [[Cell]]) -> [[Cell]] {
    guard runs.count > 1 else { return runs }
    return runs.reduce(into: []) { joined, run in
      if let last = joined.last, let end = last.last, let next = run.first,
        next.reference.column - grid.columns(of: end).upperBound == 2,
        named(last, Self.days), !named(last, Self.money), named(run, Self.money), !named(run, Self.days)
      {
        joined[joined.count - 1] += run
      } else {
        joined.append(run)
      }
    }
  }

  private static let days: Set<FieldMeaning> = [.date, .valueDate]
  private static let money: Set<FieldMeaning> = [.amount, .inflow, .outflow]

  private func named(_ run: [Cell], _ meanings: Set<FieldMeaning>) -> Bool {
    run.contains { cell in HeaderBand.meaning(of: grid.text(cell).trimmed).map(meanings.contains) ?? false }
  }

  /// Whether the months of a run continue after an empty column.
  private func goesOn(_ run: [Cell]?, _ cell: Cell) -> Bool {
    guard let month = grid.month(cell), let months = run?.compactMap(grid.month), months.count > 1 else {
      return false
    }
    if month.year != nil { return months.count > 2 && !months.contains(month) }
    return months.last.map { $0.year == nil && $0.month + 1 == month.month } ?? false
  }

  private func hasValues(_ column: Int, below row: Int) -> Bool {
    let below = below(row, 4)
    return below.count { grid.kind($0[column]) != .blank } * 2 >= max(below.count, 1)
  }

  /// Whether formulas link the column of a header cell to the columns of a run of headers.
  ///
  /// One column is computed from the other, or both columns are computed from a third column.
  ///
  /// Each formula refers to its own row. So these columns belong to one table, even with empty columns between them.
  func isComputed(_ cell: Cell, _ run: [Cell]?, after end: Int) -> Bool {
    let column = cell.reference.column
    guard let run, column - end <= Self.widestGap, grid.kind(cell) == .label else { return false }
    let others = Set(run.suffix(Self.widestGap).map(\.reference.column))
    let rows = below(cell.reference.row, 6).prefix { grid.kind($0[column]) != .blank }
    let linked = rows.count { row in
      let own = sources(row[column]).union([column])
      return others.contains { other in !own.isDisjoint(with: sources(row[other]).union([other])) }
    }
    return linked > 1 && linked * 2 > rows.count || linked == 1 && rows.count == 1
  }

  /// The columns of the same row that a cell's formula refers to.
  private func sources(_ cell: Cell?) -> Set<Int> {
    cell.flatMap { cell in
      grid.cells.formulas.form(of: cell)?.columnsOfRow(in: cell.reference)
    } ?? []
  }

  /// Returns the columns, extended to the left by up to two columns without a header that contain names or days of a
  /// log.
  func widened(_ columns: ClosedRange<Int>, _ row: Int, of header: [HeaderCell]) -> ClosedRange<Int> {
    let below = below(row, 4)
    let isMonths = header.count { $0.month != nil } > 2
    let meanings = Set(header.compactMap(\.meaning))
    let needsDays = !meanings.isDisjoint(with: Self.money) && meanings.isDisjoint(with: Self.days)
    for left in stride(from: columns.lowerBound - 1, through: max(1, columns.lowerBound - 2), by: -1) {
      let head = grid.kind(grid[row, left])
      // A header that already has a column of days needs no names from the other side of an empty column.
      let isParted =
        head == .label && left == columns.lowerBound - 2 && meanings.isDisjoint(with: Self.days)
        && (isMonths || !columns.contains { column in below.contains { grid.kind($0[column]) == .label } })
      guard left > 0, head == .blank || isParted else { return columns }
      let isBlank = below.allSatisfy { grid.kind($0[left]) == .blank }
      if isBlank { continue }
      let names = below.count {
        let kind = grid.kind($0[left])
        return (kind == .label || needsDays && kind == .date || isDay($0[left])) && hasAmount($0, columns)
      }
      if names > 0 && names * 2 >= below.count {
        let groups = left - 1
        return (hasGroups(groups, row) ? groups : left)...columns.upperBound
      }
      if isParted { return columns }
      // A few notes may be between the names and the amounts.
      if below.contains(where: { ![.label, .blank].contains(grid.kind($0[left])) }) { return columns }
    }
    return columns
  }

  /// Whether a column without a header contains the groups of the names to its right.
  func hasGroups(_ column: Int, _ row: Int) -> Bool {
    guard column > 0, grid.kind(grid[row, column]) == .blank else { return false }
    let kinds = below(row, 12).map { grid.kind($0[column]) }.filter { $0 != .blank }
    return !kinds.isEmpty && kinds.allSatisfy { $0 == .label }
  }

  /// Whether a cell can be the day of a row.
  private func isDay(_ cell: Cell?) -> Bool {
    cell?.value.number.map { $0 >= 1 && $0 <= 31 && $0.fractionDigits == 0 } ?? false
  }

  private func hasAmount(_ row: Sheet.Row, _ columns: ClosedRange<Int>) -> Bool {
    row.cells(in: columns).contains { grid.kind($0) == .amount }
  }
}
