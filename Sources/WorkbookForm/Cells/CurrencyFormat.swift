package import BudgetModel
package import SpreadsheetValues

/// Number formats that show amounts of a currency with its minor units.
package enum CurrencyFormat {
  /// The format for a currency: the symbol in front if commas separate thousands, else after the number.
  ///
  /// The rounded form has no decimals, as on the axis of a chart.
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
