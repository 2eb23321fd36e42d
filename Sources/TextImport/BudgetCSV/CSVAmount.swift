internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import FieldReading
internal import ImportCore

/// Reads and writes amounts in the cells of a CSV file.
enum CSVAmount {
  /// The amount in a cell; `.blank` if there is no text.
  static func read(_ text: String?) -> AmountReading { read(text, text.flatMap { AmountText($0)?.value }) }

  /// The amount in a cell whose number is already parsed.
  ///
  /// A nil number means that the text is not a number.
  static func read(_ text: String?, _ number: Decimal?) -> AmountReading {
    number.map { AmountReading($0, as: text) } ?? AmountReading(nil, of: text)
  }

  /// The amount as a plain number, with at least the decimal places of its currency's minor unit: `1500.00`.
  static func text(_ amount: Decimal, _ currency: Currency) -> String {
    amount.plainText(places: max(currency.minorUnits, amount.fractionDigits))
  }
}
