internal import SpreadsheetFiles
internal import SpreadsheetFormulas
public import SpreadsheetValues

/// Adds rows to a table, or to the cells under a header, as if somebody typed them in by hand below the last row.
///
///     try editor.apply(AppendRows([["2026-02-03", "Corner shop", 12.50]], to: .table("Expenses")))
///     try editor.apply(AppendRows([[46_056, "Rent", 950]], to: .block(sheet: "Log", header: .cell("A1"))))
///
/// Values go into the columns from left to right. The existing row beside the new rows is their template: the row above
/// them, or the row below them if the newest row is first. Where a value is nil, the cell gets the formula of the
/// template, adapted to the new row; if the template has no formula there, the cell stays empty. New cells also get the
/// styles of the template. Ranges that end with the last row grow to include the new rows: the range of the table, and
/// the ranges in filters, rules, charts and formulas. Totals and other cells below move down.
public struct AppendRows: WorkbookEdit {
  /// The place where rows are added.
  public enum Target: Hashable, Sendable {
    /// The table with this name.
    case table(String)
    /// The cells below a header that begins with this cell, up to the first empty column and row.
    case block(sheet: String, header: CellReference)
    /// Rows that the caller has already found.
    case rows(KnownRows)
  }

  /// Rows that the caller has already found.
  public struct KnownRows: Hashable, Sendable {
    package let block: RowBlock

    package init(_ block: RowBlock) {
      self.block = block
    }
  }

  private let rows: [[Int: CellValue]]
  private let target: Target

  /// Creates an edit that adds rows of values, starting at the first column.
  public init(_ rows: [[CellValue?]], to target: Target) {
    self.target = target
    self.rows = rows.map { values in
      Dictionary(
        uniqueKeysWithValues: values.enumerated().compactMap { place, value in value.map { (place, $0) } })
    }
  }

  /// Applies the edit.
  public func apply(to editor: inout WorkbookEditor) throws(WorkbookEditingError) {
    guard !rows.isEmpty else { return }
    let block = try editor.block(target)
    do throws(WorkbookEditingError) {
      try editor.append(rows, to: try editor.withoutBlankRow(block))
    } catch {
      throw error.located(sheet: block.sheet)
    }
  }
}

extension WorkbookEditor {
  fileprivate mutating func block(_ target: AppendRows.Target) throws(WorkbookEditingError) -> RowBlock {
    switch target {
    case .table(let name): return try table(name)
    case .block(let sheet, let header):
      let name = try worksheet(sheet).name
      guard let block = try markup(of: name).block(under: header, of: name) else {
        throw WorkbookEditingError(.noRoom("no header begins there"), sheet: name, cell: header)
      }
      return block
    case .rows(let known): return known.block
    }
  }

  /// Returns the block, without its only row if that row is blank.
  ///
  /// A new table has one blank row. The first new row is written into it.
  fileprivate mutating func withoutBlankRow(_ block: RowBlock) throws(WorkbookEditingError) -> RowBlock {
    guard block.rows.count == 1 else { return block }
    let source = try markup(of: block.sheet)
    let filled = source.row(block.rows.lowerBound).map(source.filledColumns) ?? []
    guard !filled.contains(where: block.columns.contains) else { return block }
    var blank = block
    blank.rows = block.rows.lowerBound..<block.rows.lowerBound
    return blank
  }

  /// The rows of a table (ECMA-376 18.5.1.2).
  private func table(_ name: String) throws(WorkbookEditingError) -> RowBlock {
    for (sheet, table) in try tables() where table.name.lowercased() == name.lowercased() {
      let first = table.range.first.row + (table.hasHeaderRow ? 1 : 0)
      let end = table.range.last.row + 1 - (table.hasTotalsRow ? 1 : 0)
      return RowBlock(sheet: sheet, columns: table.range.columns, rows: first..<max(first, end))
    }
    throw WorkbookEditingError(.noSuchTable(name))
  }

