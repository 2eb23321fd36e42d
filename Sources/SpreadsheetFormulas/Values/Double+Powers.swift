/// Powers of doubles, rounded once, with the same results on every machine.
///
/// The C library's `pow` is wrong in the last place for one square in a thousand, and differs between
/// systems. This implementation computes with 128 bits, of which about 115 are reliable, and rounds to the
/// nearest double.
extension Double {
  /// This number to a power, by the rules of IEEE 754 for zeros, infinities and negative bases.
  func raised(to exponent: Double) -> Double {
    if exponent == 0 || self == 1 { return 1 }
    guard isFinite, exponent.isFinite, self != 0 else { return limitOfPower(exponent) }
    let isWhole = exponent.rounded(.towardZero) == exponent
    guard self > 0 || isWhole else { return .nan }
    let isNegative = self < 0 && exponent.isOdd
    let power = magnitude.positivePower(exponent)
    return isNegative ? -power : power
  }

  /// Whether the number, which must be whole, is odd.
  private var isOdd: Bool { truncatingRemainder(dividingBy: 2) != 0 }

  /// A power of 0 or infinity, or an infinite power.
  private func limitOfPower(_ exponent: Double) -> Double {
    if isNaN || exponent.isNaN { return .nan }
    if exponent.isInfinite {
      if magnitude == 1 { return 1 }
      return (magnitude > 1) == (exponent > 0) ? .infinity : 0
    }
    let magnitude = (self == 0) == (exponent > 0) ? 0 : Double.infinity
    return sign == .minus && exponent.rounded() == exponent && exponent.isOdd ? -magnitude : magnitude
  }

  /// A power of a positive number.
  private func positivePower(_ exponent: Double) -> Double {
    var (base, power) = (self, exponent)
    // A power that is not whole can be halfway between two doubles only if the base has an exact root. Exact roots
    // are therefore taken first, until the power is whole.
    while power.rounded(.towardZero) != power {
      let root = base.squareRoot()
      guard base.exponent > -900, (-base).addingProduct(root, root) == 0 else { break }
      (base, power) = (root, power * 2)
    }
    if base == 1 { return 1 }
    if power == 1 { return base }
    if power.magnitude <= Self.largestRepeated, power.rounded(.towardZero) == power {
      let result = WideFloat(base).raised(to: Int(power.magnitude))
      return (power < 0 ? WideFloat.one / result : result).nearestDouble
    }
    let (logarithm, isNegative) = WideFloat.binaryLogarithm(base)
    return WideFloat.binaryPower(logarithm * WideFloat(power), isNegative: isNegative != (power < 0))
  }

  /// e to this power.
  var exponential: Double {
    guard self != 0, isFinite else { return isNaN ? .nan : self == 0 ? 1 : self > 0 ? .infinity : 0 }
    return WideFloat.binaryPower(WideFloat(self) * .logarithmOfE, isNegative: self < 0)
  }

  /// The natural logarithm; NaN unless the number is above 0.
  var naturalLogarithm: Double { logarithm { $0 / .logarithmOfE } }

  /// The logarithm to a base; NaN if the base is 1, or if the base or the number is not above 0.
  func logarithm(base: Double) -> Double {
    guard base > 0, base != 1, base.isFinite else { return .nan }
    let (bottom, isNegative) = WideFloat.binaryLogarithm(base)
    let magnitude = logarithm { $0 / bottom }
    return isNegative ? -magnitude : magnitude
  }

  /// The logarithm to the base 2, converted to another base.
  private func logarithm(_ scaled: (WideFloat) -> WideFloat) -> Double {
    guard self > 0, isFinite else { return .nan }
    if self == 1 { return 0 }
    let (logarithm, isNegative) = WideFloat.binaryLogarithm(self)
    let magnitude = scaled(logarithm).nearestDouble
    return isNegative ? -magnitude : magnitude
  }

  /// The largest power computed by multiplication.
  ///
  /// Results of larger integer powers are never halfway between two doubles, so logarithms are precise enough.
  private static let largestRepeated = 1_100.0
}

extension WideFloat {
  /// This number to an integer power of at least 1.
  fileprivate func raised(to power: Int) -> WideFloat {
    var (result, square, rest): (WideFloat?, WideFloat, Int) = (nil, self, power)
    while true {
      if rest & 1 == 1 { result = result.map { $0 * square } ?? square }
      rest >>= 1
      guard rest > 0 else { return result ?? square }
      square = square * square
    }
  }

