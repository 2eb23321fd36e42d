internal import Spreadsheet

/// Numbers typed over a formula in a line of cells that all have it.
enum ConstantInFormulasRule: AuditRule {
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    workbook.deviations.compactMap { deviation in
      let sheet = workbook.sheets[deviation.sheet]
      guard let index = deviation.index, sheet.cells[index].content == .constant,
        workbook.isAmount(sheet.cells[index])
      else { return nil }
      let cell = sheet.cells[index]
      let neighbour = sheet.cells[deviation.neighbour]
      guard let formula = workbook.copied(sheet, from: neighbour, to: cell.reference) else { return nil }
      let value = workbook.value(formula, sheet, cell.reference)
      let isSame = value == cell.value
      let line = deviation.axis == .column ? "column" : "row"
      return workbook.finding(
        .constantInFormulas, isSame ? .note : .warning, sheet, cell.reference,
        "\(cell.reference) holds the number \(AuditedWorkbook.shown(cell.value)), while "
          + "\(AuditedWorkbook.count(deviation.following, "cell")) of its \(line) have one formula"
          + (isSame ? " that gives the same now, but " : ", so ")
          + "it will not follow when amounts change; put the formula back unless the number is meant.",
        suggestion: formula, decimal: value)
    }
  }
}
