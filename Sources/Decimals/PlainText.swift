public import Foundation

extension Decimal {
  /// The number in plain digits, `-1234.5`: no exponent, no separators, no trailing zeros.
  ///
  /// Reading it back with `Decimal(strict:)` gives an equal number. NaN gives `NaN`.
  public var plainText: String { plainText(places: fractionDigits) }

  /// The number with exactly this many digits after the point, rounded half away from zero: `1234.50`.
  ///
  /// Negative places round to tens and hundreds, written without a point. NaN gives `NaN`.
  public func plainText(places: Int) -> String {
    guard let magnitude = mantissaMagnitude else { return "NaN" }
    let excess = -exponent - max(places, -1_000)
    let kept = excess > 0 ? magnitude.dividedByPowerOfTen(excess) : magnitude
    var digits = Array(String(kept).utf8)
    let places = max(places, 0)
    if kept != 0 { digits += zeros(places + exponent + max(excess, 0)) }
    digits.insert(contentsOf: zeros(places + 1 - digits.count), at: 0)
    if places > 0 { digits.insert(UInt8(ascii: "."), at: digits.count - places) }
    if isSignMinus, kept != 0 { digits.insert(UInt8(ascii: "-"), at: 0) }
    return String(decoding: digits, as: UTF8.self)
  }
}

private func zeros(_ count: Int) -> Repeated<UInt8> {
  repeatElement(UInt8(ascii: "0"), count: max(0, count))
}
