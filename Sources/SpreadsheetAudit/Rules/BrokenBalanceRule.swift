internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Reports running balances in which a cell does not continue from the cell before it.
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

  /// Whether each cell of the series adds something to the cell directly before it.
  ///
  /// A series that only multiplies, such as yearly growth, is a projection and not a balance.
  private static func isRunning(_ workbook: AuditedWorkbook, _ deviation: Deviation) -> Bool {
    let form = workbook.forms[deviation.form]
    guard form.goesOn(along: deviation.axis, at: deviation.reference), let before = before(deviation) else {
      return false
    }
    return form.form.expression.contains { part in
      let parts: [FormulaExpression]
      if case .operation(_, let terms) = part {
        guard terms.allSatisfy({ $0.operator == .plus || $0.operator == .minus }) else { return false }
        parts = part.operands
      } else if let sum = part.aggregate, sum.isSum {
        parts = Array(sum.operands)
      } else {
        return false
      }
      return parts.contains { operand in
        guard case .area(let area) = operand, area.sheet == nil else { return false }
        return form.form.range(of: area, in: deviation.reference).contains(before)
      }
    }
  }

  /// The cell directly before the deviation in its line.
  private static func before(_ deviation: Deviation) -> CellReference? {
    let axis = deviation.axis
    return axis.cell(line: axis.line(deviation.reference), axis.position(deviation.reference) - 1)
  }

  /// Whether the cell breaks the balance.
  ///
  /// The cell breaks it with a number, with a formula that does not read the previous cell, or if it is empty next to
  /// an amount.
  private static func breaks(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ deviation: Deviation
  ) -> Bool {
    guard let index = deviation.index else { return isEntry(workbook, sheet, deviation) }
    let cell = sheet.cells[index]
    guard let form = cell.form else { return cell.content == .constant && workbook.isAmount(cell) }
    return !workbook.forms[form].goesOn(along: deviation.axis, at: deviation.reference)
      && !OddFormulaRule.isSubtotal(workbook, sheet, cell, deviation.axis)
  }

  /// Whether there is an amount beside the empty cell that the formula of the series would read.
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