  /// The magnitude and sign of a positive number's logarithm to the base 2; the number must not be 1.
  fileprivate static func binaryLogarithm(_ number: Double) -> (WideFloat, isNegative: Bool) {
    // number = 2^order × z with z from √½ to √2, so that the series below converges quickly.
    var order = Int(number.exponent)
    if number.significand > 2.0.squareRoot() { order += 1 }
    let z = WideFloat(number)
    let unit = WideFloat(mantissa: one.mantissa, exponent: one.exponent + order)
    let whole = order == 0 ? nil : WideFloat(whole: UInt128(order.magnitude), exponent: 0)
    let fraction = z.logarithm(over: unit)
    guard let whole else { return (fraction?.value ?? one, fraction?.isNegative ?? false) }
    guard let fraction else { return (whole, order < 0) }
    return (whole.adding(fraction.value, isNegative: fraction.isNegative != (order < 0)), order < 0)
  }

  /// The logarithm to the base 2 of a quotient near 1; nil if the logarithm is 0.
  ///
  /// It is 2 ÷ ln 2 times the inverse hyperbolic tangent of t = (x − y) ÷ (x + y), which is t + t³/3 + t⁵/5 + ….
  private func logarithm(over other: WideFloat) -> (value: WideFloat, isNegative: Bool)? {
    let exponent = min(self.exponent, other.exponent) + 3
    let (x, y) = (mantissa >> (exponent - self.exponent), other.mantissa >> (exponent - other.exponent))
    guard x != y else { return nil }
    let difference = WideFloat(whole: x > y ? x - y : y - x, exponent: exponent)
    let t = difference / WideFloat(whole: x + y, exponent: exponent)
    let square = (t * t).fraction
    var sum: UInt128 = 0
    for coefficient in Self.oddReciprocals.reversed() {
      sum = coefficient + sum.multipliedFullWidth(by: square).high
    }
    return (t * WideFloat(whole: sum, exponent: -127) * Self.twoOverLogarithmOf2, x < y)
  }

  /// The double nearest to 2^power, or to 2^-power if `isNegative` is true.
  fileprivate static func binaryPower(_ power: WideFloat, isNegative: Bool) -> Double {
    let wholeBits = power.exponent + 128
    guard wholeBits <= 11 else { return isNegative ? 0 : .infinity }
    var whole = wholeBits > 0 ? Int(power.mantissa >> (128 - wholeBits)) : 0
    var fraction = wholeBits > 0 ? power.mantissa << wholeBits : power.fraction
    if isNegative {
      whole = fraction == 0 ? -whole : -whole - 1
      fraction = 0 &- fraction
    }
    // A series computes e^x, where x is the fraction times ln 2 ÷ 256; the result is then squared eight times.
    let x = fraction.multipliedFullWidth(by: logarithmOf2).high >> 8
    var sum: UInt128 = 0
    for coefficient in factorialReciprocals.reversed() {
      sum = coefficient + sum.multipliedFullWidth(by: x).high
    }
    var result = WideFloat(whole: sum, exponent: -127)
    for _ in 0..<8 { result = result * result }
    return WideFloat(mantissa: result.mantissa, exponent: result.exponent + whole).nearestDouble
  }

  /// The number, which must be below 1, in units of 2^-128.
  private var fraction: UInt128 { exponent > -256 ? mantissa >> (-128 - exponent) : 0 }

  /// The numbers 1, 1/3, 1/5 … in units of 2^-127; t² is below 0.0295, so 26 terms give 128 bits.
  private static let oddReciprocals = (0..<26).map { (UInt128(1) << 127) / UInt128(2 * $0 + 1) }

  /// The numbers 1/0!, 1/1!, 1/2! … in units of 2^-127; the argument of the series is below 0.0028.
  private static let factorialReciprocals: [UInt128] = {
    var reciprocals = [UInt128(1) << 127]
    for index in 1...14 { reciprocals.append((reciprocals.last ?? 0) / UInt128(index)) }
    return reciprocals
  }()

  /// The number ln 2 in units of 2^-128.
  private static let logarithmOf2: UInt128 = 0xB172_17F7_D1CF_79AB_C9E3_B398_03F2_F6AF
  private static let twoOverLogarithmOf2 = WideFloat(
    mantissa: 0xB8AA_3B29_5C17_F0BB_BE87_FED0_691D_3E88, exponent: -126)

  /// The logarithm of e to the base 2.
  fileprivate static let logarithmOfE = WideFloat(
    mantissa: twoOverLogarithmOf2.mantissa, exponent: -127)
}
