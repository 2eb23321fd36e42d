package import BudgetModel
package import SpreadsheetValues

/// Number formats that show amounts of a currency with its minor units.
package enum CurrencyFormat {
  /// The format for a currency: its symbol in front where thousands are parted by commas, else behind.
  ///
  /// Rounded, it leaves parts of a whole unit out, as on the axis of a chart.
  package static func numberFormat(
    _ currency: Currency, _ style: AmountFormat, isRounded: Bool = false
  ) -> NumberFormat {
    let places = isRounded ? 0 : currency.minorUnits
    let digits = places == 0 ? "#,##0" : "#,##0." + String(repeating: "0", count: places)
    // A text in quotes is shown as it is.
    let shown =
      style == .commaPoint ? "\"\(currency.prefix)\"" + digits : digits + "\"\u{A0}\(currency.symbol)\""
    return NumberFormat("\(shown);[Red]-\(shown)")
  }
}
