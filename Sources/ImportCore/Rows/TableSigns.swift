package import BudgetModel
package import Foundation

/// The meaning of the signs of a table's amounts, in addition to its words.
package enum TableSigns: Hashable {
  /// Nothing: no amount is negative.
  case none
  /// The direction of money.
  case directions(negativeIsExpense: Bool)
  /// A reversal of the row's type: a negative expense is a refund.
  case reversals

  /// The direction of an amount whose row has these words; nil if neither sign nor words show it.
  package func direction(
    of amount: Decimal, _ kind: TransactionKind?
  ) -> (kind: TransactionKind?, isReversed: Bool) {
    if kind == .transfer { return (.transfer, false) }
    guard case .directions(let negativeIsExpense) = self else {
      guard amount < 0 else { return (kind, false) }
      return kind == .expense ? (.income, true) : (.expense, kind == .income)
    }
    // In a log of signed amounts a minus is normal for an expense; an income with a minus is reversed.
    if amount < 0, negativeIsExpense { return (.expense, kind == .income) }
    if amount >= 0, let kind { return (kind, false) }
    return ((amount < 0) == negativeIsExpense ? .expense : .income, false)
  }
}
