internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Reports formulas that differ from the formulas on both sides of them.
enum OddFormulaRule: AuditRule {
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    workbook.deviations.compactMap { deviation in
      let sheet = workbook.sheets[deviation.sheet]
      guard let index = deviation.index, sheet.cells[index].isFormula else { return nil }
      let cell = sheet.cells[index]
      let neighbour = sheet.cells[deviation.neighbour]
      guard !isSubtotal(workbook, sheet, cell, deviation.axis), !isNoFigure(workbook, cell),
        !isPlaceholder(workbook, cell), !addsTheSame(workbook, sheet, cell, deviation),
        let formula = workbook.copied(sheet, from: neighbour, to: cell.reference)
      else { return nil }
      if let own = workbook.formula(sheet, cell), isSame(own, formula) { return nil }
      let value = workbook.value(formula, sheet, cell.reference)
      if isOtherWay(workbook, cell, deviation, value) { return nil }
      return workbook.finding(
        .oddFormula(
          deviation.axis.fact, following: deviation.following, value: value,
          isSame: value == cell.value.inFifteenDigits),
        sheet, cell.reference, suggestion: formula)
    }
  }

  /// Whether a formula combines cells of its own line into one figure, such as the subtotal or mean of a section.
  static func isSubtotal(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell, _ axis: Axis
  ) -> Bool {
    guard let form = cell.form,
      workbook.forms[form].isSum || workbook.forms[form].form.expression.aggregate != nil
    else { return false }
    return workbook.readings(sheet, cell, \.ranges).contains { reading in
      reading.sheet == sheet.number && axis.lines(reading.range).contains(axis.line(cell.reference))
        && axis.positions(reading.range).count > 1
    }
  }

  /// Whether a formula only repeats a text, as headings between rows of figures do, or has lost its references.
  private static func isNoFigure(_ workbook: AuditedWorkbook, _ cell: AuditedCell) -> Bool {
    guard let expression = cell.form.map({ workbook.forms[$0].form.expression }) else { return false }
    if case .text = cell.value, case .area = expression { return true }
    return expression.contains { part in
      guard case .constant(.error) = part else { return false }
      return true
    }
  }

  /// Whether a formula is a placeholder that was typed in by hand, such as `=SUM(0)` or `=FALSE()`.
  static func isPlaceholder(_ workbook: AuditedWorkbook, _ cell: AuditedCell) -> Bool {
    guard let form = cell.form, workbook.forms[form].isTyped else { return false }
    return cell.value.number.map { $0 == 0 } ?? true
  }

  /// Whether a formula computes the total of the series in another way, with the same result.
  private static func isOtherWay(
    _ workbook: AuditedWorkbook, _ cell: AuditedCell, _ deviation: Deviation, _ value: CellValue?
  ) -> Bool {
    guard let form = cell.form, !workbook.forms[form].isSum, workbook.forms[deviation.form].isSum else {
      return false
    }
    return value == cell.value.inFifteenDigits && value?.number != 0
  }

  /// Whether two formulas differ only in the order of addends or factors, or in redundant parentheses.
  private static func isSame(_ formula: String, _ other: String) -> Bool {
    guard let first = try? FormulaParser.parse(formula), let second = try? FormulaParser.parse(other) else {
      return false
    }
    return first.withoutOrder == second.withoutOrder
  }

  /// Whether a formula adds up exactly the cells that the formula of the series would, in another order or notation.
  private static func addsTheSame(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell, _ deviation: Deviation
  ) -> Bool {
    guard let form = cell.form, workbook.forms[form].isSum, workbook.forms[deviation.form].isSum else {
      return false
    }
    let (own, theirs) = (coverage(workbook, sheet, cell), coverage(workbook, sheet, deviation.expected))
    return own != nil && own == theirs
  }

  /// How often a sum counts each cell of its sheet; nil if it has many cells, or cells on other sheets.
  private static func coverage(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell
  ) -> [CellReference: Int]? {
    let readings = Array(workbook.readings(sheet, cell))
    guard readings.count == cell.form.map({ workbook.forms[$0].uses.count }),
      readings.allSatisfy({ $0.sheet == sheet.number })
    else { return nil }
    return CellRange.coverage(of: readings.map(\.range))
  }
}

extension CellRange {
  /// How often each cell is in one of these ranges; nil if they have many cells.
  fileprivate static func coverage(of ranges: [CellRange]) -> [CellReference: Int]? {
    let limit = 1_000
    guard ranges.reduce(0, { $0 + min($1.count, limit + 1) }) <= limit else { return nil }
    var counts: [CellReference: Int] = [:]
    for range in ranges {
      for row in range.rows {
        for column in range.columns {
          if let cell = CellReference(row: row, column: column) { counts[cell, default: 0] += 1 }
        }
      }
    }
    return counts
  }
}

extension FormulaExpression {
  /// A text that is the same for every order of addends and factors.
  fileprivate var withoutOrder: String {
    if case .unary(.plus, let operand) = self { return operand.withoutOrder }
    guard case .operation(let first, let terms) = self,
      let sign = terms.first?.operator, sign == .plus || sign == .times,
      terms.allSatisfy({ $0.operator == sign })
    else {
      let parts = operands
      return parts.isEmpty ? "\(self)" : "\(head)(\(parts.map(\.withoutOrder).joined(separator: ",")))"
    }
    return "\(sign)(\(([first] + terms.map(\.operand)).map(\.withoutOrder).sorted().joined(separator: ",")))"
  }

  /// The operation without its operands.
  private var head: String {
    switch self {
    case .call(let name, _): name
    case .unary(let sign, _): "\(sign)"
    case .operation(_, let terms): "\(terms.map(\.operator))"
    default: ""
    }
  }
}
