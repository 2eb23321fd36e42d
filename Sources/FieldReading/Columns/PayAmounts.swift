internal import ExactDecimals
package import Foundation

extension [Decimal] {
  /// Whether these positive amounts are few and large compared with many small `purchases`, as pay is.
  ///
  /// They are at most a third as many as the purchases, and their mean is at least twice that of the purchases.
  package func arePay(beside purchases: [Decimal]) -> Bool {
    // Multiplying out compares the means without a division.
    count * 3 <= purchases.count
      && exactSum() * Decimal(purchases.count) >= purchases.exactSum() * Decimal(2 * count)
  }
}
