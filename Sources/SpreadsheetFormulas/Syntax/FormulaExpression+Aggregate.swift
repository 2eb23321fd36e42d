internal import Foundation
package import SpreadsheetValues

/// A call that aggregates its operands to one number, such as `SUM(B4:B9)` or `SUBTOTAL(9,B4:B9)`.
package struct Aggregate {
  /// The function that is called.
  package let function: String
  /// The operands without the leading numbers, which select the operation of a subtotal.
  package let operands: ArraySlice<FormulaExpression>
  /// Whether the call adds up its operands.
  package let isSum: Bool

  /// Whether other subtotals ignore the call.
  package var isSubtotal: Bool { function == "SUBTOTAL" || function == "AGGREGATE" }

  private static let plain: Set<String> = ["SUM", "AVERAGE", "MIN", "MAX", "COUNT", "PRODUCT", "MEDIAN"]

  fileprivate init?(_ function: String, _ arguments: [FormulaExpression]) {
    switch function {
    case "SUBTOTAL", "AGGREGATE":
      operands = arguments.dropFirst(function == "SUBTOTAL" ? 1 : 2)
      isSum = arguments.first == .constant(.number(9)) || arguments.first == .constant(.number(109))
    case _ where Self.plain.contains(function): (operands, isSum) = (arguments[...], function == "SUM")
    default: return nil
    }
    self.function = function
  }
}

extension FormulaExpression {
  /// The call as an aggregate; nil for anything else.
  package var aggregate: Aggregate? {
    guard case .call(let function, let arguments) = self else { return nil }
    return Aggregate(function, arguments)
  }

  /// Whether the expression is a chain of operands joined only by `+`.
  package var isChain: Bool {
    guard case .operation(_, let terms) = self else { return false }
    return terms.allSatisfy { $0.operator == .plus }
  }

  /// The cells of the same sheet that the expression multiplies, such as a rate and a number of hours; nil for any
  /// other expression.
  package var factors: [AreaReference]? {
    guard case .operation(_, let terms) = self, terms.allSatisfy({ $0.operator == .times }) else {
      return nil
    }
    let found = operands.compactMap { operand in
      if case .area(let area) = operand, area.sheet == nil, area.range.count == 1 { area } else { nil }
    }
    return found.count == operands.count ? found : nil
  }

  /// The areas that a sum or a chain of `+` adds up; nil for any other expression.
  package var addends: [AreaReference]? {
    let parts: [FormulaExpression]
    switch self {
    case .area(let area): return [area]
    case .operation(_, let terms) where terms.allSatisfy({ [.plus, .union].contains($0.operator) }):
      parts = operands
    default:
      guard let aggregate, aggregate.isSum else { return nil }
      parts = Array(aggregate.operands)
    }
    let found = parts.compactMap(\.addends)
    return found.count == parts.count ? found.flatMap(\.self) : nil
  }

  /// The direct subexpressions.
  package var operands: [FormulaExpression] {
    switch self {
    case .constant, .array, .missing, .area, .name, .structured: []
    case .call(_, let arguments): arguments
    case .apply(let function, let arguments): [function] + arguments
    case .unary(_, let operand): [operand]
    case .operation(let first, let terms): [first] + terms.map(\.operand)
    }
  }

  /// Whether a condition holds for the expression or any of its subexpressions.
  package func contains(_ condition: (FormulaExpression) -> Bool) -> Bool {
    condition(self) || operands.contains { $0.contains(condition) }
  }
}

extension FormulaForms.Form {
  /// The cells of the same sheet that a cell's formula multiplies; nil for any other formula.
  package func factors(in cell: CellReference) -> [CellReference]? {
    expression.factors?.map { range(of: $0, in: cell).first }
  }

  /// The cells of the same sheet that a cell's formula adds up; nil for any other formula.
  package func addends(in cell: CellReference) -> [CellRange]? {
    guard let areas = expression.addends, areas.allSatisfy({ $0.sheet == nil }) else { return nil }
    return areas.map { range(of: $0, in: cell) }
  }
}
