internal import Spreadsheet

extension Grid {
  /// The cells of a sheet; `isPending` picks the formula cells that are to be computed.
  init(_ sheet: Sheet, isPending: (Cell) -> Bool) {
    var spills: [CellRange] = []
    for row in sheet.rows {
      if row.isHidden { hiddenRows.insert(row.number) }
      for cell in row.cells {
        let mustCompute = cell.formula != nil && isPending(cell)
        if let range = cell.formula?.arrayRange, range.count > 1, mustCompute { spills.append(range) }
        append(cell, mustCompute ? .pending : .done)
      }
    }
    for range in spills { addSpill(range) }
    columnNumbers = columns.keys.sorted()
    lastRow = columns.values.reduce(1) { max($0, Int($1.rows.last ?? 1)) }
    lastColumn = columnNumbers.last ?? 1
  }

  private mutating func append(_ cell: Cell, _ state: CellState) {
    if case .empty = cell.value, state == .done { return }
    if let text = cell.formula?.text.uppercased(), text.contains("SUBTOTAL(") || text.contains("AGGREGATE(") {
      subtotals.insert(cell.reference)
    }
    columns[cell.reference.column, default: Column()].append(
      row: cell.reference.row, state == .done ? cell.value : .empty, state)
  }

  /// Marks the cells that an array formula fills.
  private mutating func addSpill(_ range: CellRange) {
    guard range.count <= ValueArray.maximumCount else { return }
    for column in range.columns { columns[column, default: Column()].markPending(rows: range.rows) }
  }
}

extension Grid.Column {
  fileprivate mutating func append(row: Int, _ value: CellValue, _ state: CellState) {
    rows.append(Int32(row))
    values.append(value)
    states.append(state)
    if state == .pending { pendingCount += 1 }
  }

  /// Makes every cell of these rows pending, adding those that are missing, in one pass.
  fileprivate mutating func markPending(rows range: ClosedRange<Int>) {
    let old = self
    let inside = old.indices(rows: range)
    self = Grid.Column()
    for index in 0..<inside.lowerBound { append(from: old, index) }
    for row in range { append(row: row, .empty, .pending) }
    for index in inside.upperBound..<old.rows.count { append(from: old, index) }
  }

  private mutating func append(from other: Grid.Column, _ index: Int) {
    append(row: Int(other.rows[index]), other.values[index], other.states[index])
  }
}
