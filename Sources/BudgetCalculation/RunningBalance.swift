public import BudgetModel
public import CalendarDates
internal import Decimals
public import Foundation

/// The log with the balance after each row (SPEC §2, sheet 2).
///
/// By date ascending, rows of one day in their file order. In the whole book income adds, an expense takes away and
/// a transfer changes nothing; on an account a transfer takes from one and adds to the other.
public struct RunningBalance: Hashable, Sendable {
  /// A row of the log.
  public struct Entry: Hashable, Sendable {
    /// The transaction.
    public let transaction: Transaction
    /// What it adds to the balance; below 0 where it takes away.
    public let change: Decimal
    /// The balance after it.
    public let balance: Decimal
  }

  /// The balance before the first row.
  public let opening: Decimal
  /// The rows.
  public let entries: [Entry]

  /// The balance after the last row.
  public var closing: Decimal { entries.last?.balance ?? opening }

  /// The whole book, or some of its days.
  ///
  /// - Parameters:
  ///   - ledger: The book.
  ///   - days: The days to list; the balance of those before them goes into `opening`. All days where nil.
  ///   - initial: The balance before the book's first row.
  public init(_ ledger: Ledger, in days: ClosedRange<CalendarDate>? = nil, initial: Decimal = 0) {
    self.init(ledger, days, initial, change: \.bookChange)
  }

  /// The rows of one account, or some of its days, beginning with its opening balance.
  public init(_ ledger: Ledger, account: Account, in days: ClosedRange<CalendarDate>? = nil) {
    self.init(ledger, days, account.openingBalance) { transaction in
      transaction.touches(account.id) ? transaction.change(on: account.id) : nil
    }
  }

  private init(
    _ ledger: Ledger, _ days: ClosedRange<CalendarDate>?, _ initial: Decimal,
    change: (Transaction) -> Decimal?
  ) {
    let days = days ?? .earliest ... .latest
    var balance = ExactSum([initial])
    for transaction in ledger.transactions(before: days.lowerBound) {
      if let change = change(transaction) { balance.add(change) }
    }
    opening = balance.value
    entries = ledger.transactions(in: days).compactMap { transaction in
      guard let change = change(transaction) else { return nil }
      balance.add(change)
      return Entry(transaction: transaction, change: change, balance: balance.value)
    }
  }
}

extension Ledger {
  /// What the accounts held before the first row; 0 in a currency that is not the budget's.
  public var openingBalance: Decimal {
    currency == budget.settings.currency ? budget.accounts.lazy.map(\.openingBalance).exactSum() : 0
  }
}

extension Transaction {
  /// What the transaction adds to the money of the whole book.
  public var bookChange: Decimal {
    switch kind {
    case .income: amount
    case .expense: -amount
    case .transfer: 0
    }
  }

  /// Whether an account is one of the transaction's.
  public func touches(_ id: Identifier<Account>) -> Bool {
    accountID == id || (kind == .transfer && transferAccountID == id)
  }

  /// What the transaction adds to an account; 0 for a transfer to itself.
  public func change(on id: Identifier<Account>) -> Decimal {
    guard kind == .transfer else { return accountID == id ? bookChange : 0 }
    return (transferAccountID == id ? amount : 0) - (accountID == id ? amount : 0)
  }
}
