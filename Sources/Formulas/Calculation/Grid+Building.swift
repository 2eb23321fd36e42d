internal import Spreadsheet

extension Grid {
  /// The cells of a sheet; `isPending` picks the formula cells that are to be computed.
  init(
    _ sheet: Sheet, number: Int, _ formulas: FormulaStore, _ spills: [CellAddress: Spill],
    isPending: (Cell) -> Bool
  ) {
    var arrays: [Cell] = []
    for row in sheet.rows {
      if row.isHidden { hiddenRows.insert(row.number) }
      for cell in row.cells {
        let mustCompute = cell.formula != nil && isPending(cell)
        let isDynamic = append(cell, mustCompute, formulas)
        if cell.formula?.arrayRange != nil || isDynamic { arrays.append(cell) }
      }
    }
    for cell in arrays {
      guard let formula = cell.formula else { continue }
      let address = CellAddress(sheet: number, reference: cell.reference)
      let range = formula.arrayRange ?? CellRange(cell.reference, cell.reference)
      let source = formulas.addArray(formula.text, range: range, at: address, spills[address])
      // Former results beyond the new ones are gone.
      if isPending(cell), spills[address] != nil { clear(range) }
      let filled = formulas.arrayRange(at: address) ?? range
      if isPending(cell), formulas.takeRoom(filled.count) { fill(filled, source) }
    }
  }

  /// Takes up a cell; true for the formula of a dynamic array.
  private mutating func append(_ cell: Cell, _ mustCompute: Bool, _ formulas: FormulaStore) -> Bool {
    if case .empty = cell.value, !mustCompute { return false }
    let column = addColumn(cell.reference.column)
    noteRow(cell.reference.row)
    guard let formula = cell.formula else {
      column.append(row: cell.reference.row, cell.value, .done)
      return false
    }
    if formulas.isSubtotal(formula) { subtotals.insert(cell.reference) }
    guard mustCompute else {
      column.append(row: cell.reference.row, cell.value, .done)
      return false
    }
    let source = formulas.source(formula, at: cell.reference)
    column.append(row: cell.reference.row, .empty, .pending, source)
    guard case .template(let number) = source else { return false }
    return formulas.isDynamic(number)
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

extension CellFormula {
  /// Whether the formula is one that subtotals leave out.
  var isSubtotal: Bool {
    // Most formulas have neither word, so their first four letters are looked for in one pass.
    var last: UInt32 = 0
    for byte in writtenText.utf8 {
      last = last << 8 | UInt32(byte & 0xDF)
      if last == 0x5355_4254 || last == 0x4147_4752 {
        let capitals = writtenText.uppercased()
        return capitals.contains("SUBTOTAL(") || capitals.contains("AGGREGATE(")
      }
    }
    return false
  }
}
