internal import Foundation
internal import SpreadsheetValues

/// Logical functions; branches that are not chosen are not evaluated.
enum LogicalFunctions {
  static let all = [
    FunctionDeclaration(lazy: "IF", 1, maximum: 3, condition),
    FunctionDeclaration(lazy: "IFS", 2, conditions),
    FunctionDeclaration(lazy: "IFERROR", 2, maximum: 2) { (evaluator, expressions) throws(Stop) in
      try replacing(evaluator, expressions) { $0.isError }
    },
    FunctionDeclaration(lazy: "IFNA", 2, maximum: 2) { (evaluator, expressions) throws(Stop) in
      try replacing(evaluator, expressions) { $0 == .error(.notAvailable) }
    },
    FunctionDeclaration(lazy: "SWITCH", 3, select),
    FunctionDeclaration(lazy: "CHOOSE", 2, choose),
    FunctionDeclaration("AND", 1, [.range], repeating: 1) { (arguments) throws(Stop) in
      .boolean(try flags(arguments).allSatisfy { $0 })
    },
    FunctionDeclaration("OR", 1, [.range], repeating: 1) { (arguments) throws(Stop) in
      .boolean(try flags(arguments).contains(true))
    },
    FunctionDeclaration("XOR", 1, [.range], repeating: 1) { (arguments) throws(Stop) in
      .boolean(try !flags(arguments).count { $0 }.isMultiple(of: 2))
    },
    FunctionDeclaration("NOT", 1, [.boolean]) { (arguments) throws(Stop) in
      .boolean(try !arguments.boolean(0))
    },
    FunctionDeclaration("TRUE", 0, []) { (_) throws(Stop) in .boolean(true) },
    FunctionDeclaration("FALSE", 0, []) { (_) throws(Stop) in .boolean(false) },
  ]

  static func condition(_ evaluator: Evaluator, _ expressions: [FormulaExpression]) throws(Stop) -> Operand {
    let test = try evaluator.values(try evaluator.evaluate(expressions[0]))
    if case .array(let tests) = test { return try condition(tests, evaluator, expressions) }
    let isTrue = try evaluator.scalar(test).asBoolean()
    if isTrue { return expressions.count > 1 ? try branch(evaluator, expressions[1]) : .boolean(true) }
    return expressions.count > 2 ? try branch(evaluator, expressions[2]) : .boolean(false)
  }

  /// Computes `IF` for each value of an array.
  private static func condition(
    _ tests: ValueArray, _ evaluator: Evaluator, _ expressions: [FormulaExpression]
  ) throws(Stop) -> Operand {
    var choices: [ValueArray] = []
    for index in 1...2 {
      choices.append(
        index < expressions.count
          ? try choice(evaluator, expressions[index]) : ValueArray(scalar: .boolean(index == 1)))
    }
    return .array(
      try evaluator.combining([tests] + choices) { (items) throws(Stop) in
        do throws(Stop) {
          return Calculation.shown(items[try items[0].asBoolean() ? 1 : 2])
        } catch {
          return try error.value
        }
      })
  }

  /// The value of a branch; the value of an omitted branch is 0.
  private static func branch(_ evaluator: Evaluator, _ expression: FormulaExpression) throws(Stop) -> Operand
  {
    let operand = try evaluator.evaluate(expression)
    return operand.isMissing ? .number(0) : operand
  }

  /// A branch as an array, for an array of conditions; an error applies only where the branch is chosen.
  private static func choice(_ evaluator: Evaluator, _ expression: FormulaExpression) throws(Stop)
    -> ValueArray
  {
    do throws(Stop) {
      return try evaluator.array(try branch(evaluator, expression))
    } catch {
      return ValueArray(scalar: try error.value)
    }
  }

  static func conditions(_ evaluator: Evaluator, _ expressions: [FormulaExpression]) throws(Stop) -> Operand {
    guard expressions.count.isMultiple(of: 2) else { throw .error(.notAvailable) }
    for index in stride(from: 0, to: expressions.count, by: 2) {
      let test = try evaluator.values(try evaluator.evaluate(expressions[index]))
      if case .array = test {
        return try choosing(evaluator, expressions[index...], from: 0) { (values, place) throws(Stop) in
          try values[place].asBoolean()
        }
      }
      if try evaluator.scalar(test).asBoolean() { return try branch(evaluator, expressions[index + 1]) }
    }
    throw .error(.notAvailable)
  }

