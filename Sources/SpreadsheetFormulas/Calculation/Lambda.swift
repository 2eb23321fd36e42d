internal import Foundation
internal import SpreadsheetValues

/// A name declared by `LET` or by a call of a `LAMBDA`, linked to the surrounding names.
final class Scope {
  private let name: String
  private let value: Operand
  private let outer: Scope?

  init(_ name: String, _ value: Operand, in outer: Scope?) {
    self.name = name
    self.value = value
    self.outer = outer
  }

  /// The value of a name; inner declarations take precedence.
  func value(_ name: String) -> Operand? {
    var scope: Scope? = self
    while let current = scope {
      if current.name == name { return current.value }
      scope = current.outer
    }
    return nil
  }
}

/// A function defined with `LAMBDA`, with the values of the surrounding names.
final class Lambda {
  let parameters: [String]
  private let body: FormulaExpression
  private let evaluator: Evaluator

  init(_ parameters: [String], _ body: FormulaExpression, _ evaluator: Evaluator) {
    self.parameters = parameters
    self.body = body
    self.evaluator = evaluator
  }

  /// The value of the body for these arguments; omitted arguments at the end are `missing`.
  func callAsFunction(_ arguments: [Operand]) throws(Stop) -> Operand {
    let calculation = evaluator.calculation
    calculation.lambdaCalls += 1
    guard arguments.count <= parameters.count else { throw .error(.value) }
    guard calculation.lambdaCalls <= calculation.maximumLambdaCalls else { throw .error(.number) }
    var inner = evaluator
    for (index, name) in parameters.enumerated() {
      inner.scope = Scope(name, index < arguments.count ? arguments[index] : .missing, in: inner.scope)
    }
    // A call needs more stack than a nested expression.
    calculation.depth += 2
    defer { calculation.depth -= 2 }
    return try inner.evaluate(body)
  }
}

extension Evaluator {
  /// The operand as a function; `#VALUE!` if it is anything else.
  func lambda(_ operand: Operand) throws(Stop) -> Lambda {
    switch operand {
    case .function(let lambda): return lambda
    case .scalar(.error(let error)): throw .error(error)
    case .scalar, .array, .reference, .missing: throw .error(.value)
    }
  }

  /// Calls the function that an expression gives, as in `LAMBDA(x,x+1)(2)`.
  func apply(_ function: FormulaExpression, _ expressions: [FormulaExpression]) throws(Stop) -> Operand {
    try lambda(try evaluate(function))(try operands(expressions))
  }

  /// Calls a name whose value is a function; nil if there is no such name.
  func callName(_ name: String, _ expressions: [FormulaExpression]) throws(Stop) -> Operand? {
    if let local = scope?.value(name.lowercased()) { return try lambda(local)(try operands(expressions)) }
    guard try calculation.name(name, sheet: origin.sheet) != nil else { return nil }
    return try lambda(try self.name(name, nil))(try operands(expressions))
  }

  private func operands(_ expressions: [FormulaExpression]) throws(Stop) -> [Operand] {
    var operands: [Operand] = []
    for expression in expressions {
      do throws(Stop) {
        operands.append(try evaluate(expression))
      } catch {
        operands.append(.scalar(try error.value))
      }
    }
    return operands
  }
}
