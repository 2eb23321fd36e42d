public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// Spending on each category in a span of days (SPEC §2, Spending by category).
public struct SpendingByCategory: Hashable, Sendable {
  /// The spending on one category.
  public struct Row: Hashable, Sendable {
    /// The category; nil for spending without a spending category.
    public let category: BudgetModel.Category?
    /// Expenses less refunds.
    public let total: Decimal
    /// The number of expenses.
    public let count: Int
    /// The share of all spending, 0 to 1: total ÷ the sum of the positive totals; 0 if refunds
    /// exceed expenses.
    public let share: Decimal
  }

  /// Categories with expenses or refunds, the largest total first; equal totals are in the order of their
  /// names.
  public let rows: [Row]
  /// Expenses less refunds of all rows.
  public let total: Decimal

  /// Computes the spending of these days.
  public init(_ ledger: Ledger, in days: ClosedRange<CalendarDate>) {
    self.init(ledger, Activity(ledger, in: days))
  }

  init(_ ledger: Ledger, _ activity: Activity) {
    let listed = ledger.spendingCategories.enumerated().map {
      (activity.spending(at: $0.offset), Optional($0.element))
    }
    let totals = (listed + [(activity.spending(at: nil), nil)]).filter(\.0.isUsed).map { spending, category in
      (category: category, total: spending.sum.value, count: spending.count)
    }
    let whole = totals.lazy.map(\.total).filter { $0 > 0 }.exactSum()
    let rows = totals.map { item in
      Row(
        category: item.category, total: item.total, count: item.count,
        share: item.total > 0 ? item.total.divided(by: whole) ?? 0 : 0)
    }
    self.rows = rows.sorted(by: Self.isBefore)
    total = activity.spent
  }

  /// Returns the first rows, and the sum of the other rows; the sum is nil if there are no other rows.
  public func top(_ count: Int = 8) -> (rows: ArraySlice<Row>, others: Decimal?) {
    let rest = rows.dropFirst(count)
    return (rows.prefix(count), rest.isEmpty ? nil : rest.lazy.map(\.total).exactSum())
  }

  /// Compares by total descending, then name, then identifier; spending without a category is last
  /// among equal totals.
  private static func isBefore(_ left: Row, _ right: Row) -> Bool {
    if left.total != right.total { return left.total > right.total }
    guard let first = left.category, let second = right.category else { return left.category != nil }
    return first.name != second.name ? first.name < second.name : first.id < second.id
  }
}
