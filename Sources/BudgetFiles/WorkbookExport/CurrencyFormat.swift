internal import BudgetModel
internal import Spreadsheet

/// Number formats that show amounts of a currency with its minor units.
enum CurrencyFormat {
  /// The format for a currency: its symbol in front where thousands are parted by commas, else behind.
  static func numberFormat(_ currency: Currency, _ style: AmountFormat) -> NumberFormat {
    let places = currency.minorUnits
    let digits = places == 0 ? "#,##0" : "#,##0." + String(repeating: "0", count: places)
    let mark = symbols[currency.code] ?? currency.code
    // A text in quotes is shown as it is; a code of letters keeps its distance from the digits.
    let shown =
      style == .commaPoint
      ? "\"\(mark)\(mark.count > 1 ? "\u{A0}" : "")\"" + digits : digits + "\"\u{A0}\(mark)\""
    return NumberFormat("\(shown);[Red]-\(shown)")
  }

  /// Symbols that are understood wherever the currency is used.
  private static let symbols = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "CHF": "Fr.", "BRL": "R$", "PLN": "zł",
    "CZK": "Kč", "HUF": "Ft", "KRW": "₩",
  ]
}
