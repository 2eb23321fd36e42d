public import BudgetCalculation
public import BudgetModel
public import CalendarDates

/// The report of one month: sections in words and exact figures, written as HTML, Markdown, text or JSON.
///
/// ```swift
/// let statement = MonthStatement(Ledger(budget), month: BudgetMonth(march))
/// let report = MonthReport(statement: statement, budget: budget, generatedAt: now)
/// let page = try report.html(templates: ReportTemplates())
/// ```
public struct MonthReport: Sendable {
  /// The sections in their order.
  public private(set) var sections: [any ReportSection]
  /// The name of the month.
  public let title: String
  /// The first and the last day of the month, as the household writes dates.
  public let span: String
  /// From what and when the report was made.
  public let provenance: String
  let context: ReportContext
  let source: String?
  let generatedAt: UTCTimestamp

  /// The report of a month.
  ///
  /// - Parameters:
  ///   - statement: The month's figures.
  ///   - budget: The budget that they come from.
  ///   - findings: What the import could not use.
  ///   - source: The name of the file that the budget came from.
  ///   - generatedAt: The time to write into it; no clock is read.
  public init(
    statement: MonthStatement, budget: Budget, findings: [Finding] = [], source: String? = nil,
    generatedAt: UTCTimestamp
  ) {
    let context = ReportContext(statement: statement, budget: budget, findings: findings)
    let format = budget.settings.dateFormat
    self.context = context
    self.source = source
    self.generatedAt = generatedAt
    title = context.wording.month(statement.month.month)
    span = "\(format.text(statement.month.firstDay)) – \(format.text(statement.month.lastDay))"
    provenance = context.wording.provenance(source, at: generatedAt)
    sections = [
      SummarySection(context), ComparisonSection(context), SpendingSection(context), TrendSection(context),
      PlanSection(context), LogSection(context), FindingsSection(context),
    ]
  }
  /// The names of all sections, in their order.
  public static let sectionNames = [
    SummarySection.name, ComparisonSection.name, SpendingSection.name, TrendSection.name, PlanSection.name,
    LogSection.name, FindingsSection.name,
  ]

  /// The report with only the sections of these names; of all where there are none.
  public func keeping(_ names: [String]) -> MonthReport {
    guard !names.isEmpty else { return self }
    var report = self
    report.sections = sections.filter { names.contains(type(of: $0).name) }
    return report
  }
}
