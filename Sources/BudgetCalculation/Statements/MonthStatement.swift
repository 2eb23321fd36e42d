public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// All figures of a month: the single source of reports.
public struct MonthStatement: Sendable {
  /// The month.
  public let month: BudgetMonth
  /// The currency of every amount in the statement, except `otherCurrencies`.
  public let currency: Currency
  /// The amount that is ready to assign, with or without rollover according to the settings.
  public let readyToAssign: ReadyToAssign
  /// The envelopes, with or without rollover according to the settings.
  public let envelopes: Envelopes
  /// The warning that the previous month is not balanced; nil if there is none.
  public let carryForward: CarryForwardWarning?
  /// The plan.
  public let plan: PlanSummary
  /// The month's total budget; nil if the month stores none.
  public let totalBudget: MonthTotalBudget?
  /// Budget vs actual.
  public let comparison: BudgetComparison
  /// The month's spending by category.
  public let spending: SpendingByCategory
  /// Income and spending.
  public let totals: MonthTotals
  /// The month's log with running balances that include the opening balances and all earlier rows.
  public let log: RunningBalance
  /// The month and the twelve months before it, so that the same month of the previous year is included.
  public let trends: Trends
  /// The month's totals in every other currency of its log; amounts are never mixed or converted.
  public let otherCurrencies: [CurrencyTotals]

  /// Creates the statement of a month.
  public init(_ ledger: Ledger, month: BudgetMonth) {
    let activity = Activity(ledger, in: month.days)
    let assignments = MonthAssignments(ledger, in: month)
    self.month = month
    currency = ledger.currency
    envelopes = Envelopes(ledger, in: month)
    readyToAssign = envelopes.readyToAssign
    carryForward = CarryForwardWarning(ledger, goingTo: month)
    plan = PlanSummary(ledger.budget)
    totalBudget = ledger.monthlyBudgets[month.month].flatMap(MonthTotalBudget.init)
    comparison = BudgetComparison(ledger, in: month, activity, assignments)
    spending = SpendingByCategory(ledger, activity)
    totals = MonthTotals(month, activity)
    log = RunningBalance(ledger, in: month.days, initial: ledger.openingBalance)
    trends = Trends(ledger, months: month.last(13))
    otherCurrencies = CurrencyTotals.others(ledger, in: month.days)
  }
}

/// Income and spending in one currency.
public struct CurrencyTotals: Hashable, Sendable {
  /// The currency.
  public let currency: Currency
  /// Income received, without refunds.
  public let income: Decimal
  /// Expenses less refunds.
  public let expenses: Decimal

  /// Returns the totals of every other currency in the log of these days, sorted by currency code.
  public static func others(_ ledger: Ledger, in days: ClosedRange<CalendarDate>) -> [CurrencyTotals] {
    ledger.otherCurrencies.compactMap { currency in
      let activity = Activity(ledger.counting(currency), in: days)
      guard activity.count > 0 else { return nil }
      return CurrencyTotals(currency: currency, income: activity.income.value, expenses: activity.spent)
    }
  }
}
