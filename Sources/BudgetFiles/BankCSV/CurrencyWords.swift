internal import BudgetModel

/// Currencies by the codes, symbols and words of banks.
enum CurrencyWords {
  /// The currency of a text; nil where several use it or none does.
  static func currency(_ text: String) -> Currency? {
    if let currency = CurrencySymbols.currency(for: text) { return currency }
    return words[text.lowercased()].flatMap { Currency($0) }
  }

  /// Whether a text is the code of a currency in use.
  static func isCode(_ text: String) -> Bool {
    words[text.lowercased()] != nil || text.utf8.count == 3 && codes.contains(text.uppercased())
  }

  /// Whether letters and signs beside digits name a currency rather than anything else.
  static func isCurrency(_ text: String) -> Bool {
    let bare = text.filter { !$0.isWhitespace }
    if bare.unicodeScalars.allSatisfy({ $0.properties.generalCategory == .currencySymbol }) { return true }
    return signs.contains(bare.lowercased()) || isCode(bare)
      || bare.last.map { !$0.isASCII } == true
        && !bare.unicodeScalars.contains { $0.properties.generalCategory == .uppercaseLetter && !$0.isASCII }
  }

  private static let words = [
    "人民币": "CNY", "人民币元": "CNY", "元": "CNY", "美元": "USD", "港币": "HKD", "欧元": "EUR", "日元": "JPY",
    "euro": "EUR", "euros": "EUR", "dollar": "USD", "us dollar": "USD",
  ]

  /// What people write beside amounts that is no code.
  private static let signs: Set<String> = [
    "kr", "kr.", "zł", "zl", "kč", "ft", "fr", "fr.", "sfr", "sfr.", "rs", "rs.", "r$", "us$", "a$", "c$",
    "ca$",
    "nz$", "hk$", "s$", "nt$", "mx$", "lei", "din", "din.", "лв", "лв.", "р", "р.", "руб", "руб.", "tl", "r",
    "rm",
    "rp", "₹", "s/", "s/.", "b/.", "$u", "bs", "bs.", "q", "l", "k", "元", "円", "د.ا.", "د.إ", "ر.س", "e£",
  ]

  private static let codes: Set<String> = [
    "AED", "ARS", "AUD", "BAM", "BGN", "BHD", "BRL", "CAD", "CHF", "CLP", "CNY", "COP", "CRC", "CZK", "DKK",
    "DOP",
    "EEK", "EGP", "EUR", "GBP", "GEL", "GTQ", "HKD", "HRK", "HUF", "IDR", "ILS", "INR", "ISK", "JOD", "JPY",
    "KES",
    "KRW", "KWD", "KZT", "LTL", "LVL", "MAD", "MKD", "MXN", "MYR", "NGN", "NOK", "NZD", "OMR", "PEN", "PHP",
    "PKR",
    "PLN", "QAR", "RON", "RSD", "RUB", "SAR", "SEK", "SGD", "THB", "TND", "TRY", "TWD", "UAH", "USD", "UYU",
    "VND",
    "ZAR",
  ]
}
