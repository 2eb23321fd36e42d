import CalendarDates
import Foundation
import SpreadsheetFiles

/// The environment of a command: its streams, the terminal, the environment variables and the clock.
struct Console {
  /// Writes bytes to standard output.
  var writeOutput: ([UInt8]) -> Void
  /// Closes standard output and returns the error that caused lost output; nil if nothing was lost.
  var endOutput: () -> SystemError? = { nil }
  /// Writes bytes to standard error.
  var writeError: ([UInt8]) -> Void
  /// Reads all of standard input, up to a limit in bytes.
  var readInput: (_ limit: Int) throws(FileInput.Failure) -> [UInt8]
  /// The identity of the file from which standard input is redirected; it does not depend on the file's path.
  var inputIdentity: FileIdentity?
  /// Returns the next line of standard input; nil at its end.
  var readLine: () -> String? = { nil }
  /// Whether standard input is a terminal, so that a person can be asked.
  var inputIsTerminal = false
  /// Whether standard output is a terminal.
  var outputIsTerminal = false
  /// Whether standard error is a terminal.
  var errorIsTerminal = false
  /// Calls the body after one second and then five times a second on another thread, with the elapsed time.
  ///
  /// The returned function stops the calls; no call follows it.
  var ticking: (_ body: @escaping @Sendable (Duration) -> Void) -> () -> Void = { _ in {} }
  /// The environment variables.
  var environment: [String: String] = [:]
  /// Returns the width of the terminal at standard output in columns; nil without a terminal.
  var terminalColumns: () -> Int? = { nil }
  /// The arguments of this run, without the name of the program.
  var arguments: [String] = []
  /// The folder in which the command was started.
  var folder: () -> String = { "." }
  /// Returns an identifier for a new record.
  var newIdentity: () -> UUID = { UUID() }
  /// The input and output files of this run.
  var files = RunFiles()
  /// The clock, used only if `--now` is not given.
  var now: () -> UTCTimestamp

  /// The width of sentences in columns: the width of the terminal, else the value of `COLUMNS`, else 80.
  var width: Int {
    let columns = terminalColumns() ?? environment["COLUMNS"].flatMap { Int($0) } ?? 80
    return min(max(columns, 20), 400)
  }

  /// The widths of the text on standard output.
  var lineWidth: LineWidth { LineWidth(prose: width, table: outputIsTerminal ? width : .max) }

  /// Whether the terminal does not support escape sequences (terminfo's `dumb`).
  var isDumb: Bool { environment["TERM"] == "dumb" }

  /// Whether colour may be used on standard output (no-color.org).
  var usesColor: Bool { outputIsTerminal && !isDumb && (environment["NO_COLOR"] ?? "").isEmpty }

  /// Writes a text and a line break to standard output.
  func print(_ text: String) { writeOutput(Array((text + "\n").utf8)) }

  /// Writes a text and a line break to standard error.
  func printError(_ text: String) { writeError(Array((text + "\n").utf8)) }
}

extension Console {
  /// Returns the terminal's own width (`TIOCGWINSZ`).
  private static func columnsOfTerminal() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Returns the console of this process.
  static func process() -> Console {
    let output = StandardOutput(STDOUT_FILENO)
    return Console(
      writeOutput: output.write,
      endOutput: {
        output.close()
        return output.failure
      },
      writeError: { try? FileHandle.standardError.write(contentsOf: $0) },
      readInput: { limit throws(FileInput.Failure) in
        try FileInput.read(descriptor: STDIN_FILENO, atMost: limit)
      },
      inputIdentity: FileIdentity(descriptor: STDIN_FILENO),
      readLine: { Swift.readLine() },
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      ticking: Ticker.start,
      environment: ProcessInfo.processInfo.environment,
      terminalColumns: columnsOfTerminal,
      folder: { FileManager.default.currentDirectoryPath },
      now: {
        let seconds = Date.now.timeIntervalSince1970
        // No other code reads the clock; files contain whole seconds.
        return UTCTimestamp(milliseconds: Int(seconds.rounded(.down)) * 1_000) ?? .epoch
      })
  }
}
