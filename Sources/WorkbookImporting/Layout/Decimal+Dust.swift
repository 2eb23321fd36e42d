internal import Foundation

extension Decimal {
  /// Less than a hundredth of a cent, as binary sums leave behind.
  var isDust: Bool { magnitude < Decimal(sign: .plus, exponent: -4, significand: 1) }
}
