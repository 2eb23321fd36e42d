public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// A month day by day (SPEC §2, Calendar).
public struct MonthCalendar: Hashable, Sendable {
  /// One day.
  public struct Day: Hashable, Sendable {
    /// The date.
    public let date: CalendarDate
    /// Income received, without refunds.
    public let income: Decimal
    /// Expenses less refunds.
    public let spending: Decimal
    /// The day's rows of the log, in their file order.
    public let transactions: [Transaction]
    /// Unpaid bills that are due, in the order of the budget.
    public let bills: [Bill]
    /// Categories that are due, in the order of the budget.
    public let categories: [BudgetModel.Category]
    /// The money of the whole book at the end of the day: opening balances + income − expenses.
    public let balance: Decimal
  }

  /// The month.
  public let month: BudgetMonth
  /// The weekday on which its weeks begin.
  public let firstWeekday: Weekday
  /// All days of the month, in order.
  public let days: [Day]

  /// Creates the calendar of a month.
  public init(_ ledger: Ledger, in month: BudgetMonth) {
    self.month = month
    firstWeekday = ledger.budget.settings.firstWeekday
    let log = RunningBalance(ledger, in: month.days, initial: ledger.openingBalance)
    let rows = Dictionary(grouping: log.entries, by: \.transaction.date)
    let bills = Self.byDay(ledger.budget.bills) { $0.dueDates(in: month.days) }
    let categories = Self.byDay(ledger.budget.categories) { $0.dueDate?.dates(in: month.days) ?? [] }
    var balance = log.opening
    days = (0..<month.length).map { offset in
      let date = month.firstDay.adding(days: offset)
      let entries = rows[date] ?? []
      balance = entries.last?.balance ?? balance
      let activity = Activity(ledger, in: date...date)
      return Day(
        date: date, income: activity.income.value, spending: activity.spent,
        transactions: entries.map(\.transaction), bills: bills[date] ?? [],
        categories: categories[date] ?? [],
        balance: balance)
    }
  }

  /// The days by week, from the first weekday on; nil before the first and after the last day of the month.
  public var weeks: [[Day?]] {
    guard let first = days.first else { return [] }
    let offset = (first.date.weekday.isoNumber - firstWeekday.isoNumber + 7) % 7
    var cells = Array(repeating: Day?.none, count: offset) + days
    cells += Array(repeating: nil, count: (7 - cells.count % 7) % 7)
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }

  private static func byDay<Entity>(
    _ records: [Entity], _ dates: (Entity) -> [CalendarDate]
  ) -> [CalendarDate: [Entity]] {
    var result: [CalendarDate: [Entity]] = [:]
    for record in records {
      for date in dates(record) { result[date, default: []].append(record) }
    }
    return result
  }
}

extension Ledger {
  /// Returns the opening balance of an account; 0 if the ledger is in another currency.
  func openingBalance(_ account: Account) -> Decimal {
    currency == budget.settings.currency ? account.openingBalance : 0
  }

  /// The sum of the accounts' opening balances; 0 if the ledger is in another currency.
  public var openingBalance: Decimal {
    accounts.lazy.map(openingBalance).exactSum()
  }
}
