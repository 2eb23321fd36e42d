import ExactDecimals
import Foundation

extension Decimal {
  /// An amount for display: exact, with at least two decimals.
  var shown: String { plainText(places: max(2, fractionDigits)) }
}
