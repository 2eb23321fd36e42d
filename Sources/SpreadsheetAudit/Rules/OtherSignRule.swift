internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Reports formulas that add where their neighbours subtract, and are otherwise the same.
///
/// The formulas are compared, not their values, so that a template without entries is checked too.
enum OtherSignRule: AuditRule {
  /// The minimum number of other formulas if the cell is at the end of a column, where rows may be of another
  /// kind.
  private static let minimumAtEnd = 4

  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    let formulas = SignedForms(workbook)
    return workbook.sheets.flatMap { sheet in
      Axis.allCases.flatMap { axis in
        sheet.lines(axis).flatMap { line -> [AuditFinding] in
          series(sheet, axis, line, formulas).compactMap { finding(workbook, sheet, axis, $0, formulas) }
        }
      }
    }
  }

  /// Adjacent or nearly adjacent cells of a line whose formulas differ only in their signs.
  private static func series(
    _ sheet: AuditedSheet, _ axis: Axis, _ line: Int, _ formulas: SignedForms
  ) -> [[AuditedCell]] {
    var result: [[AuditedCell]] = []
    for index in sheet.line(axis, line) {
      let cell = sheet.cells[Int(index)]
      guard let form = cell.form, let body = formulas.bodies[form] else { continue }
      if let last = result.last?.last, let other = last.form, formulas.bodies[other] == body,
        axis.position(cell.reference) - axis.position(last.reference) <= Evidence.maximumGap + 1
      {
        result[result.count - 1].append(cell)
      } else {
        result.append([cell])
      }
    }
    return result.filter { $0.count >= Evidence.minimumRun }
  }

  /// The finding for the only cell of a series whose signs differ from the signs of all other cells.
  private static func finding(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ axis: Axis, _ series: [AuditedCell],
    _ formulas: SignedForms
  ) -> AuditFinding? {
    func signs(_ cell: AuditedCell) -> Int? { cell.form.flatMap { formulas.signs[$0] } }
    let counts = Dictionary(series.map { (signs($0), 1) }, uniquingKeysWith: +)
    guard counts.count == 2, let place = series.firstIndex(where: { counts[signs($0)] == 1 }),
      let usual = series.first(where: { counts[signs($0)] != 1 }), let form = usual.form
    else { return nil }
    let cell = series[place]
    let isBalance = workbook.forms[form].goesOn(along: axis, at: usual.reference)
    let isInside = place > 0 && place < series.count - 1
    guard isInside || isBalance || axis == .row || isOfOneKind(workbook, sheet, cell, usual, series.count),
      !isCrossing(sheet, axis, cell),
      let formula = workbook.copied(sheet, from: usual, to: cell.reference)
    else { return nil }
    let value = workbook.value(formula, sheet, cell.reference)
    return workbook.finding(
      .otherSign(axis.fact, following: series.count - 1, value: value, isBalance: isBalance), sheet,
      cell.reference, suggestion: formula, decimal: value)
  }

  /// Whether the row at the end of a column is of the same kind as the others.
  ///
  /// The formula in this row must read formulas where the other formulas read formulas, and amounts that were typed in
  /// by hand where they read such amounts.
  private static func isOfOneKind(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell, _ usual: AuditedCell,
    _ count: Int
  ) -> Bool {
    guard count > minimumAtEnd, workbook.format(cell) == workbook.format(usual) else { return false }
    let own = AuditedCell(
      reference: cell.reference, content: usual.content, style: cell.style, value: cell.value)
    return zip(workbook.readings(sheet, own), workbook.readings(sheet, usual)).allSatisfy { reading, other in
      let target = workbook.sheets[reading.sheet]
      return target.cell(reading.range.first)?.isFormula == target.cell(other.range.first)?.isFormula
    }
  }

  /// Whether a neighbour beside the series has the same formula, so that the whole row or column across the series is
  /// of another kind.
  private static func isCrossing(_ sheet: AuditedSheet, _ axis: Axis, _ cell: AuditedCell) -> Bool {
    let across = axis.other
    let (line, position) = (across.line(cell.reference), across.position(cell.reference))
    return [position - 1, position + 1].contains {
      sheet.cell(across.cell(line: line, $0))?.form == cell.form
    }
  }
}

/// The bodies (formulas without their plus and minus signs) and the signs of a workbook's formulas, by form number.
private struct SignedForms {
  /// Numbers that are equal for forms that differ only in their signs; nil for a form without a body.
  private(set) var bodies: [Int?]
  /// Numbers that are equal for equal signs.
  private(set) var signs: [Int?]

  /// Reads one cell of each form.
  init(_ workbook: AuditedWorkbook) {
    bodies = Array(repeating: nil, count: workbook.forms.count)
    signs = bodies
    var isRead = Array(repeating: false, count: workbook.forms.count)
    var numbers: [[String]: Int] = [:]
    func number(_ texts: [String]) -> Int {
      let number = numbers[texts] ?? numbers.count
      numbers[texts] = number
      return number
    }
    for sheet in workbook.sheets {
      for cell in sheet.cells {
        guard let form = cell.form, !isRead[form] else { continue }
        isRead[form] = true
        guard workbook.forms[form].addsOrSubtracts, let text = workbook.formula(sheet, cell),
          let signed = SignedFormula(text, at: cell.reference)
        else { continue }
        (bodies[form], signs[form]) = (number(signed.body), number(signed.signs))
      }
    }
  }
}

extension AuditedForm {
  /// Whether a cell's formula has a relative reference to the cell directly before it in its line.
  func goesOn(along axis: Axis, at cell: CellReference) -> Bool {
    let (line, position) = (axis.line(cell), axis.position(cell))
    guard let before = axis.cell(line: line, position - 1) else { return false }
    return uses.contains { use in
      guard case .area(let area) = use.target, area.sheet == nil, use.isRun || use.isCell else {
        return false
      }
      let isFixed = axis == .column ? area.first.isRowAbsolute : area.first.isColumnAbsolute
      let range = form.range(of: area, in: cell)
      return !isFixed && (use.isRun ? range.contains(before) : range.first == before)
    }
  }
}
