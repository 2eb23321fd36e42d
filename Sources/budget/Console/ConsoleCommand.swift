import ArgumentParser

/// A subcommand that reads and writes through a `Console` instead of the process's own input and output.
protocol ConsoleCommand: ParsableCommand {
  /// Performs the work and returns the exit status.
  ///
  /// - Throws: `CommandError` if it could not be done.
  func run(on console: Console) throws -> ExitStatus
}

/// The exit status of a command (SPEC §4).
enum ExitStatus: Int32 {
  case done = 0
  case found = 1
  case usage = 2
  case badInput = 3
  case unreadable = 4
}

/// The reason why a command failed, in one sentence.
struct CommandError: Error, Hashable {
  let status: ExitStatus
  let sentence: String

  init(_ status: ExitStatus, _ sentence: String) {
    self.status = status
    self.sentence = sentence
  }
}
