internal import Foundation
internal import SpreadsheetValues

/// Replaces `B1+B2+…+B99` with the sum of one range, which other formulas can share.
enum CellRun {
  /// The name of the internal call that adds up the range; no formula can contain it.
  static let name = "+"
  /// The minimum number of cells; shorter sums are not faster as a range.
  private static let shortestRun = 16

  /// The expression with the cells at its start replaced by a range; its last term stays as it is.
  static func collapsing(_ expression: FormulaExpression) -> FormulaExpression {
    guard case .operation(.area(let first), let terms) = expression, terms.count >= shortestRun,
      first.first == first.last, first.first.row != nil, first.first.column != nil
    else { return expression }
    var next = first
    var count = 0
    for term in terms.dropLast() {
      next.first.row = next.first.row.map { $0 + 1 }
      next.last = next.first
      guard term.operator == .plus, case .area(let area) = term.operand, area == next else { break }
      count += 1
    }
    guard count >= shortestRun else { return expression }
    var range = first
    range.last.row = first.last.row.map { $0 + count }
    return .operation(.call(name, [.area(range)]), Array(terms[count...]))
  }
}

extension Evaluator {
  /// The sum of a run of cells, computed with the rules of `+`.
  func sum(ofRun run: [FormulaExpression]) throws(Stop) -> Operand {
    guard case .area(let reference)? = run.first else { return .missing }
    let area = try area(.reference(try self.reference(reference)))
    let summary = try calculation.summary(area)
    if summary.filled == summary.numbers, summary.digits <= 20 {
      var totals = ColumnTotals(calculation.arithmetic)
      try calculation.add(area, to: &totals)
      return try totals.total
    }
    var sum = CellValue.number(0)
    for row in area.range.rows {
      try calculation.spend(1)
      let cell = CellReference(clampingRow: row, column: area.range.first.column)
      let value = try calculation.value(CellAddress(sheet: area.sheet, reference: cell))
      sum = FormulaExpression.BinaryOperator.plus.apply(sum, value, dates, calculation.arithmetic)
    }
    return .scalar(sum)
  }
}
