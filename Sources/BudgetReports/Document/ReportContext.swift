public import BudgetCalculation
public import BudgetModel
public import CalendarDates
internal import ExactDecimals
import Foundation

/// The data for the sections of a report.
public struct ReportContext: Sendable {
  /// The budget, prepared for calculations.
  public let ledger: Ledger
  /// The figures of the month, or of the last month of a longer span.
  public let statement: MonthStatement
  /// The figures of a span that is not a month; nil for a month.
  public let span: SpanStatement?
  /// The month to compare with, if any.
  public let otherMonth: BudgetMonth?
  /// The findings of the import.
  public let findings: [Finding]
  /// How far the files confirm the data read from them.
  let verdicts: [ReportVerdicts]
  /// The sources of the amounts.
  public let origins: AmountOrigins
  /// The day on which the report is created; it separates the past from the future.
  public let today: CalendarDate
  /// The format of amounts.
  public let money: MoneyFormat
  let wording: Wording
  /// The name of the period: `March 2026`, `2026`.
  let periodName: String
  /// The maximum number of transactions to list; if there are more, the last ones are listed, but JSON has all.
  let logLimit: Int
  /// The index of each category in the budget; the keys of log rows are made from it.
  private let places: [CategoryID: Int]

  /// Creates the data for the sections of a report.
  ///
  /// - Parameters:
  ///   - ledger: The budget, prepared for calculations.
  ///   - period: The period of the report.
  ///   - otherMonth: A month to compare with, for the report of a month.
  ///   - findings: The findings of the import.
  ///   - origins: The sources of the amounts.
  ///   - logLimit: The maximum number of transactions to list.
  ///   - today: The day on which the report is created.
  ///   - wording: The language.
  public init(
    _ ledger: Ledger, period: ReportPeriod, comparedWith otherMonth: BudgetMonth? = nil,
    findings: [Finding] = [], origins: AmountOrigins = AmountOrigins(), logLimit: Int = 2_000,
    today: CalendarDate, wording: Wording = .english
  ) {
    self.init(
      ledger, period: period, comparedWith: otherMonth, findings: findings, verdicts: [], origins: origins,
      logLimit: logLimit, today: today, wording: wording)
  }

  init(
    _ ledger: Ledger, period: ReportPeriod, comparedWith otherMonth: BudgetMonth?, findings: [Finding],
    verdicts: [ReportVerdicts], origins: AmountOrigins, logLimit: Int = 2_000, today: CalendarDate,
    wording: Wording
  ) {
    let format = ledger.budget.settings.dateFormat
    let days = period.days(of: ledger) ?? today...today
    self.ledger = ledger
    self.findings = findings
    self.verdicts = verdicts
    self.origins = origins
    self.logLimit = logLimit
    places = Dictionary(
      ledger.budget.categories.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    self.today = today
    self.wording = wording
    switch period {
    case .month(let month):
      statement = MonthStatement(ledger, month: month)
      span = nil
      periodName = wording.month(month.month)
    case .year(let year):
      statement = MonthStatement(ledger, month: ledger.month(containing: days.upperBound))
      span = SpanStatement(ledger, in: days)
      periodName = String(year)
    case .days:
      statement = MonthStatement(ledger, month: ledger.month(containing: days.upperBound))
      span = SpanStatement(ledger, in: days)
      periodName = wording.days(days, format)
    }
    self.otherMonth = span == nil ? otherMonth : nil
    money = MoneyFormat(ledger.budget.settings.numberFormat, currency: ledger.currency, wording: wording)
  }

  /// The budget of the ledger.
  public var budget: Budget { ledger.budget }

  /// The days that the report covers.
  var days: ClosedRange<CalendarDate> { span?.days ?? month.days }

  /// The days that the report covers, in words.
  var daysText: String { wording.days(days, budget.settings.dateFormat) }

  /// Spending by category.
  var spending: SpendingByCategory { span?.spending ?? statement.spending }

  /// Budget vs actual; nil if the days are not whole months.
  package var comparison: BudgetComparison? { span.map(\.comparison) ?? statement.comparison }

  /// Returns the name of the previous period of the same length: `February 2026`, `2025`.
  func name(ofTimeBefore days: ClosedRange<CalendarDate>) -> String {
    guard span != nil else { return wording.month(month.previous.month) }
    if let year = Int(periodName) { return String(year - 1) }
    return wording.days(days, budget.settings.dateFormat)
  }

  /// The log with running balances.
  package var log: RunningBalance { span?.log ?? statement.log }

  /// Returns the months of a series, oldest first: all months of a span, or the `count` months that end with the
  /// report's month; months before the budget's first day are left out.
  func months(_ count: Int) -> [BudgetMonth] {
    if let span { return span.trends.months.map(\.month) }
    let first = min(ledger.firstDay ?? month.firstDay, month.firstDay)
    return month.last(count).filter { $0.lastDay >= first }
  }

  /// The month of the report, or the last month of a longer span.
  package var month: BudgetMonth { statement.month }

  /// The last day that current figures include: today, or the nearest day of the month if today is outside it.
  var countedTo: CalendarDate { min(max(today, month.firstDay), month.lastDay) }

  /// Returns the source of the month's own assignment to a category; nil if the amount comes
  /// only from the plan.
  func assignmentOrigin(_ category: CategoryID?) -> Provenance? {
    guard span == nil, let record = ledger.monthlyBudgets[month.month] else { return nil }
    return category.flatMap { origins.assignments[record.id]?[$0] }
  }

  /// Returns the category's name, or the text for transactions without a category.
  package func name(_ category: BudgetModel.Category?) -> String {
    category?.name ?? wording.text.uncategorized
  }

  /// Returns a day for a table, in the date format of the language or of the settings.
  func date(_ date: CalendarDate) -> String { wording.date(date, budget.settings.dateFormat) }

  /// Returns a day for a sentence, with the month in words if the language writes it so.
  func longDate(_ date: CalendarDate) -> String { wording.longDate(date, budget.settings.dateFormat) }

  /// Returns the key of a category's rows in the log: `k3`, or `k` for rows without a category.
  func key(_ category: CategoryID?) -> String { category.flatMap { places[$0] }.map { "k\($0)" } ?? "k" }

  /// Returns the key of a transaction in the log; nil for a transfer and for income without a category.
  func key(_ transaction: Transaction) -> String? {
    switch ledger.flow(of: transaction) {
    case .transfer: nil
    case .income: transaction.categoryID.flatMap { places[$0] }.map { "k\($0)" }
    case .refund(let id): key(id)
    case .expense(let id): key(id)
    }
  }

  /// Returns the ratio as a percentage; a dash if it is undefined.
  func percent(_ ratio: Decimal?) -> String { ratio.map { money.percent($0) } ?? wording.text.dash }
}
