internal import Foundation

extension Decimal {
  /// Whether the magnitude is below a hundredth of a cent, like a rounding error of binary floating point.
  var isDust: Bool { magnitude < Decimal(sign: .plus, exponent: -4, significand: 1) }
}
