import ArgumentParser
import BudgetFiles
import BudgetModel

/// Lists what differs between two budgets.
struct DiffCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "List what was added, removed and changed from one budget to another.",
    discussion: """
      Ends with status 1 where the two differ.

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
    let diff = BudgetDiff(from: try loader.load(old).budget, to: try loader.load(new).budget)
    if json {
      console.writeOutput(DiffText(diff).json())
    } else {
      for line in DiffText(diff).lines(width: console.width) { console.print(line) }
    }
    return diff.isEmpty ? .done : .found
  }
}

/// Differences in words and as JSON.
struct DiffText {
  private let diff: BudgetDiff

  init(_ diff: BudgetDiff) {
    self.diff = diff
  }

  /// A line for each record, and one for each of its fields that differs.
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

  /// The same as JSON.
  func json() -> [UInt8] {
    let collections = diff.collections.map { collection in
      JSONMember(
        collection.key,
        .object([
          JSONMember("added", .array(collection.added.map(Self.value))),
          JSONMember("removed", .array(collection.removed.map(Self.value))),
          JSONMember("changed", .array(collection.changed.map(Self.value))),
          JSONMember("isReordered", .bool(collection.isReordered)),
        ]))
    }
    var writer = JSONWriter()
    writer.write(
      .object(
        [JSONMember("settings", .array(diff.settings.map(Self.value)))] + collections
          + [JSONMember("unknown", .array(diff.unknown.map(Self.value)))]))
    return writer.finished()
  }

  private static func value(_ entry: BudgetDiff.Entry) -> JSONValue {
    .object([JSONMember("id", .string(entry.id)), JSONMember("name", .string(entry.name))])
  }

  private static func value(_ change: BudgetDiff.Change) -> JSONValue {
    .object([
      JSONMember("id", .string(change.id)), JSONMember("name", .string(change.name)),
      JSONMember("fields", .array(change.fields.map(value))),
    ])
  }

  private static func value(_ field: FieldChange) -> JSONValue {
    .object([
      JSONMember("key", .string(field.key)), JSONMember("old", field.old.map { .string($0) } ?? .null),
      JSONMember("new", field.new.map { .string($0) } ?? .null),
    ])
  }
}
