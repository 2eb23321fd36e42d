public import Foundation

/// A decimal number as an integer and a power of ten: `mantissa` × 10^`exponent`.
///
/// Sums, quotients and texts are computed in this form, while amounts are passed around as `Decimal`. A
/// `Decimal` whose mantissa uses all 128 bits is rounded to 38 digits here.
public struct DecimalParts: Hashable, Sendable {
  /// The digits with the sign.
  public var mantissa: Int128
  /// The power of ten that scales the digits.
  public var exponent: Int

  /// Creates the number `mantissa` × 10^`exponent`.
  public init(mantissa: Int128, exponent: Int) {
    self.mantissa = mantissa
    self.exponent = exponent
  }

  /// Splits a finite `Decimal`; nil for NaN.
  ///
  /// A mantissa of more than 127 bits, which Foundation's own operators can create, loses its last digit,
  /// with halves rounded away from zero.
  package init?(_ decimal: Decimal) {
    guard let magnitude = decimal.mantissaMagnitude else { return nil }
    let excess = magnitude > Int128.max.magnitude ? 1 : 0
    let mantissa = Int128(magnitude.dividedByPowerOfTen(excess))
    self.init(mantissa: decimal.isSignMinus ? -mantissa : mantissa, exponent: decimal.exponent + excess)
  }

  /// The number as a `Decimal`; nil if it is too large or too small.
  public var decimal: Decimal? {
    guard mantissa != 0 else { return Decimal() }
    var parts = self
    // The exponent of a `Decimal` is a signed byte.
    while parts.exponent < -128, parts.mantissa % 10 == 0 {
      parts = DecimalParts(mantissa: parts.mantissa / 10, exponent: parts.exponent + 1)
    }
    guard (-128...127).contains(parts.exponent) else { return nil }
    let decimal = Decimal(
      magnitude: parts.mantissa.magnitude, isNegative: parts.mantissa < 0, exponent: parts.exponent)
    // Foundation moves trailing zeros into the exponent; if the exponent is then too large, the result is NaN.
    return decimal.isNaN ? nil : decimal
  }

  /// The number without trailing zeros in the mantissa; 0 has exponent 0.
  package var normalized: DecimalParts {
    guard mantissa != 0 else { return DecimalParts(mantissa: 0, exponent: 0) }
    var parts = self
    while parts.mantissa % 10 == 0 {
      parts.mantissa /= 10
      parts.exponent += 1
    }
    return parts
  }

  /// The mantissa's magnitude, computed only with public arithmetic: slower, but independent of the memory layout.
  static func magnitude(of decimal: Decimal) -> UInt128 {
    var rest = decimal.significand
    var result: UInt128 = 0
    var place: UInt128 = 1
    while rest > 0 {
      var quotient = Decimal()
      var source = rest / 10
      NSDecimalRound(&quotient, &source, 0, .down)
      let digit = rest - quotient * 10
      result &+= place &* UInt128(UInt64(NSDecimalNumber(decimal: digit).uint64Value))
      place &*= 10
      rest = quotient
    }
    return result
  }
}

extension Decimal {
  /// The mantissa without its sign, with all its 128 bits; nil for NaN.
  var mantissaMagnitude: UInt128? {
    guard !isNaN else { return nil }
    guard let shift = DecimalLayout.lengthShift else { return DecimalParts.magnitude(of: self) }
    return DecimalLayout.magnitude(of: self, lengthShift: shift)
  }

  /// The number as an `Int` if it is an integer of at most nine digits; otherwise nil.
  package var smallWhole: Int? {
    guard var magnitude = mantissaMagnitude else { return nil }
    var exponent = exponent
    while exponent < 0, magnitude != 0 {
      guard magnitude % 10 == 0 else { return nil }
      (magnitude, exponent) = (magnitude / 10, exponent + 1)
    }
    while exponent > 0, magnitude != 0, magnitude < 1_000_000_000 {
      (magnitude, exponent) = (magnitude * 10, exponent - 1)
    }
    guard magnitude < 1_000_000_000 else { return nil }
    return isSignMinus ? -Int(magnitude) : Int(magnitude)
  }

  /// Creates the number `magnitude` × 10^`exponent` with a sign; the exponent must fit in a signed byte.
  init(magnitude: UInt128, isNegative: Bool, exponent: Int) {
    if magnitude >> 64 != 0, magnitude % 10 != 0,
      let number = DecimalLayout.decimal(magnitude: magnitude, isNegative: isNegative, exponent: exponent)
    {
      self = number
    } else {
      self = Self.slowly(magnitude: magnitude, isNegative: isNegative, exponent: exponent)
    }
  }

  /// The same number, computed only with public arithmetic.
  static func slowly(magnitude: UInt128, isNegative: Bool, exponent: Int) -> Decimal {
    let high = UInt64(truncatingIfNeeded: magnitude >> 64)
    let low = Decimal(UInt64(truncatingIfNeeded: magnitude))
    // A `Decimal` represents 2^64 exactly, and also the product, which has at most 128 bits.
    let significand =
      high == 0 ? low : Decimal(high) * Decimal(sign: .plus, exponent: 0, significand: twoTo64) + low
    // An integer of one word is already in its final form.
    if exponent == 0, high == 0 { return isNegative ? -significand : significand }
    return Decimal(sign: isNegative ? .minus : .plus, exponent: exponent, significand: significand)
  }
}

private let twoTo64 = Decimal(UInt64.max) + 1
