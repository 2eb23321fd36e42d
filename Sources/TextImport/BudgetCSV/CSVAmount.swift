internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import FieldReading
internal import ImportCore

/// Amounts in the fields of a CSV file.
enum CSVAmount {
  /// The amount of a field; nil if the field is blank.
  static func read(_ text: String?) -> AmountReading { read(text, text.flatMap { AmountText($0)?.value }) }

  /// The amount of a field whose number is already parsed; nil if the text is not a number.
  static func read(_ text: String?, _ number: Decimal?) -> AmountReading {
    number.map { AmountReading($0, as: text) } ?? AmountReading(nil, of: text)
  }

  /// The amount as a plain number with at least the decimals of its currency's minor unit: `1500.00`.
  static func text(_ amount: Decimal, _ currency: Currency) -> String {
    amount.plainText(places: max(currency.minorUnits, amount.fractionDigits))
  }
}
