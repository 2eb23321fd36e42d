internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import ImportCore

extension BankRowReader {
  /// The amount of a row and its direction.
  ///
  /// The amount keeps the sign that the file writes.
  struct Flow {
    var amount: AmountReading
    var kind = TransactionKind.expense
    /// The currency sign or code next to the digits.
    var currencyText = ""
    /// Whether a minus reversed the direction that the word or the column states.
    var isReversed = false
    /// The amount and direction of the inflow of a row with money out and money in.
    var counterflow: Part?

    /// An amount and its direction.
    struct Part {
      let amount: AmountReading
      let kind: TransactionKind
    }

    /// The amount and direction of this flow.
    var part: Part { Part(amount: amount, kind: kind) }

    /// Whether the word of the row contradicts the sign.
    var isDoubted = false

    init(_ amount: AmountReading) { self.amount = amount }

    init(_ value: Decimal, _ kind: TransactionKind, isReversed: Bool = false) {
      amount = AmountReading(value, as: abs(value).plainText)
      (self.kind, self.isReversed) = (kind, isReversed)
    }
  }
}
