public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// The balances of all accounts at the end of a day (SPEC §2, Accounts).
public struct AccountBalances: Hashable, Sendable {
  /// An account with its balance.
  public struct Row: Hashable, Sendable {
    /// The account.
    public let account: Account
    /// Opening balance + income − expenses ± transfers; negative for debts.
    public let balance: Decimal
  }

  /// The day.
  public let date: CalendarDate
  /// The accounts in the order of the budget.
  public let rows: [Row]

  /// The sum of all balances, where debts are negative.
  public var netWorth: Decimal { rows.lazy.map(\.balance).exactSum() }

  /// The money that can be assigned to categories: the balances of checking, savings and cash accounts.
  public var onBudget: Decimal { rows.lazy.filter(\.account.kind.isOnBudget).map(\.balance).exactSum() }

  /// The balance of an account; nil if the budget does not have the account.
  public func balance(of id: Identifier<Account>) -> Decimal? {
    rows.first { $0.account.id == id }?.balance
  }

  /// Computes the balances at the end of a day.
  public init(_ ledger: Ledger, on date: CalendarDate) {
    var tally = AccountTally(ledger)
    for entry in ledger.entries(in: .earliest...date) { tally.add(entry) }
    self.init(date: date, tally)
  }

  /// Returns the balances at the end of each of these days, in ascending order and in one pass through the
  /// log.
  public static func over(_ ledger: Ledger, on dates: [CalendarDate]) -> [AccountBalances] {
    var tally = AccountTally(ledger)
    var log = ledger.entries[...]
    return dates.sorted().map { date in
      while let entry = log.first, entry.date <= date {
        tally.add(entry)
        log.removeFirst()
      }
      return AccountBalances(date: date, tally)
    }
  }

  private init(date: CalendarDate, _ tally: AccountTally) {
    self.date = date
    rows = tally.rows
  }
}

/// The running balances of all accounts at once.
private struct AccountTally {
  private let ledger: Ledger
  /// The balance of each account, by the account's index in the ledger.
  private var sums: [ExactSum]

  init(_ ledger: Ledger) {
    self.ledger = ledger
    sums = ledger.accounts.map { ExactSum([ledger.openingBalance($0)]) }
  }

  var rows: [AccountBalances.Row] {
    ledger.budget.accounts.map { account in
      let balance = ledger.index.accounts[account.id].map { sums[$0].value }
      return AccountBalances.Row(account: account, balance: balance ?? 0)
    }
  }

  mutating func add(_ entry: LedgerEntry) {
    let isTransfer = entry.kind == .transfer
    if let account = entry.account { sums[account].add(isTransfer ? -entry.amount : entry.bookChange) }
    if isTransfer, let target = entry.target { sums[target].add(entry.amount) }
  }
}
