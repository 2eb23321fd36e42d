internal import BudgetCalculation
public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation
internal import FieldReading
internal import ImportCore

/// The starting position of a budget: its first day, its starting balance and its account balances.
public struct OpeningPosition: Hashable, Sendable {
  /// The first day of the budget.
  public var cutOver: CalendarDate
  /// The money to assign at the start; nil if it equals the total of the account balances.
  public var startingBalance: Decimal?
  /// The balances of accounts at the beginning of the day, by name.
  public var balances: [String: Decimal]

  /// Creates the position on a day.
  public init(cutOver: CalendarDate, startingBalance: Decimal? = nil, balances: [String: Decimal] = [:]) {
    self.cutOver = cutOver
    self.startingBalance = startingBalance
    self.balances = balances
  }
}

extension Budget {
  /// Returns the starting balance to propose for a day: the total of the accounts at the beginning of the day.
  ///
  /// Returns nil if no account has an opening balance, or if the month of the day has a starting balance.
  public func proposedStart(on day: CalendarDate) -> Decimal? {
    let ledger = Ledger(self)
    let month = ledger.month(containing: day).month
    let known = monthlyBudgets.first { $0.month == month }?.startingBalance ?? 0
    guard known == 0, accounts.contains(where: { $0.openingBalance != 0 }) else { return nil }
    return AccountBalances(ledger, on: day.adding(days: -1)).onBudget
  }

  /// Returns the budget with a starting balance for the day's month and adjusted opening balances of accounts.
  ///
  /// The accounts have the given balances at the beginning of the day. Transactions before the day stay. Accounts
  /// that are not named keep their opening balances. Unknown names become new accounts.
  public func beginning(_ position: OpeningPosition, at now: UTCTimestamp) -> Budget {
    var result = self
    let identifiers = ContentIdentifier(fileName: "opening")
    let dayBefore = position.cutOver.adding(days: -1)
    let before = AccountBalances(Ledger(self), on: dayBefore).rows
    for (name, amount) in position.balances.sorted(by: { $0.key < $1.key }) {
      guard let index = result.accounts.firstIndex(where: { NameKey.exact($0.name) == NameKey.exact(name) })
      else {
        let id: Identifier<Account> = identifiers.identifier(place: "account", content: [NameKey.exact(name)])
        result.accounts.append(
          Account(
            id: id, name: NameKey.exact(name), kind: AccountWords.kind(inName: name), openingBalance: amount,
            info: RecordInfo(created: now)))
        continue
      }
      let account = result.accounts[index]
      let held = before.first { $0.account.id == account.id }?.balance ?? account.openingBalance
      let opening = ExactSum([account.openingBalance, amount, -held]).value
      guard opening != account.openingBalance else { continue }
      result.accounts[index].openingBalance = opening
      result.accounts[index].info.updated = max(now, account.info.updated)
    }
    let held = AccountBalances(Ledger(result), on: dayBefore).onBudget
    let starting = position.startingBalance ?? (position.balances.isEmpty ? nil : held)
    if let starting { result.start(with: starting, on: position.cutOver, identifiers, now) }
    return result
  }

  private mutating func start(
    with amount: Decimal, on day: CalendarDate, _ identifiers: ContentIdentifier, _ now: UTCTimestamp
  ) {
    let month = Ledger(self).month(containing: day).month
    if let index = monthlyBudgets.firstIndex(where: { $0.month == month }) {
      monthlyBudgets[index].startingBalance = amount
      monthlyBudgets[index].info.updated = max(now, monthlyBudgets[index].info.updated)
    } else {
      let id: Identifier<MonthlyBudget> = identifiers.identifier(place: "month", content: [month.description])
      monthlyBudgets.append(
        MonthlyBudget(id: id, month: month, startingBalance: amount, info: RecordInfo(created: now)))
      monthlyBudgets.sort { $0.month < $1.month }
    }
  }
}
