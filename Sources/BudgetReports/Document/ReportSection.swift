public import BudgetModel
public import ExactJSON

/// One part of a report, as texts: its title, sentences, charts and tables.
///
/// To add a part, declare a conforming type and a template with its name; the forms (HTML, Markdown, text,
/// JSON) can write any section.
public protocol ReportSection: Sendable {
  /// The name of the section, which also identifies it within a page.
  static var name: String { get }
  /// The name of its template.
  static var template: String { get }
  /// The heading.
  var title: String { get }
  /// A summary of the figures in one or two sentences.
  var lead: String { get }
  /// The most important figure, if there is one.
  var hero: ReportFact? { get }
  /// Individual figures that stand out.
  var facts: [ReportFact] { get }
  /// The questions that the section answers.
  var answers: [ReportAnswer] { get }
  /// The charts; the tables contain their figures.
  var charts: [any Chart] { get }
  /// The tables.
  var tables: [ReportTable] { get }
  /// The tables for a page, which may be wider than the tables for a terminal.
  var pageTables: [ReportTable] { get }
  /// The tables for programs: they are complete and have a column for group headings.
  var data: [ReportTable] { get }
  /// A short form of the title.
  var shortTitle: String { get }
  /// Remarks needed to understand the figures.
  var notes: [String] { get }
  /// The groups of table rows that other sections link to, each with its key.
  var picks: [ReportPick] { get }
  /// The exact figures, for programs.
  var json: JSONValue { get }
}

/// A part of a budget's report.
public protocol BudgetSection: ReportSection {
  /// Whether the section is about a month rather than the whole book; a page then has this section once for
  /// each month.
  static var isOfMonth: Bool { get }
  /// The name of another section that contains everything in this section; if the report has that other
  /// section, readers do not see this one.
  static var repeated: String? { get }
  /// Whether reports of a longer span have this section too, not only reports of a month.
  static var isOfSpan: Bool { get }
  /// Creates the section of a report; nil if the budget has no data for it.
  init?(_ context: ReportContext)
}

extension BudgetSection {
  public static var isOfMonth: Bool { true }
  public static var isOfSpan: Bool { true }
  public static var repeated: String? { nil }
}

/// Rows of a table that belong together, such as the transactions of a category.
public struct ReportPick: Hashable, Sendable {
  /// The key of these rows.
  public var key: String
  /// The text that describes these rows to readers.
  public var text: String
}

extension ReportSection {
  public static var template: String { name }
  public var hero: ReportFact? { nil }
  public var facts: [ReportFact] { [] }
  public var answers: [ReportAnswer] { [] }
  public var tables: [ReportTable] { [] }
  public var charts: [any Chart] { [] }
  public var pageTables: [ReportTable] { tables }
  public var data: [ReportTable] { tables }
  public var shortTitle: String { title }
  public var notes: [String] { [] }
  public var picks: [ReportPick] { [] }
}

/// A single figure that stands out.
public struct ReportFact: Hashable, Sendable {
  /// The name of the figure.
  public var label: String
  /// The figure.
  public var value: String
  /// A text that explains the tone; the tone is never shown by colour alone.
  public var remark: String?
  /// Whether the figure is good or bad.
  public var tone: Tone
  /// The source of the figure.
  public var origin: Provenance?

  /// Creates a figure with its name.
  public init(
    _ label: String, _ value: String, remark: String? = nil, tone: Tone = .plain,
    origin: Provenance? = nil
  ) {
    self.origin = origin
    self.label = label
    self.value = value
    self.remark = remark
    self.tone = tone
  }
}
