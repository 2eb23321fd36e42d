/// The content of every form of a report: a title, sections, and their sources, in the words of one language.
public import ExactJSON

public protocol ReportDocument: Sendable {
  /// What kind of document it is.
  var kicker: String { get }
  /// The title.
  var title: String { get }
  /// The period that it covers.
  var span: String { get }
  /// The amounts that its figures leave out; shown before the figures.
  var omissions: [String] { get }
  /// Its sections in their order.
  var sections: [any ReportSection] { get }
  /// The source of the document.
  var provenance: String { get }
  /// The language.
  var wording: Wording { get }
  /// Its exact figures, for programs.
  var figures: JSONValue { get }
}

extension ReportDocument {
  public var omissions: [String] { [] }

  /// The names of the sections that it has, in their order.
  public var sectionNames: [String] { sections.map { type(of: $0).name } }

  /// The sections for readers, without those whose content another section repeats.
  var shownSections: [any ReportSection] {
    let names = sectionNames
    return sections.filter { section in
      let repeated = (type(of: section) as? any BudgetSection.Type)?.repeated
      return repeated.map { !names.contains($0) } ?? true
    }
  }

  /// The document as JSON, with a line break at the end.
  public func json() -> String { figures.document }
}
