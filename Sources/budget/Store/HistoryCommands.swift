import ArgumentParser
import BudgetModel
import BudgetStores
import CalendarDates
import ExactJSON
import Foundation

/// Lists the changes of a budget.
struct HistoryCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List the changes to a book or backup, latest first.",
    discussion: """
      EXAMPLES
        budget history
        budget history household.budget --limit 100 --json
      """)

  @Argument(
    help: "The book or backup (default: the one of --book).",
    completion: .file(extensions: ["budget", "json"]))
  var file: String?
  @Option(help: "The number of changes to list.")
  var limit = 20
  @OptionGroup var place: StorePlace

  func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit takes a number above 0.") }
    guard file == nil || place.book == nil else {
      throw ValidationError("Name the budget once: as an argument or with --book.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    var place = place
    place.book = place.book ?? file
    let session = try StoreSession(place, on: console)
    let changes = try session.reading { try $0.changes(nil, withRecords: false) }
    var listing = Listing(
      name: "changes",
      columns: [
        .figures("number", "No."), .words("time", "When"), .words("command", "Command"),
        .words("undone", ""),
      ])
    for change in changes.reversed().prefix(limit) {
      listing.rows.append([
        .count(change.number), .text(change.time.description), .text(change.command),
        Listing.Cell(
          text: change.undone == nil ? "" : "undone",
          value: change.undone.map { .string($0.description) } ?? .null),
      ])
    }
    if changes.count > limit {
      listing.notes = ["\(changes.count - limit) earlier changes; --limit shows more."]
    }
    if place.json {
      console.writeOutput(listing.json())
    } else {
      for line in listing.lines(console.lineWidth) { console.print(line) }
    }
    return .done
  }
}

/// Shows one change with its records before and after it.
struct ShowCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show one change: each record before and after it.",
    discussion: """
      EXAMPLES
        budget show 12
      """)

  @Argument(help: "The number of the change, from budget history.")
  var number: Int
  @OptionGroup var place: StorePlace

  func run(on console: Console) throws -> ExitStatus {
    let session = try StoreSession(place, on: console)
    let found = try session.reading { try $0.changes(number...max(number, number), withRecords: true) }.first
    guard let change = found else { throw CommandError(.noChange(number), of: session.store.path) }
    guard !place.json else {
      var writer = JSONWriter()
      writer.write(ChangeJSON.value(change))
      console.writeOutput(writer.finished())
      return .done
    }
    let undone = change.undone.map { ", undone \($0)" } ?? ""
    console.print("Change \(change.number), \(change.time)\(undone): \(change.command)")
    for record in change.records {
      for line in ChangeText.lines(record) {
        for wrapped in FindingLines.wrapped(line, width: console.width) { console.print(wrapped) }
      }
    }
    return .done
  }
}

/// Shows the differences that a change makes to a record, field by field.
enum ChangeText {
  static func lines(_ record: RecordChange) -> [String] {
    let (before, after) = (members(record.before), members(record.after))
    let verb = record.before == nil ? "added" : record.after == nil ? "deleted" : "changed"
    let names = before.map(\.name) + after.map(\.name).filter { name in !before.contains { $0.name == name } }
    let fields = names.filter { before[$0] != after[$0] && !["id", "created", "updated"].contains($0) }
    return ["\(record.collection.rawValue) \(record.id.prefix(8)) \(verb)"]
      + fields.map { name in
        let values = (before[name].map(JSONWriter.compactText), after[name].map(JSONWriter.compactText))
        switch values {
        case (let old?, let new?): return "  \(name): \(old) → \(new)"
        case (let old?, nil): return "  \(name): \(old)" + (record.after == nil ? "" : " → none")
        default: return "  \(name): \(values.1 ?? "")"
        }
      }
  }

  private static func members(_ text: String?) -> [JSONMember] {
    text.flatMap { try? JSONParser.parse($0) }?.members ?? []
  }
}

/// Redoes a change that was undone.
struct RedoCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo",
    abstract: "Redo a change that was undone.",
    discussion: """
      EXAMPLES
        budget redo
        budget redo 12
      """)

  @Argument(help: "The number of the change (default: the one undone last).")
  var number: Int?
  @OptionGroup var store: StoreOptions

  func run(on console: Console) throws -> ExitStatus {
    let session = try StoreSession(store, on: console)
    let change = try session.writing { try $0.redo(number) }
    session.showReturn("Change \(change.number) was redone: \(change.command)", change)
    return .done
  }
}

extension StoreSession {
  /// Shows a change that was undone or redone.
  func showReturn(_ line: String, _ change: BudgetChange) {
    guard !isJSON else { return show([line], change) }
    for line in FindingLines.wrapped(line, width: desk.console.width) { desk.console.print(line) }
    if isTrial { desk.console.print("Nothing was written (--dry-run).") }
  }
}
