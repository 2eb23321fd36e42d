package import BudgetModel
package import Foundation

/// What the signs of a table's amounts say beside its words.
package enum TableSigns: Hashable {
  /// Nothing: no amount is negative.
  case none
  /// Which way money went.
  case directions(negativeIsExpense: Bool)
  /// That a row is the reverse of its type: a negative expense is a refund.
  case reversals

  /// Which way an amount went of a row whose words say this; nil where neither tells.
  package func direction(
    of amount: Decimal, _ kind: TransactionKind?
  ) -> (kind: TransactionKind?, isReversed: Bool) {
    if kind == .transfer { return (.transfer, false) }
    guard case .directions(let negativeIsExpense) = self else {
      guard amount < 0 else { return (kind, false) }
      return kind == .expense ? (.income, true) : (.expense, kind == .income)
    }
    // In a log of signed amounts an expense has its minus anyway; an income with one went the other way.
    if amount < 0, negativeIsExpense { return (.expense, kind == .income) }
    if amount >= 0, let kind { return (kind, false) }
    return ((amount < 0) == negativeIsExpense ? .expense : .income, false)
  }
}
