public import Foundation

extension Decimal {
  /// Significant digits of a quotient that does not end, as in IEEE 754's decimal128.
  public static let quotientDigits = 34

  /// The quotient: exact where it has at most 34 significant digits, else rounded to 34, halves away from zero.
  ///
  /// Nil where `divisor` is 0, one of the numbers is NaN, or the quotient is too large or too small for a
  /// `Decimal`; Foundation's own `/` gives a truncated quotient or a silent NaN there.
  public func divided(by divisor: Decimal) -> Decimal? {
    guard let top = mantissaMagnitude, let bottom = divisor.mantissaMagnitude, bottom != 0 else { return nil }
    guard top != 0 else { return 0 }
    // So many digits in front that the truncated quotient has one or more beyond those that are kept.
    let shift = max(0, Self.quotientDigits + 1 + bottom.digitCount - top.digitCount)
    let quotient = Self.quotient(top, shiftedBy: shift, bottom)
    let excess = quotient.digitCount - Self.quotientDigits
    let rounded = Int128(quotient.dividedByPowerOfTen(excess))
    let mantissa = isSignMinus != divisor.isSignMinus ? -rounded : rounded
    return DecimalParts(mantissa: mantissa, exponent: exponent - divisor.exponent - shift + excess)
      .normalized.decimal
  }

  /// `top` × 10^`shift` ÷ `bottom`, truncated: long division, up to 38 digits a step.
  private static func quotient(_ top: UInt128, shiftedBy shift: Int, _ bottom: UInt128) -> UInt128 {
    var (digits, rest) = top.quotientAndRemainder(dividingBy: bottom)
    var remaining = shift
    while remaining > 0 {
      let power = UInt128(powersOfTen[min(remaining, 38)])
      let (part, left) = bottom.dividingFullWidth(rest.multipliedFullWidth(by: power))
      digits = digits &* power &+ part
      rest = left
      remaining -= 38
    }
    return digits
  }
}
