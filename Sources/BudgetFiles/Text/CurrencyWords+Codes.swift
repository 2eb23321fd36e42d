internal import BudgetModel

extension CurrencyWords {
  /// The currency that a field of a bank names: by code, by a symbol that is its alone, or in words.
  static func currency(_ text: String) -> Currency? {
    Currency(symbolOrCode: text) ?? names[text.lowercased()].flatMap { Currency($0) }
  }

  /// Whether a text is the code or the name of a currency.
  static func isCode(_ text: String) -> Bool {
    names[text.lowercased()] != nil
      || text.utf8.count == 3 && text.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 } && contains(text)
  }

  private static let names = [
    "人民币": "CNY", "人民币元": "CNY", "元": "CNY", "美元": "USD", "港币": "HKD", "欧元": "EUR", "日元": "JPY",
    "euro": "EUR", "euros": "EUR", "us dollar": "USD",
  ]
}
