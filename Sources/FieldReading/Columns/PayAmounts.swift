internal import ExactDecimals
package import Foundation

extension [Decimal] {
  /// Whether these positive amounts are few and large beside many small ones, as pay is beside purchases.
  ///
  /// There are at most a third as many, and their mean is at least twice that of the others.
  package func arePay(beside purchases: [Decimal]) -> Bool {
    // The means are compared without a division.
    count * 3 <= purchases.count
      && exactSum() * Decimal(purchases.count) >= purchases.exactSum() * Decimal(2 * count)
  }
}
