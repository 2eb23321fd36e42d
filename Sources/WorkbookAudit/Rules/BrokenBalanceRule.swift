internal import Formulas
internal import Spreadsheet

/// Running balances, where each cell goes on from the one before, that do not go on.
enum BrokenBalanceRule: AuditRule {
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    workbook.deviations.compactMap { deviation in
      let sheet = workbook.sheets[deviation.sheet]
      let neighbour = sheet.cells[deviation.neighbour]
      guard isRunning(workbook, deviation), breaks(workbook, sheet, deviation),
        let formula = workbook.copied(sheet, from: neighbour, to: deviation.reference)
      else { return nil }
      return workbook.finding(
        .brokenBalance(
          before: neighbour.reference, following: deviation.following, gap(sheet, deviation)),
        sheet, deviation.reference, suggestion: formula,
        decimal: workbook.value(formula, sheet, deviation.reference))
    }
  }

  private static func gap(_ sheet: AuditedSheet, _ deviation: Deviation) -> AuditFact.Gap {
    switch deviation.index.map({ sheet.cells[$0].content }) {
    case nil: .nothing
    case .constant: .number
    case .formula, .spilled: .otherFormula
    }
  }

  /// Whether the series reads, in each cell, the cell right before it.
  private static func isRunning(_ workbook: AuditedWorkbook, _ deviation: Deviation) -> Bool {
    reads(workbook, workbook.forms[deviation.form], deviation)
  }

  private static func reads(
    _ workbook: AuditedWorkbook, _ form: AuditedForm, _ deviation: Deviation
  ) -> Bool {
    let (line, position) = (
      deviation.axis.line(deviation.reference), deviation.axis.position(deviation.reference)
    )
    guard let before = deviation.axis.cell(line: line, position - 1) else { return false }
    return form.uses.contains { use in
      guard case .area(let area) = use.target, area.sheet == nil, use.isRun || use.isCell else {
        return false
      }
      let isFixed = deviation.axis == .column ? area.first.isRowAbsolute : area.first.isColumnAbsolute
      let range = form.form.range(of: area, in: deviation.reference)
      return !isFixed && (use.isRun ? range.contains(before) : range.first == before)
    }
  }

  /// Whether what stands out does not go on: another reference, a number, or nothing beside an amount.
  private static func breaks(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ deviation: Deviation
  ) -> Bool {
    guard let index = deviation.index else { return isEntry(workbook, sheet, deviation) }
    let cell = sheet.cells[index]
    guard let form = cell.form else { return cell.content == .constant && workbook.isAmount(cell) }
    return !reads(workbook, workbook.forms[form], deviation)
      && !OddFormulaRule.isSubtotal(workbook, sheet, cell, deviation.axis)
  }

  /// Whether the line across has an amount that the balance should take up.
  private static func isEntry(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ deviation: Deviation
  ) -> Bool {
    let form = workbook.forms[deviation.form]
    return form.uses.contains { use in
      guard case .area(let area) = use.target, area.sheet == nil, use.isRun || use.isCell else {
        return false
      }
      let range = form.form.range(of: area, in: deviation.reference)
      let position = deviation.axis.position(deviation.reference)
      guard deviation.axis.positions(range).contains(position) else { return false }
      return deviation.axis.lines(range).contains { line in
        sheet.cell(deviation.axis.cell(line: line, position)).map(workbook.isAmount) ?? false
      }
    }
  }
}
