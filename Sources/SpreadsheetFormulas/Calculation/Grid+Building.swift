internal import SpreadsheetValues

extension Grid {
  /// Creates the grid of a sheet; `isPending` selects the formula cells to be computed.
  init(
    _ sheet: Sheet, number: Int, _ formulas: FormulaStore, _ spills: [CellAddress: Spill],
    _ arithmetic: Arithmetic, isPending: (Cell) -> Bool
  ) {
    var arrays: [Cell] = []
    for row in sheet.rows {
      if row.isHidden { hiddenRows.insert(row.number) }
      for cell in row.cells {
        let mustCompute = cell.formula != nil && isPending(cell)
        let isDynamic = append(cell, mustCompute, formulas, arithmetic)
        if cell.formula?.arrayRange != nil || isDynamic { arrays.append(cell) }
      }
    }
    for cell in arrays {
      guard let formula = cell.formula else { continue }
      let address = CellAddress(sheet: number, reference: cell.reference)
      let range = formula.arrayRange ?? CellRange(cell.reference, cell.reference)
      let source = formulas.addArray(formula, range: range, at: address, spills[address])
      // Old results outside the new range are removed.
      if isPending(cell), spills[address] != nil { clear(range) }
      let filled = formulas.arrayRange(at: address) ?? range
      if isPending(cell), formulas.takeRoom(filled.count) { fill(filled, source) }
    }
  }

  /// Adds a cell; returns true for the formula of a dynamic array.
  private mutating func append(
    _ cell: Cell, _ mustCompute: Bool, _ formulas: FormulaStore, _ arithmetic: Arithmetic
  ) -> Bool {
    if case .empty = cell.value, !mustCompute { return false }
    let column = addColumn(cell.reference.column)
    noteRow(cell.reference.row)
    guard let formula = cell.formula else {
      column.append(row: cell.reference.row, arithmetic.value(of: cell), .done)
      return false
    }
    guard mustCompute else {
      column.append(row: cell.reference.row, arithmetic.value(of: cell), .done)
      unread.append((cell.reference, formula))
      return false
    }
    let template = note(formula, at: cell.reference, formulas)
    column.append(row: cell.reference.row, .empty, .pending, .template(template))
    return formulas.isDynamic(formula, template)
  }

  @discardableResult private mutating func note(
    _ formula: CellFormula, at cell: CellReference, _ formulas: FormulaStore
  ) -> Int32 {
    let template = formulas.template(formula, at: cell)
    if formulas.templates[Int(template)].isSubtotal { subtotals.insert(cell) }
    return template
  }

  /// Finds the subtotals among the formulas that keep their cached values.
  ///
  /// These formulas are not parsed for any other purpose.
  mutating func findSubtotals(_ formulas: FormulaStore) {
    for (cell, formula) in unread { note(formula, at: cell, formulas) }
    unread = []
  }

  private func clear(_ range: CellRange) {
    for column in columns(in: range.columns) {
      for index in column.indices(rows: range.rows) where column.sources[index] == .none {
        column.values[index] = .empty
      }
    }
  }

  /// Marks the cells that an array formula fills.
  private mutating func fill(_ range: CellRange, _ source: FormulaSource) {
    for column in range.columns { addColumn(column).markPending(rows: range.rows, source) }
    noteRow(range.last.row)
  }
}
