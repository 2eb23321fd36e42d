public import BudgetModel
public import ExactJSON

/// One part of a report, already in words: its title, its text, its charts and its tables.
///
/// A new part is a new conforming type and a template with its name; the forms (HTML, Markdown, text, JSON)
/// write any part from what is declared here.
public protocol ReportSection: Sendable {
  /// Its name, and its place in a page.
  static var name: String { get }
  /// The name of its template.
  static var template: String { get }
  /// The heading.
  var title: String { get }
  /// The summary of its figures, one or two sentences.
  var lead: String { get }
  /// The one figure above all others, where there is one.
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
  /// Its title in a few letters.
  var shortTitle: String { get }
  /// Remarks needed to understand the figures.
  var notes: [String] { get }
  /// The parts of its tables that others lead to, each under its name.
  var picks: [ReportPick] { get }
  /// Its exact figures, for programs.
  var json: JSONValue { get }
}

/// A part of a budget's report.
public protocol BudgetSection: ReportSection {
  /// Whether it is about the month, and not about the whole book: the other months of a page have one too.
  static var isOfMonth: Bool { get }
  /// The section that says the same and more; where a report has that one, this is for programs alone.
  static var repeated: String? { get }
  /// Whether the report of a longer span has one; else only that of a month.
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
  /// The names of the figures.
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