  /// Adds rows to a block; the keys in each row are columns, counted from 0 at the first column of the block.
  fileprivate mutating func append(
    _ rows: [[Int: CellValue]], to block: RowBlock
  ) throws(WorkbookEditingError) {
    let (sheet, part) = try worksheet(block.sheet)
    let first = block.isNewestFirst ? block.rows.lowerBound : block.rows.upperBound
    guard first + rows.count - 1 <= CellReference.maximumRow else {
      throw WorkbookEditingError(.noRoom("the sheet ends at row \(CellReference.maximumRow)"))
    }
    try makeRoom(rows.count, for: block, in: try markup(of: sheet))
    // The formulas are read only now, when their ranges already include the new rows.
    let template = block.isNewestFirst ? first + rows.count : first - 1
    let copied = block.rows.isEmpty ? [:] : try markup(of: sheet).columnTemplates(row: template, of: block)
    for (place, values) in rows.enumerated() {
      let row = first + place
      for column in block.columns {
        let above = copied[column]
        let patch: CellPatch
        if let value = values[column - block.columns.lowerBound] {
          patch = CellPatch(.value(value), style: above?.style)
        } else if let formula = above?.formula {
          patch = CellPatch(
            .formula(formula.shifted(rows: row - (above?.row ?? row), columns: 0), result: .empty),
            style: above?.style)
        } else if let style = above?.style, style != 0 {
          patch = CellPatch(.value(.empty), style: style)
        } else {
          continue
        }
        set(patch, at: CellReference(clampingRow: row, column: column), of: part)
        record(patch, CellLocation(sheet: sheet, reference: CellReference(clampingRow: row, column: column)))
      }
    }
    if let range = CellRange(rows: first...first + rows.count - 1, columns: block.columns) {
      unsettled.append(SheetRange(sheet, range))
    }
    hasMovedFormulas = hasMovedFormulas || copied.values.contains { $0.formula != nil }
  }

  private mutating func record(_ patch: CellPatch, _ cell: CellLocation) {
    switch patch.content {
    case .value(let value) where value != .empty:
      changedCells.append(CellChange(cell: cell, formula: nil, value: value))
    case .formula(let text, _): changedCells.append(CellChange(cell: cell, formula: text, value: .empty))
    default: break
    }
  }

  /// Makes room for new rows, and extends ranges to them.
  ///
  /// If the new rows go to the top, or if cells below the block are in the way, rows are inserted, and the cells below
  /// move down. Each range that covers all rows of the block then grows to include the new rows.
  private mutating func makeRoom(
    _ count: Int, for block: RowBlock, in source: SheetMarkup
  ) throws(WorkbookEditingError) {
    let (first, last) = (block.rows.lowerBound, block.rows.upperBound - 1)
    if block.isNewestFirst, !block.rows.isEmpty {
      try adjust(ReferenceEdit(sheet: block.sheet, change: .insertRows(at: first, count: count)))
      guard let moved = CellRange(rows: first + count...last + count, columns: block.columns) else { return }
      return try adjust(ReferenceEdit(sheet: block.sheet, change: .extendBlockUpwards(moved, by: count)))
    }
    if let blocked = source.firstFilledRow(below: last, columns: block.columns), blocked <= last + count + 1 {
      try checkInsertion(behind: last, beside: block.columns, source)
      try adjust(ReferenceEdit(sheet: block.sheet, change: .insertRows(at: last + 1, count: count)))
    }
    let covered = block.range ?? CellRange(rows: first...first, columns: block.columns)
    let added = block.rows.isEmpty ? count - 1 : count
    guard let covered, added > 0 else { return }
    try adjust(ReferenceEdit(sheet: block.sheet, change: .extendBlock(covered, by: added)))
  }

  /// Throws an error if a column beside the block has cells directly above and directly below the inserted rows.
  ///
  /// Such cells may belong together, for example to another table. The inserted rows would separate them.
  private func checkInsertion(
    behind row: Int, beside columns: ClosedRange<Int>, _ source: SheetMarkup
  ) throws(WorkbookEditingError) {
    func others(_ number: Int) -> Set<Int> {
      Set(source.row(number).map(source.filledColumns) ?? []).subtracting(columns)
    }
    let torn = others(row).intersection(others(row + 1))
    if let column = torn.min() {
      throw WorkbookEditingError(
        .noRoom("cells stand below, and moving them would tear apart those beside"),
        cell: CellReference(clampingRow: row + 1, column: column))
    }
  }
}

/// The properties that a new row takes from the row beside the new rows.
struct ColumnTemplate {
  let row: Int
  let style: Int
  let formula: ShiftableFormula?
}

extension SheetMarkup {
  /// Returns the properties that new rows take from the cells of a row, by column.
  func columnTemplates(row number: Int, of block: RowBlock) -> [Int: ColumnTemplate] {
    guard let row = row(number) else { return [:] }
    let special = specialFormulas()
    var templates: [Int: ColumnTemplate] = [:]
    for cell in CellPlace.cells(of: row, in: bytes) where block.columns.contains(cell.column) {
      let formula = formula(of: cell, row: number, among: special).map { ShiftableFormula($0) }
      templates[cell.column] = ColumnTemplate(row: number, style: cell.style(in: bytes), formula: formula)
    }
    return templates
  }

  /// The number of the first row after row `number` that has content in the given columns.
  func firstFilledRow(below number: Int, columns: ClosedRange<Int>) -> Int? {
    rows[place(ofRow: number + 1)...].first { filledColumns(of: $0).contains(where: columns.contains) }?
      .number
  }
}
