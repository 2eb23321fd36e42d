internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// A reference in a formula, and what the formula does with it.
struct FormulaUse {
  /// What a formula does with cells.
  enum Role: Hashable {
    /// The formula computes their sum, mean, count, minimum or maximum; the associated value is the function.
    case total(String)
    /// The formula adds up the cells that meet a condition.
    case conditionalTotal
    /// The formula adds the cell to others in a chain of `+`, such as `A1+A2+A3`.
    case added
    /// The formula does anything else with the cells.
    case other
  }

  /// The cells, as written in the formula.
  enum Target: Hashable {
    case area(AreaReference)
    case structured(StructuredReference)
    case name(String)
  }

  let target: Target
  let role: Role
  /// Whether the area consists of several adjacent cells, each of which is added individually.
  var isRun = false
}

/// The properties of a formula that the rules need, which are the same for all its copies.
struct AuditedForm {
  let form: FormulaForms.Form
  let uses: [FormulaUse]
  /// The references that the formula combines into one figure.
  let figures: [FormulaUse]
  /// The references that may include several cells at once.
  let ranges: [FormulaUse]
  /// The conditions of the formula on lists.
  let conditions: [FormulaCondition]
  /// The functions that the formula calls.
  let functions: Set<String>
  /// The sheet or table whose cells the formula reads by its name; nil if the formula names none or several.
  let foreign: Foreign?
  /// Whether the formula as a whole is one sum: `SUM(…)`, `SUBTOTAL(9,…)` or a chain of `+`.
  let isSum: Bool
  /// Whether the formula divides by 2, as totals over subtotals do.
  let isHalved: Bool
  /// Whether the formula only increments one cell, such as `A4+1` or `B2+7`.
  let isCounter: Bool
  /// Whether the formula adds or subtracts anything.
  let addsOrSubtracts: Bool
  /// Whether the formula refers to no cell, so that its value was typed in by hand, such as `=120+35` or `=SUM(0)`.
  let isTyped: Bool

  /// The name of a sheet or table whose cells a formula reads.
  enum Foreign: Hashable {
    case sheet(String)
    case table(String)
  }

  init(_ form: FormulaForms.Form) {
    var reader = UseReader()
    reader.read(form.expression, .other)
    self.form = form
    uses = FormulaUse.joined(reader.uses)
    figures = uses.filter(\.isFigure)
    ranges = uses.filter { !$0.isRun && !$0.isCell }
    conditions = FormulaCondition.all(in: form.expression)
    functions = reader.functions
    foreign = reader.foreign.count == 1 ? reader.foreign.first : nil
    isHalved = reader.isHalved
    isSum = Self.addsUp(form.expression)
    isTyped = uses.isEmpty
    isCounter = uses.count == 1 && uses[0].isCell && Self.countsOn(form.expression)
    addsOrSubtracts = form.expression.contains { part in
      guard case .operation(_, let terms) = part else { return part.aggregate != nil }
      return terms.contains { $0.operator == .plus || $0.operator == .minus }
    }
  }

  private static func countsOn(_ expression: FormulaExpression) -> Bool {
    guard case .operation(let first, let terms) = expression, case .area = first.withoutPlus else {
      return false
    }
    return terms.allSatisfy {
      guard case .constant = $0.operand else { return false }
      return $0.operator == .plus || $0.operator == .minus
    }
  }

  private static func addsUp(_ expression: FormulaExpression) -> Bool {
    if case .unary(.plus, let operand) = expression { return addsUp(operand) }
    return expression.aggregate?.isSum ?? expression.isChain
  }
}

/// Collects the references in an expression.
private struct UseReader {
  var uses: [FormulaUse] = []
  var functions: Set<String> = []
  var foreign: Set<AuditedForm.Foreign> = []
  var isHalved = false

  mutating func read(_ expression: FormulaExpression, _ role: FormulaUse.Role) {
    switch expression {
    case .constant, .array, .missing: break
    case .area(let area):
      uses.append(FormulaUse(target: .area(area), role: role))
      switch area.sheet {
      case nil: break
      case .sheet(let name): foreign.insert(.sheet(name))
      case .sheets(let first, let last): foreign.formUnion([.sheet(first), .sheet(last)])
      case .external(let text): foreign.insert(.sheet(text))
      }
    case .structured(let part):
      uses.append(FormulaUse(target: .structured(part), role: role))
      if let table = part.table { foreign.insert(.table(table)) }
    case .name(let name, _): uses.append(FormulaUse(target: .name(name), role: role))
    case .operation(let first, let terms): read(first, terms, isChain: expression.isChain, role)
    case .unary, .apply: for operand in expression.operands { read(operand, .other) }
    case .call(let name, let arguments): read(name, arguments, expression.aggregate)
    }
  }

  private mutating func read(
    _ first: FormulaExpression, _ terms: [FormulaExpression.Term], isChain: Bool, _ role: FormulaUse.Role
  ) {
    // A union in parentheses is one argument with several areas.
    let isUnion = terms.allSatisfy { $0.operator == .union }
    let inner: FormulaUse.Role = isUnion ? role : isChain ? .added : .other
    read(first, inner)
    for term in terms {
      if term.operator == .divide, term.operand == .constant(.number(2)) { isHalved = true }
      read(term.operand, inner)
    }
  }

  private mutating func read(
    _ name: String, _ arguments: [FormulaExpression], _ aggregate: Aggregate?
  ) {
    functions.insert(name)
    for (index, argument) in arguments.enumerated() {
      read(argument, aggregate.map { role($0, index) } ?? role(name, arguments, index))
    }
  }

  private func role(_ aggregate: Aggregate, _ index: Int) -> FormulaUse.Role {
    guard aggregate.operands.indices.contains(index) else { return .other }
    return .total(aggregate.isSubtotal && !aggregate.isSum ? "" : aggregate.function)
  }

  private func role(_ name: String, _ arguments: [FormulaExpression], _ index: Int) -> FormulaUse.Role {
    switch name {
    case "SUMIFS", "AVERAGEIFS": index == 0 ? .conditionalTotal : .other
    case "SUMIF", "AVERAGEIF": index == (arguments.count > 2 ? 2 : 0) ? .conditionalTotal : .other
    default: .other
    }
  }
}

extension FormulaExpression {
  /// The expression without a leading plus sign: some people begin a formula with it, but it has no effect.
  var withoutPlus: FormulaExpression {
    if case .unary(.plus, let operand) = self { operand.withoutPlus } else { self }
  }
}
