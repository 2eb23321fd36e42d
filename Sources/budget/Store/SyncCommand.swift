import ArgumentParser
import BudgetFiles
import BudgetModel
import BudgetStores
import CalendarDates
import ExactJSON
import SafeFiles

/// Synchronises two copies of a budget.
struct SyncCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Synchronise two copies of a budget: each gets the changes of the other.",
    discussion: """
      The later change of each record is kept, and deletions are carried over. Discarded changes are listed with \
      both values. In each copy, all of this is one change: budget show shows it, and budget undo undoes it there.

      EXAMPLES
        budget sync household.budget /media/stick/household.budget
        budget sync laptop.budget phone.json --dry-run
      """)

  @Argument(help: "The first book or backup.", completion: .file(extensions: ["budget", "json"]))
  var first: String
  @Argument(help: "The second book or backup.", completion: .file(extensions: ["budget", "json"]))
  var second: String
  @Option(
    help: ArgumentHelp(
      "The time to use as the current time, in UTC (default: the system clock).",
      valueName: "2026-01-31T20:00:00Z"))
  var now: UTCTimestamp?
  @Flag(help: "Show what would be done without writing anything.")
  var dryRun = false
  @Flag(help: "Write the result as JSON.")
  var json = false

  func run(on console: Console) throws -> ExitStatus {
    let now = now ?? console.now()
    guard FileIdentity(path: first) != FileIdentity(path: second) || FileIdentity(path: first) == nil else {
      throw CommandError(.usage, "\(first) and \(second) are the same file; name two copies")
    }
    let stores = try [first, second].map { try StoreFile($0, now: now, on: console).store(on: console) }
    let outcome: StoreSync.Outcome
    do { outcome = try StoreSync.sync(stores[0], stores[1], at: now, isTrial: dryRun) } catch let error
      as StoreError
    {
      throw CommandError(error, of: first)
    }
    guard !json else {
      var writer = JSONWriter()
      writer.write(
        .object([
          JSONMember("conflicts", .array(outcome.conflicts.map(\.json))),
          JSONMember("first", outcome.changes.first.map { ChangeJSON.value($0) } ?? .null),
          JSONMember("second", outcome.changes.second.map { ChangeJSON.value($0) } ?? .null),
        ]))
      console.writeOutput(writer.finished())
      return .done
    }
    for conflict in outcome.conflicts { show(conflict, on: console) }
    for (path, change) in [(first, outcome.changes.first), (second, outcome.changes.second)] {
      let count = change?.records.count ?? 0
      let what = count == 0 ? "is already up to date" : "gets \(count) record\(count == 1 ? "" : "s")"
      let way = change.map { dryRun ? "" : "; change \($0.number)" } ?? ""
      console.print("\(FileAccess.name(of: path)) \(what)\(way)")
    }
    if dryRun { console.print("Nothing was written (--dry-run).") }
    return .done
  }

  private func show(_ conflict: MergeConflict, on console: Console) {
    let kept = FileAccess.name(of: conflict.kept == .left ? first : second)
    var lines = ["\(conflict.collection): \(conflict.name): kept as in \(kept)"]
    for field in conflict.fields where field.key != "updated" {
      lines.append("  \(field.key): \(field.old ?? "none") | \(field.new ?? "none")")
    }
    for line in lines {
      for wrapped in FindingLines.wrapped(line, width: console.width) { console.print(wrapped) }
    }
  }
}
