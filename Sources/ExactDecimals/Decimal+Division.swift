public import Foundation

extension Decimal {
  /// The number of significant digits of a non-terminating quotient, as in the decimal128 format of IEEE 754.
  public static let quotientDigits = 34

  /// The quotient: exact if it has at most 34 significant digits, otherwise rounded to 34, halves away from zero.
  ///
  /// It is nil if `divisor` is 0, if one of the numbers is NaN, or if the quotient is too large or too small
  /// for a `Decimal`. Foundation's `/` truncates the quotient, and gives NaN without an error in these cases.
  public func divided(by divisor: Decimal) -> Decimal? {
    guard let top = mantissaMagnitude, let bottom = divisor.mantissaMagnitude, bottom != 0 else { return nil }
    guard top != 0 else { return 0 }
    // With `places` decimal places, the truncated quotient has at least one digit more than the result.
    let places = max(0, Self.quotientDigits + 1 + bottom.digitCount - top.digitCount)
    let (quotient, made) = Self.quotient(top, bottom, places: places)
    let excess = max(0, quotient.digitCount - Self.quotientDigits)
    let rounded = Int128(quotient.dividedByPowerOfTen(excess))
    let mantissa = isSignMinus != divisor.isSignMinus ? -rounded : rounded
    return DecimalParts(mantissa: mantissa, exponent: exponent - divisor.exponent - made + excess)
      .normalized.decimal
  }

  /// The quotient `top` ÷ `bottom`, truncated after the given number of places, or exact if it terminates before.
  private static func quotient(
    _ top: UInt128, _ bottom: UInt128, places: Int
  ) -> (digits: UInt128, places: Int) {
    var (digits, rest) = top.quotientAndRemainder(dividingBy: bottom)
    // The digits of an amount of money fit in one 64-bit word. If the divisor also fits in one word, one machine
    // instruction can divide a 128-bit number by it.
    if let bottom = UInt64(exactly: bottom) {
      return continued(digits, UInt64(rest), bottom, places: places)
    }
    var made = 0
    while rest != 0, made < places {
      let step = min(places - made, 38)
      let power = UInt128(powersOfTen[step])
      let (part, left) = bottom.dividingFullWidth(rest.multipliedFullWidth(by: power))
      (digits, rest, made) = (digits &* power &+ part, left, made + step)
    }
    return (digits, made)
  }

  /// Continues a long division from a remainder; each step gives at most 19 digits.
  private static func continued(
    _ whole: UInt128, _ rest: UInt64, _ bottom: UInt64, places: Int
  ) -> (digits: UInt128, places: Int) {
    var (digits, rest, made) = (whole, rest, 0)
    while rest != 0, made < places {
      var step = min(places - made, 19)
      var part: UInt64
      (part, rest) = bottom.dividingFullWidth(rest.multipliedFullWidth(by: UInt64(powersOfTen[step])))
      // Trailing zeros are removed here, where the digits fit in a word.
      while rest == 0, part % 10 == 0 { (part, step) = (part / 10, step - 1) }
      (digits, made) = (digits &* UInt128(powersOfTen[step]) &+ UInt128(part), made + step)
    }
    return (digits, made)
  }
}
