internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Reports formulas that contain `#REF!` but give no error, because they catch the error or do not need the
/// reference.
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
