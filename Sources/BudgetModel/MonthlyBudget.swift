public import CalendarDates
public import Foundation

/// What a month starts with and what it was assigned (SPEC §1, MonthlyBudget).
public struct MonthlyBudget: Record {
  public var id: Identifier<MonthlyBudget>
  /// The month; it begins on the start day of the settings.
  public var month: CalendarMonth
  /// The money that was there before the month's first income.
  public var startingBalance: Decimal
  /// What categories were assigned this month, in the order of the file, each category once.
  public var assignments: [Assignment]
  /// Income that is expected; for reference only, never part of Ready to Assign.
  public var plannedIncome: Decimal?
  /// The total of fixed expenses as stored (Z).
  public var fixedExpensesTotal: Decimal?
  /// The total of variable expenses as stored (Z).
  public var variableExpensesTotal: Decimal?
  /// What is to be put aside.
  public var savingsGoal: Decimal?
  public var info: RecordInfo

  /// A month; what is left out is not known.
  public init(
    id: Identifier<MonthlyBudget>, month: CalendarMonth, startingBalance: Decimal = 0,
    assignments: [Assignment] = [], plannedIncome: Decimal? = nil, fixedExpensesTotal: Decimal? = nil,
    variableExpensesTotal: Decimal? = nil, savingsGoal: Decimal? = nil, info: RecordInfo
  ) {
    self.id = id
    self.month = month
    self.startingBalance = startingBalance
    self.assignments = assignments
    self.plannedIncome = plannedIncome
    self.fixedExpensesTotal = fixedExpensesTotal
    self.variableExpensesTotal = variableExpensesTotal
    self.savingsGoal = savingsGoal
    self.info = info
  }
}

/// Money given to a category in a month.
public struct Assignment: Hashable, Sendable {
  /// The category, which is not one of income.
  public var categoryID: Identifier<Category>
  /// The amount; below 0 where money was taken back.
  public var amount: Decimal

  /// Money for a category.
  public init(categoryID: Identifier<Category>, amount: Decimal) {
    self.categoryID = categoryID
    self.amount = amount
  }
}
