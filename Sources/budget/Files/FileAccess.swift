import BudgetReports
import Foundation
import SpreadsheetFiles

/// Files by path, and `-` for the standard streams.
struct FileAccess {
  let console: Console

  /// The word for standard input and output.
  static let standardStream = "-"

  /// All bytes of a file or of standard input.
  ///
  /// - Throws: `CommandError` with status 4 where it cannot be read.
  func read(_ path: String) throws -> [UInt8] {
    try noteInput(path)
    guard path != Self.standardStream else {
      do { return try console.readInput() } catch {
        throw CommandError(.unreadable, "standard input cannot be read")
      }
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandError(.unreadable, "\(path): there is no such file; check the path")
    }
    guard !isFolder.boolValue else {
      throw CommandError(.unreadable, "\(path): this is a folder; name a file in it")
    }
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw CommandError(.unreadable, "\(path): this file may not be read; change its permissions")
    }
    do { return Array(try Data(contentsOf: URL(filePath: path))) } catch {
      throw CommandError(.unreadable, "\(path): the file cannot be read (\(error.localizedDescription))")
    }
  }

  /// The text of a file or of standard input; `what` it holds stands in the sentence that refuses one that is not UTF-8.
  ///
  /// - Throws: `CommandError` with status 4 where it cannot be read and 3 where it is no text.
  func text(_ path: String, _ what: String) throws -> String {
    guard let text = String(validating: try read(path), as: UTF8.self) else {
      throw CommandError(.badInput, "\(path): the \(what) is not UTF-8")
    }
    return text
  }

  /// Notes that a file is read, so that nothing is written to it.
  ///
  /// - Throws: `CommandError` with status 4 where something is.
  func noteInput(_ path: String) throws {
    let file = path == Self.standardStream ? console.inputIdentity : FileIdentity(path: path)
    try console.files.read(file, path)
  }

  /// Puts bytes in a file's place, and says on standard error what they are; or writes them to standard output.
  ///
  /// - Throws: `CommandError` with status 4 where it cannot be written; what was there is unchanged then.
  func write(_ bytes: [UInt8], to target: OutputTarget, saying what: @autoclosure () -> String) throws {
    guard target.path != Self.standardStream else { return console.writeOutput(bytes) }
    try console.files.write(bytes, to: target)
    console.printError("\(TerminalText.printable(target.path)): \(what())")
  }

  /// The name by which findings and identities know a file.
  static func name(of path: String) -> String {
    path == standardStream ? "standard input" : URL(filePath: path).lastPathComponent
  }
}
