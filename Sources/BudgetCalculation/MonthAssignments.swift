public import BudgetModel
internal import ExactDecimals
public import Foundation

/// The amounts that are assigned to categories in a month (SPEC §2, Budgeted).
public struct MonthAssignments: Sendable {
  private let assigned: [CategoryID: Decimal]
  /// The sum over all spending categories: the assigned amount of each, or its planned amount if nothing is assigned.
  ///
  /// Amounts for a quarter or a year are added up exactly. Only then is the sum divided into a monthly amount.
  public let total: Decimal

  /// Creates the assignments of a month; if a category has several, the first one counts.
  public init(_ ledger: Ledger, in month: BudgetMonth) {
    let given = ledger.monthlyBudgets[month.month]?.assignments ?? []
    let assigned = Dictionary(given.map { ($0.categoryID, $0.amount) }) { first, _ in first }
    var sum = PlannedSum()
    for category in ledger.spendingCategories { Self.add(category, assigned, to: &sum) }
    self.assigned = assigned
    total = sum.value
  }

  /// Adds the amount of a spending category to a sum.
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

  /// Returns the month's own assignment, or nil if only the plan has an amount.
  func ownAmount(_ category: BudgetModel.Category) -> Decimal? { assigned[category.id] }

  /// Returns the month's assignment, or the category's monthly amount in the plan if there is none.
  ///
  /// Income categories are never assigned money: their amount is 0.
  public func budgeted(_ category: BudgetModel.Category) -> Decimal {
    guard category.group.isSpending else { return 0 }
    return assigned[category.id] ?? category.monthlyAmount
  }
}
