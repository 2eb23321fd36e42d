import BudgetFiles
import Foundation

/// Reads a file of category rules.
enum RuleFile {
  /// Returns the rules of the file that the options name, then the rules of a mapping: the command line takes
  /// precedence.
  ///
  /// - Throws: The errors of `rules(at:on:)`.
  static func rules(
    _ options: InputOptions, before mapping: WorkbookMapping?, on console: Console
  ) throws -> CategoryRules {
    let named = try options.rules.map { try rules(at: $0, on: console) } ?? CategoryRules()
    return CategoryRules(named.rules + (mapping?.rules.rules ?? []))
  }

  /// Returns the rules of a file and of the files that it includes.
  ///
  /// - Throws: `CommandError` with the file, the line and the reason.
  static func rules(at path: String, on console: Console) throws -> CategoryRules {
    let files = FileAccess(console: console)
    let text = try files.text(path, "file of rules")
    do {
      return try CategoryRules(yaml: text, path: path) { try files.text($0, "file of rules") }
    } catch {
      throw CommandError(.badInput, error.description)
    }
  }
}
