public import BudgetCalculation
import BudgetModel

extension BudgetReport {
  /// The maximum number of months on one page, so that the file stays small enough to send.
  public static let maximumMonths = 36

  /// The maximum number of transactions that a page lists in total for all months except the month shown first.
  private static let maximumRowsOfOthers = 6_000

  /// Returns the report as one self-contained HTML file, which loads no pictures and makes no
  /// requests (SPEC §3).
  ///
  /// The templates escape every text. The page is light or dark as the settings say, or else like the reader's system.
  /// The page is complete without its script, which adds a search of the log, sorting and a choice of the theme; the
  /// content security policy allows only that script.
  ///
  /// - Parameters:
  ///   - templates: The templates and styles.
  ///   - months: Months that the reader can switch to, in order; only the last 36 of them are written.
  ///     Sections about the whole book come from this report.
  /// - Returns: The page.
  /// - Throws: `ReportTemplateError` if a template is missing.
  public func html(templates: ReportTemplates, months: [BudgetMonth] = []) throws -> String {
    let settings = context.budget.settings
    let listed = months.suffix(Self.maximumMonths).filter { $0 != context.month }
    let others = listed.map { other($0, logLimit: max(100, Self.maximumRowsOfOthers / listed.count)) }
    let all = (others + [self]).sorted { $0.context.month < $1.context.month }
    let targets = LogTargets(sections, prefix: LogSection.name)
    return try templates.page(
      self,
      parts: all.map { report in
        // The anchors of the report's own month have no prefix, so that links into the page remain valid.
        let (month, isShown) = (report.context.month, report.context.month == context.month)
        let targets = LogTargets(
          report.sections, prefix: isShown ? LogSection.name : month.description)
        return try templates.part(
          report, month.description, wording.shortMonthAndYear(month.month), isShown: isShown,
          report.shownSections.filter(\.isOfMonth).map {
            try templates.entry($0, prefix: isShown ? "" : "m\(month)-", targets, wording)
          })
      },
      shared: shownSections.filter { !$0.isOfMonth }.map {
        try templates.entry($0, prefix: "", targets, wording)
      },
      picks: Set(all.flatMap(\.sections).flatMap(\.picks).map(\.key)).sorted(),
      PageLook(
        appearance: settings.appearance, accent: settings.accentColor,
        decimalMark: context.money.decimalMark, hasScript: true))
  }
}

extension LogTargets {
  /// Creates the link targets in a log; nil if the report has no log.
  ///
  /// - Parameters:
  ///   - sections: The sections of a month.
  ///   - prefix: The prefix that distinguishes the month's category keys from the keys of other months; the keys of
  ///     days contain the date.
  init?(_ sections: [any ReportSection], prefix: String) {
    guard let log = sections.lazy.compactMap({ $0 as? LogSection }).first else { return nil }
    let days = log.tables.flatMap(\.groups).compactMap(\.key).map { ($0, $0) }
    self.init(
      Dictionary(log.picks.map { ($0.key, "\(prefix)-\($0.key)") } + days) { first, _ in first })
  }
}
