package import BudgetModel
package import Foundation

/// What the signs of a table's amounts mean, in rows that may also state their type in words.
package enum TableSigns: Hashable {
  /// The signs mean nothing, as no amount is negative.
  case none
  /// The sign shows the direction of money.
  case directions(negativeIsExpense: Bool)
  /// The sign shows the direction in every row, as nearly all expenses have a minus: a positive expense is a refund.
  case strictDirections
  /// A minus reverses the type of its row: a negative expense is a refund.
  case reversals

  /// Whether a negative amount is an expense; nil if signs do not show the direction of money.
  package var negativeIsExpense: Bool? {
    switch self {
    case .directions(let negativeIsExpense): negativeIsExpense
    case .strictDirections: true
    case .none, .reversals: nil
    }
  }

  /// The direction of an amount in a row with this kind; nil if neither the sign nor the kind shows it.
  package func direction(
    of amount: Decimal, _ kind: TransactionKind?
  ) -> (kind: TransactionKind?, isReversed: Bool) {
    if kind == .transfer { return (.transfer, false) }
    if self == .strictDirections {
      return amount < 0 ? (.expense, kind == .income) : (.income, kind == .expense)
    }
    guard case .directions(let negativeIsExpense) = self else {
      guard amount < 0 else { return (kind, false) }
      return kind == .expense ? (.income, true) : (.expense, kind == .income)
    }
    // If signs show the direction, a minus is normal for an expense, but it turns income into an expense.
    if amount < 0, negativeIsExpense { return (.expense, kind == .income) }
    if amount >= 0, let kind { return (kind, false) }
    return ((amount < 0) == negativeIsExpense ? .expense : .income, false)
  }
}
