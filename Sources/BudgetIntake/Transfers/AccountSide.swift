internal import BudgetModel

/// An account, and the direction in which money moved on it.
struct AccountSide: Hashable {
  let account: Identifier<Account>?
  /// Income if money came in; expense if it went out.
  let direction: TransactionKind
}

extension Identifier<Account>? {
  /// Returns whether two accounts may be the same; an unknown account may be any account.
  func fits(_ other: Identifier<Account>?) -> Bool { self == nil || other == nil || self == other }
}

extension Transaction {
  /// Returns the side of the account whose statement contains the transaction.
  ///
  /// For a transfer, this is the side of the source account, unless `own` is the destination account.
  func side(of own: Identifier<Account>?) -> AccountSide {
    guard kind == .transfer else { return AccountSide(account: accountID, direction: kind) }
    if let own, own == transferAccountID, own != accountID {
      return AccountSide(account: own, direction: .income)
    }
    return AccountSide(account: accountID, direction: .expense)
  }

  /// All sides on which the transaction can appear in a statement.
  var sides: [AccountSide] {
    guard kind == .transfer else { return [AccountSide(account: accountID, direction: kind)] }
    let target = transferAccountID.map { [AccountSide(account: $0, direction: .income)] } ?? []
    return [AccountSide(account: accountID, direction: .expense)] + target
  }
}
