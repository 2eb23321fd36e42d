import ArgumentParser
import BudgetFiles
import BudgetModel
import ExactJSON

/// Lists the differences between two budgets.
struct DiffCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "List what was added, removed and changed between two budgets.",
    discussion: """
      Exits with status 1 if the two differ.

      EXAMPLES
        budget diff old.json new.json
        budget diff household.xlsx backup.json --json
      """)

  @Argument(help: "The older file.", completion: .file())
  var old: String
  @Argument(help: "The newer file.", completion: .file())
  var new: String
  @Flag(help: "Write the differences as JSON.")
  var json = false
  @OptionGroup var options: InputOptions

  func run(on console: Console) throws -> ExitStatus {
    let loader = BudgetLoader(options: options, console: console)
    let (from, to) = (try loader.load(old), try loader.load(new))
    // Only a backup records the file from which a budget was read, so only backups are compared in this respect.
    let isOfBackups = from.format == .json && to.format == .json
    let diff =
      isOfBackups
      ? BudgetDiff(from: from.budget, to: to.budget) : BudgetDiff(from: from.forgotten, to: to.forgotten)
    if json {
      var writer = JSONWriter()
      writer.write(diff.json)
      console.writeOutput(writer.finished())
    } else {
      for line in DiffText(diff).lines(width: console.width) { console.print(line) }
    }
    return diff.isEmpty ? .done : .found
  }
}

/// The differences between budgets as text.
struct DiffText {
  private let diff: BudgetDiff

  init(_ diff: BudgetDiff) {
    self.diff = diff
  }

  /// Returns a line for each record, and a line for each of its fields that differ.
  func lines(width: Int) -> [String] {
    guard !diff.isEmpty else { return ["no differences"] }
    var lines: [String] = []
    if !diff.settings.isEmpty { lines += ["settings"] + diff.settings.map { "    " + Self.text($0) } }
    for collection in diff.collections {
      lines.append(
        "\(collection.key): \(collection.added.count) added, \(collection.removed.count) removed, \(collection.changed.count) changed\(collection.isReordered ? ", reordered" : "")"
      )
      lines += collection.added.map { "  + \($0.name)" }
      lines += collection.removed.map { "  − \($0.name)" }
      for change in collection.changed {
        lines.append("  ~ \(change.name)")
        lines += change.fields.map { "      " + Self.text($0) }
      }
    }
    lines += diff.unknown.map { "  \(Self.text($0))" }
    return lines.flatMap { FindingLines.wrapped($0, width: width, indent: "        ") }
  }

  private static func text(_ field: FieldChange) -> String {
    "\(field.key): \(field.old ?? "nothing") → \(field.new ?? "nothing")"
  }
}
