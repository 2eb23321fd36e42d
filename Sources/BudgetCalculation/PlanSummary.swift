public import BudgetModel
internal import ExactDecimals
public import Foundation

/// The plan: income and expenses of a planned month (SPEC §2, sheet 1).
public struct PlanSummary: Hashable, Sendable {
  /// A category of the plan.
  public struct Line: Hashable, Sendable {
    /// The category with its amount and basis.
    public let category: BudgetModel.Category
    /// Its amount per month.
    public let monthlyAmount: Decimal
  }

  /// A group of the plan with its categories, in the order of the budget.
  public struct Group: Hashable, Sendable {
    /// The group.
    public let group: CategoryGroup
    /// Its categories.
    public let lines: [Line]
    /// The exact sum of the monthly amounts: planned amounts are added before they are divided into monthly
    /// amounts.
    public let monthlyTotal: Decimal
  }

  /// Income, fixed, variable and quarterly, in this order, including empty groups.
  public let groups: [Group]
  /// Income per month.
  public let totalIncome: Decimal
  /// Fixed, variable and quarterly expenses per month.
  public let totalExpenses: Decimal
  /// Income less expenses.
  public let remainingBalance: Decimal
  /// The sum of the accounts' opening balances.
  public let currentAvailable: Decimal

  /// Creates the plan of a budget.
  public init(_ budget: Budget) {
    let byGroup = Dictionary(grouping: budget.categories, by: \.group)
    var (income, expenses) = (PlannedSum(), PlannedSum())
    groups = CategoryGroup.allCases.map { group in
      var sum = PlannedSum()
      let categories = byGroup[group] ?? []
      for category in categories { sum.add(category.budgetedAmount, category.basis) }
      if group.isSpending { expenses.add(sum) } else { income.add(sum) }
      let lines = categories.map { Line(category: $0, monthlyAmount: $0.monthlyAmount) }
      return Group(group: group, lines: lines, monthlyTotal: sum.value)
    }
    totalIncome = income.value
    totalExpenses = expenses.value
    var remaining = income
    remaining.subtract(expenses)
    remainingBalance = remaining.value
    currentAvailable = budget.accounts.lazy.map(\.openingBalance).exactSum()
  }

  /// Returns the monthly total of a group.
  public func total(_ group: CategoryGroup) -> Decimal {
    groups.first { $0.group == group }?.monthlyTotal ?? 0
  }
}

extension BudgetModel.Category {
  /// The planned amount per month: the amount ÷ the months of its basis.
  public var monthlyAmount: Decimal {
    budgetedAmount.divided(by: Decimal(basis.months)) ?? budgetedAmount
  }
}
