/// The powers of ten from 10^0 to 10^38, which are below 2^127.
let powersOfTen: [Int128] = {
  var powers: [Int128] = [1]
  for _ in 1...38 { powers.append((powers.last ?? 1) * 10) }
  return powers
}()

extension Int128 {
  /// The product with 10^`exponent`; nil if it does not fit.
  package func timesPowerOfTen(_ exponent: Int) -> Int128? {
    if self == 0 { return 0 }
    guard exponent >= 0, exponent < powersOfTen.count else { return nil }
    let (product, overflow) = multipliedReportingOverflow(by: powersOfTen[exponent])
    return overflow ? nil : product
  }

  /// The quotient by 10^`exponent`, with halves rounded away from zero.
  func dividedByPowerOfTen(_ exponent: Int) -> Int128 {
    guard exponent > 0 else { return self }
    let quotient = Int128(magnitude.dividedByPowerOfTen(exponent))
    return self < 0 ? -quotient : quotient
  }
}

extension UInt128 {
  /// The quotient by 10^`exponent`, with halves rounded up.
  func dividedByPowerOfTen(_ exponent: Int) -> UInt128 {
    guard exponent > 0 else { return self }
    guard exponent < powersOfTen.count else { return 0 }
    let divisor = powersOfTen[exponent].magnitude
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    // `divisor - remainder` is used because 2 × remainder could overflow.
    return remainder > 0 && remainder >= divisor - remainder ? quotient + 1 : quotient
  }
}
