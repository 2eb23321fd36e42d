/// A positive number of 128 significant bits: `mantissa`, whose highest bit is set, times 2^`exponent`.
///
/// It computes with integers, so that results are the same on every machine.
struct WideFloat {
  let mantissa: UInt128
  let exponent: Int

  static let one = WideFloat(mantissa: UInt128(1) << 127, exponent: -127)

  init(mantissa: UInt128, exponent: Int) {
    (self.mantissa, self.exponent) = (mantissa, exponent)
  }

  /// Creates the number `whole` × 2^`exponent`; `whole` must not be 0.
  init(whole: UInt128, exponent: Int) {
    let zeros = whole.leadingZeroBitCount
    self.init(mantissa: whole << zeros, exponent: exponent - zeros)
  }

  /// Creates the magnitude of a finite double other than 0.
  init(_ double: Double) {
    self.init(whole: UInt128(double.significandInUnits), exponent: double.unitExponent)
  }

  static func * (left: WideFloat, right: WideFloat) -> WideFloat {
    let (high, low) = left.mantissa.multipliedFullWidth(by: right.mantissa)
    let exponent = left.exponent + right.exponent
    if high >> 127 == 1 { return WideFloat(mantissa: high, exponent: exponent + 128) }
    return WideFloat(mantissa: high << 1 | low >> 127, exponent: exponent + 127)
  }

  static func / (left: WideFloat, right: WideFloat) -> WideFloat {
    let isLess = left.mantissa < right.mantissa
    // The dividend must be less than the divisor for the quotient to fit; its last bit moves into the lower half.
    let top = isLess ? left.mantissa : left.mantissa >> 1
    let rest = isLess ? 0 : left.mantissa << 127
    let quotient = right.mantissa.dividingFullWidth((high: top, low: rest)).quotient
    return WideFloat(
      whole: quotient, exponent: left.exponent - right.exponent - 128 + (isLess ? 0 : 1))
  }

  /// This number plus or minus a smaller one.
  func adding(_ other: WideFloat, isNegative: Bool) -> WideFloat {
    let distance = exponent - other.exponent + 1
    let small = distance < 128 ? other.mantissa >> distance : 0
    let half = mantissa >> 1
    return WideFloat(whole: isNegative ? half - small : half + small, exponent: exponent + 1)
  }

  /// The nearest double, with ties to even; a subnormal double is also rounded only once.
  var nearestDouble: Double {
    let order = exponent + 127
    if order > 1_023 { return .infinity }
    let bits = order >= -1_022 ? 53 : 53 + order + 1_022
    if bits < 0 { return 0 }
    var kept = bits == 0 ? 0 : mantissa >> (128 - bits)
    let rest = mantissa << bits
    let half = UInt128(1) << 127
    if rest > half || rest == half && kept & 1 == 1 { kept += 1 }
    return Double(sign: .plus, exponent: exponent + 128 - bits, significand: Double(UInt64(kept)))
  }
}

extension Double {
  /// The significand of a double as an integer.
  fileprivate var significandInUnits: UInt64 {
    significandBitPattern | (isNormal ? UInt64(1) << 52 : 0)
  }

  fileprivate var unitExponent: Int { Int(max(exponentBitPattern, 1)) - 1_075 }
}
