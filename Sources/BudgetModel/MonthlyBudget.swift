public import CalendarDates
public import Foundation

/// The starting balance and the assignments of a month (SPEC §1, MonthlyBudget).
public struct MonthlyBudget: Record {
  public var id: Identifier<MonthlyBudget>
  /// The month; it begins on the start day of the settings.
  public var month: CalendarMonth
  /// The balance before the month's first income.
  public var startingBalance: Decimal
  /// The amounts assigned to categories this month, in file order, each category once.
  public var assignments: [Assignment]
  /// The expected income; for reference only, never part of Ready to Assign.
  public var plannedIncome: Decimal?
  /// The total of fixed expenses as the source states it (SPEC §1, Z); it is never computed.
  public var fixedExpensesTotal: Decimal?
  /// The total of variable expenses as the source states it (SPEC §1, Z); it is never computed.
  public var variableExpensesTotal: Decimal?
  /// The amount to be saved.
  public var savingsGoal: Decimal?
  public var info: RecordInfo

  /// Creates a month; omitted parameters are 0, empty or unknown.
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
  /// The category, which cannot be an income category.
  public var categoryID: Identifier<Category>
  /// The amount; negative if money was taken back.
  public var amount: Decimal

  /// Creates an assignment of money to a category.
  public init(categoryID: Identifier<Category>, amount: Decimal) {
    self.categoryID = categoryID
    self.amount = amount
  }
}
