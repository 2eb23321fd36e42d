public import BudgetModel
public import CalendarDates
internal import ExactDecimals
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
    let place = ledger.index.accounts[account.id]
    self.init(ledger, days, ledger.openingBalance(account)) { entry in place.flatMap(entry.change) }
  }

  private init(
    _ ledger: Ledger, _ days: ClosedRange<CalendarDate>?, _ initial: Decimal,
    change: (LedgerEntry) -> Decimal?
  ) {
    let days = days ?? .earliest ... .latest
    var balance = ExactSum([initial])
    for entry in ledger.entries(before: days.lowerBound) {
      if let change = change(entry) { balance.add(change) }
    }
    opening = balance.value
    entries = ledger.entries(in: days).compactMap { entry in
      guard let change = change(entry) else { return nil }
      balance.add(change)
      let transaction = ledger.budget.transactions[entry.position]
      return Entry(transaction: transaction, change: change, balance: balance.value)
    }
  }
}
