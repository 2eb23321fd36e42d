import CalendarDates
import Foundation
import SpreadsheetFiles
import TestSupport

@testable import budget

/// One run of the command with its own console.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String
  let bytes: [UInt8]

  /// Runs `budget` with these arguments on 2026-02-01.
  ///
  /// If `lines` is set, standard input is a terminal where these lines are typed. `device` replaces standard output in
  /// memory, `folder` is the working folder, and `patience` is the time to wait for other writers.
  init(
    _ arguments: [String], input: [UInt8] = [], isTerminal: Bool = false, environment: [String: String] = [:],
    lines: [String]? = nil, device: StandardOutput? = nil, folder: String? = nil,
    patience: Duration = .seconds(10)
  ) {
    final class Sink {
      var bytes: [UInt8] = []
    }
    let (output, errors) = (Sink(), Sink())
    final class Typed {
      var lines: [String] = []
    }
    let typed = Typed()
    typed.lines = lines ?? []
    let console = Console(
      writeOutput: device.map { $0.write } ?? { output.bytes += $0 }, endOutput: { device?.failure },
      writeError: { errors.bytes += $0 },
      readInput: { limit throws(FileInput.Failure) in
        guard input.count <= limit else { throw .tooLarge(limit: limit) }
        return input
      },
      readLine: { typed.lines.isEmpty ? nil : typed.lines.removeFirst() }, inputIsTerminal: lines != nil,
      outputIsTerminal: isTerminal, errorIsTerminal: isTerminal, environment: environment,
      folder: {
        folder ?? FileManager.default.temporaryDirectory.appending(path: "budgetkit-no-folder").path
      },
      now: { UTCTimestamp("2026-02-01T08:00:00Z") ?? .epoch })
    console.files.patience = patience
    status = BudgetCommand.run(arguments, on: console).rawValue
    bytes = output.bytes
    self.output = String(decoding: output.bytes, as: UTF8.self)
    self.errors = String(decoding: errors.bytes, as: UTF8.self)
  }

  /// Returns the path of a file in `Samples`.
  static func sample(_ name: String) -> String { packageFolder.appending(path: "Samples/\(name)").path }
}
