import ArgumentParser
import BudgetFiles
import BudgetModel
import CalendarDates
import ExactJSON

/// Merges two versions of a budget.
struct MergeCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge two versions of a budget; the later change of each record wins.",
    discussion: """
      Deletions are carried over. Discarded changes are listed on standard error. With --base, only records that \
      both sides changed since that version are conflicts.

      EXAMPLES
        budget merge phone.json laptop.json both.json
        budget merge phone.json laptop.json both.json --base last-sync.json
      """)

  @Argument(help: "The first file.", completion: .file())
  var left: String
  @Argument(help: "The second file.", completion: .file())
  var right: String
  @Argument(help: "The backup to write.", completion: .file())
  var output: String
  @Option(help: "The common earlier version of both files.", completion: .file())
  var base: String?
  @Flag(help: "Write the discarded changes to standard output as JSON.")
  var json = false
  @OptionGroup var options: InputOptions

  func validate() throws {
    guard !json || output != FileAccess.standardStream else {
      throw ValidationError("--json and the backup cannot both go to standard output; name a file.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    let inputs = [left, right] + (base.map { [$0] } ?? [])
    let target = try options.target(output, as: .json, reading: inputs, on: console)
    let loader = BudgetLoader(options: options, console: console, remembersFile: true)
    let result = BudgetMerge.merge(
      try loader.load(left).remembered, try loader.load(right).remembered,
      base: try base.map { try loader.load($0).remembered })
    do {
      let bytes = try BudgetBackup.write(result.budget, exportDate: options.moment(on: console))
      try FileAccess(console: console).write(bytes, to: target, saying: WrittenText.backup(result.budget))
    } catch let error as BackupWriteError {
      throw CommandError(.badInput, FindingLines.refusal(error.findings))
    }
    report(result.conflicts, on: console)
    return options.strict && !result.conflicts.isEmpty ? .found : .done
  }

  private func report(_ conflicts: [MergeConflict], on console: Console) {
    if json {
      var writer = JSONWriter()
      writer.write(.object([JSONMember("conflicts", .array(conflicts.map(\.json)))]))
      return console.writeOutput(writer.finished())
    }
    for conflict in conflicts {
      let kept = conflict.kept == .left ? left : right
      let fields = conflict.fields.map(\.key).joined(separator: ", ")
      for line in FindingLines.wrapped(
        "\(conflict.collection): \(conflict.name): kept the version of \(FileAccess.name(of: kept)) (\(conflict.reason.words))\(fields.isEmpty ? "" : "; it differs in \(fields)")",
        width: console.width)
      {
        console.printError(line)
      }
    }
  }
}

extension MergeConflict.Reason {
  /// The reason for keeping this version, in words.
  fileprivate var words: String {
    switch self {
    case .laterChange: "it changed later"
    case .laterDeletion: "it was deleted later"
    case .sameTime: "both changed at the same time"
    case .stillNamed: "another record refers to it"
    }
  }
}
