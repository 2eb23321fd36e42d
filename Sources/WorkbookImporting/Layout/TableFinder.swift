internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import WorkbookForm

/// Finds the tables of a sheet.
///
/// They may be next to or below each other, with other cells between them.
struct TableFinder {
  private let grid: SheetGrid
  private let scopes: ScopeFinder

  init(_ sheet: Sheet, _ cells: CellReader, _ sums: SummedColumns) {
    grid = SheetGrid(sheet, cells, sums)
    scopes = ScopeFinder(grid)
  }

  /// Returns the tables of the sheet, from top to bottom and from left to right.
  func tables() -> [FoundTable] {
    var finder = BandFinder(grid)
    let bands = finder.find()
    let tables = bands.indices.map { table(bands[$0], rows: rows(below: bands[$0], bands[($0 + 1)...])) }
      .map { table in
        var table = table
        table.range = grid.covering(table.range)
        return table
      }
    let loose = LooseBlocks(grid, scopes, beside: tables.map(\.range)).tables()
    let sorted = (tables + loose).sorted {
      ($0.range.first.row, $0.range.first.column) < ($1.range.first.row, $1.range.first.column)
    }
    return scopes.withOwnGroups(Self.joined(sorted))
  }

  /// The maximum number of previous tables that are compared with a table.
  ///
  /// No known sheet has more tables beside each other.
  private static let besideEachOther = 32

  /// Joins figures that are separated only by a blank row.
  private static func joined(_ tables: [FoundTable]) -> [FoundTable] {
    var result: [FoundTable] = []
    for table in tables {
      // Tables come in the order of their rows, so tables nearby are among the last ones.
      let near = result.indices.suffix(Self.besideEachOther).last { index in
        let other = result[index]
        let apart = table.range.first.row - other.range.last.row
        guard other.role == .summary, table.role == .summary, (0...2).contains(apart) else { return false }
        return other.range.columns.overlaps(table.range.columns)
      }
      guard let near else {
        result.append(table)
        continue
      }
      result[near].range = result[near].range.union(table.range)
      (result[near].headerRows, result[near].columns) = (nil, [])
    }
    return result
  }

  /// Returns the rows that a table may span.
  ///
  /// They end above the next header in its columns and above that header's title.
  private func rows(below band: HeaderBand, _ later: ArraySlice<HeaderBand>) -> Range<Int> {
    let first = band.rows.upperBound + 1
    // Headers come in the order of their rows, so the first overlapping one is the next one.
    let next = later.first { $0.rows.lowerBound > band.rows.upperBound && $0.columns.overlaps(band.columns) }
    guard let limit = next?.rows.lowerBound else {
      return first..<max(first, (grid.sheet.rows.last?.number ?? first) + 1)
    }
    var end = limit
    // Titles and blank rows above a header belong to it.
    while end > first, limit - end < 4, isBlankOrTitle(end - 1, band.columns) { end -= 1 }
    return first..<max(first, end)
  }

  private func isBlankOrTitle(_ row: Int, _ columns: ClosedRange<Int>) -> Bool {
    let cells = grid.sheet[row: row]?.cells(in: columns).filter { grid.kind($0) != .blank }
    guard let cells, let first = cells.first else { return true }
    return cells.count == 1 && grid.kind(first) == .label && !HeaderText.isTotal(grid.text(first))
  }

  private func table(_ found: HeaderBand, rows: Range<Int>) -> FoundTable {
    let moved = found.besideItsValues(TableBody(grid, columns: found.columns, rows: rows)) ?? found
    let body = TableBody(grid, columns: moved.columns, rows: rows)
    let band = moved.withFrequencies(in: body)
    let classifier = TableClassifier(grid: grid, band: band, body: body)
    var verdict = classifier.verdict
    let title = TableTitle(grid).title(of: band)
    if let section = (title ?? classifier.names.flatMap { band[$0]?.text }).flatMap({ PlanSection(title: $0) }
    ),
      verdict.role == .plan
    {
      switch section {
      case .currentAvailable where title != nil || classifier.names.map(classifier.namesAccounts) ?? false:
        verdict = .init(.account, "the title names what is available")
      case .summary: verdict = .init(.summary, "the title names a summary")
      case .currentAvailable, .income, .expenses: break
      }
    }
    let own = OwnForm(band, body)
    if let own { verdict = own.verdict }
    let columns = own?.columns(band) ?? columns(verdict.role, classifier)
    let last = lastRow(verdict.role, classifier, columns, rows)
    let range = CellRange(
      CellReference(clampingRow: band.rows.lowerBound, column: band.columns.lowerBound),
      CellReference(clampingRow: max(last, band.rows.upperBound), column: band.columns.upperBound))
    var table = FoundTable(
      role: verdict.role, sheetName: grid.sheet.name, range: range, headerRows: band.rows, columns: columns,
      title: title, evidence: verdict.evidence)
    table.scope = scopes.scope(of: table)
    return table
  }

  private func columns(_ role: FoundTable.Role, _ classifier: TableClassifier) -> [FoundColumn] {
    let (band, body) = (classifier.band, classifier.body)
    switch role {
    case .log: return LogColumns(classifier).columns
    case .plan, .comparison:
      guard let names = classifier.names else { return [] }
      return PlanColumns(band, body, names: names, grid).columns
    case .matrix: return MatrixColumns(classifier).columns
    case .summary where band.monthCount > 2: return MatrixColumns(classifier).columns
    case .assignments:
      if let monthRows = classifier.monthRows { return PlainColumns(band, monthRows: monthRows).columns }
      return PlainColumns(classifier, role).columns
    default: return PlainColumns(classifier, role).columns
    }
  }

  private func lastRow(
    _ role: FoundTable.Role, _ classifier: TableClassifier, _ columns: [FoundColumn], _ rows: Range<Int>
  ) -> Int {
    let extent = TableExtent(grid: grid, columns: classifier.band.columns, rows: rows)
    let declared = grid.sheet.properties.tables.first {
      $0.range.first.row == classifier.band.rows.upperBound
        && $0.range.columns.overlaps(classifier.band.columns)
    }
    let found: Int
    switch role {
    case .log:
      let money: Set<FieldMeaning> = [.amount, .inflow, .outflow, .balance]
      found = extent.lastRow(
        ofLog: [classifier.dates ?? classifier.days].compactMap { $0 },
        money: columns.filter { $0.meaning.map(money.contains) ?? false }.map(\.column))
    case .assignments where columns.allSatisfy({ $0.meaning != .category }):
      found = extent.lastRowWithoutGap()
    case .plan, .matrix, .comparison, .assignments, .months, .settings, .account:
      let amounts = columns.filter { $0.month != nil || classifier.body[$0.column].isAmounts }.map(\.column)
      found = extent.lastRow(
        ofPlan: classifier.names ?? classifier.band.columns.lowerBound, amounts: amounts)
    case .summary, .lookupList, .noise, .sectionedPlan: found = extent.lastRowWithoutGap()
    case .records: found = extent.lastFilledRow()
    }
    // A declared Excel table may have blank rows for new entries.
    guard let declared else { return found }
    return max(found, min(declared.range.last.row, rows.upperBound - 1))
  }
}
