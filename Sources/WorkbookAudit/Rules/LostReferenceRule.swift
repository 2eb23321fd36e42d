internal import Formulas
internal import Spreadsheet

/// Formulas that have lost a reference and give no error all the same, because it is caught or not needed.
enum LostReferenceRule: AuditRule {
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    let lost = workbook.forms.map { form in
      form.form.expression.contains { $0 == .constant(.error(.reference)) }
    }
    guard lost.contains(true) else { return [] }
    return workbook.sheets.flatMap { sheet in
      sheet.cells.compactMap { cell -> AuditFinding? in
        guard let form = cell.form, lost[form] else { return nil }
        if case .error = cell.value, !readsItself(workbook, sheet, cell) { return nil }
        return workbook.finding(.lostReference, sheet, cell.reference)
      }
    }
  }

  /// Whether a range holds the cell itself, as that of `ROWS(C$9:C17)` in `C17` does.
  private static func readsItself(_ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell)
    -> Bool
  {
    workbook.readings(sheet, cell).contains { $0.sheet == sheet.number && $0.range.contains(cell.reference) }
  }
}