  /// Computes `IFS` and `SWITCH` for each value of arrays.
  ///
  /// The arguments alternate between tests and results, with an optional default at the end.
  private static func choosing(
    _ evaluator: Evaluator, _ expressions: ArraySlice<FormulaExpression>, from start: Int,
    _ isMet: (_ values: [CellValue], _ place: Int) throws(Stop) -> Bool
  ) throws(Stop) -> Operand {
    var arrays: [ValueArray] = []
    for expression in expressions { arrays.append(try choice(evaluator, expression)) }
    return .array(
      try evaluator.combining(arrays) { (values) throws(Stop) in
        do throws(Stop) {
          var place = start
          while place + 1 < values.count, try !isMet(values, place) { place += 2 }
          let chosen = place + 1 < values.count ? place + 1 : place
          return chosen < values.count ? Calculation.shown(values[chosen]) : .error(.notAvailable)
        } catch {
          return try error.value
        }
      })
  }

  /// The first argument, or the second one if `isReplaced` is true for the first.
  private static func replacing(
    _ evaluator: Evaluator, _ expressions: [FormulaExpression], _ isReplaced: (CellValue) -> Bool
  ) throws(Stop) -> Operand {
    let operand: Operand
    do throws(Stop) {
      operand = try evaluator.values(try evaluator.evaluate(expressions[0]))
    } catch {
      operand = .scalar(try error.value)
    }
    if case .array(let array) = operand {
      guard array.values.contains(where: isReplaced) else { return operand }
      let other = try evaluator.array(try branch(evaluator, expressions[1]))
      return .array(try evaluator.combining([array, other]) { isReplaced($0[0]) ? $0[1] : $0[0] })
    }
    guard case .scalar(let value) = operand, isReplaced(value) else { return operand }
    return try branch(evaluator, expressions[1])
  }

  static func select(_ evaluator: Evaluator, _ expressions: [FormulaExpression]) throws(Stop) -> Operand {
    let wanted = try evaluator.values(try evaluator.evaluate(expressions[0]))
    var index = 1
    while index + 1 < expressions.count {
      let value = try evaluator.values(try evaluator.evaluate(expressions[index]))
      guard case .scalar(let first) = wanted, case .scalar(let second) = value else {
        return try choosing(evaluator, expressions[...], from: 1) { (values, place) throws(Stop) in
          try isSelected(values[0], values[place])
        }
      }
      if try isSelected(first, second) { return try branch(evaluator, expressions[index + 1]) }
      index += 2
    }
    guard index < expressions.count else { throw .error(.notAvailable) }
    return try branch(evaluator, expressions[index])
  }

  private static func isSelected(_ wanted: CellValue, _ value: CellValue) throws(Stop) -> Bool {
    let (wanted, value) = (try wanted.unlessError(), try value.unlessError())
    return (wanted.isSameType(as: value) || wanted.isBlank || value.isBlank)
      && wanted.compared(to: value) == 0
  }

  static func choose(_ evaluator: Evaluator, _ expressions: [FormulaExpression]) throws(Stop) -> Operand {
    let selector = try evaluator.values(try evaluator.evaluate(expressions[0]))
    guard case .array(let numbers) = selector else {
      let number = try evaluator.scalar(selector).asNumber(evaluator.dates).truncatedInt ?? 0
      guard number >= 1, number < expressions.count else { throw .error(.value) }
      return try branch(evaluator, expressions[number])
    }
    var choices: [ValueArray] = []
    for expression in expressions.dropFirst() {
      choices.append(try evaluator.array(try evaluator.inArrays.evaluate(expression)))
    }
    let dates = evaluator.dates
    return .array(
      try evaluator.combining([numbers] + choices) { (items) throws(Stop) in
        guard let number = try items[0].asNumber(dates).truncatedInt, number >= 1, number < items.count else {
          return .error(.value)
        }
        return Calculation.shown(items[number])
      })
  }

  /// The arguments as Booleans, without texts in ranges; throws `#VALUE!` if there are no values.
  private static func flags(_ arguments: Arguments) throws(Stop) -> [Bool] {
    var flags: [Bool] = []
    for operand in arguments.operands {
      if case .scalar(let value) = operand {
        flags.append(try value.asBoolean())
        continue
      }
      var single = arguments
      single.operands = [operand]
      try single.forEachValue { (value) throws(Stop) in
        switch value {
        case .boolean(let flag): flags.append(flag)
        case .number(let number): flags.append(number != 0)
        case .error(let error): throw .error(error)
        case .empty, .text: break
        }
      }
    }
    guard !flags.isEmpty else { throw .error(.value) }
    return flags
  }
}

extension Stop {
  /// The error as a value; any other `Stop`, such as one that waits for a cell, is thrown again.
  var value: CellValue {
    get throws(Stop) {
      guard case .error(let error) = self else { throw self }
      return .error(error)
    }
  }
}
