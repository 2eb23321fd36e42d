public import BudgetModel
public import CalendarDates
internal import Decimals
public import Foundation

/// Budget vs actual of a month, or of some together (SPEC §2, sheet 3).
public struct BudgetComparison: Hashable, Sendable {
  /// A category, all that has none, or all together.
  public struct Row: Hashable, Sendable {
    /// The category; nil for what has no spending category, and for the total.
    public let category: BudgetModel.Category?
    /// What the months give to it.
    public let budgeted: Decimal
    /// Their expenses less refunds.
    public let actual: Decimal

    /// Budgeted − actual.
    public var difference: Decimal { [budgeted, -actual].exactSum() }

    /// Actual ÷ budgeted, where 1 is 100 %; nil where nothing is budgeted, which a sheet writes as 0.
    public var percentUsed: Decimal? { budgeted > 0 ? actual.divided(by: budgeted) : nil }

    /// Whether more was spent than budgeted.
    public var isOver: Bool { actual > budgeted }
  }

  /// The days of the month or the months.
  public let days: ClosedRange<CalendarDate>
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
    self.init(ledger, in: month.days, activity, budgeted: assignments.budgeted, total: assignments.total)
  }

  /// The comparison of months that are these days: what they give is summed exactly and divided once.
  init(_ ledger: Ledger, in days: ClosedRange<CalendarDate>, months: [BudgetMonth], _ activity: Activity) {
    let assignments = months.map { MonthAssignments(ledger, in: $0) }
    let sum = { (categories: [BudgetModel.Category]) -> Decimal in
      var sum = PlannedSum()
      for month in assignments { for category in categories { month.add(category, to: &sum) } }
      return sum.value
    }
    self.init(
      ledger, in: days, activity, budgeted: { sum([$0]) }, total: sum(ledger.spendingCategories))
  }

  private init(
    _ ledger: Ledger, in days: ClosedRange<CalendarDate>, _ activity: Activity,
    budgeted: (BudgetModel.Category) -> Decimal, total given: Decimal
  ) {
    self.days = days
    rows = ledger.spendingCategories.enumerated().map { place, category in
      Row(
        category: category, budgeted: budgeted(category), actual: activity.spending(at: place).sum.value)
    }
    let loose = activity.spending(at: nil)
    uncategorized = loose.isUsed ? Row(category: nil, budgeted: 0, actual: loose.sum.value) : nil
    total = Row(category: nil, budgeted: given, actual: activity.spent)
  }
}
