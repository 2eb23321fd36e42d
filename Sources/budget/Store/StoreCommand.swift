import ArgumentParser
import BudgetCalculation
import BudgetModel
import BudgetReports
import BudgetStores
import CalendarDates
import ExactJSON
import Foundation

/// The tools of a command that changes a budget where it is stored.
struct Desk {
  let console: Console
  /// The moment of the change.
  let now: UTCTimestamp
  /// The day of the change.
  var today: CalendarDate { now.date }

  /// Returns a new identifier.
  func id<Entity>() -> Identifier<Entity> { Identifier(console.newIdentity()) }

  /// The times of a new record.
  var info: RecordInfo { RecordInfo(created: now) }

  /// Asks a yes-or-no question; without a terminal, the answer is no.
  func agrees(_ question: String) -> Bool {
    guard console.inputIsTerminal else { return false }
    console.printError(question + " [y/N]")
    return ["y", "yes"].contains((console.readLine() ?? "").trimmingCharacters(in: .whitespaces).lowercased())
  }
}

/// A command that makes one change to a book or a backup.
protocol StoreCommand: ConsoleCommand {
  var store: StoreOptions { get }

  /// Returns the part of the log that the command needs.
  func scope(_ today: CalendarDate) -> LogScope

  /// Changes the budget and returns lines that describe the change.
  ///
  /// - Throws: `CommandError` if a rule forbids the change.
  func change(_ budget: inout Budget, _ desk: Desk) throws -> [String]
}

extension StoreCommand {
  func scope(_ today: CalendarDate) -> LogScope { .none }

  func run(on console: Console) throws -> ExitStatus {
    try StoreSession(store, on: console).make(seeing: scope(store.place.moment(on: console).date)) {
      budget, desk in
      try change(&budget, desk)
    }
  }
}

/// The use of a store, which is a book or a backup, by one command.
struct StoreSession {
  let store: any BudgetStore
  let desk: Desk
  /// Whether the result is written as JSON.
  let isJSON: Bool
  /// Whether the changes are only shown, not written.
  let isTrial: Bool

  /// Opens the store at a path or, if `path` is nil, the store of this folder.
  ///
  /// - Throws: `CommandError` if there is none.
  init(_ path: String?, now: UTCTimestamp, json: Bool, dryRun: Bool = false, on console: Console) throws {
    (isJSON, isTrial) = (json, dryRun)
    desk = Desk(console: console, now: now)
    store = try StoreFile(path, now: now, on: console).store(on: console)
  }

  /// Opens the store that the options name.
  ///
  /// - Throws: `CommandError` if there is none.
  init(_ options: StoreOptions, on console: Console) throws {
    try self.init(options.place, dryRun: options.dryRun, on: console)
  }

  /// Opens the store that the options name.
  ///
  /// - Throws: `CommandError` if there is none.
  init(_ place: StorePlace, dryRun: Bool = false, on console: Console) throws {
    try self.init(
      place.book, now: place.moment(on: console), json: place.json, dryRun: dryRun, on: console)
  }

  /// Makes one change and shows it.
  func make(
    seeing scope: LogScope, _ work: (inout Budget, Desk) throws -> [String]
  ) throws -> ExitStatus {
    try make { turn in
      try turn.change(words, at: desk.now, seeing: scope) { try work(&$0, desk) }
    }
  }

  /// Makes one change with full access to the locked store, and shows the change.
  func make(
    _ work: (any StoreTurn) throws -> (result: [String], change: BudgetChange?)
  ) throws -> ExitStatus {
    let made = try writing { try work($0) }
    show(made.result, made.change)
    return .done
  }

  /// Performs work on the store while it is locked against other writers.
  func writing<Result>(_ work: (any StoreTurn) throws -> Result) throws -> Result {
    do { return try store.write(isTrial: isTrial, work) } catch let error as StoreError {
      throw CommandError(error, of: store.path)
    }
  }

  /// Performs work that only reads the store.
  func reading<Result>(_ work: (any StoreTurn) throws -> Result) throws -> Result {
    do { return try store.read(work) } catch let error as StoreError {
      throw CommandError(error, of: store.path)
    }
  }

  /// The command line that repeats the command, without options that do not affect the result.
  var words: String {
    var words = desk.console.arguments[...]
    var kept: [String] = []
    while let word = words.popFirst() {
      if ["--json", "--dry-run", "--yes"].contains(word) { continue }
      if ["--book", "--to", "--into", "--now"].contains(word) {
        _ = words.popFirst()
        continue
      }
      if ["--book=", "--to=", "--into=", "--now="].contains(where: word.hasPrefix) { continue }
      kept.append(word.contains { $0.isWhitespace || $0 == "\"" } ? "'\(word)'" : word)
    }
    return kept.joined(separator: " ")
  }

  /// Shows the change and how to undo it.
  func show(_ lines: [String], _ change: BudgetChange?) {
    guard !isJSON else {
      var writer = JSONWriter()
      writer.write(
        .object([
          JSONMember("said", .array(lines.map { .string($0) })),
          JSONMember("change", change.map { ChangeJSON.value($0) } ?? .null),
          JSONMember("isWritten", .bool(change != nil && !isTrial)),
        ]))
      return desk.console.writeOutput(writer.finished())
    }
    for line in lines { print(line) }
    guard let change else { return print("Nothing changes.") }
    print(
      isTrial
        ? "Nothing was written (--dry-run)."
        : "Change \(change.number) of \(FileAccess.name(of: store.path)); budget undo undoes it.")
  }

  private func print(_ line: String) {
    for line in FindingLines.wrapped(line, width: desk.console.width) { desk.console.print(line) }
  }
}

/// Writes changes as JSON, with records in the format of the backup.
enum ChangeJSON {
  static func value(_ change: BudgetChange) -> JSONValue {
    var members = [
      JSONMember("number", .number(String(change.number))),
      JSONMember("time", .string(change.time.description)),
      JSONMember("command", .string(change.command)),
    ]
    if let undone = change.undone { members.append(JSONMember("undone", .string(undone.description))) }
    members.append(JSONMember("records", .array(change.records.map(value))))
    return .object(members)
  }

  private static func value(_ record: RecordChange) -> JSONValue {
    func parsed(_ text: String?) -> JSONValue { text.flatMap { try? JSONParser.parse($0) } ?? .null }
    return .object([
      JSONMember("collection", .string(record.collection.rawValue)), JSONMember("id", .string(record.id)),
      JSONMember("before", parsed(record.before)), JSONMember("after", parsed(record.after)),
    ])
  }
}
