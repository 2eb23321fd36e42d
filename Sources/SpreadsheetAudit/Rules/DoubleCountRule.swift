internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Reports sums over a range that contains both cells and a subtotal of the same cells.
enum DoubleCountRule: AuditRule {
  /// The maximum number of subtotals inspected in one range; the first double count is enough.
  private static let subtotalsPerRange = 64

  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    let subtotals = workbook.sheets.map { sheet in
      CellMarks(sheet.cells.filter { isSubtotal(workbook, sheet, $0) }.map(\.reference))
    }
    guard subtotals.contains(where: { !$0.isEmpty }) else { return [] }
    let amounts = workbook.sheets.map { sheet in
      CellMarks(sheet.cells.filter(workbook.isAmount).map(\.reference))
    }
    return workbook.sheets.flatMap { sheet in
      sheet.cells.compactMap { finding(workbook, sheet, $0, subtotals, amounts) }
    }
  }

  /// Whether a cell adds up other cells in its own column or row.
  private static func isSubtotal(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell
  ) -> Bool {
    guard let form = cell.form, workbook.forms[form].isSum, cell.value.number != nil else { return false }
    return workbook.readings(sheet, cell).contains { reading in
      reading.sheet == sheet.number && !reading.range.contains(cell.reference)
        && (reading.range.columns.contains(cell.reference.column)
          || reading.range.rows.contains(cell.reference.row))
    }
  }

  private static func finding(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell, _ subtotals: [CellMarks],
    _ amounts: [CellMarks]
  ) -> AuditFinding? {
    guard let form = cell.form, !workbook.forms[form].isHalved else { return nil }
    for outer in workbook.readings(sheet, cell, \.figures) where outer.range.count > 1 && isSum(outer) {
      let target = workbook.sheets[outer.sheet]
      for inner in subtotals[outer.sheet].prefix(subtotalsPerRange, in: outer.range) {
        guard let subtotal = target.cell(inner), !isLeftOut(workbook, subtotal, outer),
          let counted = overlap(workbook, target, subtotal, outer, amounts[outer.sheet]),
          !isSubtracted(workbook.readings(sheet, cell), outer, inner)
        else { continue }
        return workbook.finding(
          .doubleCount(outer.range, counted: counted, sum: inner), sheet, cell.reference)
      }
    }
    return nil
  }

  private static func isSum(_ reading: AuditedWorkbook.Reading) -> Bool {
    guard case .total(let function) = reading.use.role else { return false }
    return ["SUM", "SUBTOTAL", "AGGREGATE"].contains(function)
  }

  /// Whether the formula also refers to the subtotal outside the range, for example to subtract it again.
  private static func isSubtracted(
    _ readings: some Sequence<AuditedWorkbook.Reading>, _ outer: AuditedWorkbook.Reading,
    _ inner: CellReference
  ) -> Bool {
    readings.contains {
      $0.sheet == outer.sheet && ($0.use.isRun || $0.range != outer.range) && $0.range.contains(inner)
    }
  }

  /// Whether the outer sum ignores the subtotal.
  private static func isLeftOut(
    _ workbook: AuditedWorkbook, _ subtotal: AuditedCell, _ outer: AuditedWorkbook.Reading
  ) -> Bool {
    guard outer.use.role != .total("SUM"), let form = subtotal.form else { return false }
    return !workbook.forms[form].functions.isDisjoint(with: ["SUBTOTAL", "AGGREGATE"])
  }

  /// The cells that both the subtotal and the outer sum add up.
  private static func overlap(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ subtotal: AuditedCell,
    _ outer: AuditedWorkbook.Reading, _ amounts: CellMarks
  ) -> CellRange? {
    let readings = workbook.readings(sheet, subtotal).filter { $0.sheet == outer.sheet }
    let inside = readings.compactMap { reading in
      // If the subtotal adds up single cells, only the cells inside the outer range matter.
      let range = reading.use.isRun ? reading.range.intersection(outer.range) : reading.range
      return range.flatMap { outer.range.contains($0.first) && outer.range.contains($0.last) ? $0 : nil }
    }
    // A single cell plus something else is a carried-forward balance, not a subtotal.
    guard let first = inside.first, let last = inside.last, inside.reduce(0, { $0 + $1.count }) > 1,
      inside.contains(where: amounts.touch)
    else {
      return nil
    }
    return CellRange(first.first, last.last)
  }
}
