internal import Formulas
internal import Spreadsheet

/// Formulas unlike those on both sides of them.
enum OddFormulaRule: AuditRule {
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    workbook.deviations.compactMap { deviation in
      let sheet = workbook.sheets[deviation.sheet]
      guard let index = deviation.index, sheet.cells[index].isFormula else { return nil }
      let cell = sheet.cells[index]
      let neighbour = sheet.cells[deviation.neighbour]
      guard !isSubtotal(workbook, sheet, cell, deviation.axis),
        let formula = workbook.copied(sheet, from: neighbour, to: cell.reference)
      else { return nil }
      let value = workbook.value(formula, sheet, cell.reference)
      return workbook.finding(
        .oddFormula(
          deviation.axis.fact, following: deviation.following, value: value,
          isSame: value == cell.value.inFifteenDigits),
        sheet, cell.reference, suggestion: formula)
    }
  }

  /// Whether a formula sums up cells of the very line that it stands in: a subtotal between sections.
  static func isSubtotal(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell, _ axis: Axis
  ) -> Bool {
    guard let form = cell.form, workbook.forms[form].isSum else { return false }
    return workbook.readings(sheet, cell, \.ranges).contains { reading in
      reading.sheet == sheet.number && axis.lines(reading.range).contains(axis.line(cell.reference))
        && axis.positions(reading.range).count > 1
    }
  }
}
