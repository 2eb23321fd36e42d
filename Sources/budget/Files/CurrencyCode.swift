import ArgumentParser
import BudgetModel

/// A currency code as an option value.
enum CurrencyCode {
  /// Parses an ISO 4217 code, ignoring case.
  ///
  /// - Throws: `ValidationError` for any other text.
  static func read(_ text: String) throws -> Currency {
    guard let currency = Currency(text), currency.standing != .unknown else {
      throw ValidationError("\"\(text)\" is not a currency code of ISO 4217; name one such as EUR.")
    }
    return currency
  }
}
