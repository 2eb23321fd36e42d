public import BudgetModel
internal import Decimals
public import Foundation

/// Budget vs actual of a month (SPEC §2, sheet 3).
public struct BudgetComparison: Hashable, Sendable {
  /// A category, all that has none, or all together.
  public struct Row: Hashable, Sendable {
    /// The category; nil for what has no spending category, and for the total.
    public let category: BudgetModel.Category?
    /// What the month gives to it.
    public let budgeted: Decimal
    /// The month's expenses less refunds.
    public let actual: Decimal

    /// Budgeted − actual.
    public var difference: Decimal { [budgeted, -actual].exactSum() }

    /// Actual ÷ budgeted, where 1 is 100 %; nil where nothing is budgeted, which a sheet writes as 0.
    public var percentUsed: Decimal? { budgeted > 0 ? actual.divided(by: budgeted) : nil }

    /// Whether more was spent than budgeted.
    public var isOver: Bool { actual > budgeted }
  }

  /// The month.
  public let month: BudgetMonth
  /// The spending categories in the order of the budget, also those without money or spending.
  public let rows: [Row]
  /// Expenses without a spending category; nil where there are none.
  public let uncategorized: Row?
  /// All rows together, with what has no category.
  public let total: Row

  /// The comparison of a month.
  public init(_ ledger: Ledger, in month: BudgetMonth) {
    self.init(ledger, in: month, Activity(ledger, in: month.days), MonthAssignments(ledger, in: month))
  }

  init(_ ledger: Ledger, in month: BudgetMonth, _ activity: Activity, _ assignments: MonthAssignments) {
    self.month = month
    rows = ledger.spendingCategories.enumerated().map { place, category in
      Row(
        category: category, budgeted: assignments.budgeted(category),
        actual: activity.spending(at: place).sum.value)
    }
    let loose = activity.spending(at: nil)
    uncategorized = loose.isUsed ? Row(category: nil, budgeted: 0, actual: loose.sum.value) : nil
    total = Row(category: nil, budgeted: assignments.total, actual: activity.spent)
  }
}
