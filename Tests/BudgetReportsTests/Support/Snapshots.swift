import Foundation
import TestSupport
import Testing

/// Compares output with text files that a person has checked.
enum Snapshots {
  /// With RECORD_SNAPSHOTS=1 the files are written again, and the tests fail as a reminder to check them.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

  static let folder = packageFolder.appending(path: "Tests/BudgetReportsTests/Snapshots")

  /// Compares a text with its file.
  static func expect(_ text: String, matches name: String, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    try expect(text, in: folder.appending(path: name), sourceLocation: sourceLocation)
  }

  /// Compares a text with any file of the package.
  static func expect(_ text: String, in file: URL, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
      return
    }
    let stored = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(text == stored, "\(file.lastPathComponent) differs", sourceLocation: sourceLocation)
  }
}
