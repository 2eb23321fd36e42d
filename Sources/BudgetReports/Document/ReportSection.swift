public import BudgetModel
public import ExactJSON

/// One part of a report, already in words: its title, its text, its charts and its tables.
///
/// A new part is a new conforming type and a template with its name; the forms (HTML, Markdown, text, JSON)
/// write any part from what is declared here.
public protocol ReportSection: Sendable {
  /// Its name, which also identifies it within a page.
  static var name: String { get }
  /// The name of its template.
  static var template: String { get }
  /// The heading.
  var title: String { get }
  /// The summary of its figures, one or two sentences.
  var lead: String { get }
  /// The most important figure, if there is one.
  var hero: ReportFact? { get }
  /// Single figures that stand out.
  var facts: [ReportFact] { get }
  /// The questions that it answers.
  var answers: [ReportAnswer] { get }
  /// Its charts; the tables hold their figures.
  var charts: [any Chart] { get }
  /// Its tables.
  var tables: [ReportTable] { get }
  /// Its tables on a page, which may be wider than a terminal is.
  var pageTables: [ReportTable] { get }
  /// Its tables for programs: complete, and with a column for group headings.
  var data: [ReportTable] { get }
  /// A short form of its title.
  var shortTitle: String { get }
  /// Remarks needed to understand the figures.
  var notes: [String] { get }
  /// The groups of its table rows that other sections link to, each with its key.
  var picks: [ReportPick] { get }
  /// Its exact figures, for programs.
  var json: JSONValue { get }
}

/// A part of a budget's report.
public protocol BudgetSection: ReportSection {
  /// Whether it is about a month rather than the whole book; if so, every month of a page has one.
  static var isOfMonth: Bool { get }
  /// The section that contains the same and more; in a report that has it, this one is only for programs.
  static var repeated: String? { get }
  /// Whether reports of a longer span have this section; otherwise, only reports of a month have it.
  static var isOfSpan: Bool { get }
  /// The section of a report; nil if the budget has nothing for it.
  init?(_ context: ReportContext)
}

extension BudgetSection {
  public static var isOfMonth: Bool { true }
  public static var isOfSpan: Bool { true }
  public static var repeated: String? { nil }
}

/// The rows of a table that belong to one thing, such as the transactions of a category.
public struct ReportPick: Hashable, Sendable {
  /// The name of these rows.
  public var key: String
  /// The text that names these rows to readers.
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
  /// The meaning of the figure, in words where the page shows a colour.
  public var remark: String?
  /// The meaning of the figure.
  public var tone: Tone
  /// The source of the figure.
  public var origin: Provenance?

  /// A figure with its name.
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
