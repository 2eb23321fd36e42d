internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Computes `SUMPRODUCT((A1:A9=x)*(B1:B9>y)*C1:C9)` as the equivalent `SUMIFS`, whose index many formulas share.
///
/// `SUMIFS` is used only if it gives the same result: the columns have the same height, the comparisons are with
/// single values, and the conditions of `SUMIFS` treat all cells in the same way as the comparisons.
struct ConditionalProduct {
  private let evaluator: Evaluator
  private var conditions: [Condition] = []
  private var targets: [SheetArea] = []

  /// Creates the equivalent of a call; nil if its arguments must be evaluated cell by cell.
  init?(_ expressions: [FormulaExpression], _ evaluator: Evaluator) throws(Stop) {
    self.evaluator = evaluator.inArrays
    for expression in expressions {
      var factors: [FormulaExpression] = []
      guard Self.collect(expression, &factors) else { return nil }
      // In a single array, Booleans and texts count as 0; in a product, they count as numbers.
      let isProduct = factors.count > 1 || expression.isDoubleNegative
      for factor in factors {
        if isProduct, try take(factor) { continue }
        guard try takeTarget(factor) else { return nil }
      }
    }
    guard let first = conditions.first, targets.count < 2,
      conditions.allSatisfy({ $0.area.hasShape(of: first.area) }),
      targets.allSatisfy({ $0.hasShape(of: first.area) })
    else { return nil }
  }

  func sum() throws(Stop) -> Operand {
    let calculation = evaluator.calculation
    guard let target = targets.first else { return .number(try calculation.matchCount(conditions)) }
    return try ConditionalFunctions.sum(calculation, target, conditions)
  }

  /// Collects the factors of a product, ignoring its parentheses; returns false for any other expression.
  private static func collect(_ expression: FormulaExpression, _ factors: inout [FormulaExpression]) -> Bool {
    switch expression {
    case .operation(let first, let terms) where terms.allSatisfy { $0.operator == .times }:
      guard collect(first, &factors) else { return false }
      for term in terms where !collect(term.operand, &factors) { return false }
      return true
    case .operation, .area, .structured, .constant(.number(1)):
      factors.append(expression)
      return true
    case .unary(.minus, .unary(.minus, let inner)): return collect(inner, &factors)
    default: return false
    }
  }

  /// Adds a comparison; returns false if the factor has no equivalent condition.
  private mutating func take(_ factor: FormulaExpression) throws(Stop) -> Bool {
    if case .constant = factor { return true }
    guard case .operation(let first, let terms) = factor, terms.count == 1, let term = terms.first,
      term.operator.isComparison
    else { return false }
    if let area = try area(first), let value = try value(term.operand) {
      return try add(area, term.operator, value)
    }
    guard let area = try area(term.operand), let value = try value(first) else { return false }
    return try add(area, term.operator.mirrored, value)
  }

  private mutating func takeTarget(_ factor: FormulaExpression) throws(Stop) -> Bool {
    guard let area = try area(factor) else { return false }
    let summary = try evaluator.calculation.summary(area)
    guard summary.error == nil, summary.filled == summary.numbers else { return false }
    targets.append(area)
    return true
  }

  /// The cells to which an expression refers, if they are in one column; otherwise nil.
  private func area(_ expression: FormulaExpression) throws(Stop) -> SheetArea? {
    switch expression {
    case .area, .structured: break
    default: return nil
    }
    guard case .reference(let reference)? = try operand(expression), let area = try? reference.area,
      area.range.rows.count > 1, area.range.columns.count == 1
    else { return nil }
    return area
  }

  /// The single value of an expression; nil for an error, and for several values.
  private func value(_ expression: FormulaExpression) throws(Stop) -> CellValue? {
    guard let operand = try operand(expression) else { return nil }
    if case .reference(let reference) = operand {
      guard let area = try? reference.area, area.range.count == 1 else { return nil }
    }
    guard case .scalar(let value) = try evaluator.values(operand), !value.isError else { return nil }
    return value
  }

  /// The value of an expression; nil for an error, which is then the result of the whole product.
  private func operand(_ expression: FormulaExpression) throws(Stop) -> Operand? {
    do throws(Stop) {
      return try evaluator.evaluate(expression)
    } catch {
      guard case .error = error else { throw error }
      return nil
    }
  }

  /// Adds a comparison as a condition; returns false if the two could give different results for some cells.
  private mutating func add(
    _ area: SheetArea, _ sign: FormulaExpression.BinaryOperator, _ value: CellValue
  ) throws(Stop) -> Bool {
    let calculation = evaluator.calculation
    let summary = try calculation.summary(area)
    let isFull = summary.filled == area.range.count
    guard summary.error == nil, calculation.arithmetic == .decimal || summary.digits <= 15 else {
      return false
    }
    let isEquality = sign == .equal || sign == .notEqual
    switch value {
    case .number(let number):
      // In a comparison, an empty cell is 0, a text such as `12` is a text, and every text is greater
      // than every number.
      let fits = isEquality ? summary.numericTexts == 0 : summary.filled == summary.numbers
      let isEmptyMet = sign.holds(Decimal(0).comparedWithoutNoise(to: number))
      guard fits, isFull || !isEmptyMet && sign != .notEqual else { return false }
      guard calculation.arithmetic == .decimal || number.hasDigits(atMost: 15) else { return false }
    case .text(let text): guard sign == .equal, !text.isEmpty else { return false }
    case .boolean(let flag): guard sign == .equal, flag || isFull else { return false }
    case .empty, .error: return false
    }
    conditions.append(Condition(area: area, criterion: Criterion(sign, value)))
    return true
  }
}

extension FormulaExpression {
  fileprivate var isDoubleNegative: Bool {
    guard case .unary(.minus, .unary(.minus, _)) = self else { return false }
    return true
  }
}

extension FormulaExpression.BinaryOperator {
  fileprivate var isComparison: Bool {
    [.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual].contains(self)
  }

  /// The comparison with its sides swapped.
  fileprivate var mirrored: FormulaExpression.BinaryOperator {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: self
    }
  }

  /// Whether the comparison holds if the left value is less (-1), equal (0) or greater (1).
  func holds(_ order: Int) -> Bool {
    switch self {
    case .equal: order == 0
    case .notEqual: order != 0
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    default: order >= 0
    }
  }
}
