internal import ExactDecimals
package import Foundation

extension [Decimal] {
  /// Whether these positive amounts are probably pay: few and large, compared with many small `purchases`.
  ///
  /// Their number is at most a third of the number of purchases, and their mean is at least twice the mean purchase.
  package func arePay(beside purchases: [Decimal]) -> Bool {
    // Multiplying out compares the means without a division.
    count * 3 <= purchases.count
      && exactSum() * Decimal(purchases.count) >= purchases.exactSum() * Decimal(2 * count)
  }
}
