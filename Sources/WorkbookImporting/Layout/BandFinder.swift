internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

/// Finds the header rows of a sheet by their words and the cells below them.
struct BandFinder {
  let grid: SheetGrid
  private var bands: [HeaderBand] = []

  init(_ grid: SheetGrid) {
    self.grid = grid
  }

  /// Returns the headers, from top to bottom and from left to right.
  mutating func find() -> [HeaderBand] {
    let declaredByRow = Dictionary(
      grouping: grid.sheet.properties.tables.filter(\.hasHeaderRow), by: \.range.first.row)
    for row in grid.sheet.rows {
      // A declared Excel table has its header in its first row.
      let declared = declaredByRow[row.number] ?? []
      for table in declared where !isCovered(row.number, table.range.columns) {
        let cells = row.cells(in: table.range.columns)
        if let band = band(cells, row.number, columns: table.range.columns) { add(band) }
      }
      if let band = dayBand(row), !isCovered(row.number, band.columns, byMonths: true) { add(band) }
      for run in joined(runs(of: row)) where !isCovered(row.number, columns(run)) {
        guard var band = band(run, row.number, columns: nil), isHeader(band) else { continue }
        if let index = titles(above: band, in: bands) {
          bands.remove(at: index)
          band = endedBeforeBalances(band)
        } else if isData(band) {
          continue
        }
        add(band)
      }
    }
    return bands.flatMap { band -> [HeaderBand] in
      if band.isOwnForm { return [band] }
      return band.parted { column in startsWithLabels(column, below: band.rows.upperBound) }.map(withOwnTitle)
    }
  }

  private func columns(_ run: [Cell]) -> ClosedRange<Int> {
    let first = run.first?.reference.column ?? 1
    return first...max(first, run.last?.reference.column ?? first)
  }

  /// Whether a row is part of a header that was found before.
  ///
  /// With `byMonths`, only headers with months or days are considered.
  private func isCovered(_ row: Int, _ columns: ClosedRange<Int>, byMonths: Bool = false) -> Bool {
    bands.reversed().prefix(8).contains {
      $0.rows.contains(row) && $0.columns.overlaps(columns) && (!byMonths || $0.monthCount > 0)
    }
  }

  private mutating func add(_ band: HeaderBand) {
    let whole =
      band.isOwnForm
      ? band : withPivotRow(withSecondRow(withMonthsAbove(withParts(band)))).withMeaningsInContext
    // Removes earlier headers in the same place, which were only the upper row of this header.
    // Headers come in the order of their rows, so only the last ones can be affected.
    let recent = bands.lastIndex { $0.rows.upperBound < whole.rows.lowerBound }.map { $0 + 1 } ?? 0
    bands[recent...].indices.reversed()
      .filter { bands[$0].rows.overlaps(whole.rows) && bands[$0].columns.overlaps(whole.columns) }
      .forEach { bands.remove(at: $0) }
    bands.append(whole)
  }

  // MARK: Rows of cells

  /// Returns runs of neighbouring cells of a row that can be header cells.
  ///
  /// A blank column separates runs.
  private func runs(of row: Sheet.Row) -> [[Cell]] {
    var runs: [[Cell]] = []
    var end = 0
    var canHead = true
    for cell in row.cells where !cell.value.isBlank {
      // In a run that is no header, a cell that cannot begin a header is skipped.
      if !canHead, !self.canHead(cell) {
        end = grid.columns(of: cell).upperBound
        continue
      }
      let isNext =
        joins(cell, runs.last, after: end)
        || canHead && (belongsToDays(runs.last, cell, after: end) || isComputed(cell, runs.last, after: end))
      let isBanner = runs.last?.last.map(grid.isBanner) ?? false
      if runs.isEmpty || !isNext || isBanner {
        if !canHead { runs.removeLast() }
        runs.append([])
        canHead = true
      }
      // Most rows are data: after their first day or amount, the other cells need not be inspected.
      if canHead { canHead = self.canHead(cell) }
      if canHead || runs.last?.isEmpty == true { runs[runs.count - 1].append(cell) }
      end = grid.columns(of: cell).upperBound
    }
    if !canHead { runs.removeLast() }
    return runs
  }

  private func canHead(_ cell: Cell) -> Bool {
    if case .text(let text) = cell.value {
      // Account numbers, identifiers and similar codes are not names.
      let digits = text.utf8.count { $0 &- 0x30 <= 9 }
      if digits >= 5 { return text.utf8.count <= 12 && MonthText.read(text) != nil }
      return text.utf8.count <= 240 && text.count <= 60 && grid.kind(cell) == .label && !grid.isBanner(cell)
    }
    switch grid.kind(cell) {
    case .date: return grid.month(cell) != nil
    case .amount: return SheetGrid.year(cell) != nil
    case .label, .blank, .other: return false
    }
  }

  private func band(_ run: some Sequence<Cell>, _ row: Int, columns: ClosedRange<Int>?) -> HeaderBand? {
    let cells = run.filter { grid.kind($0) != .blank }.map { cell in
      let text = grid.text(cell).trimmed
      let month = grid.month(cell)
      let named = HeaderCell(
        column: cell.reference.column, text: text, month: month,
        meaning: month == nil ? HeaderBand.meaning(of: text) : nil)
      return month == nil ? named.withMonthBesideWord : named
    }
    guard let first = cells.first, let last = cells.last else { return nil }
    var span = columns ?? first.column...max(first.column, last.column)
    if columns == nil {
      span = widened(span, row, of: cells)
      let groups = span.lowerBound - 1
      if cells.contains(where: { $0.meaning == .budgeted }), hasGroups(groups, row) {
        span = groups...span.upperBound
      }
    }
    var all = cells
    // The header of the name column may be separated from the months by an empty column.
    if let names = grid[row, span.lowerBound], span.lowerBound < first.column, grid.kind(names) == .label {
      let text = grid.text(names).trimmed
      all.insert(
        HeaderCell(
          column: span.lowerBound, text: text, month: nil, meaning: HeaderBand.meaning(of: text)), at: 0)
    }
    return HeaderBand(rows: row...row, cells: all, columns: span).withMeaningsInContext
  }

