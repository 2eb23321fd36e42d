internal import Decimals
internal import Foundation

extension Decimal {
  /// The number as Excel writes it into text: at most 15 digits, scientific where it is very large or small.
  var generalText: String {
    let rounded = self.rounded(toSignificantDigits: 15)
    guard rounded != 0, let parts = DecimalParts(rounded)?.normalized else { return "0" }
    let digits = "\(parts.mantissa.magnitude)"
    let order = digits.utf8.count + parts.exponent - 1
    if (-10..<21).contains(order) { return rounded.plainText }
    let fraction = digits.dropFirst()
    let sign = parts.mantissa < 0 ? "-" : ""
    let power = order < 0 ? -order : order
    return sign + digits.prefix(1) + (fraction.isEmpty ? "" : "." + fraction) + "E"
      + (order < 0 ? "-" : "+") + (power < 10 ? "0" : "") + "\(power)"
  }

  /// The whole number towards negative infinity.
  var flooredToInteger: Decimal {
    let exact = withoutNoise
    let nearest = exact.rounded(toPlaces: 0)
    return nearest > exact ? nearest - 1 : nearest
  }

  /// The whole number towards 0.
  var truncatedToInteger: Decimal { self < 0 ? -(-self).flooredToInteger : flooredToInteger }

  /// The whole number towards 0 as an `Int`; nil where it does not fit.
  var truncatedInt: Int? {
    guard let parts = DecimalParts(truncatedToInteger)?.normalized else { return nil }
    guard parts.exponent >= 0, parts.exponent < 19 else { return nil }
    var value = parts.mantissa
    for _ in 0..<parts.exponent { value *= 10 }
    return Int(exactly: value)
  }

  /// Whether the number is whole.
  var isInteger: Bool { fractionDigits == 0 }
}
