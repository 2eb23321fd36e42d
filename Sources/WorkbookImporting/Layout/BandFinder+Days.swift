internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

// Tables with a row for each day or month, and a column for each category.
extension BandFinder {
  /// The number of rows below a header that are inspected.
  private static let sampledRows = 12

  /// Whether a header of names, in any language, is above rows of days or months with amounts.
  func isOverDays(_ band: HeaderBand) -> Bool {
    guard band.cells.count > 2 else { return false }
    let rows = self.rows(below: band.rows.upperBound)
    guard let days = band.columns.first(where: { holdsDays($0, rows) }) else { return false }
    let amounts = band.cells.filter { cell in
      cell.column != days && rows.contains { grid.kind($0[cell.column]) == .amount }
    }
    return amounts.count > 1 && amounts.count * 2 >= band.cells.count
  }

  /// Whether a cell of a header, beside a column without a name, goes on with a table of days to its left.
  ///
  /// A table begins with names or days: a column of nothing but amounts belongs to the one before it.
  func belongsToDays(_ run: [Cell]?, _ cell: Cell, after end: Int) -> Bool {
    guard let first = run?.first, let last = run?.last, last.reference.column == end || end > 0 else {
      return false
    }
    let rows = self.rows(below: cell.reference.row)
    let column = cell.reference.column
    let kinds = rows.map { grid.kind($0[column]) }.filter { $0 != .blank }
    let isBetween = (end + 1..<column).allSatisfy { between in
      rows.allSatisfy { grid.kind($0[between]) != .date } || between - end == 1
    }
    return isBetween && kinds.allSatisfy { $0 == .amount } && !holdsDays(column, rows)
      && (first.reference.column...end).contains { holdsDays($0, rows) }
  }

  /// The rows below a header up to the first that has no number.
  private func rows(below row: Int) -> [Sheet.Row] {
    Array(grid.rows(row + 1..<row + 1 + Self.sampledRows * 2).prefix(Self.sampledRows))
  }

  /// Whether a column has a day, the next one or a month in nearly each row.
  private func holdsDays(_ column: Int, _ rows: [Sheet.Row]) -> Bool {
    let cells = rows.map { $0[column] }
    let dated = cells.count { cell in
      cell.map { grid.kind($0) == .date || grid.kind($0) == .label && grid.month($0) != nil } ?? false
    }
    if dated > 2, dated * 10 >= rows.count * 7 { return true }
    let numbers = cells.compactMap { $0?.value.number }
    let isCounting = zip(numbers, numbers.dropFirst()).allSatisfy { $1 - $0 == 1 }
    return numbers.count > 3 && numbers.count * 10 >= rows.count * 7 && isCounting
      && numbers.allSatisfy { $0 >= 1 && $0 <= 31 }
  }
}
