internal import ExactDecimals
internal import Foundation

extension Decimal {
  /// The number as Excel converts it to text: at most 15 digits, in scientific notation if it is very large or small.
  var generalText: String {
    let rounded = self.rounded(toSignificantDigits: 15)
    guard rounded != 0, let parts = DecimalParts(rounded)?.normalized else { return "0" }
    let order = parts.magnitudeOrder - 1
    guard (-10..<21).contains(order) else { return parts.scientificText }
    // A small number has at most as many characters as 0.000333333333333333.
    return order >= 0 || 2 - parts.exponent <= 20 ? rounded.plainText : parts.scientificText
  }

  /// The number as shown in a cell of the format `General`.
  ///
  /// It has up to 11 characters plus its sign; a number that does not fit is in scientific notation, with 6 digits.
  var generalCellText: String {
    let width = 11
    guard let exact = DecimalParts(rounded(toSignificantDigits: 15))?.normalized, exact.mantissa != 0 else {
      return "0"
    }
    let order = exact.magnitudeOrder
    if order <= width {
      // The decimal point and the zero before it need space too.
      let rounded = rounded(toPlaces: max(0, width - 1 - max(1, order)))
      let isHeld = order > -4 || exact.exponent >= 2 - width
      if isHeld, rounded.integerDigits <= width { return rounded.plainText }
    }
    return exact.rounded(toSignificantDigits: 6).normalized.scientificText
  }

  /// The number rounded down to a whole number.
  var flooredToInteger: Decimal {
    let exact = withoutNoise
    let nearest = exact.rounded(toPlaces: 0)
    return nearest > exact ? nearest - 1 : nearest
  }

  /// The number rounded towards 0.
  var truncatedToInteger: Decimal { self < 0 ? -(-self).flooredToInteger : flooredToInteger }

  /// The number rounded towards 0 as an `Int`; nil if it does not fit.
  var truncatedInt: Int? {
    guard let parts = DecimalParts(truncatedToInteger)?.normalized else { return nil }
    // The magnitude of `Int.min` does not fit in an `Int`.
    guard let value = parts.mantissa.timesPowerOfTen(parts.exponent).flatMap({ Int(exactly: $0) }),
      value != .min
    else { return nil }
    return value
  }

  var isInteger: Bool { fractionDigits == 0 }
}

extension DecimalParts {
  /// The number in scientific notation, with at least two digits in the exponent: `1.5E+20`.
  fileprivate var scientificText: String {
    let digits = "\(mantissa.magnitude)"
    let order = digits.utf8.count + exponent - 1
    let fraction = digits.dropFirst()
    let sign = mantissa < 0 ? "-" : ""
    let power = order < 0 ? -order : order
    return sign + digits.prefix(1) + (fraction.isEmpty ? "" : "." + fraction) + "E"
      + (order < 0 ? "-" : "+") + (power < 10 ? "0" : "") + "\(power)"
  }
}
