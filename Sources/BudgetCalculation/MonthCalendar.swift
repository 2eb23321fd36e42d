public import BudgetModel
public import CalendarDates
internal import Decimals
public import Foundation

/// A month day by day (SPEC §2, Calendar).
public struct MonthCalendar: Hashable, Sendable {
  /// One day.
  public struct Day: Hashable, Sendable {
    /// The day.
    public let date: CalendarDate
    /// Expenses less refunds.
    public let spent: Decimal
    /// Income received.
    public let received: Decimal
    /// The number of transactions, transfers included.
    public let count: Int
    /// Bills that are due and not paid yet.
    public let bills: [Bill]
    /// The balance of the whole book at its end.
    public let balance: Decimal
  }

  /// All days of the month.
  public let days: [Day]

  /// The calendar of a month; its balances go on from what the accounts held at first.
  public init(_ ledger: Ledger, in month: BudgetMonth) {
    let log = RunningBalance(ledger, in: month.days, initial: ledger.openingBalance)
    var due: [CalendarDate: [Bill]] = [:]
    for bill in ledger.budget.bills {
      for date in bill.dueDates(in: month.days) { due[date, default: []].append(bill) }
    }
    var entries = log.entries[...]
    var balance = log.opening
    days = (0..<month.length).map { offset in
      let date = month.firstDay.adding(days: offset)
      var (spent, received) = (ExactSum(), ExactSum())
      let today = entries.prefix { $0.transaction.date == date }
      entries = entries.dropFirst(today.count)
      for transaction in today.map(\.transaction) {
        switch ledger.flow(of: transaction) {
        case .income: received.add(transaction.amount)
        case .expense: spent.add(transaction.amount)
        case .refund: spent.subtract(transaction.amount)
        case .transfer: break
        }
      }
      balance = today.last?.balance ?? balance
      return Day(
        date: date, spent: spent.value, received: received.value, count: today.count, bills: due[date] ?? [],
        balance: balance)
    }
  }
}
