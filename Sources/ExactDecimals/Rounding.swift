public import Foundation

extension DecimalParts {
  /// The number rounded to this many decimal places, halves away from zero.
  package func rounded(toPlaces places: Int) -> DecimalParts {
    // No number here reaches 10^1000. Rounding to a higher power of ten would also give 0, but could overflow.
    let places = max(places, -1_000)
    guard -exponent > places else { return self }
    return DecimalParts(mantissa: mantissa.dividedByPowerOfTen(-exponent - places), exponent: -places)
  }

  /// The number rounded to this many significant digits, halves away from zero.
  package func rounded(toSignificantDigits digits: Int) -> DecimalParts {
    let excess = mantissa.digitCount - max(digits, 0)
    guard excess > 0 else { return self }
    return DecimalParts(mantissa: mantissa.dividedByPowerOfTen(excess), exponent: exponent + excess)
  }
}

extension Decimal {
  /// The number rounded to this many decimal places, halves away from zero (SPEC §2).
  ///
  /// `2.345` to 2 places is `2.35`, and `-2.345` is `-2.35`. A negative number of places rounds to tens,
  /// hundreds and so on.
  public func rounded(toPlaces places: Int) -> Decimal {
    guard !fillsItsMantissa else { return droppingDigits(-exponent - max(places, -1_000)) }
    guard let parts = DecimalParts(self) else { return self }
    return parts.rounded(toPlaces: places).normalized.decimal ?? self
  }

  /// The number rounded to this many significant digits, halves away from zero.
  ///
  /// Rounding the text of a binary double to 15 digits gives the number that Excel shows (SPEC §3).
  public func rounded(toSignificantDigits digits: Int) -> Decimal {
    guard !fillsItsMantissa else { return droppingDigits(39 - max(digits, 0)) }
    guard let parts = DecimalParts(self) else { return self }
    return parts.rounded(toSignificantDigits: digits).normalized.decimal ?? self
  }

  /// Whether the mantissa has 128 bits and therefore 39 digits; `DecimalParts` would first round it to 38 digits.
  private var fillsItsMantissa: Bool { mantissaMagnitude.map { $0 > Int128.max.magnitude } ?? false }

  /// Rounds away the last `count` digits of a mantissa with 128 bits, which has 39 digits.
  private func droppingDigits(_ count: Int) -> Decimal {
    guard count > 0, let digits = mantissaMagnitude else { return self }
    let rounded = Int128(digits.dividedByPowerOfTen(count))
    let parts = DecimalParts(mantissa: isSignMinus ? -rounded : rounded, exponent: exponent + count)
    return parts.normalized.decimal ?? self
  }

  /// The number of decimal places that the number needs: 1 for 1.50, 0 for 1500.
  public var fractionDigits: Int {
    guard var digits = mantissaMagnitude, digits != 0 else { return 0 }
    var places = max(0, -exponent)
    while places > 0, digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    return places
  }

  /// The number of digits before the decimal point: 3 for 123.4, 0 for 0.5.
  public var integerDigits: Int {
    guard let digits = mantissaMagnitude, digits != 0 else { return 0 }
    return max(0, digits.digitCount + exponent)
  }
}

extension UInt128 {
  /// The number of decimal digits; 1 for 0.
  var digitCount: Int {
    // A bit is about 1233/4096 of a decimal digit; the estimate from the bit width is at most one too low.
    let estimate = ((bitWidth - leadingZeroBitCount) * 1_233) >> 12
    let count = self >= powersOfTen[estimate].magnitude ? estimate + 1 : estimate
    return Swift.max(count, 1)
  }
}

extension Int128 {
  /// The number of decimal digits; 1 for 0.
  package var digitCount: Int { magnitude.digitCount }
}
