public import Foundation

extension DecimalParts {
  /// Rounded to this many digits after the decimal point, halves away from zero.
  public func rounded(toPlaces places: Int) -> DecimalParts {
    guard -exponent > places else { return self }
    return DecimalParts(mantissa: mantissa.dividedByPowerOfTen(-exponent - places), exponent: -places)
  }

  /// Rounded to this many significant digits, halves away from zero.
  public func rounded(toSignificantDigits digits: Int) -> DecimalParts {
    let excess = mantissa.digitCount - digits
    guard excess > 0 else { return self }
    return DecimalParts(mantissa: mantissa.dividedByPowerOfTen(excess), exponent: exponent + excess)
  }
}

extension Decimal {
  /// Rounded to this many digits after the decimal point, halves away from zero (SPEC §2).
  ///
  /// `2.345` to 2 places is `2.35`, `-2.345` is `-2.35`. Negative places round to tens and hundreds.
  public func rounded(toPlaces places: Int) -> Decimal {
    guard let parts = DecimalParts(self) else { return self }
    return parts.rounded(toPlaces: places).normalized.decimal ?? self
  }

  /// Rounded to this many significant digits, halves away from zero.
  ///
  /// With 15 digits this is the number that Excel shows of a binary double's text (SPEC §3).
  public func rounded(toSignificantDigits digits: Int) -> Decimal {
    guard let parts = DecimalParts(self) else { return self }
    return parts.rounded(toSignificantDigits: digits).normalized.decimal ?? self
  }

  /// The number of digits after the decimal point that the number needs: 2 for 1.50 as 1.5 needs 1.
  public var fractionDigits: Int {
    guard let parts = DecimalParts(self)?.normalized else { return 0 }
    return max(0, -parts.exponent)
  }

  /// The number of digits before the decimal point: 3 for 123.4, 0 for 0.5.
  public var integerDigits: Int {
    guard let parts = DecimalParts(self)?.normalized, parts.mantissa != 0 else { return 0 }
    return max(0, parts.mantissa.digitCount + parts.exponent)
  }
}

extension UInt128 {
  /// The number of decimal digits; 1 for 0.
  var digitCount: Int {
    // A bit is 1233/4096 of a decimal digit: estimate from the bit width, then correct by one.
    let estimate = ((bitWidth - leadingZeroBitCount) * 1_233) >> 12
    let count = self >= powersOfTen[estimate].magnitude ? estimate + 1 : estimate
    return Swift.max(count, 1)
  }
}

extension Int128 {
  /// The number of decimal digits; 1 for 0.
  var digitCount: Int { magnitude.digitCount }
}
