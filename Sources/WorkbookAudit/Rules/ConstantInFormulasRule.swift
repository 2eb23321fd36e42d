internal import Spreadsheet

/// Numbers typed over a formula in a line of cells that all have it.
enum ConstantInFormulasRule: AuditRule {
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    (workbook.deviations + workbook.shortDeviations).compactMap { deviation in
      let sheet = workbook.sheets[deviation.sheet]
      guard let index = deviation.index, workbook.isTyped(sheet.cells[index]),
        workbook.isAmount(sheet.cells[index]), !OddFormulaRule.isPlaceholder(workbook, sheet.cells[index])
      else { return nil }
      let cell = sheet.cells[index]
      let neighbour = sheet.cells[deviation.neighbour]
      guard !deviation.isShort || cell.style == neighbour.style else { return nil }
      guard let formula = workbook.copied(sheet, from: neighbour, to: cell.reference) else { return nil }
      let value = workbook.value(formula, sheet, cell.reference)
      return workbook.finding(
        .constantInFormulas(
          cell.value, deviation.axis.fact, following: deviation.following, isSame: value == cell.value),
        sheet, cell.reference, suggestion: formula, decimal: value)
    }
  }
}
