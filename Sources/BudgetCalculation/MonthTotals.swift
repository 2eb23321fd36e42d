internal import BudgetModel
internal import ExactDecimals
public import Foundation

/// Income and spending of a month (SPEC §2, Trends).
public struct MonthTotals: Hashable, Sendable {
  /// The month.
  public let month: BudgetMonth
  /// Income received, without refunds.
  public let income: Decimal
  /// Expenses less refunds.
  public let expenses: Decimal
  /// The number of transactions, transfers included.
  public let count: Int

  /// Computes the totals of a month.
  public init(_ ledger: Ledger, in month: BudgetMonth) {
    self.init(month, Activity(ledger, in: month.days))
  }

  init(_ month: BudgetMonth, _ activity: Activity) {
    self.month = month
    income = activity.income.value
    expenses = activity.spent
    count = activity.count
  }

  /// Income − expenses.
  public var net: Decimal { [income, -expenses].exactSum() }

  /// Net ÷ income, where 1 is 100 %; nil if there is no income.
  public var savingsRate: Decimal? { income > 0 ? net.divided(by: income) : nil }
}
