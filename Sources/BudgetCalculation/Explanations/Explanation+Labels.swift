// The figures that can be explained.
extension Explanation.Label {
  /// What is ready to assign in a month.
  public static let readyToAssign = Self(rawValue: "readyToAssign")
  /// Income less expenses of the plan.
  public static let remainingBalance = Self(rawValue: "remainingBalance")
  /// What is in a category's envelope.
  public static let available = Self(rawValue: "available")
  /// The sum of all accounts' balances.
  public static let netWorth = Self(rawValue: "netWorth")
  /// What may be spent a day.
  public static let dailyBudget = Self(rawValue: "dailyBudget")
  /// What may be spent a day once the bills are paid.
  public static let dailyBudgetAfterBills = Self(rawValue: "dailyBudgetAfterBills")
  /// What may still be spent under a limit.
  public static let limitRemaining = Self(rawValue: "limitRemaining")
  /// What was spent on a category in a month.
  public static let actual = Self(rawValue: "actual")
}

// The terms that they are made of.
extension Explanation.Label {
  /// The money before a month's first income.
  public static let startingBalance = Self(rawValue: "startingBalance")
  /// What the month before left.
  public static let carriedOver = Self(rawValue: "carriedOver")
  /// Income received; in the plan, income planned.
  public static let income = Self(rawValue: "income")
  /// What a category is given.
  public static let assigned = Self(rawValue: "assigned")
  /// What later months were assigned already.
  public static let assignedLater = Self(rawValue: "assignedLater")
  /// What a category overspent in cash the month before.
  public static let overspentBefore = Self(rawValue: "overspentBefore")
  /// What was spent without a spending category.
  public static let uncategorized = Self(rawValue: "uncategorized")
  /// Expenses; in the plan, expenses planned.
  public static let expenses = Self(rawValue: "expenses")
  /// Money that came back.
  public static let refunds = Self(rawValue: "refunds")
  /// An account's balance.
  public static let balance = Self(rawValue: "balance")
  /// What came from other accounts.
  public static let transfersIn = Self(rawValue: "transfersIn")
  /// What went to other accounts.
  public static let transfersOut = Self(rawValue: "transfersOut")
  /// What was spent today, which does not shrink the budget of the day.
  public static let spentToday = Self(rawValue: "spentToday")
  /// A bill that is due.
  public static let billDue = Self(rawValue: "billDue")
  /// The amount of a limit.
  public static let limit = Self(rawValue: "limit")
}
