internal import BudgetModel

/// The letters next to an amount that mean a currency: codes, and abbreviations that shops and banks use.
enum CurrencyWords {
  /// Whether a text next to an amount names a currency.
  ///
  /// For example, `12abc` is not an amount, because `abc` does not name a currency.
  static func contains(_ text: String) -> Bool {
    if text.isEmpty
      || text.unicodeScalars.contains(where: { $0.properties.generalCategory == .currencySymbol })
    {
      return true
    }
    return words.contains(text.lowercased().filter { $0 != "." })
  }

  /// Whether a text is the code or the name of a currency.
  static func isCode(_ text: String) -> Bool {
    guard let stated = StatedCurrency(text) else { return false }
    let isCode = text.utf8.count == 3 && Currency(text) == stated.currency
    // Short words such as `R` and `Fr` have other meanings too.
    return isCode
      ? stated.currency.standing != .unknown : text.utf8.count > 3 || text.utf8.contains { $0 > 0x7F }
  }

  /// The meanings of letters next to an amount.
  enum Letters: String, WordMeaning {
    /// A unit of money, without a specific currency.
    case currency

    static let section = "letters beside amounts"
  }

  /// The section of `Templates/Words` with words that mean one currency.
  static let section = "currencies"
  /// The section of `Templates/Words` with signs that several currencies share.
  static let sharedSigns = "signs of several currencies"

  /// The codes of ISO 4217 and the abbreviations of currencies, without points.
  private static let words: Set<String> = {
    let forms = Words.builtIn.entries(Letters.section) + Words.builtIn.entries(section)
    return Currency.activeCodes.subtracting(ofNoAmounts).reduce(
      into: Set(forms.map { $0.written.lowercased().filter { $0 != "." } })
    ) { $0.insert($1.lowercased()) }
  }()

  /// Codes that no amount is written in: units of account, test codes, and the code for no currency.
  private static let ofNoAmounts: Set = ["XAD", "XBA", "XBB", "XBC", "XBD", "XSU", "XTS", "XUA", "XXX"]
}
