public import BudgetCalculation
internal import BudgetModel
public import CalendarDates
internal import Decimals
internal import Foundation
public import Spreadsheet
internal import WorkbookForm

/// The figures of a month's or a longer span's report as a workbook with native charts.
///
/// Unlike `WorkbookExport` it holds results and no formulas: the same numbers as the other forms of the report, to the
/// fourth decimal. Its texts are English.
public struct ReportWorkbook: Sendable {
  /// The workbook.
  public let workbook: Workbook

  /// The report of a month.
  ///
  /// - Parameters:
  ///   - ledger: The book.
  ///   - month: The month.
  ///   - source: The name of the file that the budget came from.
  ///   - now: The time to write into it; no clock is read.
  public init(_ ledger: Ledger, month: BudgetMonth, source: String? = nil, now: UTCTimestamp) {
    let statement = MonthStatement(ledger, month: month)
    let ready = statement.readyToAssign
    self.init(
      ledger,
      ReportFigures(
        title: "Budget report: \(month)", days: month.days,
        headline: ready.terms.map { (Self.label($0.kind), $0.signedAmount) } + [
          ("Ready to Assign", ready.value), ("Spent", statement.totals.expenses),
          ("Net", statement.totals.net),
        ], others: statement.otherCurrencies, savingsRate: statement.totals.savingsRate,
        comparison: statement.comparison, spending: statement.spending, months: statement.trends.months,
        log: statement.log),
      source: source, now: now)
  }

  private static func label(_ kind: ReadyToAssign.Term.Kind) -> String {
    switch kind {
    case .carriedOver: "Carried over from the month before"
    case .startingBalance: "Starting balance"
    case .incomeReceived: "Income received"
    case .overspentBefore: "Overspent in cash in the month before"
    case .uncategorized: "Spent without a category"
    case .assigned: "Assigned"
    case .assignedLater: "Assigned to later months"
    }
  }

  /// The report of a longer span of days.
  public init(
    _ ledger: Ledger, in days: ClosedRange<CalendarDate>, source: String? = nil, now: UTCTimestamp
  ) {
    let statement = SpanStatement(ledger, in: days)
    self.init(
      ledger,
      ReportFigures(
        title: "Budget report: \(days.lowerBound) to \(days.upperBound)", days: days,
        headline: [
          ("Balance at the start", statement.log.opening), ("Income received", statement.income),
          ("Spent", statement.expenses), ("Net", statement.net),
          ("Balance at the end", statement.log.closing),
        ], others: statement.otherCurrencies, savingsRate: statement.savingsRate,
        comparison: statement.comparison,
        spending: statement.spending, months: statement.trends.months, log: statement.log),
      source: source, now: now)
  }

  private init(_ ledger: Ledger, _ figures: ReportFigures, source: String?, now: UTCTimestamp) {
    let sheets = ReportSheets(ledger, figures, source: source, now: now)
    let drafts = [
      sheets.summary(), sheets.comparison(), sheets.spending(), sheets.months(), sheets.log(),
    ]
    workbook = Workbook(
      sheets: drafts.compactMap { $0?.sheet }, styles: sheets.styles.table,
      properties: DocumentProperties(
        title: figures.title, application: "BudgetKit", created: now, modified: now))
  }
}

/// What a report's workbook shows.
struct ReportFigures {
  let title: String
  let days: ClosedRange<CalendarDate>
  /// The figures of the first sheet.
  let headline: [(label: String, amount: Decimal)]
  /// What the figures leave out.
  let others: [CurrencyTotals]
  let savingsRate: Decimal?
  /// Nil where the days are not whole months.
  let comparison: BudgetComparison?
  let spending: SpendingByCategory
  let months: [MonthTotals]
  let log: RunningBalance
}
