public import BudgetModel
internal import ExactDecimals
public import Foundation

/// What each category was given in a month (SPEC §2, Budgeted).
public struct MonthAssignments: Sendable {
  private let assigned: [CategoryID: Decimal]
  /// The assigned amounts of all spending categories, summed exactly, divided once.
  public let total: Decimal

  /// The assignments of a month; the first one of a category counts.
  public init(_ ledger: Ledger, in month: BudgetMonth) {
    let given = ledger.monthlyBudgets[month.month]?.assignments ?? []
    let assigned = Dictionary(given.map { ($0.categoryID, $0.amount) }) { first, _ in first }
    var sum = PlannedSum()
    for category in ledger.spendingCategories { Self.add(category, assigned, to: &sum) }
    self.assigned = assigned
    total = sum.value
  }

  /// Adds what a spending category was given, to be divided once with everything else of the sum.
  func add(_ category: BudgetModel.Category, to sum: inout PlannedSum) {
    Self.add(category, assigned, to: &sum)
  }

  private static func add(
    _ category: BudgetModel.Category, _ assigned: [CategoryID: Decimal], to sum: inout PlannedSum
  ) {
    if let amount = assigned[category.id] {
      sum.add(amount)
    } else {
      sum.add(category.budgetedAmount, category.basis)
    }
  }

  /// The month's own assignment; nil where only the plan gives something.
  func ownAmount(_ category: BudgetModel.Category) -> Decimal? { assigned[category.id] }

  /// The month's assignment where there is one, else the category's amount on its basis.
  ///
  /// Income categories are never assigned to: theirs is 0.
  public func budgeted(_ category: BudgetModel.Category) -> Decimal {
    guard category.group.isSpending else { return 0 }
    return assigned[category.id] ?? category.monthlyAmount
  }
}
