import ExactDecimals
import Foundation

extension Decimal {
  /// The exact amount as text, with at least two decimal places.
  var shown: String { plainText(places: max(2, fractionDigits)) }
}
