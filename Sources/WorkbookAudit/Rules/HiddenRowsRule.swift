internal import Formulas
internal import Spreadsheet

/// Sums over rows of their own sheet of which some are not shown, so that what is seen does not add up.
enum HiddenRowsRule: AuditRule {
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    workbook.sheets.filter { !$0.hiddenRows.isEmpty }.flatMap { sheet in
      let hidden = CellMarks(
        sheet.cells.filter { sheet.hiddenRows.contains($0.reference.row) && workbook.isAmount($0) }
          .map(\.reference))
      return sheet.cells.compactMap { finding(workbook, sheet, $0, hidden) }
    }
  }

  private static func finding(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell, _ hidden: CellMarks
  ) -> AuditFinding? {
    guard let form = cell.form, !sheet.hiddenRows.contains(cell.reference.row),
      // Along a row of totals the first stands for all.
      sheet.cell(CellReference(row: cell.reference.row, column: cell.reference.column - 1))?.form != form
    else { return nil }
    for reading in workbook.readings(sheet, cell) where reading.sheet == sheet.number {
      guard case .total("SUM") = reading.use.role else { continue }
      let count = hidden.count(in: reading.range)
      // A range that is hidden as a whole holds workings, not entries.
      guard count > 0, hasVisible(sheet, reading.range, workbook) else { continue }
      let first = hidden.first(in: reading.range)
      let text = workbook.formula(sheet, cell)
      return workbook.finding(
        .hiddenRows, .note, sheet, cell.reference,
        "\(cell.reference) adds up \(AuditedWorkbook.count(count, "amount")) in hidden rows"
          + "\(first.map { ", the first in \($0)" } ?? ""), so the rows that are shown do not add up to it; "
          + "show them, or leave hidden rows out with SUBTOTAL(109,…).",
        suggestion: text.flatMap(visibleOnly))
    }
    return nil
  }

  private static func hasVisible(
    _ sheet: AuditedSheet, _ range: CellRange, _ workbook: AuditedWorkbook
  ) -> Bool {
    sheet.indices(in: range).contains {
      let cell = sheet.cells[Int($0)]
      return !sheet.hiddenRows.contains(cell.reference.row) && workbook.isAmount(cell)
    }
  }

  /// The same sum without hidden rows, where the formula is one sum.
  private static func visibleOnly(_ formula: String) -> String? {
    guard formula.uppercased().hasPrefix("SUM("), formula.hasSuffix(")"),
      !formula.dropFirst(4).dropLast().contains(where: { "()".contains($0) })
    else { return nil }
    return "SUBTOTAL(109,\(formula.dropFirst(4))"
  }
}
