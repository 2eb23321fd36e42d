public import BudgetCalculation
public import BudgetModel
public import CalendarDates

/// The report of a month or a longer span: sections in words and exact figures, written as HTML, Markdown, text or JSON.
///
/// ```swift
/// let ledger = Ledger(budget)
/// let report = BudgetReport(ledger, period: .month(ledger.month(march)), generatedAt: now)
/// let page = try report.html(templates: ReportTemplates())
/// ```
public struct BudgetReport: ReportDocument {
  /// The sections in their order; those that the budget has nothing for are left out.
  public private(set) var sections: [any ReportSection]
  /// The name of the month, the year or the days.
  public let title: String
  /// The first and the last day.
  public let span: String
  /// What its figures leave out, which stands before all of them.
  public let omissions: [String]
  /// From what and when the report was made.
  public let provenance: String
  package let context: ReportContext
  /// The kinds of section that it has where the budget has something for them.
  private var types: [any BudgetSection.Type]
  let source: String?
  package let generatedAt: UTCTimestamp

  public var kicker: String { wording.text.report }
  public var wording: Wording { context.wording }

  /// The report of a period.
  ///
  /// - Parameters:
  ///   - ledger: The book.
  ///   - period: What it is about.
  ///   - otherMonth: A month to compare with, for the report of a month.
  ///   - findings: What the import could not use.
  ///   - verdicts: How far the file confirms what was read from it; the budget's imports have their own.
  ///   - origins: Where amounts came from.
  ///   - source: The name of the file that the budget came from.
  ///   - generatedAt: The time to write into it, and its day for what is due; no clock is read.
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

  /// The report of another month, with only the sections that are about it.
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

  /// What stands above a chart that is sent on its own: its title, the period, and the currency.
  public func heading(of chart: any Chart) -> String {
    "\(chart.title), \(title) (\(context.money.currency.code))"
  }

  /// The sections of a report that fits one screen and one sheet of paper.
  public static let shortSectionNames = [SummarySection.name, GlanceSection.name, OverviewSection.name]

  /// The report with only the sections of these names; of all where there are none.
  public func keeping(_ names: [String]) -> BudgetReport {
    guard !names.isEmpty else { return self }
    var report = self
    report.types = types.filter { names.contains($0.name) }
    report.sections = sections.filter { names.contains(type(of: $0).name) }
    return report
  }
}
