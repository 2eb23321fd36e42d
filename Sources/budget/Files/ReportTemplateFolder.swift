import BudgetReports
import Foundation
import SpreadsheetFiles

/// A folder of templates that replace the built-in ones.
struct ReportTemplateFolder {
  private let path: String?
  private let templates: ReportTemplates

  /// Reads the templates of a folder, which replace the built-in ones.
  ///
  /// - Throws: `CommandError` if the folder cannot be read, contains no template or contains an unusable one.
  init(_ path: String?, _ console: Console) throws {
    self.path = path
    let files = try path.map { try Self.files(in: $0, console) } ?? [:]
    templates = try Self.refusing(path) { try ReportTemplates(replacing: files) }
  }

  /// Renders a page.
  ///
  /// - Throws: `CommandError` if a template is missing.
  func drawing(_ work: (ReportTemplates) throws -> String) throws -> String {
    try Self.refusing(path) { try work(templates) }
  }

  private static func refusing<Result>(_ path: String?, _ work: () throws -> Result) throws -> Result {
    do { return try work() } catch let error as ReportTemplateError {
      throw CommandError(.badInput, "\(path ?? "templates"): \(sentence(error))")
    }
  }

  private static func files(in path: String, _ console: Console) throws -> [String: String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw CommandError(.unreadable, "\(path): this folder of templates cannot be read; check the path")
    }
    let known = names.filter { name in [".mustache", ".css", ".js"].contains { name.hasSuffix($0) } }
    guard !known.isEmpty else {
      throw CommandError(
        .badInput,
        "\(path): this folder has no template; put one in, such as log.mustache or page.css, or leave --template out"
      )
    }
    return Dictionary(
      uniqueKeysWithValues: try known.map {
        ($0, try text(URL(filePath: path).appending(path: $0).path, console))
      })
  }

  private static func text(_ path: String, _ console: Console) throws -> String {
    try FileAccess(console: console).noteInput(path)
    let limit = SizeLimit.template
    let bytes: [UInt8]
    do { bytes = try FileInput.read(path: path, atMost: limit.bytes) } catch .tooLarge {
      throw CommandError(
        .badInput, "\(path): this template has more than \(limit.bytes) bytes; \(limit.remedy)")
    } catch {
      throw CommandError(.unreadable, "\(path): this template cannot be read; check its permissions")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError(.unreadable, "\(path): this template is not readable as UTF-8 text")
    }
    return text
  }

  private static func sentence(_ error: ReportTemplateError) -> String {
    switch error {
    case .unknownFile(let name, let known):
      "no report uses \(name); the files are \(known.joined(separator: ", "))"
    case .missingFile(let name): "there is no \(name), which the page needs; put it in"
    case .notMustache(let file, let line, let column, let reason):
      "\(file), line \(line), column \(column): this is not Mustache (\(reason))"
    case .unknownPartial(let file, let line, let partial):
      "\(file), line \(line): it includes \(partial), which is not a template"
    case .unknownKey(let file, let line, let key):
      "\(file), line \(line): no report has a value \(key); Docs/report.md lists them"
    case .changedDelimiters(let file):
      "\(file): it changes the delimiters of its tags, which is not supported"
    case .nestedTooDeeply(let file, let line, let limit):
      "\(file), line \(line): its sections are nested more than \(limit) deep; reduce the nesting"
    case .tagTooLong(let file, let line, let limit):
      "\(file), line \(line): a tag has more than \(limit) bytes; close it with }}"
    case .endlessPartial(let file): "\(file): it includes itself"
    }
  }
}
