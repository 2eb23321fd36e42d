import ArgumentParser
import BudgetModel
import BudgetReports
import BudgetStores
import FindingWording
import CalendarDates

/// A kind of record that has commands to add, edit, delete and list it.
protocol RecordVerbs {
  associatedtype Entity: Record
  /// The fields that a user can set.
  associatedtype Fields: ParsableArguments
  /// The options that determine what happens to records that depend on a deleted one.
  associatedtype Deletion: ParsableArguments & RecordDeletion where Deletion.Entity == Entity

  /// The singular noun, such as `category`, which is also the name of the command.
  static var word: String { get }
  /// The purpose of the records, such as `what money is for`.
  static var purpose: String { get }
  /// The arguments of an example that adds a record.
  static var example: String { get }
  static var records: WritableKeyPath<Budget, [Entity]> { get }
  /// Returns the name of a record.
  static func name(_ record: Entity, _ budget: Budget) -> String
  /// Returns a new record with this name and default values.
  ///
  /// - Throws: `CommandError` if a field is missing.
  static func new(_ name: String, _ fields: Fields, _ budget: Budget, _ desk: Desk) throws -> Entity
  /// Sets the fields that were given.
  static func set(_ name: String?, _ fields: Fields, of record: inout Entity, _ budget: Budget) throws
  static func columns(_ money: MoneyFormat) -> [Listing.Column]
  static func row(_ record: Entity, _ budget: Budget, _ money: MoneyFormat) -> [Listing.Cell]
}

/// The way in which a record is deleted.
protocol RecordDeletion {
  associatedtype Entity: Record
  /// Whether many other records are deleted too, so that the user has to confirm the deletion.
  var isWide: Bool { get }
  func delete(_ record: Entity, from budget: inout Budget, _ desk: Desk) throws
}

extension RecordVerbs {
  static func find(_ name: String, _ budget: Budget) throws -> Entity {
    let records = budget[keyPath: records]
    let named = records.map { ($0, Self.name($0, budget)) }
    let exact = named.filter { $0.1 == name }
    let folded = named.filter { $0.1.lowercased() == name.lowercased() }
    if let only = exact.first ?? (folded.count == 1 ? folded[0] : nil) { return only.0 }
    let known = named.map(\.1).sorted()
    let remedy =
      known.isEmpty
      ? "the budget has none"
      : Suggestion.question(for: name, among: known)
        ?? "there are \(known.map { "\"\($0)\"" }.joined(separator: ", "))"
    throw CommandError(.usage, "there is no \(word) \"\(name)\"; \(remedy)")
  }

  /// Throws an error for rules that a changed record breaks, except rules that it broke before the change.
  static func check(_ budget: Budget, before: Budget, _ desk: Desk) throws {
    var known = Dictionary(
      before.validationFindings(strictness: .entry).map { ($0.fact, 1) }, uniquingKeysWith: +)
    let problems = budget.validationFindings(strictness: .entry).filter { finding in
      known[finding.fact, default: 0] -= 1
      return finding.severity > .info && known[finding.fact, default: 0] < 0
    }
    guard problems.isEmpty else {
      throw CommandError(
        .badInput,
        problems.map { $0.reason + FindingLines.remedy($0) }.joined(separator: "\n        "))
    }
  }
}

/// The commands of one kind of record.
struct RecordCommand<Verbs: RecordVerbs>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Verbs.word, abstract: "Add, edit, delete and list \(Verbs.purpose).",
      discussion: """
        EXAMPLES
          budget \(Verbs.word) list
          budget \(Verbs.word) add \(Verbs.example)
        """,
      subcommands: [
        AddRecord<Verbs>.self, EditRecord<Verbs>.self, DeleteRecord<Verbs>.self, ListRecords<Verbs>.self,
      ])
  }
}

/// Adds a record.
struct AddRecord<Verbs: RecordVerbs>: StoreCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "add", abstract: "Add a new \(Verbs.word).",
      discussion: """
        EXAMPLES
          budget \(Verbs.word) add \(Verbs.example)
        """)
  }

  @Argument(help: "The name.")
  var name: String
  @OptionGroup var fields: Verbs.Fields
  @OptionGroup var store: StoreOptions

  func change(_ budget: inout Budget, _ desk: Desk) throws -> [String] {
    let before = budget
    let record = try Verbs.new(name, fields, budget, desk)
    budget[keyPath: Verbs.records].append(record)
    try Verbs.check(budget, before: before, desk)
    return ["\(Verbs.name(record, budget)) was added."]
  }
}

