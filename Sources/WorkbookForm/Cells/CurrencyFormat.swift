package import BudgetModel
package import SpreadsheetValues

/// Creates number formats for amounts, with as many decimal places as the currency has.
package enum CurrencyFormat {
  /// Returns the format of a currency: the symbol precedes the number if commas separate thousands,
  /// otherwise it follows.
  ///
  /// The rounded format has no decimal places, as on the axis of a chart.
  package static func numberFormat(
    _ currency: Currency, _ style: AmountFormat, isRounded: Bool = false
  ) -> NumberFormat {
    let places = isRounded ? 0 : currency.minorUnits
    let digits = places == 0 ? "#,##0" : "#,##0." + String(repeating: "0", count: places)
    // Quoted text is shown as written.
    let shown =
      style == .commaPoint ? "\"\(currency.prefix)\"" + digits : digits + "\"\u{A0}\(currency.symbol)\""
    return NumberFormat("\(shown);[Red]-\(shown)")
  }
}
