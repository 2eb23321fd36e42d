internal import SpreadsheetValues

/// Finds which formulas depend on which cells, from the text of the formulas, without computing them.
///
/// Formulas that were copied down a column are analysed once for all their rows.
struct FormulaDependents {
  /// The formulas of a run that depend on the changed cells.
  ///
  /// A run is a series of neighbouring cells in a column with copies of one formula.
  struct Dependent {
    let run: FormulaRun
    let rows: [ClosedRange<Int>]
    /// The operands; nil if they are known only during a calculation.
    let operands: [FormulaRun.Operand]?
  }

  /// An entry in the index of operands.
  private struct Entry {
    let run: Int
    let operand: FormulaRun.Operand
  }

  /// A block of rows in one column of a sheet; column -1 is for operands that span many columns.
  private struct Block: Hashable {
    let sheet: Int
    let column: Int
    /// The number of the block of 1,024 rows; -1 is for operands that span many rows.
    let rows: Int
  }

  private(set) var runs: [FormulaRun] = []
  private var entries: [Block: [Entry]] = [:]
  /// The operands of each run; nil if they are known only during a calculation.
  private var operands: [[FormulaRun.Operand]?] = []

  /// The maximum number of columns or blocks in which an operand is entered; a wider operand is entered only once,
  /// under -1.
  private static let widest = 16

  /// The indices of the runs that depend on changed names or on the order of sheets.
  private var concerned: [Int] = []

  init(_ workbook: Workbook, terms: ChangedTerms = ChangedTerms()) {
    let forms = FormulaForms()
    for (number, sheet) in workbook.sheets.enumerated() { addRuns(of: sheet, number, forms) }
    let finder = FormulaOperands(workbook)
    for (index, run) in runs.enumerated() {
      let start = CellReference(clampingRow: run.rows.lowerBound, column: run.column)
      let found = finder.operands(
        of: forms.forms[run.form], at: CellAddress(sheet: run.sheet, reference: start))
      operands.append(found)
      if !terms.isEmpty, found == nil || finder.isConcerned(forms.forms[run.form].expression, by: terms) {
        concerned.append(index)
      }
      for operand in found ?? [] { enter(Entry(run: index, operand: operand), run) }
    }
  }

  /// The rows of each run whose formulas depend on the changed cells, directly or through other formulas.
  func dependents(of changed: [SheetArea]) -> [Dependent] {
    var marked: [Int: RowIntervals] = [:]
    var queue = changed
    func mark(_ rows: ClosedRange<Int>, of index: Int) {
      let run = runs[index]
      for new in marked[index, default: RowIntervals()].insert(rows) {
        let own = CellRange(
          CellReference(clampingRow: new.lowerBound, column: run.column),
          CellReference(clampingRow: new.upperBound, column: run.column))
        queue.append(SheetArea(sheet: run.sheet, range: run.filled ?? own))
      }
    }
    if !changed.isEmpty {
      for (index, run) in runs.enumerated() where operands[index] == nil { mark(run.rows, of: index) }
    }
    for index in concerned { mark(runs[index].rows, of: index) }
    // A formula that was changed must be computed too.
    let own = ChangedCells(changed)
    for (index, run) in runs.enumerated() {
      for rows in own.rows(of: run) { mark(rows, of: index) }
    }
    while let area = queue.popLast() {
      for entry in entries(over: area) {
        if let rows = runs[entry.run].readers(of: area.range, through: entry.operand) {
          mark(rows, of: entry.run)
        }
      }
    }
    return marked.sorted { $0.key < $1.key }.map {
      Dependent(run: runs[$0.key], rows: $0.value.intervals, operands: operands[$0.key])
    }
  }

  private mutating func addRuns(of sheet: Sheet, _ number: Int, _ forms: FormulaForms) {
    /// For each column, the run that ends in the row above.
    var open: [Int: Int] = [:]
    for row in sheet.rows {
      for cell in row.cells {
        guard let formula = cell.formula,
          let form = try? forms.number(of: formula, at: cell.reference)
        else { continue }
        let column = cell.reference.column
        if let index = open[column], runs[index].form == form, runs[index].rows.upperBound == row.number - 1,
          runs[index].filled == nil, formula.arrayRange == nil
        {
          runs[index].rows = runs[index].rows.lowerBound...row.number
        } else {
          open[column] = runs.count
          runs.append(
            FormulaRun(
              sheet: number, column: column, rows: row.number...row.number, form: form,
              filled: formula.arrayRange))
        }
      }
    }
  }

  private mutating func enter(_ entry: Entry, _ run: FormulaRun) {
    let span = run.span(of: entry.operand)
    let columns = span.columns.count <= Self.widest ? Array(span.columns) : [-1]
    let blocks = span.first.row >> 10...span.last.row >> 10
    for column in columns {
      for rows in blocks.count <= Self.widest ? Array(blocks) : [-1] {
        entries[Block(sheet: entry.operand.sheet, column: column, rows: rows), default: []].append(entry)
      }
    }
  }

  /// The operands that may cover a cell of an area.
  private func entries(over area: SheetArea) -> [Entry] {
    let (columns, blocks) = (area.range.columns, area.range.first.row >> 10...area.range.last.row >> 10)
    guard columns.count * blocks.count <= entries.count else {
      return entries.filter { block, _ in
        block.sheet == area.sheet && (block.column < 0 || columns.contains(block.column))
          && (block.rows < 0 || blocks.contains(block.rows))
      }.flatMap(\.value)
    }
    var found: [Entry] = []
    for column in [-1] + Array(columns) {
      for rows in [-1] + Array(blocks) {
        found += entries[Block(sheet: area.sheet, column: column, rows: rows)] ?? []
      }
    }
    return found
  }
}

/// The changed cells by column; areas of many columns are stored separately.
private struct ChangedCells {
  private struct Column: Hashable {
    let sheet: Int
    let number: Int
  }

  private var columns: [Column: RowIntervals] = [:]
  private var wide: [SheetArea] = []

  init(_ areas: [SheetArea]) {
    for area in areas {
      guard area.range.columns.count <= 64 else {
        wide.append(area)
        continue
      }
      for number in area.range.columns {
        _ = columns[Column(sheet: area.sheet, number: number), default: RowIntervals()].insert(
          area.range.rows)
      }
    }
  }

  /// The rows of a run that are among the changed cells.
  func rows(of run: FormulaRun) -> [ClosedRange<Int>] {
    var found = columns[Column(sheet: run.sheet, number: run.column)]?.intervals(in: run.rows) ?? []
    for area in wide where area.sheet == run.sheet && area.range.columns.contains(run.column) {
      if area.range.rows.overlaps(run.rows) { found.append(area.range.rows.clamped(to: run.rows)) }
    }
    return found
  }
}
