public import BudgetModel

extension Currency {
  /// The sign that English texts write for the currency, or its code where there is no unambiguous one.
  ///
  /// Unicode CLDR's English symbols: a dollar that is not the US dollar carries its country.
  public var symbol: String { Self.symbols[code] ?? code }

  private static let symbols: [String: String] = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "MXN": "MX$",
    "BRL": "R$", "CNY": "CN¥", "HKD": "HK$", "ILS": "₪", "INR": "₹", "KRW": "₩", "PHP": "₱", "TWD": "NT$",
    "VND": "₫", "XAF": "FCFA", "XOF": "F\u{202F}CFA", "XPF": "CFPF",
  ]
}
