internal import BudgetModel
internal import CalendarDates
internal import Foundation

/// A transaction that may be one side of a transfer, or a transfer with only one side seen.
struct TransferItem {
  /// Where the transaction is.
  enum Reference: Hashable {
    /// In the budget, by its index.
    case live(Int)
    /// In the file, by the row's index.
    case row(Int)
  }

  let reference: Reference
  let transaction: Transaction
  let money: Money
  /// The side that an ordinary transaction represents; nil for a transfer.
  let side: AccountSide?
  /// The sides of a transfer that are not matched to a row of a statement yet.
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

  /// A transaction with the sides matched to rows of statements; nil if it cannot be part of a pair.
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
