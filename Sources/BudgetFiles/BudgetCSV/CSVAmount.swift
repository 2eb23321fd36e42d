internal import BudgetModel
internal import Decimals
internal import Foundation

/// Amounts in the fields of a CSV file.
enum CSVAmount {
  /// Why a field holds no amount.
  struct Unusable: Error {
    let code: Finding.Code
    let reason: String
  }

  /// The amount in a field; nil where the field is blank.
  static func read(_ text: String?, _ fields: CSVFields) throws(Unusable) -> Decimal? {
    guard let text else { return nil }
    guard let amount = AmountText(text)?.value else {
      throw Unusable(code: .amountUnreadable, reason: "the amount \(FieldText.quoted(text)) is not a number")
    }
    guard amount.integerDigits <= 15, amount.fractionDigits <= 4 else {
      throw Unusable(
        code: .amountTooPrecise,
        reason:
          "the amount \(FieldText.quoted(text)) has more than 15 digits before or 4 after the decimal point")
    }
    return amount
  }

  /// The amount in plain digits, with at least those of its currency's minor unit: `1500.00`.
  static func text(_ amount: Decimal, _ currency: Currency) -> String {
    amount.plainText(places: max(currency.minorUnits, amount.fractionDigits))
  }
}
