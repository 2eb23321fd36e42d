import Foundation
import TestSupport

/// Tests/Reference/reference.py, where python3 is there to run it.
enum ReferenceProgram {
  private static let interpreter = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/python3" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Whether it can run.
  static var isPresent: Bool { interpreter != nil }

  /// Compares a file of budgets: the exit status, and what was printed.
  static func run(_ path: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: interpreter ?? "")
    process.arguments = [packageFolder.appending(path: "Tests/Reference/reference.py").path, path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
