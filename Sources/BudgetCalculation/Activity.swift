internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation

/// The sums of the transactions in a span of days: the single source of all views of a month.
struct Activity {
  /// Spending of one category.
  struct Spending {
    /// Expenses less refunds.
    private(set) var sum = ExactSum()
    /// The number of expenses.
    private(set) var count = 0
    /// Whether there was any spending or refund.
    private(set) var isUsed = false

    /// Counts an expense.
    mutating func add(_ amount: Decimal) {
      sum.add(amount)
      count += 1
      isUsed = true
    }

    /// Counts a refund.
    mutating func refund(_ amount: Decimal) {
      sum.subtract(amount)
      isUsed = true
    }
  }

  /// Income received, without refunds.
  private(set) var income = ExactSum()
  /// The number of transactions, transfers included.
  private(set) var count = 0
  /// Spending by category index; the last element is spending without a category.
  private var spending: [Spending]

  /// Creates an activity without transactions.
  init(_ ledger: Ledger) {
    spending = Array(repeating: Spending(), count: ledger.spendingCategories.count + 1)
  }

  /// Creates the activity of these days.
  init(_ ledger: Ledger, in days: ClosedRange<CalendarDate>) {
    self.init(ledger)
    for entry in ledger.entries(in: days) { add(entry) }
  }

  /// Expenses less refunds of all categories together.
  var spent: Decimal { spending.lazy.filter(\.isUsed).map(\.sum.value).exactSum() }

  /// Returns the spending on the category at this index of the ledger's spending categories, or the spending
  /// without a category if the index is nil.
  func spending(at category: Int?) -> Spending { spending[category ?? spending.count - 1] }

  /// Counts a row of the log.
  mutating func add(_ entry: LedgerEntry) {
    count += 1
    switch entry.kind {
    case .transfer: break
    case .income: income.add(entry.amount)
    case .refund: spending[entry.category ?? spending.count - 1].refund(entry.amount)
    case .expense: spending[entry.category ?? spending.count - 1].add(entry.amount)
    }
  }
}
