internal import Mustache

#if !Budgets
  #error("Add the trait Budgets to the package: traits: [\"Budgets\"]")
#endif

/// The templates and styles of a report: the built-in ones, or replacements from the user.
public struct ReportTemplates: Sendable {
  let library: MustacheLibrary
  let files: [String: String]

  /// The built-in templates by file name, identical to the files in the folder `Templates/Report`.
  public static let embedded = Dictionary(
    uniqueKeysWithValues: EmbeddedReport.files.map { ($0.name, $0.text) })

  /// Creates the built-in templates, some of them replaced by files of the same names.
  ///
  /// - Parameter replacements: Texts by file name, such as `page.mustache` or `page.css`.
  /// - Throws: `ReportTemplateError` for a name that no report uses, for a text that is not Mustache, and for
  ///   partials that are missing or include themselves.
  public init(replacing replacements: [String: String] = [:]) throws(ReportTemplateError) {
    for name in replacements.keys.sorted() where Self.embedded[name] == nil {
      throw .unknownFile(name, known: Self.embedded.keys.sorted())
    }
    try self.init(Self.embedded.merging(replacements) { _, replacement in replacement })
  }

  /// Creates templates and styles from these files only.
  init(_ files: [String: String]) throws(ReportTemplateError) {
    self.files = files
    library = try Self.library(files)
  }

  /// Returns the text of a file that a page needs.
  func file(_ name: String) throws(ReportTemplateError) -> String {
    guard let text = files[name] else { throw .missingFile(name) }
    return text
  }

  /// Renders a template with these values.
  func render(_ name: String, _ view: [String: Any]) throws(ReportTemplateError) -> String {
    guard let text = library.render(view, withTemplate: name) else {
      throw .missingFile(name + Self.suffix)
    }
    return text
  }

  private static func library(_ files: [String: String]) throws(ReportTemplateError) -> MustacheLibrary {
    var library = MustacheLibrary()
    var graph = PartialGraph()
    for (file, text) in files.sorted(by: { $0.key < $1.key }) where file.hasSuffix(suffix) {
      let name = String(file.dropLast(suffix.count))
      let tags = try PartialGraph.tags(of: name, text: text)
      do {
        try library.register(text, named: name)
      } catch let error as MustacheTemplate.ParserError {
        throw .notMustache(
          file: file, line: error.context.lineNumber, column: error.context.columnNumber,
          reason: "\(error.error)")
      } catch {
        throw .notMustache(file: file, line: 1, column: 1, reason: "\(error)")
      }
      try graph.add(name, tags)
    }
    try graph.check()
    return library
  }

  private static let suffix = ".mustache"
}

/// The reason why a user's template cannot be used.
public enum ReportTemplateError: Error, Hashable, Sendable {
  /// No report uses a file of this name.
  case unknownFile(String, known: [String])
  /// A page needs a file of this name, which is missing.
  case missingFile(String)
  /// The text is not valid Mustache at this position.
  case notMustache(file: String, line: Int, column: Int, reason: String)
  /// The file includes a partial that does not exist, or a partial whose name is only known when rendering.
  case unknownPartial(file: String, line: Int, partial: String)
  /// The file names a value that no report has.
  case unknownKey(file: String, line: Int, key: String)
  /// The file changes the delimiters of its tags, which would hide its includes.
  case changedDelimiters(file: String)
  /// Sections are nested more deeply than the limit.
  case nestedTooDeeply(file: String, line: Int, limit: Int)
  /// A tag is longer than the limit, in bytes.
  case tagTooLong(file: String, line: Int, limit: Int)
  /// These files include each other in a cycle, or a file includes itself.
  case endlessPartial(files: [String])
}
