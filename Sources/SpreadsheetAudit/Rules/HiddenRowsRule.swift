internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Reports sums over both visible and hidden rows, because the visible amounts do not add up to the sum.
enum HiddenRowsRule: AuditRule {
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    workbook.sheets.filter { !$0.hiddenRows.isEmpty }.flatMap { sheet in
      let amounts = sheet.cells.filter(workbook.isAmount).map(\.reference)
      let hidden = CellMarks(amounts.filter { sheet.hiddenRows.contains($0.row) })
      let visible = CellMarks(amounts.filter { !sheet.hiddenRows.contains($0.row) })
      return sheet.cells.compactMap { finding(workbook, sheet, $0, hidden, visible) }
    }
  }

  private static func finding(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell, _ hidden: CellMarks,
    _ visible: CellMarks
  ) -> AuditFinding? {
    guard let form = cell.form, !sheet.hiddenRows.contains(cell.reference.row),
      // In a row of totals, only the first one is reported.
      sheet.cell(CellReference(row: cell.reference.row, column: cell.reference.column - 1))?.form != form
    else { return nil }
    for reading in workbook.readings(sheet, cell, \.figures) where reading.sheet == sheet.number {
      guard case .total("SUM") = reading.use.role else { continue }
      let count = hidden.count(in: reading.range)
      // A range that is hidden as a whole contains intermediate calculations, not entries.
      guard count > 0, visible.touch(reading.range) else { continue }
      return workbook.finding(
        .hiddenRows(count, first: hidden.first(in: reading.range)), sheet, cell.reference,
        suggestion: visibleOnly(workbook, sheet, cell, form))
    }
    return nil
  }

  /// The same sum without hidden rows, if the formula is a single sum.
  private static func visibleOnly(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell, _ form: Int
  ) -> String? {
    guard let sum = workbook.forms[form].form.expression.aggregate, sum.function == "SUM",
      sum.operands.allSatisfy(\.operands.isEmpty), let text = workbook.formula(sheet, cell)
    else { return nil }
    return FormulaText(text).replacing { [0: "SUBTOTAL", 1: "(109,"][$0] }
  }
}
