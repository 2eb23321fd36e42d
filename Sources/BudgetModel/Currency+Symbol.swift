/// The signs of currencies: the one table for reading, writing and reports.
extension Currency {
  /// The sign that is written for the currency, or its code where there is no unambiguous one.
  ///
  /// A dollar that is not the US dollar carries its country, as in Unicode CLDR's English symbols.
  public var symbol: String { Self.symbols[code] ?? code }

  /// The sign as it stands before an amount: letters and points keep their distance from the digits.
  public var prefix: String {
    let isApart = symbol.last.map { $0.isLetter || $0 == "." } ?? false
    return isApart ? symbol + "\u{A0}" : symbol
  }

  /// The currency of a sign or a code; nil where several currencies use the sign, as `$` and `¥`, or none does.
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

  /// The codes by sign, without the signs that several currencies use.
  private static let codes = Dictionary(
    symbols.filter { !["$", "¥"].contains($0.value) }.map { ($0.value, $0.key) },
    uniquingKeysWith: { first, _ in first })
}
