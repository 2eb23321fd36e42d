public import BudgetModel
public import CalendarDates
internal import Decimals
public import Foundation

/// What is in each account at the end of a day (SPEC §2, Accounts).
public struct AccountBalances: Hashable, Sendable {
  /// An account with its balance.
  public struct Row: Hashable, Sendable {
    /// The account.
    public let account: Account
    /// Opening balance + income − expenses ± transfers; below 0 for debts.
    public let balance: Decimal
  }

  /// The day.
  public let date: CalendarDate
  /// The accounts in the order of the budget.
  public let rows: [Row]

  /// The sum of all balances, debts counted below 0.
  public var netWorth: Decimal { rows.lazy.map(\.balance).exactSum() }

  /// The money that can be assigned: checking, savings and cash.
  public var onBudget: Decimal { rows.lazy.filter(\.account.kind.isOnBudget).map(\.balance).exactSum() }

  /// The balance of an account; nil for one that the budget does not have.
  public func balance(of id: Identifier<Account>) -> Decimal? {
    rows.first { $0.account.id == id }?.balance
  }

  /// The balances at the end of a day.
  public init(_ ledger: Ledger, on date: CalendarDate) {
    var tally = AccountTally(ledger.budget.accounts)
    for transaction in ledger.transactions(in: .earliest...date) { tally.add(transaction) }
    self.init(date: date, tally)
  }

  /// The balances at the end of each of these days, by date: net worth over time, in one pass through the log.
  public static func over(_ ledger: Ledger, on dates: [CalendarDate]) -> [AccountBalances] {
    var tally = AccountTally(ledger.budget.accounts)
    var log = ledger.transactions.makeIterator()
    var next = log.next()
    return dates.sorted().map { date in
      while let transaction = next, transaction.date <= date {
        tally.add(transaction)
        next = log.next()
      }
      return AccountBalances(date: date, tally)
    }
  }

  private init(date: CalendarDate, _ tally: AccountTally) {
    self.date = date
    rows = tally.accounts.map { Row(account: $0, balance: tally.sums[$0.id]?.value ?? 0) }
  }
}

/// The running balances of all accounts at once.
private struct AccountTally {
  let accounts: [Account]
  private(set) var sums: [Identifier<Account>: ExactSum]

  init(_ accounts: [Account]) {
    self.accounts = accounts
    sums = Dictionary(accounts.map { ($0.id, ExactSum([$0.openingBalance])) }) { first, _ in first }
  }

  mutating func add(_ transaction: Transaction) {
    switch transaction.kind {
    case .income, .expense: add(transaction.bookChange, to: transaction.accountID)
    case .transfer:
      add(-transaction.amount, to: transaction.accountID)
      add(transaction.amount, to: transaction.transferAccountID)
    }
  }

  private mutating func add(_ amount: Decimal, to id: Identifier<Account>?) {
    guard let id else { return }
    sums[id]?.add(amount)
  }
}
