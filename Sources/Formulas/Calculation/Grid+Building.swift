internal import Spreadsheet

extension Grid {
  /// The cells of a sheet; `isPending` picks the formula cells that are to be computed.
  init(_ sheet: Sheet, number: Int, _ formulas: FormulaStore, isPending: (Cell) -> Bool) {
    var arrays: [Cell] = []
    for row in sheet.rows {
      if row.isHidden { hiddenRows.insert(row.number) }
      for cell in row.cells {
        let mustCompute = cell.formula != nil && isPending(cell)
        if cell.formula?.arrayRange != nil { arrays.append(cell) }
        append(cell, mustCompute, formulas)
      }
    }
    for cell in arrays {
      guard let formula = cell.formula, let range = formula.arrayRange else { continue }
      let address = CellAddress(sheet: number, reference: cell.reference)
      let source = formulas.addArray(formula.text, range: range, at: address)
      if isPending(cell) { fill(range, source) }
    }
  }

  private mutating func append(_ cell: Cell, _ mustCompute: Bool, _ formulas: FormulaStore) {
    if case .empty = cell.value, !mustCompute { return }
    let column = addColumn(cell.reference.column)
    noteRow(cell.reference.row)
    guard let formula = cell.formula else {
      return column.append(row: cell.reference.row, cell.value, .done)
    }
    if formula.isSubtotal { subtotals.insert(cell.reference) }
    guard mustCompute else { return column.append(row: cell.reference.row, cell.value, .done) }
    let source = formulas.source(formula.text, at: cell.reference)
    column.append(row: cell.reference.row, .empty, .pending, source)
  }

  /// Marks the cells that an array formula fills.
  private mutating func fill(_ range: CellRange, _ source: FormulaSource) {
    guard range.count <= ValueArray.maximumCount else { return }
    for column in range.columns { addColumn(column).markPending(rows: range.rows, source) }
    noteRow(range.last.row)
  }
}

extension CellFormula {
  /// Whether the formula is one that subtotals leave out.
  fileprivate var isSubtotal: Bool {
    // Most formulas have neither word, so a look at the first letters must do.
    var previous: UInt8 = 0
    for byte in text.utf8 {
      let folded = byte & 0xDF
      if previous == UInt8(ascii: "S") && folded == UInt8(ascii: "U")
        || previous == UInt8(ascii: "A") && folded == UInt8(ascii: "G")
      {
        let capitals = text.uppercased()
        return capitals.contains("SUBTOTAL(") || capitals.contains("AGGREGATE(")
      }
      previous = folded
    }
    return false
  }
}
