public import Foundation

/// The command as it was built beside the tests, run as a process of its own.
public enum BuiltCommand {
  private static let url: URL? = {
    let bundles = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let folders = [Bundle.main.executableURL?.deletingLastPathComponent()].compactMap(\.self) + bundles
    return folders.map { $0.appending(path: "budget") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Whether it is there.
  public static var isPresent: Bool { url != nil }

  /// Begins to run it, or a line of the shell in which `"$0"` stands for it.
  public static func start(
    _ arguments: [String] = [], shell line: String? = nil, output: FileHandle? = nil
  ) throws -> (process: Process, errors: Pipe) {
    let process = Process()
    let errors = Pipe()
    process.executableURL = line == nil ? url : URL(filePath: "/bin/sh")
    process.arguments = line.map { ["-c", $0, url?.path ?? ""] + arguments } ?? arguments
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    process.standardError = errors
    // Threads of the pool on which tests run block all signals, and so would the process.
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
    return (process, errors)
  }

  /// Runs it to its end: how it ended, and what it said on standard error.
  public static func run(
    _ arguments: [String] = [], shell line: String? = nil, output: FileHandle? = nil
  ) throws -> (status: Int32, errors: String) {
    let (process, errors) = try start(arguments, shell: line, output: output)
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}
