import ArgumentParser
import BudgetModel

/// The code of a currency, as an option has it.
enum CurrencyCode {
  /// Reads a code of ISO 4217, in any case.
  ///
  /// - Throws: `ValidationError` for any other text.
  static func read(_ text: String) throws -> Currency {
    guard let currency = Currency(text), currency.standing != .unknown else {
      throw ValidationError("\"\(text)\" is no currency of ISO 4217; name a code such as EUR.")
    }
    return currency
  }
}
