import BudgetFiles
import Foundation

/// A mapping in a file, and the files that it includes.
struct MappingFile {
  private let path: String
  private let console: Console

  init(path: String, _ console: Console) {
    (self.path, self.console) = (path, console)
  }

  /// Reads the mapping.
  ///
  /// - Throws: `CommandError` if a file cannot be read or is not a mapping.
  func mapping() throws -> WorkbookMapping {
    let files = FileAccess(console: console)
    let text = try files.text(path, "mapping")
    let folder = path == FileAccess.standardStream ? "." : (path as NSString).deletingLastPathComponent
    do {
      return try WorkbookMapping(yaml: text, file: FileAccess.name(of: path)) { name throws(ProfileError) in
        do {
          let path = name.hasPrefix("/") ? name : (folder as NSString).appendingPathComponent(name)
          return try files.text(path, "mapping")
        } catch {
          throw ProfileError(file: name, line: nil, key: nil, reason: "the included file cannot be read")
        }
      }
    } catch {
      throw CommandError(.badInput, error.description)
    }
  }
}
