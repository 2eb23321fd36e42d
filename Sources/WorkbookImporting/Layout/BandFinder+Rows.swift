internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

extension BandFinder {
  /// Adds the row of months above a header with repeated names: `January` over `Budget, Actual, Delta`.
  func withMonthsAbove(_ band: HeaderBand) -> HeaderBand {
    let above = band.rows.lowerBound - 1
    guard above > 0, band.monthCount < 3, band.cells.count > 2, let row = grid.sheet[row: above] else {
      return band
    }
    guard Set(band.cells.map(\.meaning)).count < band.cells.count else { return band }
    let months = spans(row, band.columns).filter { $0.month != nil }
    guard Set(months.compactMap(\.month)).count > 1 else { return band }
    var result = band
    for index in result.cells.indices {
      let column = result.cells[index].column
      result.cells[index].month = months.last { $0.column <= column }?.month
    }
    // The header of the name column may be in the upper row, merged over both.
    let names = row.cells.first { grid.kind($0) == .label && grid.month($0) == nil }
    if let names, names.reference.column < band.columns.lowerBound {
      let column = names.reference.column
      result.columns = column...band.columns.upperBound
      let text = grid.text(names).trimmed
      result.cells.insert(
        HeaderCell(column: column, text: text, month: nil, meaning: HeaderBand.meaning(of: text)), at: 0)
    }
    result.rows = above...band.rows.upperBound
    return withYears(result)
  }

  /// Adds the row below a header if this row divides the header's merged cells: `Amount` over `In, Out`, beside `Date`.
  func withParts(_ band: HeaderBand) -> HeaderBand {
    let below = band.rows.upperBound + 1
    guard band.rows.count == 1, band.monthCount == 0, let upper = grid.sheet[row: band.rows.lowerBound],
      let lower = grid.sheet[row: below]
    else { return band }
    let wide = upper.cells(in: band.columns).map { grid.columns(of: $0) }.filter { $0.count > 1 }
    guard !wide.isEmpty, wide.count < band.cells.count else { return band }
    let reach = band.columns.lowerBound...max(band.columns.upperBound, wide.map(\.upperBound).max() ?? 0)
    let parts = lower.cells(in: reach).filter { grid.kind($0) != .blank }
    let isParted = parts.allSatisfy { part in
      grid.kind(part) == .label && wide.contains { $0.contains(part.reference.column) }
    }
    guard parts.count > 1, isParted else { return band }
    var result = band
    (result.rows, result.columns) = (band.rows.lowerBound...below, reach)
    result.cells.removeAll { cell in parts.contains { $0.reference.column == cell.column } }
    result.cells += parts.map { part in
      let text = grid.text(part).trimmed
      let over = band.cells.last { $0.column <= part.reference.column }?.text ?? ""
      return HeaderCell(
        column: part.reference.column, text: text, month: nil,
        meaning: HeaderBand.meaning(of: text) ?? HeaderBand.meaning(of: "\(over) \(text)"))
    }
    // If the lower row is a complete header, the row above it contains only titles.
    let own: Set<FieldMeaning> = [.date, .category, .description]
    let isWhole = result.cells.contains { cell in
      cell.meaning.map(own.contains) ?? false && parts.contains { $0.reference.column == cell.column }
    }
    guard !isWhole else { return band }
    result.cells.sort { $0.column < $1.column }
    return result
  }

  /// Adds the row of names below a header of months.
  func withSecondRow(_ band: HeaderBand) -> HeaderBand {
    guard band.rows.count == 1, band.monthCount > 1 else { return band }
    let below = band.rows.upperBound + 1
    guard let row = grid.sheet[row: below] else { return withYears(band) }
    let columns = band.columns.lowerBound...max(band.columns.upperBound, rightEnd(of: row, band.columns))
    let cells = row.cells(in: columns).filter { grid.kind($0) != .blank }
    let names = cells.map { HeaderBand.meaning(of: grid.text($0).trimmed) }
    guard cells.count > 2, cells.allSatisfy({ grid.kind($0) == .label }),
      names.count(where: { $0 != nil }) * 2 >= cells.count, Set(names).count < names.count
    else { return withYears(band) }
    var result = band
    result.columns = columns
    let upper = band.cells
    result.cells = cells.map { cell in
      let column = cell.reference.column
      let text = grid.text(cell).trimmed
      let over = upper.last { $0.column <= column }
      return HeaderCell(
        column: column, text: text, month: over?.month, meaning: HeaderBand.meaning(of: text))
    }
    // Keeps the names of the upper row that are merged over both rows.
    for cell in upper where cell.month == nil && !result.cells.contains(where: { $0.column == cell.column }) {
      result.cells.append(cell)
    }
    result.cells.sort { $0.column < $1.column }
    result.rows = band.rows.lowerBound...below
    return withYears(result)
  }

  /// Adds the row of a pivot table that names the summed field.
  func withPivotRow(_ band: HeaderBand) -> HeaderBand {
    let above = band.rows.lowerBound - 1
    let isPivot = grid.sheet[row: above]?.cells(in: band.columns).contains {
      TableClassifier.isPivotWord(grid.text($0))
    }
    guard isPivot == true else { return band }
    var result = band
    result.rows = above...band.rows.upperBound
    return result
  }

  /// Adds the years above months without years.
  func withYears(_ band: HeaderBand) -> HeaderBand {
    let above = band.rows.lowerBound - 1
    guard band.monthCount > 1, let row = grid.sheet[row: above] else { return band }
    let years = row.cells(in: band.columns).compactMap { cell in
      (SheetGrid.year(cell)
        ?? cell.value.text.flatMap { Int($0.trimmed) }.flatMap { (1990...2099).contains($0) ? $0 : nil })
        .map { (column: cell.reference.column, year: $0) }
    }
    guard !years.isEmpty, row.cells.allSatisfy({ grid.kind($0) != .amount || SheetGrid.year($0) != nil })
    else {
      return band
    }
    var result = band
    for index in result.cells.indices where result.cells[index].month != nil {
      let column = result.cells[index].column
      let year = years.last { $0.column <= column } ?? years.first
      if result.cells[index].month?.year == nil { result.cells[index].month?.year = year?.year }
    }
    result.rows = above...band.rows.upperBound
    return result
  }

  /// Adds the title above a header, if it is above the columns of this header only.
  func withOwnTitle(_ band: HeaderBand) -> HeaderBand {
    let above = band.rows.lowerBound - 1
    guard above > 0, let row = grid.sheet[row: above] else { return band }
    let labels = row.cells(in: band.columns).filter { grid.kind($0) != .blank }
    guard let only = labels.first, labels.count == 1, grid.kind(only) == .label else { return band }
    var result = band
    result.title = grid.text(only).trimmed
    return result
  }

  private func spans(_ row: Sheet.Row, _ columns: ClosedRange<Int>) -> [HeaderCell] {
    row.cells.filter { grid.kind($0) != .blank && grid.columns(of: $0).overlaps(columns) }.map {
      HeaderCell(
        column: $0.reference.column, text: grid.text($0).trimmed, month: grid.month($0), meaning: nil)
    }
  }

  private func rightEnd(of row: Sheet.Row, _ columns: ClosedRange<Int>) -> Int {
    var end = columns.upperBound
    for cell in row.cells where cell.reference.column == end + 1 && grid.kind(cell) == .label { end += 1 }
    return end
  }
}
