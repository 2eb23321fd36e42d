internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Powers, roots and logarithms in decimal, computed by series to 28 significant digits.
extension Decimal {
  private static let irrationalDigits = 28
  /// A term of a series that is below this bound is negligible, and ends the series.
  private static let negligible = Decimal(sign: .plus, exponent: -40, significand: 1)

  /// This number to a power; exact for whole exponents if the result has at most 38 digits.
  func raised(to exponent: Decimal) throws(Stop) -> Decimal {
    if self == 0 {
      if exponent == 0 { throw .error(.number) }
      if exponent < 0 { throw .error(.divisionByZero) }
      return 0
    }
    if exponent.isInteger, let whole = exponent.truncatedInt { return try raised(toWhole: whole) }
    guard self > 0 else { throw .error(.number) }
    if exponent == Decimal(sign: .plus, exponent: -1, significand: 5) { return try squareRoot() }
    guard let power = try naturalLogarithm().multiplied(by: exponent) else { throw .error(.number) }
    return try power.exponential()
  }

  private func raised(toWhole exponent: Int) throws(Stop) -> Decimal {
    var result: Decimal? = 1
    var square: Decimal? = self
    var rest = exponent.magnitude
    while rest > 0 {
      if rest & 1 == 1 { result = square.flatMap { result?.multiplied(by: $0) } }
      rest >>= 1
      if rest > 0 { square = square.flatMap { $0.multiplied(by: $0) } }
      if result == nil || result == 0 { break }
    }
    guard let result else {
      guard exponent < 0 else { throw .error(.number) }
      return 0
    }
    if exponent >= 0 { return result }
    guard let inverse = Decimal(1).divided(by: result) else { throw .error(.number) }
    return inverse
  }

  /// The square root, which is exact if it terminates.
  func squareRoot() throws(Stop) -> Decimal {
    guard self >= 0, let parts = DecimalParts(self)?.normalized else { throw .error(.number) }
    guard parts.mantissa != 0 else { return 0 }
    var mantissa = UInt128(parts.mantissa.magnitude)
    var exponent = parts.exponent
    while mantissa < UInt128(1) << 118 {
      mantissa *= 10
      exponent -= 1
    }
    if exponent % 2 != 0 {
      let hasRoom = mantissa < UInt128(1) << 124
      mantissa = hasRoom ? mantissa * 10 : mantissa / 10
      exponent += hasRoom ? -1 : 1
    }
    let root = Decimal.integerRoot(mantissa)
    guard let first = DecimalParts(mantissa: Int128(root), exponent: exponent / 2).decimal else {
      throw .error(.number)
    }
    if first.multiplied(by: first) == self { return first }
    // One step of Newton's method doubles the 18 digits of the integer root.
    guard let quotient = divided(by: first), let sum = first.adding(quotient), let half = sum.divided(by: 2)
    else { throw .error(.number) }
    return half.rounded(toSignificantDigits: Self.irrationalDigits)
  }

  private static func integerRoot(_ value: UInt128) -> UInt128 {
    var root: UInt128 = 0
    var bit = UInt128(1) << 126
    var rest = value
    while bit > rest { bit >>= 2 }
    while bit != 0 {
      if rest >= root + bit {
        rest -= root + bit
        root = (root >> 1) + bit
      } else {
        root >>= 1
      }
      bit >>= 2
    }
    return root
  }

  func naturalLogarithm() throws(Stop) -> Decimal {
    // Foundation's operators below are not exact for numbers that use all digits.
    let number = rounded(toSignificantDigits: Self.quotientDigits)
    guard number > 0, let parts = DecimalParts(number)?.normalized else { throw .error(.number) }
    if number < 4, number * 3 >= 2, number * 3 <= 4 { return try series(of: number) }
    // The number is m × 10^k with m from 0.1 to 1; then m is doubled until it is from 2/3 to 4/3.
    let order = parts.magnitudeOrder
    guard var rest = DecimalParts(mantissa: parts.mantissa, exponent: parts.exponent - order).decimal else {
      throw .error(.number)
    }
    var twos = 0
    while rest * 3 < 2 {
      rest *= 2
      twos -= 1
    }
    let sum = try series(of: rest) + Decimal(order) * Self.logarithmOf10 + Decimal(twos) * Self.logarithmOf2
    return sum.rounded(toSignificantDigits: 32)
  }

  /// The logarithm of a number near 1: twice the inverse hyperbolic tangent of (x - 1) ÷ (x + 1).
  private func series(of number: Decimal) throws(Stop) -> Decimal {
    guard let half = Self.inverseHyperbolicTangent(of: number - 1, over: number + 1) else {
      throw .error(.number)
    }
    return half * 2
  }

  private static func inverseHyperbolicTangent(of top: Decimal, over bottom: Decimal) -> Decimal? {
    guard let ratio = top.divided(by: bottom), let square = ratio.multiplied(by: ratio) else { return nil }
    var power = ratio
    var sum = ratio
    var odd = 3
    while power.magnitude > negligible {
      guard let next = power.multiplied(by: square) else { return nil }
      if next.magnitude <= negligible { break }
      guard let term = next.divided(by: Decimal(odd)), let total = sum.adding(term) else { return nil }
      power = next
      sum = total
      odd += 2
    }
    return sum
  }

  /// e to this power.
  func exponential() throws(Stop) -> Decimal {
    guard let quotient = divided(by: Self.logarithmOf10),
      let tens = quotient.rounded(toPlaces: 0).truncatedInt
    else { throw .error(.number) }
    if tens < -165 { return 0 }
    guard tens < 166, let rest = subtracting(Decimal(tens) * Self.logarithmOf10)?.divided(by: 16) else {
      throw .error(.number)
    }
    var term: Decimal = 1
    var sum: Decimal = 1
    for index in 1...40 where term.magnitude > Self.negligible {
      guard let next = term.multiplied(by: rest)?.divided(by: Decimal(index)), let total = sum.adding(next)
      else { throw .error(.number) }
      term = next
      sum = total
    }
    for _ in 0..<4 { sum = sum.multiplied(by: sum) ?? sum }
    guard let parts = DecimalParts(sum.rounded(toSignificantDigits: Self.irrationalDigits))?.normalized,
      let result = DecimalParts(mantissa: parts.mantissa, exponent: parts.exponent + tens).decimal
    else { throw .error(.number) }
    return result
  }

  static let logarithmOf10 =
    DecimalParts(mantissa: 230_258_509_299_404_568_401_799_145_468_436_421, exponent: -35).decimal ?? .nan
  static let logarithmOf2 =
    DecimalParts(mantissa: 69_314_718_055_994_530_941_723_212_145_817_657, exponent: -35).decimal ?? .nan
}
