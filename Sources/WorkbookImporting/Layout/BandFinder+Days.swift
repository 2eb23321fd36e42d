internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import WorkbookForm

// Headers of tables with one row or one column for each day or month.
extension BandFinder {
  /// The number of rows below a header that are inspected.
  private static let sampledRows = 12
  /// The maximum number of categories beside each other.
  private static let mostCategories = 64

  /// Whether a header in any language is above rows that have amounts and a day or month.
  func isOverDays(_ band: HeaderBand) -> Bool {
    guard band.cells.count > 2, band.cells.count <= Self.mostCategories else { return false }
    let rows = self.rows(below: band.rows.upperBound)
    guard rows.contains(where: { row in row.cells.contains { $0.value.number != nil } }),
      let days = band.columns.first(where: { holdsDays($0, rows) })
    else { return false }
    let amounts = band.cells.filter { cell in
      cell.column != days && rows.contains { grid.kind($0[cell.column]) == .amount }
    }
    return amounts.count > 1 && amounts.count * 2 >= band.cells.count
  }

  /// Whether a header cell continues the table of days to its left, after a column without a name.
  ///
  /// A table begins with names or days. A column that contains only amounts therefore belongs to the table before it.
  func belongsToDays(_ run: [Cell]?, _ cell: Cell, after end: Int) -> Bool {
    let column = cell.reference.column
    guard let run, let first = run.first, run.count <= Self.mostCategories, column - end <= Self.widestGap
    else { return false }
    let rows = self.rows(below: cell.reference.row)
    let kinds = rows.map { grid.kind($0[column]) }.filter { $0 != .blank }
    let isBetween = (end + 1..<column).allSatisfy { between in
      rows.allSatisfy { grid.kind($0[between]) != .date } || between - end == 1
    }
    return isBetween && kinds.allSatisfy { $0 == .amount } && !holdsDays(column, rows)
      && (first.reference.column...end).contains { holdsDays($0, rows) }
  }

  /// Returns the first rows with cells below a header.
  private func rows(below row: Int) -> [Sheet.Row] {
    Array(grid.rows(row + 1..<row + 1 + Self.sampledRows * 2).prefix(Self.sampledRows))
  }

  /// Whether a column has a date or a month in most rows, or counts the days of a month.
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

  // MARK: Days beside each other

  /// The minimum number of adjacent days that make a header: for dates, and for plain numbers.
  private static let (leastDates, leastNumbers) = (4, 7)

  /// The maximum distance between the names and the first day, in columns.
  ///
  /// Totals of the month may be between them.
  private static let mostBetween = 8

  /// Returns a header of days: ascending dates, or 1, 2, 3, … if the sheet names the month.
  func dayBand(_ row: Sheet.Row) -> HeaderBand? {
    guard row.cells.count(where: { $0.value.number != nil }) >= Self.leastDates else { return nil }
    let days = days(across: row)
    guard let first = days.first, let last = days.last, days.count >= Self.leastDates,
      days.count >= Self.leastNumbers || grid.kind(row[first.column]) == .date
    else { return nil }
    let rows = self.rows(below: row.number)
    let names = stride(from: first.column - 1, through: max(1, first.column - Self.mostBetween), by: -1).first
    { column in
      rows.count { grid.kind($0[column]) == .label } * 2 > rows.count
    }
    let hasAmounts = rows.contains { row in days.contains { grid.kind(row[$0.column]) == .amount } }
    guard let names, hasAmounts else { return nil }
    let heading = row[names].map { grid.text($0).trimmed } ?? ""
    let name = HeaderCell(column: names, text: heading, month: nil, meaning: HeaderBand.meaning(of: heading))
    // A total may be beside the last day, with or without a blank column between them.
    let total = row.cells.last { $0.reference.column <= last.column + 2 && grid.kind($0) == .label }
    return HeaderBand(
      rows: row.number...row.number, cells: (heading.isEmpty ? [] : [name]) + days,
      columns: names...max(last.column, total?.reference.column ?? 0))
  }

  /// Returns the first consecutive days in a row.
  ///
  /// Sequences that are too short for a header are skipped.
  private func days(across row: Sheet.Row) -> [HeaderCell] {
    var days: [HeaderCell] = []
    for cell in row.cells where !cell.value.isBlank {
      let next = day(cell).map {
        HeaderCell(column: cell.reference.column, text: grid.text(cell), month: $0, meaning: nil)
      }
      if let next, days.last.map({ isNext(next, after: $0) }) ?? true {
        days.append(next)
      } else if days.count < Self.leastDates {
        days = next.map { [$0] } ?? []
      } else {
        break
      }
    }
    return days
  }

  private func isNext(_ cell: HeaderCell, after other: HeaderCell) -> Bool {
    guard cell.column == other.column + 1, let day = cell.month, let before = other.month else {
      return false
    }
    return (day.year ?? 0, day.month, day.day ?? 0) > (before.year ?? 0, before.month, before.day ?? 0)
      && (day.year != nil || (day.day ?? 0) == (before.day ?? 0) + 1)
  }

  /// Returns the day of a header cell: a date, or a number in the month named by the sheet.
  private func day(_ cell: Cell) -> NamedMonth? {
    if grid.kind(cell) == .date {
      guard grid.showsDay(cell), let date = grid.cells.date(cell, order: .yearMonthDay)?.date else {
        return nil
      }
      return NamedMonth(month: date.month, year: date.year, day: date.day)
    }
    guard let number = cell.value.number?.smallWhole, (1...31).contains(number), let month = grid.monthOnTop
    else {
      return nil
    }
    return NamedMonth(month: month.month, year: month.year, day: number)
  }
}
