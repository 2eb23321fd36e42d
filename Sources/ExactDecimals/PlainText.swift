public import Foundation

extension Decimal {
  /// The number in plain digits, such as `-1234.5`: no exponent, no thousands separators, no trailing zeros.
  ///
  /// Reading it back with `Decimal(strict:)` gives an equal number. The text of NaN is `NaN`.
  public var plainText: String { plainText(places: fractionDigits) }

  /// The number with exactly this many decimal places, with halves rounded away from zero, such as `1234.50`.
  ///
  /// A negative number of places rounds to tens, hundreds and so on, without a decimal point. The text
  /// of NaN is `NaN`.
  public func plainText(places: Int) -> String {
    guard let magnitude = mantissaMagnitude else { return "NaN" }
    let excess = -exponent - max(places, -1_000)
    let kept = excess > 0 ? magnitude.dividedByPowerOfTen(excess) : magnitude
    if let small = UInt64(exactly: kept), (-18...0).contains(exponent + max(excess, 0)) {
      return shortText(small, places: max(places, 0), fraction: -exponent - max(excess, 0))
    }
    var digits = Array(String(kept).utf8)
    let places = max(places, 0)
    if kept != 0 { digits += zeros(places + exponent + max(excess, 0)) }
    digits.insert(contentsOf: zeros(places + 1 - digits.count), at: 0)
    if places > 0 { digits.insert(UInt8(ascii: "."), at: digits.count - places) }
    if isSignMinus, kept != 0 { digits.insert(UInt8(ascii: "-"), at: 0) }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The text of a mantissa whose last `fraction` digits are decimal places; zeros extend these to `places`.
  ///
  /// All amounts have this form; their digits are written once, from the last to the first.
  private func shortText(_ mantissa: UInt64, places: Int, fraction: Int) -> String {
    let width = 22 + places
    return String(unsafeUninitializedCapacity: width) { buffer in
      var rest = mantissa
      var start = width
      func put(_ byte: UInt8) {
        start -= 1
        buffer[start] = byte
      }
      func putDigit() {
        put(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      }
      for _ in fraction..<places { put(UInt8(ascii: "0")) }
      for _ in 0..<fraction { putDigit() }
      if places > 0 { put(UInt8(ascii: ".")) }
      repeat { putDigit() } while rest > 0
      if isSignMinus, mantissa != 0 { put(UInt8(ascii: "-")) }
      let count = width - start
      buffer.baseAddress?.update(from: buffer.baseAddress.unsafelyUnwrapped + start, count: count)
      return count
    }
  }
}

private func zeros(_ count: Int) -> Repeated<UInt8> {
  repeatElement(UInt8(ascii: "0"), count: max(0, count))
}
