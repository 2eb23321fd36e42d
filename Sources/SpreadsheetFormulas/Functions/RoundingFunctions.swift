internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Functions that round numbers to decimal places or to a multiple.
enum RoundingFunctions {
  static let all = [
    FunctionDeclaration("ROUND", 2, [.number, .number], round),
    FunctionDeclaration("ROUNDUP", 2, [.number, .number], roundUp),
    FunctionDeclaration("ROUNDDOWN", 2, [.number, .number], roundDown),
    FunctionDeclaration("TRUNC", 1, [.number, .number], roundDown),
    FunctionDeclaration("INT", 1, [.number], floorToInteger),
    FunctionDeclaration("CEILING", 2, [.number, .number], ceiling),
    FunctionDeclaration("FLOOR", 2, [.number, .number], floor),
    FunctionDeclaration("CEILING.MATH", 1, [.number, .number, .number], ceilingMath),
    FunctionDeclaration("FLOOR.MATH", 1, [.number, .number, .number], floorMath),
    FunctionDeclaration("MROUND", 2, [.strictNumber, .strictNumber], roundToMultiple),
  ]

  /// Computes `ROUND`, which rounds halves away from zero.
  ///
  /// In double arithmetic, the number is first rounded to 15 digits if the result has at most 15 digits.
  static func round(_ arguments: Arguments) throws(Stop) -> Operand {
    let (number, places) = (try arguments.number(0).withoutNoise, try places(arguments))
    let rounded = number.rounded(toPlaces: places)
    guard arguments.calculation.arithmetic == .double, rounded.hasDigits(atMost: 15) else {
      return .number(rounded)
    }
    return .number(number.rounded(toSignificantDigits: 15).rounded(toPlaces: places))
  }

  static func roundUp(_ arguments: Arguments) throws(Stop) -> Operand {
    let places = try places(arguments)
    let number = try arguments.number(0).withoutNoise
    let cut = number.cut(toPlaces: places)
    return .number(cut == number ? cut : cut + (number < 0 ? -1 : 1) * unit(places))
  }

  static func roundDown(_ arguments: Arguments) throws(Stop) -> Operand {
    .number(try arguments.number(0).withoutNoise.cut(toPlaces: try places(arguments)))
  }

  static func floorToInteger(_ arguments: Arguments) throws(Stop) -> Operand {
    .number(try arguments.number(0).flooredToInteger)
  }

  static func ceiling(_ arguments: Arguments) throws(Stop) -> Operand {
    let (number, step) = (try arguments.number(0), try arguments.number(1))
    if number == 0 || step == 0 { return .number(0) }
    if number > 0, step < 0 { throw .error(.number) }
    return try multiple(number, step) { -(-$0).flooredToInteger }
  }

  static func floor(_ arguments: Arguments) throws(Stop) -> Operand {
    let (number, step) = (try arguments.number(0), try arguments.number(1))
    if number == 0 { return .number(0) }
    if step == 0 { throw .error(.divisionByZero) }
    if number > 0, step < 0 { throw .error(.number) }
    return try multiple(number, step) { $0.flooredToInteger }
  }

  /// Computes `CEILING.MATH`, which rounds up; a mode other than 0 rounds negative numbers away from zero.
  static func ceilingMath(_ arguments: Arguments) throws(Stop) -> Operand {
    let number = try arguments.number(0)
    let isAway = try arguments.number(2) != 0 && number < 0
    return try multiple(number, try arguments.number(1, default: 1).magnitude) {
      isAway ? $0.flooredToInteger : -(-$0).flooredToInteger
    }
  }

  /// Computes `FLOOR.MATH`, which rounds down; a mode other than 0 rounds negative numbers towards zero.
  static func floorMath(_ arguments: Arguments) throws(Stop) -> Operand {
    let number = try arguments.number(0)
    let isTowards = try arguments.number(2) != 0 && number < 0
    return try multiple(number, try arguments.number(1, default: 1).magnitude) {
      isTowards ? -(-$0).flooredToInteger : $0.flooredToInteger
    }
  }

  static func roundToMultiple(_ arguments: Arguments) throws(Stop) -> Operand {
    guard arguments.has(0), arguments.has(1) else { throw .error(.notAvailable) }
    let (number, step) = (try arguments.number(0), try arguments.number(1))
    if number == 0 || step == 0 { return .number(0) }
    if (number < 0) != (step < 0) { throw .error(.number) }
    return try multiple(number, step) { $0.withoutNoise.rounded(toPlaces: 0) }
  }

  /// A multiple of `step`: the quotient of `number` and `step`, rounded by `whole`, times `step`.
  private static func multiple(
    _ number: Decimal, _ step: Decimal, _ whole: (Decimal) -> Decimal
  ) throws(Stop) -> Operand {
    guard let quotient = number.divided(by: step) else { return .number(0) }
    return try inRange(whole(quotient).multiplied(by: step))
  }

  /// The argument as a number of decimal places, from -120 to 120.
  private static func places(_ arguments: Arguments) throws(Stop) -> Int {
    min(max(try arguments.number(1), -120), 120).truncatedInt ?? 0
  }

  private static func unit(_ places: Int) -> Decimal {
    Decimal(sign: .plus, exponent: -places, significand: 1)
  }
}

extension Decimal {
  /// The number without the digits after this many decimal places.
  fileprivate func cut(toPlaces places: Int) -> Decimal {
    let nearest = rounded(toPlaces: places)
    guard nearest.magnitude > magnitude else { return nearest }
    let unit = Decimal(sign: .plus, exponent: -places, significand: 1)
    return self < 0 ? nearest + unit : nearest - unit
  }
}
