internal import Foundation

extension Decimal {
  /// Whether the magnitude is less than a hundredth of a cent, as a rounding error of binary sums is.
  var isDust: Bool { magnitude < Decimal(sign: .plus, exponent: -4, significand: 1) }
}
