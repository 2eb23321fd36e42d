internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Reports formulas that have lost a reference but give no error, because it is caught or not needed.
enum LostReferenceRule: AuditRule {
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    let lost = workbook.forms.map { form in
      form.form.expression.contains { $0 == .constant(.error(.reference)) }
    }
    guard lost.contains(true) else { return [] }
    return workbook.sheets.flatMap { sheet in
      sheet.cells.compactMap { cell -> AuditFinding? in
        guard let form = cell.form, lost[form] else { return nil }
        if case .error = cell.value { return nil }
        return workbook.finding(.lostReference, sheet, cell.reference)
      }
    }
  }
}
