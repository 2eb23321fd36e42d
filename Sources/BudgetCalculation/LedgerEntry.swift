internal import BudgetModel
internal import CalendarDates
internal import Foundation

/// A compact form of a row of the log for calculations.
///
/// Its references are looked up once, because calculations iterate over the entries many times.
struct LedgerEntry {
  /// The role of the row in the budget; a refund or an expense counts for the spending category in
  /// `category`.
  enum Kind {
    case income, refund, expense, transfer
  }

  let date: CalendarDate
  /// Its index in the budget's log.
  let position: Int
  let kind: Kind
  let amount: Decimal
  /// The index of its category in the ledger's spending categories; nil if the category is not among them.
  let category: Int?
  /// The indices of its accounts in the ledger's accounts; nil if the row names no account, or an account
  /// that the budget does not have.
  let account: Int?
  let target: Int?

  /// The amount that the row adds to the money of the whole book.
  var bookChange: Decimal {
    switch kind {
    case .income, .refund: amount
    case .expense: -amount
    case .transfer: 0
    }
  }

  /// Returns the amount that the row adds to an account; nil if it does not involve the account.
  func change(on index: Int) -> Decimal? {
    guard kind == .transfer else { return account == index ? bookChange : nil }
    switch (account == index, target == index) {
    case (true, true): return 0
    case (true, false): return -amount
    case (false, true): return amount
    case (false, false): return nil
    }
  }
}

/// The indices of a budget's records, for looking up references.
struct LedgerIndex {
  let categories: [CategoryID: Int]
  let accounts: [Identifier<Account>: Int]

  func entry(_ transaction: borrowing Transaction, at position: Int) -> LedgerEntry {
    let category = transaction.categoryID.flatMap { categories[$0] }
    let kind: LedgerEntry.Kind =
      switch transaction.kind {
      case .transfer: .transfer
      case .expense: .expense
      case .income: category == nil ? .income : .refund
      }
    return LedgerEntry(
      date: transaction.date, position: position, kind: kind, amount: transaction.amount, category: category,
      account: transaction.accountID.flatMap { accounts[$0] },
      target: transaction.transferAccountID.flatMap { accounts[$0] })
  }
}
