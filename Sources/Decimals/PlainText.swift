public import Foundation

extension Decimal {
  /// The number in plain digits, `-1234.5`: no exponent, no separators, no trailing zeros.
  ///
  /// Reading it back with `Decimal(strict:)` gives an equal number. NaN gives `NaN`.
  public var plainText: String {
    guard let parts = DecimalParts(self)?.normalized else { return isNaN ? "NaN" : "\(self)" }
    return parts.plainText(places: max(0, -parts.exponent))
  }

  /// The number with exactly this many digits after the point, rounded half away from zero: `1234.50`.
  public func plainText(places: Int) -> String {
    guard let parts = DecimalParts(self) else { return isNaN ? "NaN" : "\(self)" }
    return parts.rounded(toPlaces: places).plainText(places: places)
  }
}

extension DecimalParts {
  /// Plain digits with `places` digits after the point; none of the number's own may lie beyond them.
  func plainText(places: Int) -> String {
    var digits = Array(String(mantissa.magnitude).utf8)
    let zeros = places + exponent
    if mantissa != 0, zeros > 0 { digits += repeatElement(UInt8(ascii: "0"), count: zeros) }
    let missing = places + 1 - digits.count
    if missing > 0 { digits.insert(contentsOf: repeatElement(UInt8(ascii: "0"), count: missing), at: 0) }
    if places > 0 { digits.insert(UInt8(ascii: "."), at: digits.count - places) }
    if mantissa < 0 { digits.insert(UInt8(ascii: "-"), at: 0) }
    return String(decoding: digits, as: UTF8.self)
  }

}
