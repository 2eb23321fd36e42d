import Foundation

/// Runs the programs of Tests/Reference, if `python3` is installed.
public enum ReferenceProgram {
  private static let interpreter = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/python3" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Whether the programs can run.
  public static var isPresent: Bool { interpreter != nil }

  /// Runs a program of that folder; returns its exit status and its output.
  public static func run(
    _ name: String = "reference.py", _ arguments: String...
  ) throws -> (status: Int32, output: String) {
    try run(name, arguments, python: interpreter ?? "")
  }

  /// Runs a program with another Python, such as one that has certain packages.
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
