internal import Foundation
internal import SpreadsheetValues

/// Functions that declare names and functions inside formulas, or call them.
enum LambdaFunctions {
  static let all = [
    FunctionDeclaration(lazy: "LET", 3, declare),
    FunctionDeclaration(lazy: "LAMBDA", 1, lambda),
    FunctionDeclaration(lazy: "ISOMITTED", 1, maximum: 1) { (evaluator, expressions) throws(Stop) in
      .boolean(try evaluator.evaluate(expressions[0]).isMissing)
    },
    FunctionDeclaration(lazy: "MAP", 2, map),
    FunctionDeclaration(lazy: "REDUCE", 3, maximum: 3) { (evaluator, expressions) throws(Stop) in
      try fold(evaluator, expressions) { _, last in last }
    },
    FunctionDeclaration(lazy: "SCAN", 3, maximum: 3) { (evaluator, expressions) throws(Stop) in
      try fold(evaluator, expressions) { steps, _ in .array(steps) }
    },
    FunctionDeclaration(lazy: "BYROW", 2, maximum: 2) { (evaluator, expressions) throws(Stop) in
      try .array(slices(evaluator, expressions) { $0.rowSlices })
    },
    FunctionDeclaration(lazy: "BYCOL", 2, maximum: 2) { (evaluator, expressions) throws(Stop) in
      try .array(slices(evaluator, expressions) { $0.transposed.rowSlices }.transposed)
    },
    FunctionDeclaration(lazy: "MAKEARRAY", 3, maximum: 3, make),
  ]

  /// The name that an argument declares.
  private static func declaredName(_ expression: FormulaExpression) throws(Stop) -> String {
    switch expression {
    case .name(let name, sheet: nil): return name.lowercased()
    // The form `[b]` declares an optional parameter.
    case .structured(let part):
      guard part.table == nil, let name = part.columns?.first else { throw .error(.value) }
      return name.lowercased()
    default: throw .error(.value)
    }
  }

  /// Computes `LET(name, value, …, result)`.
  static func declare(_ evaluator: Evaluator, _ expressions: [FormulaExpression]) throws(Stop) -> Operand {
    guard expressions.count % 2 == 1 else { throw .error(.value) }
    var evaluator = evaluator
    for index in stride(from: 0, to: expressions.count - 1, by: 2) {
      let name = try declaredName(expressions[index])
      let value: Operand
      do throws(Stop) {
        value = try evaluator.evaluate(expressions[index + 1])
      } catch {
        value = .scalar(try error.value)
      }
      evaluator.scope = Scope(name, value, in: evaluator.scope)
    }
    return try evaluator.evaluate(expressions[expressions.count - 1])
  }

  static func lambda(_ evaluator: Evaluator, _ expressions: [FormulaExpression]) throws(Stop) -> Operand {
    var parameters: [String] = []
    for expression in expressions.dropLast() { parameters.append(try declaredName(expression)) }
    return .function(Lambda(parameters, expressions[expressions.count - 1], evaluator))
  }

  /// Computes `MAP(array, …, function)`, which calls the function for each value.
  static func map(_ evaluator: Evaluator, _ expressions: [FormulaExpression]) throws(Stop) -> Operand {
    let evaluator = evaluator.inArrays
    var arrays: [ValueArray] = []
    for expression in expressions.dropLast() {
      arrays.append(try evaluator.array(try evaluator.evaluate(expression)))
    }
    let lambda = try evaluator.lambda(try evaluator.evaluate(expressions[expressions.count - 1]))
    return .array(
      try evaluator.combining(arrays) { (items) throws(Stop) in
        try result(evaluator, lambda, items.map { .scalar($0) })
      })
  }

  /// The single value that a call returns; an error is returned as a value.
  private static func result(
    _ evaluator: Evaluator, _ lambda: Lambda, _ arguments: [Operand]
  ) throws(Stop) -> CellValue {
    do throws(Stop) {
      return try evaluator.scalar(try lambda(arguments))
    } catch {
      return try error.value
    }
  }

  /// Computes `REDUCE(start, array, function)` and `SCAN`, which call the function with its last result and
  /// the next value.
  private static func fold(
    _ evaluator: Evaluator, _ expressions: [FormulaExpression], _ pick: (ValueArray, Operand) -> Operand
  ) throws(Stop) -> Operand {
    let evaluator = evaluator.inArrays
    let start = try evaluator.evaluate(expressions[0])
    let array = try evaluator.array(try evaluator.evaluate(expressions[1]))
    let lambda = try evaluator.lambda(try evaluator.evaluate(expressions[2]))
    var last = start.isMissing ? .number(0) : start
    let steps = try array.map { (value) throws(Stop) in
      do throws(Stop) {
        last = try lambda([last, .scalar(value)])
        if case .reference = last { last = try evaluator.values(last) }
      } catch {
        last = .scalar(try error.value)
      }
      return try evaluator.scalar(last)
    }
    return pick(steps, last)
  }

  /// Calls the function for each row and stacks the results.
  private static func slices(
    _ evaluator: Evaluator, _ expressions: [FormulaExpression], _ cut: (ValueArray) -> [ValueArray]
  ) throws(Stop) -> ValueArray {
    let evaluator = evaluator.inArrays
    let slices = cut(try evaluator.array(try evaluator.evaluate(expressions[0])))
    let lambda = try evaluator.lambda(try evaluator.evaluate(expressions[1]))
    var values: [CellValue] = []
    for slice in slices { values.append(try result(evaluator, lambda, [.array(slice)])) }
    return ValueArray(rows: values.count, columns: 1, values: values)
  }

  static func make(_ evaluator: Evaluator, _ expressions: [FormulaExpression]) throws(Stop) -> Operand {
    func size(_ index: Int) throws(Stop) -> Int {
      let value = try evaluator.scalar(try evaluator.evaluate(expressions[index]))
      guard let size = try value.asNumber(evaluator.dates).truncatedInt, size >= 1 else {
        throw .error(.value)
      }
      return size
    }
    var array = try ValueArray(rows: try size(0), columns: try size(1))
    try evaluator.calculation.spend(arrayValues: array.values.count)
    let evaluator = evaluator.inArrays
    let lambda = try evaluator.lambda(try evaluator.evaluate(expressions[2]))
    for row in 0..<array.rows {
      for column in 0..<array.columns {
        let value = try result(evaluator, lambda, [.number(row + 1), .number(column + 1)])
        array.set(value, row: row, column: column)
      }
    }
    return .array(array)
  }
}
