// The figures that can be explained.
extension Explanation.Label {
  /// The amount that is ready to assign in a month.
  public static let readyToAssign = Self(rawValue: "readyToAssign")
  /// Planned income less planned expenses.
  public static let remainingBalance = Self(rawValue: "remainingBalance")
  /// The balance of a category's envelope.
  public static let available = Self(rawValue: "available")
  /// The sum of all accounts' balances.
  public static let netWorth = Self(rawValue: "netWorth")
  /// The amount that can be spent per day.
  public static let dailyBudget = Self(rawValue: "dailyBudget")
  /// The amount that can be spent per day after paying the bills.
  public static let dailyBudgetAfterBills = Self(rawValue: "dailyBudgetAfterBills")
  /// The amount that can still be spent under a limit.
  public static let limitRemaining = Self(rawValue: "limitRemaining")
  /// Spending on a category in a month.
  public static let actual = Self(rawValue: "actual")
}

// The terms of the figures.
extension Explanation.Label {
  /// The money before a month's first income.
  public static let startingBalance = Self(rawValue: "startingBalance")
  /// The amount left over from the previous month.
  public static let carriedOver = Self(rawValue: "carriedOver")
  /// Income received, or planned income in the plan.
  public static let income = Self(rawValue: "income")
  /// The amount that is assigned to a category.
  public static let assigned = Self(rawValue: "assigned")
  /// Amounts that were already assigned in later months.
  public static let assignedLater = Self(rawValue: "assignedLater")
  /// A category's overspending in cash in the previous month.
  public static let overspentBefore = Self(rawValue: "overspentBefore")
  /// Spending without a spending category.
  public static let uncategorized = Self(rawValue: "uncategorized")
  /// Expenses, or planned expenses in the plan.
  public static let expenses = Self(rawValue: "expenses")
  /// Refunded money.
  public static let refunds = Self(rawValue: "refunds")
  /// An account's balance.
  public static let balance = Self(rawValue: "balance")
  /// Money from other accounts.
  public static let transfersIn = Self(rawValue: "transfersIn")
  /// Money to other accounts.
  public static let transfersOut = Self(rawValue: "transfersOut")
  /// Today's spending, which does not reduce today's budget.
  public static let spentToday = Self(rawValue: "spentToday")
  /// A bill that is due.
  public static let billDue = Self(rawValue: "billDue")
  /// The amount of a limit.
  public static let limit = Self(rawValue: "limit")
}
