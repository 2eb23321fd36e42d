import ExactDecimals
import Foundation

extension Decimal {
  /// An amount for people: exact, with two decimals at least.
  var shown: String { plainText(places: max(2, fractionDigits)) }
}
