internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import FieldReading
internal import ImportCore

/// Amounts in the fields of a CSV file.
enum CSVAmount {
  /// The amount of a field; nil is a blank field.
  static func read(_ text: String?) -> AmountReading {
    guard let text, let amount = AmountText(text)?.value else { return AmountReading(nil, of: text) }
    return AmountReading(amount, as: text)
  }

  /// The amount in plain digits, with at least those of its currency's minor unit: `1500.00`.
  static func text(_ amount: Decimal, _ currency: Currency) -> String {
    amount.plainText(places: max(currency.minorUnits, amount.fractionDigits))
  }
}
