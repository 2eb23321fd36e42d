public import Foundation

/// A running sum of decimals, without rounding as long as 128 bits are enough.
///
/// It adds 128-bit integers at a common power of ten, which is about a hundred times faster than `+=` of
/// `Decimal`. A number that does not fit at that power of ten is added separately, with at least 36 digits; an example
/// is a quotient of 34 digits in a sum of millions.
public struct ExactSum: Sendable {
  private var mantissa: Int128 = 0
  /// The smallest power of ten so far.
  private var exponent = 0
  /// The sum of the numbers that do not fit in 128 bits at the common power of ten.
  private var rest: Decimal = 0

  /// Creates an empty sum, which is 0.
  public init() {}

  /// Creates the sum of these numbers.
  public init(_ values: some Sequence<Decimal>) {
    for value in values { add(value) }
  }

  /// Adds one number.
  public mutating func add(_ value: Decimal) {
    guard let parts = DecimalParts(value), adds(parts) else {
      addToRest(value)
      return
    }
  }

  /// Adds one number; the sum becomes NaN if a `Decimal` cannot represent the number.
  public mutating func add(_ parts: DecimalParts) {
    if !adds(parts) { addToRest(parts.decimal ?? .nan) }
  }

  /// Subtracts one number.
  public mutating func subtract(_ value: Decimal) {
    add(-value)
  }

  /// The sum so far; NaN if one of the numbers was NaN, or if the sum is too large for a `Decimal`.
  public var value: Decimal {
    let sum = DecimalParts(mantissa: mantissa, exponent: exponent).normalized.decimal ?? .nan
    return rest == 0 ? sum : Self.distant(sum, rest)
  }

  private mutating func addToRest(_ value: Decimal) {
    rest = Self.distant(rest, value)
  }

  /// The sum of two numbers, even if they differ so much in size that Foundation's `+` gives NaN.
  private static func distant(_ left: Decimal, _ right: Decimal) -> Decimal {
    let sum = left + right
    return sum.isNaN ? left.adding(right) ?? sum : sum
  }

  private mutating func adds(_ parts: DecimalParts) -> Bool {
    var addend = parts.mantissa
    var total = mantissa
    let common = min(exponent, parts.exponent)
    if parts.exponent > common {
      guard let scaled = addend.timesPowerOfTen(parts.exponent - common) else { return false }
      addend = scaled
    }
    if exponent > common {
      guard let scaled = total.timesPowerOfTen(exponent - common) else { return false }
      total = scaled
    }
    let (sum, overflow) = total.addingReportingOverflow(addend)
    guard !overflow else { return false }
    (mantissa, exponent) = (sum, common)
    return true
  }
}

extension Sequence<Decimal> {
  /// The exact sum of the elements.
  public func exactSum() -> Decimal { ExactSum(self).value }
}
