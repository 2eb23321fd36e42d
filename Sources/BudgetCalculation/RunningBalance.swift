public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// The log with the balance after each row (SPEC §2, sheet 2).
///
/// Rows are by ascending date; rows on the same day are in file order. In the balance of the whole book,
/// income adds, an expense subtracts and a transfer changes nothing. In the balance of one account, a
/// transfer subtracts if the account is its source and adds if it is its destination.
public struct RunningBalance: Hashable, Sendable {
  /// A row of the log.
  public struct Entry: Hashable, Sendable {
    /// The transaction.
    public let transaction: Transaction
    /// The amount that the row adds to the balance; negative if it subtracts.
    public let change: Decimal
    /// The balance after the row.
    public let balance: Decimal
  }

  /// The balance before the first row.
  public let opening: Decimal
  /// The rows.
  public let entries: [Entry]

  /// The balance after the last row.
  public var closing: Decimal { entries.last?.balance ?? opening }

  /// Creates the balances of the whole book, or of some of its days.
  ///
  /// - Parameters:
  ///   - ledger: The book.
  ///   - days: The days to list, or nil for all days; earlier rows are included in `opening`.
  ///   - initial: The balance before the book's first row.
  public init(_ ledger: Ledger, in days: ClosedRange<CalendarDate>? = nil, initial: Decimal = 0) {
    self.init(ledger, days, initial, change: \.bookChange)
  }

  /// Creates the balances of one account on all or some days, beginning with its opening balance.
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
