public import ExactJSON

/// The content of every form of a report: a title, sections, and their sources, in the words of one language.
public protocol ReportDocument: Sendable {
  /// The kind of document, shown above the title.
  var kicker: String { get }
  /// The title.
  var title: String { get }
  /// The period that the document covers.
  var span: String { get }
  /// The amounts that the figures leave out; shown before the figures.
  var omissions: [String] { get }
  /// The sections in their order.
  var sections: [any ReportSection] { get }
  /// The source of the document.
  var provenance: String { get }
  /// The language.
  var wording: Wording { get }
  /// The exact figures, for programs.
  var figures: JSONValue { get }
}

extension ReportDocument {
  public var omissions: [String] { [] }

  /// The names of the document's sections, in their order.
  public var sectionNames: [String] { sections.map { type(of: $0).name } }

  /// The sections for readers, without those whose content is also in another section.
  var shownSections: [any ReportSection] {
    let names = sectionNames
    return sections.filter { section in
      let repeated = (type(of: section) as? any BudgetSection.Type)?.repeated
      return repeated.map { !names.contains($0) } ?? true
    }
  }

  /// Returns the document as JSON, with a line break at the end.
  public func json() -> String { figures.document }
}
