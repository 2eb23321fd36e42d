internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues

extension Calculation {
  /// The value of a cell; throws a `Stop` if it has not been computed yet.
  func value(_ address: CellAddress) throws(Stop) -> CellValue {
    guard grids.indices.contains(address.sheet) else { throw .error(.reference) }
    if let reads, let reader { reads.note(address, by: reader) }
    guard let slot = slot(address) else { return .empty }
    guard slot.state == .done else { throw .cell(address) }
    if uncertain.contains(address) { isUncertain = true }
    return slot.column.values[slot.index]
  }

  /// Throws a `Stop` unless every cell of a rectangle is computed.
  func require(_ area: SheetArea) throws(Stop) {
    guard grids.indices.contains(area.sheet) else { throw .error(.reference) }
    if let reads, let reader { reads.note(area, by: reader) }
    for column in grids[area.sheet].columns(in: area.range.columns) where column.pendingCount > 0 {
      if column.firstPending(in: column.indices(rows: area.range.rows)) != nil { throw .area(area) }
    }
    if uncertain.touches(area) { isUncertain = true }
  }

  /// A value as a number; a text may be a date without a year, which means a date in the current year.
  func number(_ value: CellValue) throws(Stop) -> Decimal { try dated(value).asNumber(dates) }

  /// Converts a text to a number, as if somebody typed it into a cell; any other text or value stays unchanged.
  func dated(_ value: CellValue) -> CellValue {
    guard case .text(let text) = value else { return value }
    noteCountry(of: text)
    guard let number = TypedNumber.read(text, dates, year: { self.readMoment().date.year })
    else { return value }
    return .number(number)
  }

  /// Records that the value depends on the country if a text is a date such as `3/1/2026`.
  ///
  /// Some countries put the day first.
  func noteCountry(of text: String) {
    if TypedDate.isInFigures(text) { isUncertain = true }
  }

  /// Calls `body` with every cell of a rectangle that is not empty, column by column.
  func forEach(
    in area: SheetArea, _ body: (Int, Int, CellValue) throws(Stop) -> Void
  ) throws(Stop) {
    try require(area)
    for column in grids[area.sheet].columns(in: area.range.columns) {
      let places = column.indices(rows: area.range.rows)
      try spend(places.count + 1)
      for index in places {
        if case .empty = column.values[index] { continue }
        try body(Int(column.rows[index]), column.number, column.values[index])
      }
    }
  }

  /// The rectangle, cut off after the last row and the last column that any sheet uses.
  func clipped(_ range: CellRange) -> CellRange {
    let lastRow = grids.reduce(1) { max($0, $1.lastRow) }
    let lastColumn = grids.reduce(1) { max($0, $1.lastColumn) }
    return CellRange(
      range.first,
      CellReference(
        clampingRow: max(range.first.row, min(range.last.row, lastRow)),
        column: max(range.first.column, min(range.last.column, lastColumn))))
  }

  /// The values of a rectangle; a whole column ends at the last row that any sheet uses.
  func array(_ area: SheetArea) throws(Stop) -> ValueArray {
    try require(area)
    let range = clipped(area.range)
    var result = try ValueArray(rows: range.rows.count, columns: range.columns.count)
    try spend(arrayValues: range.count)
    for column in grids[area.sheet].columns(in: range.columns) {
      for index in column.indices(rows: range.rows) {
        let row = Int(column.rows[index]) - range.first.row
        result.set(column.values[index], row: row, column: column.number - range.first.column)
      }
    }
    return result
  }
}
