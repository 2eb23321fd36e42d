import BudgetFiles
import Foundation

/// A mapping in a file, with the files that it includes beside it.
struct MappingFile {
  private let path: String
  private let console: Console

  init(path: String, _ console: Console) {
    (self.path, self.console) = (path, console)
  }

  /// Reads the mapping.
  ///
  /// - Throws: `CommandError` where a file cannot be read or is no mapping.
  func mapping() throws -> WorkbookMapping {
    let text = try Self.text(path, console)
    let folder = path == FileAccess.standardStream ? "." : (path as NSString).deletingLastPathComponent
    do {
      return try WorkbookMapping(yaml: text, file: FileAccess.name(of: path)) { name throws(ProfileError) in
        do {
          let path = name.hasPrefix("/") ? name : (folder as NSString).appendingPathComponent(name)
          return try Self.text(path, console)
        } catch {
          throw ProfileError(file: name, line: nil, key: nil, reason: "the included file cannot be read")
        }
      }
    } catch {
      throw CommandError(.badInput, error.description)
    }
  }

  private static func text(_ path: String, _ console: Console) throws -> String {
    let bytes = try FileAccess(console: console).read(path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError(.badInput, "\(path): the mapping is not UTF-8")
    }
    return text
  }
}
