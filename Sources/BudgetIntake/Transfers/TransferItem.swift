internal import BudgetModel
internal import CalendarDates
internal import Foundation

/// A transaction that may be one side of a transfer, or a transfer with only one side seen in a statement.
struct TransferItem {
  /// The location of the transaction.
  enum Reference: Hashable {
    /// The index of a transaction in the budget.
    case live(Int)
    /// The index of a row in the file.
    case row(Int)
  }

  let reference: Reference
  let transaction: Transaction
  let money: Money
  /// The side that an ordinary transaction represents; nil for a transfer.
  let side: AccountSide?
  /// The sides of a transfer that have not been matched to a row of a statement.
  var openSides: [AccountSide]

  var date: CalendarDate { transaction.date }

  var isNew: Bool {
    if case .row = reference { true } else { false }
  }

  /// An amount in its currency.
  struct Money: Hashable {
    let amount: Decimal
    let currency: String

    init(_ transaction: Transaction, _ own: Currency) {
      amount = transaction.amount
      currency = (transaction.currency ?? own).code
    }
  }

  /// Creates an item whose `claimed` sides are already matched to rows of statements; nil if the transaction
  /// cannot be part of a pair.
  init?(_ reference: Reference, _ transaction: Transaction, _ own: Currency, claimed: Set<AccountSide>) {
    self.reference = reference
    self.transaction = transaction
    money = Money(transaction, own)
    guard transaction.kind == .transfer else {
      guard transaction.accountID != nil else { return nil }
      side = transaction.side(of: nil)
      openSides = []
      return
    }
    guard let from = transaction.accountID, let to = transaction.transferAccountID, from != to else {
      return nil
    }
    side = nil
    openSides = transaction.sides.filter { !claimed.contains($0) }
    if openSides.isEmpty { return nil }
  }
}
