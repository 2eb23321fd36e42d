import BudgetReports
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import WorkProgress

/// Reads and writes files by path; the path `-` means the standard streams.
struct FileAccess {
  let console: Console

  /// The name for standard input and output.
  static let standardStream = "-"

  /// Reads all bytes of a file or of standard input, up to a limit.
  ///
  /// - Throws: `CommandError` with status 4 if the file cannot be read, and with status 3 if it is too large.
  func read(_ path: String, _ limit: SizeLimit) throws -> [UInt8] {
    try path == Self.standardStream ? noteInput(path) : check(path)
    do throws(FileInput.Failure) {
      guard path != Self.standardStream else { return try console.readInput(limit.bytes) }
      return try FileInput.read(path: path, atMost: limit.bytes)
    } catch {
      let name = path == Self.standardStream ? "standard input" : path
      switch error {
      case .tooLarge(let bytes):
        throw CommandError(
          .badInput, "\(name): it has more than \(bytes) bytes, which is the limit; \(limit.remedy)")
      case .system(let cause):
        throw CommandError(.unreadable, "\(name): it cannot be read (\(cause.message))")
      }
    }
  }

  /// Reads the first bytes of a file, which show its format.
  ///
  /// - Throws: `CommandError` with status 4 if it cannot be read.
  func head(_ path: String) throws -> [UInt8] {
    try check(path)
    do { return try FileInput.head(path: path, count: 4_096) } catch {
      throw CommandError(.unreadable, "\(path): it cannot be read")
    }
  }

  /// Reads a workbook: directly from a regular file, otherwise from all bytes of the stream.
  ///
  /// - Throws: `CommandError` if it cannot be read, `SpreadsheetFileError` if it is not a workbook.
  func workbook(_ path: String, limits: ReadingLimits, _ meter: WorkMeter? = nil) throws -> Workbook {
    guard path == Self.standardStream || !FileInput.isRegularFile(path) else {
      try check(path)
      return try Workbook(XLSXReader(path: path, limits: limits), meter: meter)
    }
    let bytes = try read(path, limits.fileBytes == .max ? .none : .stream)
    return try Workbook(XLSXReader(bytes: bytes, name: Self.name(of: path), limits: limits), meter: meter)
  }

  /// Records that a file will be read, and throws an error if that is not possible.
  func check(_ path: String) throws {
    try noteInput(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandError(.unreadable, "\(path): there is no such file; check the path")
    }
    guard !isFolder.boolValue else {
      throw CommandError(.unreadable, "\(path): this is a folder; name a file in it")
    }
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw CommandError(
        .unreadable, "\(path): there is no permission to read this file; change its permissions")
    }
  }

  /// Reads the text of a file or of standard input.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - what: What the file is, such as a mapping; the error for a text that is not UTF-8 names it.
  /// - Returns: The text.
  /// - Throws: `CommandError` with status 4 if the file cannot be read, and with status 3 if it is too large or not
  ///   UTF-8.
  func text(_ path: String, _ what: String) throws -> String {
    guard let text = String(validating: try read(path, .settings), as: UTF8.self) else {
      throw CommandError(.badInput, "\(path): the \(what) is not UTF-8")
    }
    return text
  }

  /// Records that a file is read, so that nothing is written to it.
  ///
  /// - Throws: `CommandError` with status 4 if it is also written to.
  func noteInput(_ path: String) throws {
    let file = path == Self.standardStream ? console.inputIdentity : FileIdentity(path: path)
    try console.files.read(file, path)
  }

  /// Replaces a file and describes the new content on standard error, or writes to standard output.
  ///
  /// - Throws: `CommandError` with status 4 if it cannot be written; the file is then unchanged.
  func write(_ bytes: [UInt8], to target: OutputTarget, saying what: @autoclosure () -> String) throws {
    guard target.path != Self.standardStream else { return console.writeOutput(bytes) }
    try console.files.write(bytes, to: target)
    console.printError("\(TerminalText.printable(target.path)): \(what())")
  }

  /// Returns the name of a file for findings and identifiers.
  static func name(of path: String) -> String {
    path == standardStream ? "standard input" : URL(filePath: path).lastPathComponent
  }
}
