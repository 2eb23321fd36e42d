public import Foundation

extension Decimal {
  /// The sum: exact if it has at most 38 digits, otherwise rounded to at least 36 significant digits; nil if a
  /// number is NaN or the sum is out of range.
  public func adding(_ other: Decimal) -> Decimal? {
    guard let left = DecimalParts(self), let right = DecimalParts(other) else { return nil }
    return left.adding(right).fitted
  }

  /// The difference, with the rules of `adding`.
  public func subtracting(_ other: Decimal) -> Decimal? {
    guard let left = DecimalParts(self), let right = DecimalParts(other) else { return nil }
    return left.adding(DecimalParts(mantissa: -right.mantissa, exponent: right.exponent)).fitted
  }

  /// The product: exact if it has at most 38 digits, otherwise rounded to 38, halves away from zero; nil if a
  /// number is NaN or the product is out of range.
  public func multiplied(by other: Decimal) -> Decimal? {
    guard let left = DecimalParts(self), let right = DecimalParts(other) else { return nil }
    return left.multiplied(by: right).fitted
  }

  /// Compares two numbers: -1, 0 or 1 if this number is less than, equal to or greater than the other; nil for NaN.
  public func compared(to other: Decimal) -> Int? {
    guard let left = DecimalParts(self), let right = DecimalParts(other) else { return nil }
    let difference = left.adding(DecimalParts(mantissa: -right.mantissa, exponent: right.exponent))
    return Int(difference.mantissa.signum())
  }
}

extension DecimalParts {
  /// The sum: exact if it fits in 127 bits, otherwise rounded to at least 36 significant digits.
  package func adding(_ other: DecimalParts) -> DecimalParts {
    if mantissa == 0 || other.mantissa == 0 { return mantissa == 0 ? other : self }
    let (high, low) = exponent >= other.exponent ? (self, other) : (other, self)
    guard let scaled = high.mantissa.timesPowerOfTen(high.exponent - low.exponent) else {
      return high.adding(distant: low)
    }
    let (sum, overflow) = scaled.addingReportingOverflow(low.mantissa)
    if !overflow { return DecimalParts(mantissa: sum, exponent: low.exponent) }
    let ones = scaled % 10 + low.mantissa % 10
    return DecimalParts(
      mantissa: scaled / 10 + low.mantissa / 10 + ones.dividedByPowerOfTen(1), exponent: low.exponent + 1)
  }

  /// The sum with a smaller number, whose last digits are beyond the 36 digits that are kept.
  private func adding(distant low: DecimalParts) -> DecimalParts {
    let shift = 36 - mantissa.digitCount
    let kept = mantissa.timesPowerOfTen(shift) ?? mantissa.dividedByPowerOfTen(-shift)
    let unit = exponent - shift
    return DecimalParts(
      mantissa: kept + low.mantissa.dividedByPowerOfTen(unit - low.exponent), exponent: unit)
  }

  /// The product: exact if it fits in 127 bits, otherwise rounded to 38 significant digits.
  package func multiplied(by other: DecimalParts) -> DecimalParts {
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: other.mantissa)
    if !overflow { return DecimalParts(mantissa: product, exponent: exponent + other.exponent) }
    let left = rounded(toSignificantDigits: 38)
    let right = other.rounded(toSignificantDigits: 38)
    let excess = left.mantissa.digitCount + right.mantissa.digitCount - 38
    let power = UInt128(powersOfTen[min(max(excess, 0), 38)])
    let wide = left.mantissa.magnitude.multipliedFullWidth(by: right.mantissa.magnitude)
    guard wide.high < power else { return DecimalParts(mantissa: 0, exponent: 0) }
    let (quotient, remainder) = power.dividingFullWidth(wide)
    let magnitude = Int128(truncatingIfNeeded: remainder >= power - remainder ? quotient + 1 : quotient)
    return DecimalParts(
      mantissa: (left.mantissa < 0) != (right.mantissa < 0) ? -magnitude : magnitude,
      exponent: left.exponent + right.exponent + excess)
  }

  /// The number as a `Decimal`, rounded if it has too many decimal places; nil if it is too large.
  package var fitted: Decimal? {
    if exponent >= -127 { return decimal ?? normalized.decimal }
    return normalized.rounded(toPlaces: 127).decimal
  }
}
