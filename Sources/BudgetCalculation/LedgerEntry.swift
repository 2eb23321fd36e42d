internal import BudgetModel
internal import CalendarDates
internal import Foundation

/// What the calculations need of a row of the log, in a few bytes: its references are looked up once, and counting
/// passes over it again and again.
struct LedgerEntry {
  /// What the row is to the budget; `category` says whose spending it is.
  enum Kind {
    case income, refund, expense, transfer
  }

  let date: CalendarDate
  /// Its place in the budget's log.
  let position: Int
  let kind: Kind
  let amount: Decimal
  /// The place of its category in the ledger's spending categories; nil where it is in none of them.
  let category: Int?
  /// The places of its accounts in the ledger's; nil for none and for one that the budget does not have.
  let account: Int?
  let target: Int?

  /// What it adds to the money of the whole book.
  var bookChange: Decimal {
    switch kind {
    case .income, .refund: amount
    case .expense: -amount
    case .transfer: 0
    }
  }

  /// What it adds to an account; nil where the account is none of its own.
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

/// The places of a budget's records, to look references up.
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
