internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import ImportCore

extension BankRowReader {
  /// The amount of a row, with its sign or without, and which way it went.
  struct Flow {
    var amount: AmountReading
    var kind = TransactionKind.expense
    /// The currency sign next to the digits.
    var currencyText = ""
    /// Whether a minus turned the word or the column round.
    var isReversed = false
    /// Whether the row's word says something else than its sign.
    var isDoubted = false

    init(_ amount: AmountReading) { self.amount = amount }

    init(_ value: Decimal, _ kind: TransactionKind, isReversed: Bool = false) {
      amount = AmountReading(value, as: abs(value).plainText)
      (self.kind, self.isReversed) = (kind, isReversed)
    }
  }
}
