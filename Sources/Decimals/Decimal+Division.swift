public import Foundation

extension Decimal {
  /// Significant digits of a quotient that does not end, as in IEEE 754's decimal128.
  public static let quotientDigits = 34

  /// The quotient: exact where it has at most 34 significant digits, else rounded to 34, halves away from zero.
  ///
  /// Nil where `divisor` is 0 or one of the numbers is NaN; Foundation's own `/` gives a truncated quotient or
  /// a silent NaN there.
  public func divided(by divisor: Decimal) -> Decimal? {
    guard let top = DecimalParts(self)?.normalized, let bottom = DecimalParts(divisor)?.normalized,
      bottom.mantissa != 0
    else { return nil }
    guard top.mantissa != 0 else { return 0 }
    // So many digits in front that the truncated quotient has one or two more than are kept.
    let shift = max(0, Self.quotientDigits + 1 + bottom.mantissa.digitCount - top.mantissa.digitCount)
    let quotient = Self.quotient(top.mantissa.magnitude, shiftedBy: shift, bottom.mantissa.magnitude)
    let isNegative = (top.mantissa < 0) != (bottom.mantissa < 0)
    let mantissa = isNegative ? -Int128(quotient) : Int128(quotient)
    return DecimalParts(mantissa: mantissa, exponent: top.exponent - bottom.exponent - shift)
      .rounded(toSignificantDigits: Self.quotientDigits).normalized.decimal
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
