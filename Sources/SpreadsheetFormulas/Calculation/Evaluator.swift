internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues

/// Evaluates the formula of one cell.
struct Evaluator {
  let calculation: Calculation
  /// The cell with the formula.
  let origin: CellAddress
  /// Whether a range means all its cells (array formula) or only the cell in the formula's row or column.
  var isArray = false
  /// The names that `LET` and `LAMBDA` declare around the expression being evaluated.
  var scope: Scope?
  /// The shift of relative references.
  var shift: ReferenceShift

  /// Creates an evaluator of an expression that was parsed for the cell `base`.
  init(_ calculation: Calculation, at origin: CellAddress, base: CellReference) {
    self.calculation = calculation
    self.origin = origin
    shift = ReferenceShift(from: base, to: origin.reference)
  }

  var dates: DateSystem { calculation.dates }

  /// The maximum nesting depth of expressions, including the expressions of names.
  private static let maximumDepth = 256

  func evaluate(_ expression: FormulaExpression) throws(Stop) -> Operand {
    calculation.depth += 1
    defer { calculation.depth -= 1 }
    guard calculation.depth <= Self.maximumDepth else {
      calculation.nameValues.noteDepth()
      throw .error(.number)
    }
    try calculation.spend(1)
    switch expression {
    case .call(let name, let arguments): return try call(name, arguments)
    case .apply(let function, let arguments): return try apply(function, arguments)
    case .unary(let sign, let operand): return try unary(sign, operand)
    case .operation(let first, let terms): return try operation(first, terms)
    default: return try leaf(expression)
    }
  }

  /// The value of a simple expression, kept out of `evaluate` so that nested expressions need less stack.
  private func leaf(_ expression: FormulaExpression) throws(Stop) -> Operand {
    switch expression {
    case .constant(let value): return .scalar(calculation.arithmetic.constant(value))
    case .array(let rows):
      return .array(try ValueArray(rows).map { calculation.arithmetic.constant($0) })
    case .area(let area): return .reference(try reference(area))
    case .name(let name, let sheet): return try self.name(name, sheet)
    case .structured(let part): return .reference(try reference(part))
    case .missing, .call, .apply, .unary, .operation: return .missing
    }
  }

  /// A copy of this evaluator that works as in an array formula: a range means all its cells.
  var inArrays: Evaluator {
    var copy = self
    copy.isArray = true
    return copy
  }

  private func operation(_ first: FormulaExpression, _ terms: [FormulaExpression.Term]) throws(Stop)
    -> Operand
  {
    var left = try evaluate(first)
    var last: (left: Operand, sign: FormulaExpression.BinaryOperator, right: Operand)?
    for term in terms {
      let right = try evaluate(term.operand)
      if term.operator.precedence >= FormulaExpression.BinaryOperator.union.precedence {
        left = .reference(try join(left, term.operator, right))
      } else {
        last = (left, term.operator, right)
        left = try apply(term.operator, left, right)
      }
    }
    if calculation.arithmetic == .double, calculation.depth == 1, let last { return try lastSum(left, last) }
    return left
  }

  /// The result of a formula's last operator; no other operator replaces a rounding error, such as 2E-17, with 0.
  private func lastSum(
    _ result: Operand, _ last: (left: Operand, sign: FormulaExpression.BinaryOperator, right: Operand)
  ) throws(Stop) -> Operand {
    guard case .scalar(let value) = result else { return result }
    let (left, right) = (try scalar(last.left), try scalar(last.right))
    return .scalar(calculation.arithmetic.lastSum(value, of: left, last.sign, right))
  }

  private func apply(_ sign: FormulaExpression.BinaryOperator, _ left: Operand, _ right: Operand) throws(Stop)
    -> Operand
  {
    let (left, right) = (try values(left), try values(right))
    if case .scalar(let first) = left, case .scalar(let second) = right {
      return .scalar(try apply(sign, first, second))
    }
    return .array(
      try combining([try array(left), try array(right)]) { (items) throws(Stop) in
        try apply(sign, items[0], items[1])
      })
  }

  private func apply(
    _ sign: FormulaExpression.BinaryOperator, _ left: CellValue, _ right: CellValue
  ) throws(Stop) -> CellValue {
    var (first, second) = (left, right)
    if sign.isArithmetic {
      if case .text = left { first = calculation.dated(left) }
      if case .text = right { second = calculation.dated(right) }
    }
    let result = sign.apply(first, second, dates, calculation.arithmetic)
    try calculation.spend(on: result)
    if case .text(let text) = left { try calculation.spend(text.readingSteps) }
    return result
  }

  /// Combines the values at the same position of several arrays.
  func combining(
    _ arrays: [ValueArray], _ combine: ([CellValue]) throws(Stop) -> CellValue
  ) throws(Stop) -> ValueArray {
    let (rows, columns) = (arrays.map(\.rows).max() ?? 1, arrays.map(\.columns).max() ?? 1)
    try calculation.spend(arrayValues: min(rows * columns, ValueArray.maximumCount))
    return try ValueArray.combining(arrays, combine)
  }

  private func unary(_ sign: FormulaExpression.UnaryOperator, _ expression: FormulaExpression) throws(Stop)
    -> Operand
  {
    let operand = try evaluate(expression)
    switch sign {
    case .plus: return operand
    case .minus: return try apply(.minus, .number(0), operand)
    case .percent: return try apply(.divide, operand, .number(100))
    case .implicitIntersection: return .scalar(try intersected(operand))
    case .spill: return .reference(try spilled(operand))
    }
  }

  /// One value or an array.
  ///
  /// Outside array formulas, a range gives the cell in the formula's row or column.
  func values(_ operand: Operand) throws(Stop) -> Operand {
    switch operand {
    case .scalar, .array: return operand
    case .function: throw .error(.calculation)
    case .missing: return .scalar(.empty)
    case .reference(let reference):
      guard isArray else { return .scalar(try intersected(operand)) }
      let area = try reference.area
      if area.range.count == 1 { return .scalar(try scalar(operand)) }
      return .array(try calculation.array(area))
    }
  }

  /// One value: the first of an array, or the cell of a range in the formula's row or column.
  func scalar(_ operand: Operand) throws(Stop) -> CellValue {
    switch operand {
    case .scalar(let value): return value
    case .missing: return .empty
    case .function: throw .error(.calculation)
    case .array(let array): return array[0, 0]
    case .reference(let reference):
      let area = try reference.area
      if isArray, area.range.count > 1 { return try calculation.array(area)[0, 0] }
      return try intersected(operand)
    }
  }

  /// All values as an array.
  func array(_ operand: Operand) throws(Stop) -> ValueArray {
    switch operand {
    case .scalar(let value): return ValueArray(scalar: value)
    case .missing: return ValueArray(scalar: .empty)
    case .function: throw .error(.calculation)
    case .array(let array): return array
    case .reference(let reference):
      let area = try reference.area
      return try calculation.array(area)
    }
  }

  /// The cell of a range that is in the formula's row or column (implicit intersection).
  private func intersected(_ operand: Operand) throws(Stop) -> CellValue {
    guard case .reference(let reference) = operand else { return try scalar(operand) }
    let area = try reference.area
    var row = area.range.first.row
    var column = area.range.first.column
    if area.range.rows.count > 1 { row = origin.reference.row }
    if area.range.columns.count > 1 { column = origin.reference.column }
    let cell = CellReference(clampingRow: row, column: column)
    guard area.range.contains(cell) else { throw .error(.value) }
    return try calculation.value(CellAddress(sheet: area.sheet, reference: cell))
  }
}
