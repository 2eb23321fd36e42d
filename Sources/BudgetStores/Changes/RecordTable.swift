internal import BudgetBackups
internal import BudgetModel
internal import ExactJSON
internal import Foundation

/// A collection of a budget whose records are compared, written and deleted by their identifiers.
struct RecordTable: Sendable {
  /// The collection.
  let collection: RecordChange.Collection
  /// Returns the records that differ between two budgets.
  let changes: @Sendable (_ old: Budget, _ new: Budget) -> [RecordChange]
  /// Applies changes to the records of a budget; if `isChecked` is true, each record must match its state
  /// before the change.
  let apply: @Sendable (_ changes: [RecordChange], _ isChecked: Bool, inout Budget) throws(StoreError) -> Void
  /// Returns the identifier and the JSON text of each record, in order.
  let texts: @Sendable (Budget) -> [(id: UUID, json: [UInt8])]
  /// Adds the record that a value represents; returns false if the value is not a record.
  let append: @Sendable (JSONValue, inout Budget) -> Bool
  /// Returns whether two values represent the same record.
  let isSame: @Sendable (JSONValue, JSONValue) -> Bool
}

extension RecordTable {
  /// Creates a table of values that have an identifier.
  init<Entity: Hashable & Sendable>(
    _ collection: RecordChange.Collection,
    _ records: any WritableKeyPath<Budget, [Entity]> & Sendable,
    id: @escaping @Sendable (Entity) -> UUID?, json: @escaping @Sendable (Entity) -> [UInt8],
    read: @escaping @Sendable (JSONValue) -> Entity?
  ) {
    let form = RecordList(collection: collection, id: id, json: json, read: read)
    self.init(collection: collection) { old, new in
      form.changes(old[keyPath: records], new[keyPath: records])
    } apply: { changes, isChecked, budget throws(StoreError) in
      try form.apply(changes, isChecked, to: &budget[keyPath: records])
    } texts: { budget in
      budget[keyPath: records].compactMap { record in id(record).map { ($0, json(record)) } }
    } append: { value, budget in
      guard let record = read(value) else { return false }
      budget[keyPath: records].append(record)
      return true
    } isSame: {
      read($0) == read($1)
    }
  }

  /// Creates the table of a collection in the backup.
  init<Entity>(_ name: RecordChange.Collection, _ collection: BudgetCollection<Entity>) {
    self.init(
      name, collection.records, id: { $0.id.uuid }, json: { collection.json($0) },
      read: { collection.record($0) })
  }

  /// All tables in dependency order: records to which other records refer come first.
  static let all: [RecordTable] = [
    settings,
    RecordTable(.members, BudgetCollections.members),
    RecordTable(.categories, BudgetCollections.categories),
    RecordTable(.accounts, BudgetCollections.accounts),
    RecordTable(.periods, BudgetCollections.periods),
    RecordTable(.bills, BudgetCollections.bills),
    RecordTable(.limits, BudgetCollections.limits),
    RecordTable(.monthlyBudgets, BudgetCollections.monthlyBudgets),
    RecordTable(.transactions, BudgetCollections.transactions),
    RecordTable(.imports, BudgetCollections.imports),
    RecordTable(
      .deleted, \.tombstones, id: { UUID(uuidString: $0.id) }, json: { RecordForm.tombstone.json($0) },
      read: { RecordForm.tombstone.value($0) }),
  ]

  /// Returns the table of a collection.
  static func of(_ collection: RecordChange.Collection) -> RecordTable {
    all.first { $0.collection == collection } ?? settings
  }
}

extension RecordTable {
  /// The settings, which are one record.
  private static let settings = RecordTable(collection: .settings) { old, new in
    guard old.settings != new.settings else { return [] }
    return [
      RecordChange(.settings, id: "settings", before: text(old.settings), after: text(new.settings))
    ]
  } apply: { changes, isChecked, budget throws(StoreError) in
    for change in changes {
      guard let after = change.after, let value = try? JSONParser.parse(after),
        let settings = RecordForm.settings.value(value)
      else { throw .changedOutside(change) }
      if isChecked, change.before != text(budget.settings) { throw .changedOutside(change) }
      budget.settings = settings
    }
  } texts: {
    [(settingsID, RecordForm.settings.json($0.settings))]
  } append: { value, budget in
    guard let settings = RecordForm.settings.value(value) else { return false }
    budget.settings = settings
    return true
  } isSame: {
    RecordForm.settings.value($0) == RecordForm.settings.value($1)
  }

  /// The identifier of the settings, which have no identifier of their own: the nil UUID (RFC 9562 §5.9).
  static let settingsID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

  private static func text(_ settings: Settings) -> String {
    String(decoding: RecordForm.settings.json(settings), as: UTF8.self)
  }
}
