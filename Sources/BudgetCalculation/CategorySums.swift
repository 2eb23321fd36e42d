public import BudgetModel
internal import ExactDecimals
public import Foundation

/// The sums of the whole log by category, to compare with the totals of the source file.
///
/// Amounts are added as they are in the log, regardless of their currency.
public struct CategorySums: Hashable, Sendable {
  /// The sums of one category, or of all rows.
  public struct Row: Hashable, Sendable {
    /// The category; nil for rows without a category, and for the total.
    public let category: BudgetModel.Category?
    /// The number of rows.
    public let count: Int
    /// The sum of income, including refunds.
    public let income: Decimal
    /// The sum of expenses.
    public let expense: Decimal
    /// The sum of all rows, including transfers; every amount counts as positive.
    public let all: Decimal
  }

  /// The categories in the order of the budget; the sums of rows without a category come last, if there are
  /// any.
  public let rows: [Row]
  /// All rows of the log.
  public let total: Row

  /// Computes the sums of a budget.
  public init(_ budget: Budget) {
    var sums: [CategoryID?: Sum] = [:]
    var whole = Sum()
    let known = Set(budget.categories.map(\.id))
    for transaction in budget.transactions {
      let id = transaction.categoryID.flatMap { known.contains($0) ? $0 : nil }
      sums[id, default: Sum()].add(transaction)
      whole.add(transaction)
    }
    rows =
      budget.categories.map { (sums[$0.id] ?? Sum()).row($0) } + (sums[nil].map { [$0.row(nil)] } ?? [])
    total = whole.row(nil)
  }

  private struct Sum {
    var count = 0
    var income = ExactSum()
    var expense = ExactSum()
    var all = ExactSum()

    mutating func add(_ transaction: Transaction) {
      count += 1
      all.add(transaction.amount)
      switch transaction.kind {
      case .income: income.add(transaction.amount)
      case .expense: expense.add(transaction.amount)
      case .transfer: break
      }
    }

    func row(_ category: BudgetModel.Category?) -> Row {
      Row(category: category, count: count, income: income.value, expense: expense.value, all: all.value)
    }
  }
}
