public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// All figures of a span of days, which need not be a month: a year, or any other days.
public struct SpanStatement: Sendable {
  /// The days.
  public let days: ClosedRange<CalendarDate>
  /// The months that overlap with these days, oldest first.
  public let months: [BudgetMonth]
  /// The currency of every amount in the statement, except `otherCurrencies`.
  public let currency: Currency
  /// Income received, without refunds.
  public let income: Decimal
  /// The number of transactions, transfers included.
  public let count: Int
  /// Spending by category.
  public let spending: SpendingByCategory
  /// The span of the same length before these days; the length is counted in months if these days are whole
  /// months, otherwise in days.
  public let daysBefore: ClosedRange<CalendarDate>?
  /// The spending in `daysBefore`.
  public let spendingBefore: SpendingByCategory?
  /// Budget vs actual of the months together; nil if the days are not whole months, because only whole months have a
  /// budget.
  public let comparison: BudgetComparison?
  /// The log with running balances that include the opening balances and all earlier rows.
  public let log: RunningBalance
  /// The months from the budget's first day on, each limited to its days within the span.
  public let trends: Trends
  /// The totals in every other currency of the log; amounts are never mixed or converted.
  public let otherCurrencies: [CurrencyTotals]

  /// Expenses less refunds.
  public var expenses: Decimal { spending.total }
  /// Income − expenses.
  public var net: Decimal { [income, -expenses].exactSum() }
  /// Net ÷ income, where 1 is 100 %; nil if there is no income.
  public var savingsRate: Decimal? { income > 0 ? net.divided(by: income) : nil }

  /// Creates the statement of these days.
  public init(_ ledger: Ledger, in days: ClosedRange<CalendarDate>) {
    let months = ledger.months(in: days)
    let areWhole = months.first?.firstDay == days.lowerBound && months.last?.lastDay == days.upperBound
    let activity = Activity(ledger, in: days)
    self.days = days
    self.months = months
    currency = ledger.currency
    income = activity.income.value
    count = activity.count
    spending = SpendingByCategory(ledger, activity)
    daysBefore = Self.before(days, areWhole ? months : [])
    spendingBefore = daysBefore.map { SpendingByCategory(ledger, in: $0) }
    comparison = areWhole ? BudgetComparison(ledger, in: days, months: months, activity) : nil
    log = RunningBalance(ledger, in: days, initial: ledger.openingBalance)
    // Months before the budget's first day have no figures and would lower every average.
    let counted = months.drop { month in ledger.firstDay.map { month.lastDay < $0 } ?? false }
    trends = Trends(ledger, months: counted.isEmpty ? months : Array(counted), within: days)
    otherCurrencies = CurrencyTotals.others(ledger, in: days)
  }

  /// Returns the span of the same length before these days, or nil if the calendar begins with these days.
  private static func before(
    _ days: ClosedRange<CalendarDate>, _ months: [BudgetMonth]
  ) -> ClosedRange<CalendarDate>? {
    let last = days.lowerBound.adding(days: -1)
    guard last < days.lowerBound else { return nil }
    if let first = months.first {
      return min(first.adding(months: -months.count).firstDay, last)...last
    }
    return last.adding(days: -days.lowerBound.days(until: days.upperBound))...last
  }
}

extension Ledger {
  /// Returns the months that overlap with these days, oldest first.
  public func months(in days: ClosedRange<CalendarDate>) -> [BudgetMonth] {
    var months = [month(containing: days.lowerBound)]
    while let last = months.last, last.lastDay < days.upperBound, last.next > last {
      months.append(last.next)
    }
    return months
  }
}
