public import BudgetCalculation
public import BudgetModel
public import CalendarDates
internal import ExactDecimals
import Foundation

/// The data for the sections of a report.
public struct ReportContext: Sendable {
  /// The book, made ready for counting.
  public let ledger: Ledger
  /// The figures of the month, or of the last one of a longer span.
  public let statement: MonthStatement
  /// The figures of a span that is not a month.
  public let span: SpanStatement?
  /// The month to compare with.
  public let otherMonth: BudgetMonth?
  /// The findings of the import.
  public let findings: [Finding]
  /// How far files confirm the data read from them.
  let verdicts: [ReportVerdicts]
  /// Where amounts came from.
  public let origins: AmountOrigins
  /// The day on which the report is created, which separates past from future.
  public let today: CalendarDate
  /// How amounts are written.
  public let money: MoneyFormat
  let wording: Wording
  /// The name of the period: `March 2026`, `2026`.
  let periodName: String
  /// The maximum number of transactions to list, which are the last ones; the JSON has all of them.
  let logLimit: Int
  /// The index of each category in the budget, from which the keys of log rows are made.
  private let places: [CategoryID: Int]

  /// The material of a report, created on a given day.
  ///
  /// - Parameters:
  ///   - ledger: The book.
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

  /// The budget, for names.
  public var budget: Budget { ledger.budget }

  /// The days of the report.
  var days: ClosedRange<CalendarDate> { span?.days ?? month.days }

  /// The days in words.
  var daysText: String { wording.days(days, budget.settings.dateFormat) }

  /// Spending by category.
  var spending: SpendingByCategory { span?.spending ?? statement.spending }

  /// Budget vs actual; nil if the days are not whole months.
  package var comparison: BudgetComparison? { span.map(\.comparison) ?? statement.comparison }

  /// The name of the period before the report's own, of the same length: `February 2026`, `2025`.
  func name(ofTimeBefore days: ClosedRange<CalendarDate>) -> String {
    guard span != nil else { return wording.month(month.previous.month) }
    if let year = Int(periodName) { return String(year - 1) }
    return wording.days(days, budget.settings.dateFormat)
  }

  /// The log.
  package var log: RunningBalance { span?.log ?? statement.log }

  /// The months to show in a row, oldest first: those of a span, or the year to a month from its first transaction on.
  func months(_ count: Int) -> [BudgetMonth] {
    if let span { return span.trends.months.map(\.month) }
    let first = min(ledger.firstDay ?? month.firstDay, month.firstDay)
    return month.last(count).filter { $0.lastDay >= first }
  }

  /// The month of the report, or the last one of a longer span.
  package var month: BudgetMonth { statement.month }

  /// The last day that current figures include: today, or the last day of a month that is over.
  var countedTo: CalendarDate { min(max(today, month.firstDay), month.lastDay) }

  /// The source of the month's own assignment to a category; nil if the amount comes from the plan only.
  func assignmentOrigin(_ category: CategoryID?) -> Provenance? {
    guard span == nil, let record = ledger.monthlyBudgets[month.month] else { return nil }
    return category.flatMap { origins.assignments[record.id]?[$0] }
  }

  /// The category's name, or the text for transactions without a category.
  package func name(_ category: BudgetModel.Category?) -> String {
    category?.name ?? wording.text.uncategorized
  }

  /// A day in a table, as the language or the household writes dates.
  func date(_ date: CalendarDate) -> String { wording.date(date, budget.settings.dateFormat) }

  /// A day in a sentence, with its month in words where the language has it so.
  func longDate(_ date: CalendarDate) -> String { wording.longDate(date, budget.settings.dateFormat) }

  /// The key that links a category to its rows in the log: `k3`, or `k` for rows without a category.
  func key(_ category: CategoryID?) -> String { category.flatMap { places[$0] }.map { "k\($0)" } ?? "k" }

  /// The key of a transaction in the log; nil for a transfer and for income without a category.
  func key(_ transaction: Transaction) -> String? {
    switch ledger.flow(of: transaction) {
    case .transfer: nil
    case .income: transaction.categoryID.flatMap { places[$0] }.map { "k\($0)" }
    case .refund(let id): key(id)
    case .expense(let id): key(id)
    }
  }

  /// The ratio as a percentage, or a dash where it has no meaning.
  func percent(_ ratio: Decimal?) -> String { ratio.map { money.percent($0) } ?? wording.text.dash }
}
