public import BudgetModel
internal import ExactDecimals
public import Foundation

/// A month's total budget from four stored amounts (SPEC §2); for reference only, not part of
/// Ready to Assign.
public struct MonthTotalBudget: Hashable, Sendable {
  /// Expected income.
  public let plannedIncome: Decimal
  /// The stored total of fixed expenses.
  public let fixedExpenses: Decimal
  /// The stored total of variable expenses.
  public let variableExpenses: Decimal
  /// The amount to be saved.
  public let savingsGoal: Decimal

  /// Creates the total of a month; missing amounts count as 0; nil if the month stores none of the four.
  public init?(_ month: MonthlyBudget) {
    let amounts = [
      month.plannedIncome, month.fixedExpensesTotal, month.variableExpensesTotal, month.savingsGoal,
    ]
    guard amounts.contains(where: { $0 != nil }) else { return nil }
    plannedIncome = month.plannedIncome ?? 0
    fixedExpenses = month.fixedExpensesTotal ?? 0
    variableExpenses = month.variableExpensesTotal ?? 0
    savingsGoal = month.savingsGoal ?? 0
  }

  /// Planned income − fixed − variable − savings goal.
  public var value: Decimal {
    [plannedIncome, -fixedExpenses, -variableExpenses, -savingsGoal].exactSum()
  }
}
