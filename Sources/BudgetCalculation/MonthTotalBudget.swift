public import BudgetModel
internal import ExactDecimals
public import Foundation

/// A month's total budget as its four stored amounts give it (SPEC §2): for reference, no part of Ready to Assign.
public struct MonthTotalBudget: Hashable, Sendable {
  /// Income that was expected.
  public let plannedIncome: Decimal
  /// The stored total of fixed expenses.
  public let fixedExpenses: Decimal
  /// The stored total of variable expenses.
  public let variableExpenses: Decimal
  /// What is to be put aside.
  public let savingsGoal: Decimal

  /// The total of a month; nil where it stores none of the four, and what is missing beside others counts 0.
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