  /// Returns the next rows that have cells.
  func below(_ row: Int, _ count: Int) -> ArraySlice<Sheet.Row> {
    grid.rows(row + 1..<row + 1 + count * 3).prefix(count)
  }

  private func startsWithLabels(_ column: Int, below row: Int) -> Bool {
    let kinds = below(row, 8).map { grid.kind($0[column]) }.filter { $0 != .blank }
    return kinds.isEmpty || kinds.count { $0 == .label || $0 == .date } * 2 > kinds.count
  }

  // MARK: What makes a header

  private func isHeader(_ band: HeaderBand) -> Bool {
    if band.monthCount >= 3 { return true }
    let meanings = band.meanings
    guard band.cells.count > 1 || band.columns.count > 1 && !meanings.isEmpty && !isAboveHeader(band) else {
      return false
    }
    if Self.isTelling(meanings, band) { return true }
    let below = rowsBelow(band)
    let named = Set(band.cells.map(\.column))
    let withAmounts = below.count { row in
      row.cells(in: band.columns).contains {
        named.contains($0.reference.column) && grid.kind($0) == .amount
      }
    }
    let withLabels = below.count { row in
      row.cells(in: band.columns).contains { [.label, .date].contains(grid.kind($0)) }
    }
    // Names with only numbers below them are a header.
    if withLabels == 0, let first = below.first,
      band.cells.allSatisfy({ grid.kind(first[$0.column]) == .amount })
    {
      return true
    }
    if !meanings.isEmpty, withAmounts * 2 > below.count, withLabels > 0 { return true }
    if isOverDays(band) { return true }
    // Unknown words above days and amounts are a header.
    let dated = below.count { row in
      let cells = row.cells(in: band.columns).filter { named.contains($0.reference.column) }
      let kinds = Set(cells.map { grid.kind($0) })
      return kinds.contains(.date) && kinds.contains(.amount)
    }
    if band.cells.count > 2, dated > 0, dated * 2 >= below.count { return true }
    return isList(band, below)
  }

  /// Whether a single name is the title of the row of names below it.
  private func isAboveHeader(_ band: HeaderBand) -> Bool {
    guard let next = grid.sheet[row: band.rows.upperBound + 1] else { return false }
    let filled = next.cells.filter { grid.kind($0) != .blank }
    let own = filled.drop { $0.reference.column < band.columns.lowerBound }
    let run = own.enumerated().prefix { $0.element.reference.column == band.columns.lowerBound + $0.offset }
    guard let first = run.first?.element, run.count > 2 else { return false }
    return run.allSatisfy { grid.kind($0.element) == .label }
      && HeaderBand.meaning(of: grid.text(first).trimmed) != nil
  }

  /// Returns the first rows below a header, up to a blank row.
  private func rowsBelow(_ band: HeaderBand) -> ArraySlice<Sheet.Row> {
    var next = band.rows.upperBound + 1
    return below(band.rows.upperBound, 6).prefix { row in
      defer { next += 1 }
      return row.number == next
        && row.cells(in: band.columns).contains { grid.kind($0) != .blank }
    }
  }

  /// Whether the meanings of the columns prove a header, whatever the rows below it contain.
  static func isTelling(_ meanings: Set<FieldMeaning>, _ band: HeaderBand) -> Bool {
    if band.isOwnForm { return true }
    let money: Set<FieldMeaning> = [.amount, .inflow, .outflow]
    let days: Set<FieldMeaning> = [.date, .valueDate, .day]
    if !meanings.isDisjoint(with: days), !meanings.isDisjoint(with: money), band.cells.count > 2 {
      return true
    }
    if meanings.contains(.budgeted) || meanings.contains(.assigned), band.columns.count > 1 { return true }
    if meanings.contains(.setting), meanings.count > 1 { return true }
    if meanings.contains(.month), meanings.contains(.startingBalance) { return true }
    return meanings.contains(.category) && !meanings.isDisjoint(with: money) || !band.frequencies.isEmpty
  }

  /// Whether the rows below a header contain only texts.
  private func isList(_ band: HeaderBand, _ below: ArraySlice<Sheet.Row>) -> Bool {
    guard !band.meanings.isDisjoint(with: [.category, .rule, .group, .description]), below.count > 1 else {
      return false
    }
    return below.allSatisfy { row in
      row.cells(in: band.columns).allSatisfy { [.label, .blank].contains(grid.kind($0)) }
    }
  }

  /// Whether a row of texts belongs to the table above it and is not a header.
  private func isData(_ band: HeaderBand) -> Bool {
    guard let above = bands.last(where: { $0.columns.overlaps(band.columns) }) else { return false }
    let before = band.rows.lowerBound - 1
    let isAdjacent =
      before > above.rows.upperBound
      && grid.sheet[row: before].map { row in
        row.cells(in: band.columns).contains { grid.kind($0) != .blank }
      } ?? false
    let isRepeated = above.cells.map(\.text) == band.cells.map(\.text)
    // A repeated header starts a new table only if a title is above it.
    if isRepeated { return !hasTitle(above: band) }
    if band.monthCount >= 3 || Self.isTelling(band.meanings, band) { return false }
    return isAdjacent && !isTitle(before, band.columns) || above.rows.upperBound == before
  }
}
