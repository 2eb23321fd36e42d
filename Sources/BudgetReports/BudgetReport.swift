public import BudgetCalculation
public import BudgetModel
public import CalendarDates

/// The report of a month or a longer span, written as HTML, Markdown, text or JSON.
///
/// Its sections contain texts for readers and exact figures for programs.
///
/// ```swift
/// let ledger = Ledger(budget)
/// let report = BudgetReport(ledger, period: .month(ledger.month(march)), generatedAt: now)
/// let page = try report.html(templates: ReportTemplates())
/// ```
public struct BudgetReport: ReportDocument {
  /// The sections in their order; a section for which the budget has no data is left out.
  public private(set) var sections: [any ReportSection]
  /// The name of the period: a month, a year, or a span of days.
  public let title: String
  /// The first and the last day.
  public let span: String
  /// Notes on data that the figures leave out; they precede all figures.
  public let omissions: [String]
  /// The source of the report and the time of its creation.
  public let provenance: String
  package let context: ReportContext
  /// The kinds of sections that the report includes if the budget has data for them.
  private var types: [any BudgetSection.Type]
  let source: String?
  package let generatedAt: UTCTimestamp

  public var kicker: String { wording.text.report }
  public var wording: Wording { context.wording }

  /// Creates the report of a period.
  ///
  /// - Parameters:
  ///   - ledger: The budget, prepared for calculations.
  ///   - period: The period.
  ///   - otherMonth: A month to compare with, for the report of a month.
  ///   - findings: The findings of the import.
  ///   - verdicts: How far the file confirms the values read from it; the verdicts of earlier imports
  ///     are in the budget.
  ///   - origins: The sources of amounts.
  ///   - source: The name of the file from which the budget was read.
  ///   - generatedAt: The time shown in the report; its day determines what is due, and no clock is read.
  ///   - wording: The language.
  public init(
    _ ledger: Ledger, period: ReportPeriod, comparedWith otherMonth: BudgetMonth? = nil,
    findings: [Finding] = [], verdicts: [ImportVerdict] = [], origins: AmountOrigins = AmountOrigins(),
    source: String? = nil,
    generatedAt: UTCTimestamp, wording: Wording = .english
  ) {
    self.init(
      ReportContext(
        ledger, period: period, comparedWith: otherMonth, findings: findings,
        verdicts: ReportVerdicts.all(verdicts, of: source, ledger.budget.imports), origins: origins,
        today: generatedAt.date, wording: wording),
      Self.sectionTypes,
      source: source, generatedAt: generatedAt)
  }

  private init(
    _ context: ReportContext, _ types: [any BudgetSection.Type], source: String?, generatedAt: UTCTimestamp
  ) {
    self.context = context
    self.types = types
    self.source = source
    self.generatedAt = generatedAt
    title = context.periodName
    span = context.daysText
    omissions = context.omissions
    provenance = context.wording.provenance(source, at: generatedAt)
    sections = types.compactMap { context.span == nil || $0.isOfSpan ? $0.init(context) : nil }
  }

  /// Returns the report of another month, with only the sections that are about a month.
  func other(_ month: BudgetMonth, logLimit: Int) -> BudgetReport {
    let context = ReportContext(
      self.context.ledger, period: .month(month), origins: self.context.origins, logLimit: logLimit,
      today: self.context.today, wording: self.context.wording)
    return BudgetReport(context, types.filter { $0.isOfMonth }, source: source, generatedAt: generatedAt)
  }

  /// Every kind of section, in the order of the report.
  private static let sectionTypes: [any BudgetSection.Type] = [
    SummarySection.self, GlanceSection.self, OverviewSection.self, MonthsSection.self,
    ComparisonSection.self, EnvelopesSection.self, LimitsSection.self, SpendingSection.self,
    TopSection.self, FlowSection.self, CalendarSection.self, BillsSection.self, AccountsSection.self,
    TrendSection.self, YearSection.self, PlanSection.self, LogSection.self, VerdictsSection.self,
    FindingsSection.self, GlossarySection.self,
  ]

  /// The names of all sections, in their order.
  public static let sectionNames = sectionTypes.map { $0.name }

  /// Returns the heading of a chart that is sent separately: its title, the period, and the currency.
  public func heading(of chart: any Chart) -> String {
    "\(chart.title), \(title) (\(context.money.currency.code))"
  }

  /// The names of the sections of a short report, which fits on one screen and one sheet of paper.
  public static let shortSectionNames = [SummarySection.name, GlanceSection.name, OverviewSection.name]

  /// Returns the report with only the sections that have these names; if there are no names,
  /// with all sections.
  public func keeping(_ names: [String]) -> BudgetReport {
    guard !names.isEmpty else { return self }
    var report = self
    report.types = types.filter { names.contains($0.name) }
    report.sections = sections.filter { names.contains(type(of: $0).name) }
    return report
  }
}
