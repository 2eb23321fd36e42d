import BudgetFiles
import Foundation

/// A file of category rules.
enum RuleFile {
  /// The rules of the file that options name, then those of a mapping: what the command line says counts first.
  ///
  /// - Throws: As `rules(at:on:)`.
  static func rules(
    _ options: InputOptions, before mapping: WorkbookMapping?, on console: Console
  ) throws -> CategoryRules {
    let named = try options.rules.map { try rules(at: $0, on: console) } ?? CategoryRules()
    return CategoryRules(named.rules + (mapping?.rules.rules ?? []))
  }

  /// The rules of a file and of those that it includes.
  ///
  /// - Throws: `CommandError` with the file, the line and the reason.
  static func rules(at path: String, on console: Console) throws -> CategoryRules {
    let files = FileAccess(console: console)
    let text = try text(of: try files.read(path), path)
    do {
      return try CategoryRules(yaml: text, path: path) { try Self.text(of: try files.read($0), $0) }
    } catch {
      throw CommandError(.badInput, error.description)
    }
  }

  private static func text(of bytes: [UInt8], _ path: String) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError(.badInput, "\(path): the rules are not UTF-8")
    }
    return text
  }
}
