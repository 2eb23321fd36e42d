internal import ExactDecimals
package import Foundation

extension [Decimal] {
  /// Whether these positive amounts are few and large compared with many small ones, like pay compared with
  /// purchases.
  ///
  /// They are at most a third as many, and their mean is at least twice the mean of the others.
  package func arePay(beside purchases: [Decimal]) -> Bool {
    // Multiplying out compares the means without a division.
    count * 3 <= purchases.count
      && exactSum() * Decimal(purchases.count) >= purchases.exactSum() * Decimal(2 * count)
  }
}
