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
    // Rows without a category are added up last.
    var sums = Array(repeating: Sum(), count: budget.categories.count + 1)
    let places = Dictionary(
      budget.categories.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    // Reading a transaction inside the array is faster than copying it.
    for index in budget.transactions.indices {
      let place = budget.transactions[index].categoryID.flatMap { places[$0] } ?? budget.categories.count
      sums[place].add(budget.transactions[index].kind, budget.transactions[index].amount)
    }
    let others = sums[budget.categories.count]
    rows = zip(budget.categories, sums).map { $1.row($0) } + (others.count > 0 ? [others.row(nil)] : [])
    total = Sum(sums).row(nil)
  }

  private struct Sum {
    var count = 0
    var income = ExactSum()
    var expense = ExactSum()
    var all = ExactSum()

    init() {}

    init(_ parts: [Sum]) {
      count = parts.reduce(0) { $0 + $1.count }
      for part in parts {
        income.add(part.income.value)
        expense.add(part.expense.value)
        all.add(part.all.value)
      }
    }

    mutating func add(_ kind: TransactionKind, _ amount: Decimal) {
      count += 1
      all.add(amount)
      switch kind {
      case .income: income.add(amount)
      case .expense: expense.add(amount)
      case .transfer: break
      }
    }

    func row(_ category: BudgetModel.Category?) -> Row {
      Row(category: category, count: count, income: income.value, expense: expense.value, all: all.value)
    }
  }
}
