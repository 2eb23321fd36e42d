public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// The amount that can be spent per day until the next payday (SPEC §2, Daily budget).
public struct DailyBudget: Hashable, Sendable {
  /// The reason why the daily budget is 0.
  public enum Problem: String, CaseIterable, Hashable, Sendable {
    /// No account is the primary one.
    case noPrimaryAccount
    /// The settings have no payday or no payday frequency.
    case noPayday
    /// The balance of the primary account is below 0.
    case negativeBalance
  }

  /// The day.
  public let today: CalendarDate
  /// The primary account; nil if there is none.
  public let account: Identifier<Account>?
  /// The next payday after today.
  public let payday: CalendarDate?
  /// The number of days until the payday, at least 1.
  public let days: Int
  /// The primary account's balance before today's spending, so that spending does not reduce today's budget.
  public let balance: Decimal
  /// Today's spending from the primary account: expenses minus refunds.
  public let spentToday: Decimal
  /// The unpaid bills due before the payday, including all overdue bills: bills of the primary account and
  /// bills without an account.
  public let unpaidBills: UpcomingBills
  /// The reason why the budget is 0; nil if there is no problem.
  public let problem: Problem?

  /// Computes the daily budget of a day.
  public init(_ ledger: Ledger, today: CalendarDate) {
    let settings = ledger.budget.settings
    let account = ledger.budget.accounts.first(where: \.isPrimary)
    let schedule = PaydaySchedule(settings)
    self.today = today
    self.account = account?.id
    payday = schedule?.next(after: today)
    days = max(1, payday.map(today.days(until:)) ?? 1)
    spentToday = account.map { Self.spent(ledger, from: ledger.index.accounts[$0.id], on: today) } ?? 0
    let now = account.flatMap { AccountBalances(ledger, on: today).balance(of: $0.id) } ?? 0
    balance = [now, spentToday].exactSum()
    unpaidBills = Self.bills(ledger, account?.id, today: today, before: payday)
    problem =
      account == nil
      ? .noPrimaryAccount : schedule == nil ? .noPayday : balance < 0 ? .negativeBalance : nil
  }

  /// The amounts of the unpaid bills.
  public var billsDue: Decimal { unpaidBills.total }

  /// Balance ÷ days; 0 if there is a problem.
  public var amount: Decimal { perDay(balance) }

  /// (Balance − bills due before the payday) ÷ days; 0 if there is a problem or the bills use
  /// the whole balance.
  public var amountAfterBills: Decimal { perDay([balance, -billsDue].exactSum()) }

  /// The daily budget minus today's spending; negative if more was spent.
  public var leftToday: Decimal { [amount, -spentToday].exactSum() }

  private func perDay(_ money: Decimal) -> Decimal {
    guard problem == nil, money > 0 else { return 0 }
    return money.divided(by: Decimal(days)) ?? 0
  }

  private static func spent(
    _ ledger: Ledger, from account: Int?, on day: CalendarDate
  ) -> Decimal {
    var sum = ExactSum()
    for entry in ledger.entries(in: day...day) where entry.account == account {
      switch entry.kind {
      case .expense: sum.add(entry.amount)
      case .refund: sum.subtract(entry.amount)
      case .income, .transfer: break
      }
    }
    return sum.value
  }

  private static func bills(
    _ ledger: Ledger, _ account: Identifier<Account>?, today: CalendarDate, before payday: CalendarDate?
  ) -> UpcomingBills {
    guard let payday else { return UpcomingBills([], today: today, through: today) }
    let bills = ledger.budget.bills.filter { $0.accountID == nil || $0.accountID == account }
    return UpcomingBills(bills, today: today, through: payday.adding(days: -1))
  }
}
