internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation

/// What came and went in a span of days: the one count from which the views of a month are drawn.
struct Activity {
  /// Spending of one category.
  struct Spending {
    /// Expenses less refunds.
    var sum = ExactSum()
    /// The number of expenses.
    var count = 0

    /// Counts an expense.
    mutating func add(_ amount: Decimal) {
      sum.add(amount)
      count += 1
    }
  }

  /// Income received; refunds are none.
  private(set) var income = ExactSum()
  /// Money that came back from spending categories.
  private(set) var refunds = ExactSum()
  /// Expenses less refunds, all categories.
  private(set) var spent = ExactSum()
  /// The number of transactions, transfers included.
  private(set) var count = 0
  /// Spending by category; nil gathers what has no spending category.
  private(set) var byCategory: [CategoryID?: Spending] = [:]

  /// The count of nothing.
  init() {}

  /// The count of these days.
  init(_ ledger: Ledger, in days: ClosedRange<CalendarDate>) {
    for transaction in ledger.transactions(in: days) { add(transaction, ledger.flow(of: transaction)) }
  }

  /// Expenses less refunds of a category.
  func spent(on id: CategoryID?) -> Decimal { byCategory[id]?.sum.value ?? 0 }

  /// Counts a transaction.
  mutating func add(_ transaction: Transaction, _ flow: Flow) {
    count += 1
    switch flow {
    case .transfer: break
    case .income: income.add(transaction.amount)
    case .refund(let id):
      refunds.add(transaction.amount)
      spent.subtract(transaction.amount)
      byCategory[id, default: Spending()].sum.subtract(transaction.amount)
    case .expense(let id):
      spent.add(transaction.amount)
      byCategory[id, default: Spending()].add(transaction.amount)
    }
  }
}
