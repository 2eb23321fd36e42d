internal import SpreadsheetValues

extension Calculation {
  /// Sets a cell to a constant; its dependents are computed again on demand.
  func set(_ value: CellValue, at address: CellAddress) throws(CellChangeError) {
    let range = slot(address).flatMap { array(of: $0) }?.range
    if let range, range.count > 1 { throw .partOfArray(range) }
    // Any change may resize dynamic arrays, and thereby change the cells that they fill.
    if reads == nil || formulas.arrays.contains(where: \.isDynamic) { startLog() }
    var cell = workbook.sheets[address.sheet][address.reference] ?? Cell(address.reference, value)
    (cell.value, cell.formula, cell.rawText) = (value, nil, nil)
    change(cell, in: address.sheet)
    nameValues = NameValues()
    startRecalculation()
    invalidate(address)
  }

  /// The array formula that fills a cell.
  private func array(of slot: CellSlot) -> FormulaStore.ArrayFormula? {
    guard case .arrayFormula(let number) = slot.source else { return nil }
    return formulas.arrays[Int(number)]
  }

  /// Marks all dependents of a cell as uncomputed, and drops the cached sums and indexes of all affected columns.
  private func invalidate(_ address: CellAddress) {
    var changed: Set<RangeCaches.ColumnKey> = []
    var open: Set<CellLocation> = [location(address)]
    let hasFindings = !problems.isEmpty || !unsupported.isEmpty
    var queue = [address]
    while let next = queue.popLast() {
      changed.insert(RangeCaches.ColumnKey(sheet: next.sheet, column: next.reference.column))
      for reader in reads?.takeReaders(of: next) ?? [] {
        guard let slot = slot(reader), slot.state == .done, slot.source != .none else { continue }
        if hasFindings { open.insert(location(reader)) }
        for cell in reopened(slot, reader) { queue.append(cell) }
      }
    }
    caches.forget(changed)
    guard hasFindings else { return }
    problems.removeAll { open.contains($0.location) }
    for name in unsupported.keys { unsupported[name]?.removeAll { open.contains($0) } }
    unsupported = unsupported.filter { !$0.value.isEmpty }
  }

  /// Marks a formula cell, or all cells of an array formula, as uncomputed, and returns the marked cells.
  private func reopened(_ slot: CellSlot, _ address: CellAddress) -> [CellAddress] {
    guard let formula = array(of: slot) else {
      slot.column.setState(.pending, at: slot.index)
      return [address]
    }
    var cells: [CellAddress] = []
    for number in formula.range.columns {
      guard let column = grids[formula.origin.sheet][column: number] else { continue }
      for index in column.indices(rows: formula.range.rows) {
        column.setState(.pending, at: index)
        let reference = CellReference(clampingRow: Int(column.rows[index]), column: number)
        cells.append(CellAddress(sheet: formula.origin.sheet, reference: reference))
      }
    }
    return cells
  }
}

extension RangeCaches {
  /// Drops the cached sums, indexes and matches of rectangles with cells in these columns.
  func forget(_ columns: Set<ColumnKey>) {
    func isStale(_ area: SheetArea) -> Bool {
      columns.contains { $0.sheet == area.sheet && area.range.columns.contains($0.column) }
    }
    for column in columns {
      summaries[column] = nil
      doubleSums[column] = nil
      columnIndexes[column] = nil
    }
    indexes = indexes.filter { !isStale($0.key) }
    sorted = sorted.filter { !isStale($0.key) }
    matches = matches.filter { !isStale($0.key.area) }
    conditions = conditions.filter { entry in
      !entry.key.parts.contains { columns.contains(ColumnKey(sheet: $0.sheet, column: $0.column)) }
    }
  }
}
