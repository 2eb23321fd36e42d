public import Foundation

/// Runs the command that was built beside the tests, as a separate process.
public enum BuiltCommand {
  private static let url: URL? = {
    let bundles = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let folders = [Bundle.main.executableURL?.deletingLastPathComponent()].compactMap(\.self) + bundles
    return folders.map { $0.appending(path: "budget") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Whether the command has been built.
  public static var isPresent: Bool { url != nil }

  /// Starts the command, or a shell line in which `"$0"` stands for the command.
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
    // The threads that run tests block all signals, which the new process would inherit.
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
    return (process, errors)
  }

  /// Runs the command to its end; returns its exit status and what it wrote to standard error.
  public static func run(
    _ arguments: [String] = [], shell line: String? = nil, output: FileHandle? = nil
  ) throws -> (status: Int32, errors: String) {
    let (process, errors) = try start(arguments, shell: line, output: output)
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}