/// Changes a record.
struct EditRecord<Verbs: RecordVerbs>: StoreCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "edit", abstract: "Change an existing \(Verbs.word).")
  }

  @Argument(help: "The name.")
  var name: String
  @Option(help: "The new name.")
  var rename: String?
  @OptionGroup var fields: Verbs.Fields
  @OptionGroup var store: StoreOptions

  func change(_ budget: inout Budget, _ desk: Desk) throws -> [String] {
    let before = budget
    let old = try Verbs.find(name, budget)
    var record = old
    try Verbs.set(rename, fields, of: &record, budget)
    guard record != old else { return ["\(name) stays as it is."] }
    record.info.updated = desk.now
    budget.replace(record, in: Verbs.records)
    try Verbs.check(budget, before: before, desk)
    return ["\(Verbs.name(record, budget)) was changed."]
  }
}

/// Deletes a record.
struct DeleteRecord<Verbs: RecordVerbs>: StoreCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "delete", abstract: "Delete an existing \(Verbs.word).",
      discussion:
        "Shows what is deleted with it. A large deletion must be confirmed in a terminal, or with --yes."
    )
  }

  @Argument(help: "The name.")
  var name: String
  @OptionGroup var deletion: Verbs.Deletion
  @Flag(help: "Do not ask for confirmation.")
  var yes = false
  @OptionGroup var store: StoreOptions

  func scope(_ today: CalendarDate) -> LogScope { .all }

  func change(_ budget: inout Budget, _ desk: Desk) throws -> [String] {
    let before = budget
    let record = try Verbs.find(name, budget)
    do { try deletion.delete(record, from: &budget, desk) } catch let error as DeletionError {
      throw CommandError(error, Verbs.word)
    }
    let going = DeletionPreview.lines(from: before, to: budget)
    if deletion.isWide {
      try Consent(yes: yes, dryRun: store.dryRun, desk: desk).ask("Delete \(going.joined(separator: ", "))?")
    }
    return ["\(Verbs.name(record, before)): \(going.joined(separator: ", "))."]
  }
}

/// Lists the records of a kind.
struct ListRecords<Verbs: RecordVerbs>: ConsoleCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "list", abstract: "List \(Verbs.purpose).")
  }

  @OptionGroup var place: StorePlace

  func run(on console: Console) throws -> ExitStatus {
    let session = try StoreSession(place, on: console)
    let budget = try session.reading { try $0.budget(.none) }
    let money = MoneyFormat(budget.settings)
    var listing = Listing(name: "records", columns: Verbs.columns(money))
    for record in budget[keyPath: Verbs.records] { listing.rows.append(Verbs.row(record, budget, money)) }
    if listing.rows.isEmpty { listing.notes = ["The budget has no \(Verbs.word)."] }
    if place.json {
      console.writeOutput(listing.json())
    } else {
      for line in listing.lines(console.lineWidth) { console.print(line) }
    }
    return .done
  }
}

/// Describes the changes to other records when a record is deleted.
enum DeletionPreview {
  static func lines(from before: Budget, to after: Budget) -> [String] {
    let records = BudgetDifference.records(from: before, to: after).filter { $0.collection != .deleted }
    var counts: [(collection: RecordChange.Collection, isGone: Bool, count: Int)] = []
    for record in records {
      let isGone = record.after == nil
      if let index = counts.firstIndex(where: { $0.collection == record.collection && $0.isGone == isGone }) {
        counts[index].count += 1
      } else {
        counts.append((record.collection, isGone, 1))
      }
    }
    return counts.sorted { $0.isGone && !$1.isGone }.map { entry in
      "\(entry.count) of \(entry.collection.words) \(entry.isGone ? "deleted" : "changed")"
    }
  }
}

extension RecordChange.Collection {
  /// The name of the record.
  var words: String {
    switch self {
    case .monthlyBudgets: "the months"
    case .deleted: "the deletions"
    default: "the \(rawValue)"
    }
  }
}
