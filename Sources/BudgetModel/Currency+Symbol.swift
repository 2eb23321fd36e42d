/// Currency symbols: the single table for reading, writing and reports.
extension Currency {
  /// The symbol of the currency, or its code if it has no unambiguous symbol.
  ///
  /// The symbol of any dollar other than the US dollar includes the country, as in Unicode CLDR's
  /// English symbols.
  public var symbol: String { Self.symbols[code] ?? code }

  /// The symbol as written before an amount: a no-break space follows a symbol that ends in a letter or a
  /// full stop.
  public var prefix: String {
    let isApart = symbol.last.map { $0.isLetter || $0 == "." } ?? false
    return isApart ? symbol + "\u{A0}" : symbol
  }

  /// Creates the currency with this symbol or code; nil if the symbol is unknown or several currencies share
  /// it (`$`, `¥`).
  public init?(symbolOrCode text: String) {
    if let code = Self.codes[text] {
      self.init(code)
    } else {
      self.init(text)
    }
  }

  private static let symbols = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "MXN": "MX$",
    "BRL": "R$", "CNY": "CN¥", "HKD": "HK$", "ILS": "₪", "INR": "₹", "KRW": "₩", "PHP": "₱", "TWD": "NT$",
    "VND": "₫", "XAF": "FCFA", "XOF": "F\u{202F}CFA", "XPF": "CFPF", "CHF": "Fr.", "PLN": "zł", "CZK": "Kč",
    "HUF": "Ft",
  ]

  /// The code of each symbol, except for symbols that several currencies use.
  private static let codes = Dictionary(
    symbols.filter { !["$", "¥"].contains($0.value) }.map { ($0.value, $0.key) },
    uniquingKeysWith: { first, _ in first })
}
