internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

/// Cells outside tables with a header: labelled figures, lists, and logs without a header.
struct LooseBlocks {
  let grid: SheetGrid
  private let scopes: ScopeFinder
  private let taken: [CellRange]

  init(_ grid: SheetGrid, _ scopes: ScopeFinder, beside taken: [CellRange]) {
    (self.grid, self.scopes) = (grid, scopes)
    self.taken = taken.sorted { $0.first.row < $1.first.row }
  }

  struct Block {
    var rows: ClosedRange<Int>
    var columns: ClosedRange<Int>
    var labels = 0
    var amounts = 0
    var datedRows = 0
    /// The title in the first row, if the sum of the rows below is beside the title.
    var title: String?

    var range: CellRange? { CellRange(rows: rows, columns: columns) }
  }

  /// Returns the blocks that are figures, lists or logs.
  func tables() -> [FoundTable] { withSums(blocks()).compactMap(table) }

  private func table(_ block: Block) -> FoundTable? {
    guard let range = block.range.map(grid.covering) else { return nil }
    let isPivot = grid.sheet.properties.pivotTables.contains { $0.overlaps(range) }
    let isDated = block.datedRows > 1 && block.datedRows * 2 >= block.rows.count
    if !isPivot, isDated || block.title != nil && block.datedRows > 0 { return log(block, range) }
    func found(_ role: FoundTable.Role, _ evidence: String) -> FoundTable {
      FoundTable(role: role, sheetName: grid.sheet.name, range: range, evidence: evidence)
    }
    // A single number among texts, as above a bank's export, does not make a block of figures.
    if block.amounts > 0, block.labels > 0, block.amounts * 2 >= block.rows.count {
      return found(.summary, "figures with their labels")
    }
    // One or two texts are titles or hints.
    guard block.amounts == 0, block.labels >= 4, block.rows.count > 2 else { return nil }
    var list = found(.lookupList, "texts only")
    let heads = grid.sheet[row: block.rows.lowerBound]?.cells(in: block.columns).filter {
      grid.kind($0) == .label
    }
    let names = (heads ?? []).map { cell in
      FoundColumn(
        column: cell.reference.column, header: grid.text(cell).trimmed,
        meaning: HeaderBand.meaning(of: grid.text(cell)), score: 70, evidence: "the first of the texts")
    }
    if names.contains(where: { $0.meaning != nil }) {
      list.headerRows = block.rows.lowerBound...block.rows.lowerBound
      list.columns = names
    }
    return list
  }

  /// Returns a log without a header, whose columns are recognised by their values.
  private func log(_ block: Block, _ range: CellRange) -> FoundTable? {
    let top = block.rows.lowerBound...block.rows.lowerBound
    let band = HeaderBand(rows: top, cells: [], columns: block.columns)
    let first = block.title == nil ? top.lowerBound : top.lowerBound + 1
    let body = TableBody(grid, columns: block.columns, rows: first..<block.rows.upperBound + 1)
    let classifier = TableClassifier(grid: grid, band: band, body: body)
    let columns = LogColumns(classifier).columns
    guard columns.contains(where: { $0.meaning == .date }),
      columns.contains(where: { [.amount, .inflow, .outflow].contains($0.meaning) })
    else { return nil }
    var table = FoundTable(
      role: .log, sheetName: grid.sheet.name, range: range, columns: columns,
      evidence: "days and amounts without names of columns")
    if let title = block.title { (table.title, table.headerRows) = (title, top) }
    table.scope = scopes.scope(of: table)
    return table
  }

  /// Returns the groups of filled cells that touch each other.
  private func blocks() -> [Block] {
    var open: [Block] = []
    var closed: [Block] = []
    var here: [CellRange] = []
    var next = 0
    for row in grid.sheet.rows {
      here.removeAll { $0.last.row < row.number }
      while next < taken.count, taken[next].first.row <= row.number {
        if taken[next].last.row >= row.number { here.append(taken[next]) }
        next += 1
      }
      let cells = row.cells.filter { cell in
        !here.contains { $0.columns.contains(cell.reference.column) } && grid.kind(cell) != .blank
          && !grid.isBanner(cell)
      }
      closed += open.filter { $0.rows.upperBound < row.number - 1 }
      open.removeAll { $0.rows.upperBound < row.number - 1 }
      for run in runs(cells) { join(run, row.number, &open) }
    }
    return (closed + open).sorted {
      ($0.rows.lowerBound, $0.columns.lowerBound) < ($1.rows.lowerBound, $1.columns.lowerBound)
    }
  }

  private func runs(_ cells: [Cell]) -> [[Cell]] {
    var runs: [[Cell]] = []
    for cell in cells {
      if let last = runs.last?.last, cell.reference.column - grid.columns(of: last).upperBound <= 1 {
        runs[runs.count - 1].append(cell)
      } else {
        runs.append([cell])
      }
    }
    return runs
  }

  private func join(_ run: [Cell], _ row: Int, _ open: inout [Block]) {
    guard let first = run.first?.reference.column, let last = run.last?.reference.column else { return }
    var block = Block(rows: row...row, columns: first...max(first, last))
    let kinds = run.map { grid.kind($0) }
    block.labels = kinds.count { $0 == .label }
    block.amounts = kinds.count { $0 == .amount }
    block.datedRows = kinds.contains(.date) && kinds.contains(.amount) ? 1 : 0
    let reach = max(1, first - 1)...last + 1
    for other in open where other.columns.overlaps(reach) {
      block.rows = min(block.rows.lowerBound, other.rows.lowerBound)...row
      block.columns =
        min(
          block.columns.lowerBound, other.columns.lowerBound)...max(
          block.columns.upperBound, other.columns.upperBound)
      block.labels += other.labels
      block.amounts += other.amounts
      block.datedRows += other.datedRows
    }
    open.removeAll { $0.columns.overlaps(reach) }
    open.append(block)
  }
}
