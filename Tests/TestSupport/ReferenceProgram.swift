import Foundation

/// The programs of Tests/Reference, where python3 is there to run them.
public enum ReferenceProgram {
  private static let interpreter = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/python3" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Whether they can run.
  public static var isPresent: Bool { interpreter != nil }

  /// Runs a program of that folder: the exit status, and what was printed.
  public static func run(
    _ name: String = "reference.py", _ arguments: String...
  ) throws -> (status: Int32, output: String) {
    try run(name, arguments, python: interpreter ?? "")
  }

  /// The same with a Python of its own, such as one with packages.
  public static func run(
    _ name: String, _ arguments: [String], python: String
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = [packageFolder.appending(path: "Tests/Reference/\(name)").path] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
