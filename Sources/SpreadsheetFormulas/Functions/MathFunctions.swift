internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Functions for sums, products, powers and logarithms.
enum MathFunctions {
  static let all = [
    FunctionDeclaration("SUM", 1, [.range], repeating: 1, sum),
    FunctionDeclaration("PRODUCT", 1, [.range], repeating: 1, product).sharing,
    FunctionDeclaration("SUMSQ", 1, [.range], repeating: 1, sumOfSquares).sharing,
    FunctionDeclaration("SUMPRODUCT", 1, [.array], repeating: 1, sumProduct)
      .trying { (evaluator, expressions) throws(Stop) in
        try ConditionalProduct(expressions, evaluator)?.sum()
      },
    FunctionDeclaration("SUBTOTAL", 2, [.number, .cells], repeating: 1, Subtotal.subtotal).sharing,
    FunctionDeclaration("AGGREGATE", 3, [.number, .number, .array], repeating: 1) {
      (arguments) throws(Stop) in
      try Subtotal.aggregate(arguments)
    },
    FunctionDeclaration("ABS", 1, [.number], absolute),
    FunctionDeclaration("SIGN", 1, [.number], sign),
    FunctionDeclaration("MOD", 2, [.number, .number], remainder),
    FunctionDeclaration("QUOTIENT", 2, [.strictNumber, .strictNumber], quotient),
    FunctionDeclaration("POWER", 2, [.number, .number], power),
    FunctionDeclaration("SQRT", 1, [.number], squareRoot),
    FunctionDeclaration("EXP", 1, [.number], exponential),
    FunctionDeclaration("LN", 1, [.number], naturalLogarithm),
    FunctionDeclaration("LOG10", 1, [.number], decimalLogarithm),
    FunctionDeclaration("LOG", 1, [.number, .number], logarithm),
    FunctionDeclaration("PI", 0, [], pi),
  ]

  static func sum(_ arguments: Arguments) throws(Stop) -> Operand { try arguments.totals().total }

  static func product(_ arguments: Arguments) throws(Stop) -> Operand {
    let numbers = try arguments.numbers()
    guard !numbers.isEmpty else { return .number(0) }
    var product: Decimal = 1
    for number in numbers { product = try arguments.calculation.arithmetic.result(.times, product, number) }
    return .number(product)
  }

  static func sumOfSquares(_ arguments: Arguments) throws(Stop) -> Operand {
    let arithmetic = arguments.calculation.arithmetic
    var sum = RunningTotal(arithmetic)
    for number in try arguments.numbers() { sum.add(try arithmetic.result(.times, number, number)) }
    return .number(try sum.value)
  }

  /// Computes `SUMPRODUCT`: multiplies arrays of the same shape value by value; values that are not
  /// numbers count as 0.
  static func sumProduct(_ arguments: Arguments) throws(Stop) -> Operand {
    var arrays: [ValueArray] = []
    for index in 0..<arguments.count { arrays.append(try arguments.array(index)) }
    guard let first = arrays.first,
      arrays.allSatisfy({ $0.rows == first.rows && $0.columns == first.columns })
    else { throw .error(.value) }
    let arithmetic = arguments.calculation.arithmetic
    var sum = RunningTotal(arithmetic)
    for place in first.values.indices {
      var product: Decimal = 1
      for array in arrays {
        switch array.values[place] {
        case .number(let number): product = try arithmetic.result(.times, product, number)
        case .error(let error): throw .error(error)
        case .empty, .text, .boolean: product = 0
        }
      }
      sum.add(product)
    }
    return .number(try sum.value)
  }

  static func absolute(_ arguments: Arguments) throws(Stop) -> Operand {
    .number(try arguments.number(0).magnitude)
  }

  static func sign(_ arguments: Arguments) throws(Stop) -> Operand {
    let number = try arguments.number(0)
    return .number(number == 0 ? 0 : number < 0 ? -1 : 1)
  }

  /// The remainder, which has the sign of the divisor.
  static func remainder(_ arguments: Arguments) throws(Stop) -> Operand {
    let (number, divisor) = (try arguments.number(0), try arguments.number(1))
    guard let quotient = number.divided(by: divisor) else { throw .error(.divisionByZero) }
    // With more than 28 digits, the whole part of a quotient is not exact.
    guard quotient.magnitude < Decimal(sign: .plus, exponent: 28, significand: 1),
      let whole = quotient.flooredToInteger.multiplied(by: divisor)
    else { throw .error(.number) }
    return try inRange(number.subtracting(whole))
  }

  static func quotient(_ arguments: Arguments) throws(Stop) -> Operand {
    guard let quotient = try arguments.number(0).divided(by: try arguments.number(1)) else {
      throw .error(.divisionByZero)
    }
    return .number(quotient.truncatedToInteger)
  }

  static func power(_ arguments: Arguments) throws(Stop) -> Operand {
    .number(
      try arguments.calculation.arithmetic.result(
        .power, try arguments.number(0), try arguments.number(1)))
  }

  static func squareRoot(_ arguments: Arguments) throws(Stop) -> Operand {
    .number(try arguments.calculation.arithmetic.squareRoot(try arguments.number(0)))
  }

  static func exponential(_ arguments: Arguments) throws(Stop) -> Operand {
    let number = try arguments.number(0)
    guard arguments.calculation.arithmetic == .decimal else {
      return try inRange(Decimal(shortest: number.nearestDouble.exponential))
    }
    try arguments.calculation.spend(seriesSteps)
    return .number(try number.exponential())
  }

  static func naturalLogarithm(_ arguments: Arguments) throws(Stop) -> Operand {
    let number = try arguments.number(0)
    guard arguments.calculation.arithmetic == .decimal else {
      return try inRange(Decimal(shortest: try number.knownDouble.naturalLogarithm))
    }
    try arguments.calculation.spend(seriesSteps)
    return .number(try number.naturalLogarithm().withoutNoise)
  }

  static func decimalLogarithm(_ arguments: Arguments) throws(Stop) -> Operand {
    try logarithm(arguments, try arguments.number(0), base: 10)
  }

  static func logarithm(_ arguments: Arguments) throws(Stop) -> Operand {
    try logarithm(arguments, try arguments.number(0), base: try arguments.number(1, default: 10))
  }

  /// The number of steps that are counted for a decimal series.
  private static let seriesSteps = 300

  private static func logarithm(
    _ arguments: Arguments, _ number: Decimal, base: Decimal
  ) throws(Stop) -> Operand {
    guard arguments.calculation.arithmetic == .decimal else {
      if base == 1 { throw .error(.divisionByZero) }
      return try inRange(Decimal(shortest: try number.knownDouble.logarithm(base: try base.knownDouble)))
    }
    try arguments.calculation.spend(2 * seriesSteps)
    let bottom = try base.naturalLogarithm()
    guard let quotient = try number.naturalLogarithm().divided(by: bottom) else {
      throw .error(.divisionByZero)
    }
    // The quotient is rounded, so that LOG(1000) is exactly 3.
    return .number(quotient.rounded(toSignificantDigits: 28))
  }

  static func pi(_ arguments: Arguments) throws(Stop) -> Operand {
    try inRange(
      DecimalParts(mantissa: 3_141_592_653_589_793_238_462_643_383_279_503, exponent: -33).decimal)
  }
}
