public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// Budget vs actual of a month, or of several months together (SPEC §2, sheet 3).
public struct BudgetComparison: Hashable, Sendable {
  /// A row for a category, for all spending without a category, or for the total.
  public struct Row: Hashable, Sendable {
    /// The category; nil for spending without a spending category, and for the total.
    public let category: BudgetModel.Category?
    /// The amount that is assigned to it in these months.
    public let budgeted: Decimal
    /// Expenses minus refunds in these months.
    public let actual: Decimal
    /// The amount that actual spending is compared with, usually `budgeted`.
    ///
    /// For a category that is planned by the quarter or year, it is the amount for the whole quarter or year,
    /// because such an amount is paid in one month.
    public let measure: Decimal

    package init(category: BudgetModel.Category?, budgeted: Decimal, actual: Decimal, measure: Decimal) {
      (self.category, self.budgeted) = (category, budgeted)
      (self.actual, self.measure) = (actual, measure)
    }

    /// Budgeted − actual.
    public var difference: Decimal { [budgeted, -actual].exactSum() }

    /// Actual ÷ budgeted, where 1 is 100 %; nil if nothing is budgeted (a spreadsheet shows 0 instead).
    public var percentUsed: Decimal? { budgeted > 0 ? actual.divided(by: budgeted) : nil }

    /// Whether there is a plan to compare with: a row without a plan is never over budget.
    public var hasPlan: Bool { budgeted != 0 }

    /// The spending beyond `measure`; 0 if there is no such spending or no plan.
    public var excess: Decimal { hasPlan ? max(0, [actual, -measure].exactSum()) : 0 }

    /// Whether more was spent than planned.
    public var isOver: Bool { excess > 0 }
  }

  /// The days of the month or months.
  public let days: ClosedRange<CalendarDate>
  /// The spending categories in the order of the budget, including those without a budget or spending.
  public let rows: [Row]
  /// Expenses without a spending category; nil if there are none.
  public let uncategorized: Row?
  /// The total of all rows, including spending without a category.
  public let total: Row

  /// Creates the comparison of a month.
  public init(_ ledger: Ledger, in month: BudgetMonth) {
    self.init(ledger, in: month, Activity(ledger, in: month.days), MonthAssignments(ledger, in: month))
  }

  init(_ ledger: Ledger, in month: BudgetMonth, _ activity: Activity, _ assignments: MonthAssignments) {
    self.init(
      ledger, in: month.days, activity, [assignments], budgeted: assignments.budgeted,
      total: assignments.total)
  }

  /// Creates the comparison of several months that together have these days; planned amounts are summed
  /// exactly before they are divided into monthly amounts.
  init(_ ledger: Ledger, in days: ClosedRange<CalendarDate>, months: [BudgetMonth], _ activity: Activity) {
    let assignments = months.map { MonthAssignments(ledger, in: $0) }
    let sum = { (categories: [BudgetModel.Category]) -> Decimal in
      var sum = PlannedSum()
      for month in assignments { for category in categories { month.add(category, to: &sum) } }
      return sum.value
    }
    self.init(
      ledger, in: days, activity, assignments, budgeted: { sum([$0]) },
      total: sum(ledger.spendingCategories))
  }

  private init(
    _ ledger: Ledger, in days: ClosedRange<CalendarDate>, _ activity: Activity,
    _ months: [MonthAssignments], budgeted: (BudgetModel.Category) -> Decimal, total given: Decimal
  ) {
    self.days = days
    rows = ledger.spendingCategories.enumerated().map { place, category in
      let given = budgeted(category)
      return Row(
        category: category, budgeted: given, actual: activity.spending(at: place).sum.value,
        measure: category.measureBasis == .month ? given : Self.measure(category, months))
    }
    let loose = activity.spending(at: nil)
    uncategorized = loose.isUsed ? Row(category: nil, budgeted: 0, actual: loose.sum.value, measure: 0) : nil
    // A quarterly or yearly amount that is paid at once must not put the total over budget.
    let whole = rows.lazy.filter(\.hasPlan).map {
      max(0, [min($0.actual, $0.measure), -$0.budgeted].exactSum())
    }
    total = Row(
      category: nil, budgeted: given, actual: activity.spent, measure: [given, whole.exactSum()].exactSum())
  }

  /// Returns the explicit assignments plus the planned amounts of the other months.
  ///
  /// The number of the other months is rounded up to whole quarters or years.
  private static func measure(_ category: BudgetModel.Category, _ months: [MonthAssignments]) -> Decimal {
    let own = months.compactMap { $0.ownAmount(category) }
    let span = category.measureBasis.months
    let times = (months.count - own.count + span - 1) / span
    let amount = category.budgetedAmount * Decimal(span / category.basis.months)
    return (own + [amount * Decimal(times)]).exactSum()
  }
}

extension BudgetModel.Category {
  /// The span of time whose whole budget is compared with spending: the basis, or a quarter for a category of
  /// the quarterly group that is planned by the month.
  public var measureBasis: AmountBasis { basis == .month && group == .quarterly ? .quarter : basis }
}
