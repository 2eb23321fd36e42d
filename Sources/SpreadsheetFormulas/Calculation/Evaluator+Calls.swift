internal import Foundation
internal import SpreadsheetValues

extension Evaluator {
  /// Calls a function; an unknown one gives `#NAME?`.
  func call(_ name: String, _ expressions: [FormulaExpression]) throws(Stop) -> Operand {
    if name == CellRun.name { return try sum(ofRun: expressions) }
    guard let function = calculation.functions[name] else {
      if let result = try callName(name, expressions) { return result }
      calculation.noteUnsupported(name, origin)
      throw .error(.name)
    }
    guard function.accepts(count: expressions.count) else { throw .error(.value) }
    if let result = try function.shortcut?(self, expressions) {
      return calculation.arithmetic == .decimal ? result : try settled(result)
    }
    switch function.body {
    case .lazy(let body): return try body(self, expressions)
    case .eager(let body): return try call(function, body, expressions)
    }
  }

  private func call(
    _ function: FunctionDeclaration, _ body: (Arguments) throws(Stop) -> Operand,
    _ expressions: [FormulaExpression]
  ) throws(Stop) -> Operand {
    var operands: [Operand] = []
    operands.reserveCapacity(expressions.count)
    var lifted: [Int] = []
    for (index, expression) in expressions.enumerated() {
      let operand = try argument(expression, function.parameter(index))
      if case .array(let array) = operand, function.parameter(index).isLifted(by: array) {
        lifted.append(index)
      }
      operands.append(operand)
    }
    let arguments = Arguments(evaluator: self, operands: operands)
    try calculation.spend(1 + arguments.textSteps)
    let result =
      try lifted.isEmpty
      ? calculation.sharing(function, operands) { () throws(Stop) in try body(try arguments.checked(function))
      }
      : lift(arguments, lifted, function, body)
    try calculation.spend(on: result)
    return calculation.arithmetic == .decimal ? result : try settled(result)
  }

  /// Rounds a result to the nearest doubles in double arithmetic.
  private func settled(_ result: Operand) throws(Stop) -> Operand {
    switch result {
    case .scalar(let value): return .scalar(calculation.arithmetic.settled(value))
    case .array(let array):
      if array.references != nil { return result }
      return .array(try array.map { calculation.arithmetic.settled($0) })
    case .reference, .function, .missing: return result
    }
  }

  private func argument(_ expression: FormulaExpression, _ parameter: Parameter) throws(Stop) -> Operand {
    do throws(Stop) {
      if case .array = parameter { return try inArrays.evaluate(expression) }
      let operand = try evaluate(expression)
      return parameter.isSingle && !operand.isMissing ? try values(operand) : operand
    } catch {
      // An error becomes a value, so that functions such as ISERROR and COUNT can receive it.
      guard case .error(let value) = error else { throw error }
      return .scalar(.error(value))
    }
  }

  /// Calls a function once for each value of the arrays given for single-value parameters.
  private func lift(
    _ arguments: Arguments, _ lifted: [Int], _ function: FunctionDeclaration,
    _ body: (Arguments) throws(Stop) -> Operand
  ) throws(Stop) -> Operand {
    var (arrays, references): ([ValueArray], [[Int: Reference]?]) = ([], [])
    for index in lifted {
      let array = try array(arguments[index])
      let isOfCells = !function.parameter(index).isSingle
      references.append(isOfCells ? array.references : nil)
      arrays.append(isOfCells ? array.numbered : array)
    }
    var single = arguments
    var given: [Int: Reference] = [:]
    var count = 0
    let values = try combining(arrays) { (items) throws(Stop) -> CellValue in
      for (place, index) in lifted.enumerated() {
        let reference = items[place].number?.truncatedInt.flatMap { references[place]?[$0] }
        single.operands[index] = reference.map { .reference($0) } ?? .scalar(items[place])
      }
      try calculation.spend(1 + single.textSteps)
      count += 1
      do throws(Stop) {
        let operand = try body(try single.checked(function))
        if function.givesReferences, case .reference(let reference) = operand {
          // A reference needs as much memory as a few values.
          try calculation.spend(arrayValues: 3)
          given[count - 1] = reference
        }
        let result = try scalar(operand)
        try calculation.spend(on: result)
        return result
      } catch {
        return try error.value
      }
    }
    return .array(function.givesReferences ? values.standing(for: given) : values)
  }
}

extension Arguments {
  /// The steps for reading all texts that are single values.
  fileprivate var textSteps: Int {
    operands.reduce(0) { steps, operand in
      guard case .scalar(.text(let text)) = operand else { return steps }
      return steps + text.readingSteps
    }
  }

  /// The arguments, with single values converted to the types of their parameters; the first error ends the call.
  fileprivate func checked(_ function: FunctionDeclaration) throws(Stop) -> Arguments {
    var result = self
    for (index, operand) in operands.enumerated() {
      guard case .scalar(let value) = operand else { continue }
      switch function.parameter(index) {
      case .number: result.operands[index] = .number(try calculation.number(value))
      case .strictNumber:
        if case .boolean = value { throw .error(.value) }
        result.operands[index] = .number(try calculation.number(value))
      case .text: result.operands[index] = .text(try value.asText())
      case .boolean: result.operands[index] = .boolean(try value.asBoolean())
      case .value: _ = try value.unlessError()
      case .any, .range, .cells, .array: break
      }
    }
    return result
  }
}

extension Calculation {
  /// Records that a cell calls an unknown function.
  func noteUnsupported(_ name: String, _ address: CellAddress) {
    let location = location(address)
    isUncertain = true
    if unsupported[name]?.last == location { return }
    unsupported[name, default: []].append(location)
    report(.unsupportedFunction(name), address)
  }
}
