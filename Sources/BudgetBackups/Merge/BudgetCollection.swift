package import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
package import ExactJSON
internal import ImportCore

/// A collection of the backup: its key, its records, their shape, and their display names.
package struct BudgetCollection<Entity: Record>: Sendable {
  /// The key in the backup.
  package let key: String
  /// The records in the budget.
  package let records: any WritableKeyPath<Budget, [Entity]> & Sendable
  /// The shape of a record.
  let shape: BackupShape<Entity>
  /// Returns the display name of a record.
  let label: @Sendable (Entity) -> String
  /// Collects the records to which a record refers.
  package let names: @Sendable (Entity, inout NamedRecords) -> Void

  /// Creates a collection; by default, its records refer to no other records.
  init(
    _ key: String, _ records: any WritableKeyPath<Budget, [Entity]> & Sendable,
    _ shape: BackupShape<Entity>, label: @escaping @Sendable (Entity) -> String,
    names: @escaping @Sendable (Entity, inout NamedRecords) -> Void = { _, _ in }
  ) {
    self.key = key
    self.records = records
    self.shape = shape
    self.label = label
    self.names = names
  }

  /// Returns the JSON text of the record as in the backup, but without spaces; equal texts mean equal
  /// records.
  package func json(_ record: Entity) -> [UInt8] { shape.json(record) }

  /// Returns the record that a JSON value represents, or nil if the value is not a record.
  package func record(_ json: JSONValue) -> Entity? { shape.record(json, named: key) }
}

extension BackupShape {
  /// Returns the JSON text of the record as in the backup, but without spaces.
  func json(_ record: Record) -> [UInt8] {
    var encoder = BackupEncoder()
    encoder.json = JSONWriter(pretty: false)
    codec.write(record, &encoder)
    return encoder.json.bytes
  }

  /// Returns the record that a JSON value represents, without checking its references; nil if the value is
  /// not a record.
  func record(_ value: JSONValue, named name: String) -> Record? {
    var decoder = BackupDecoder(context: ImportContext(fileName: name, now: .epoch))
    let record = codec.read(value, &decoder)
    return decoder.state.problems.isEmpty ? record : nil
  }
}

/// The records to which other records refer, stored by kind because records of different kinds may have the
/// same UUID.
package struct NamedRecords {
  private var names: Set<Name> = []

  /// Creates an empty set of records.
  package init() {}

  private struct Name: Hashable {
    let kind: ObjectIdentifier
    let uuid: UUID
  }

  /// Adds a referenced record; nil is ignored.
  package mutating func add<Entity>(_ id: Identifier<Entity>?) {
    guard let id else { return }
    names.insert(Name(kind: ObjectIdentifier(Entity.self), uuid: id.uuid))
  }

  /// Returns whether another record refers to this record.
  package func contains<Entity>(_ id: Identifier<Entity>) -> Bool {
    names.contains(Name(kind: ObjectIdentifier(Entity.self), uuid: id.uuid))
  }
}

/// The collections of a backup.
package enum BudgetCollections {
  package static let categories = BudgetCollection(
    "categories", \.categories, BackupRecords.category, label: \.name)

  package static let transactions = BudgetCollection(
    "transactions", \.transactions, BackupRecords.transaction,
    label: { "\($0.date) \($0.description)" },
    names: { transaction, named in
      named.add(transaction.categoryID)
      named.add(transaction.accountID)
      named.add(transaction.transferAccountID)
      named.add(transaction.periodID)
      named.add(transaction.memberID)
      named.add(transaction.billID)
    })

  package static let monthlyBudgets = BudgetCollection(
    "monthlyBudgets", \.monthlyBudgets, BackupRecords.monthlyBudget, label: \.month.description,
    names: { month, named in
      for assignment in month.assignments { named.add(assignment.categoryID) }
    })

  package static let accounts = BudgetCollection("accounts", \.accounts, BackupRecords.account, label: \.name)

  package static let bills = BudgetCollection(
    "bills", \.bills, BackupRecords.bill, label: \.title,
    names: { bill, named in
      named.add(bill.categoryID)
      named.add(bill.accountID)
    })

  package static let periods = BudgetCollection("periods", \.periods, BackupRecords.period, label: \.name)

  package static let limits = BudgetCollection(
    "limits", \.limits, BackupRecords.limit,
    label: { "\($0.amount.plainText) \($0.period.rawValue)" },
    names: { limit, named in
      named.add(limit.categoryID)
      named.add(limit.memberID)
    })

  package static let members = BudgetCollection("members", \.members, BackupRecords.member, label: \.name)

  /// The imports; the records that an import added do not count as references, so a merge can delete these records.
  package static let imports = BudgetCollection(
    "imports", \.imports, BackupRecords.imported, label: \.fileName)
}

/// The JSON form of a value that is not in a collection of records.
package struct RecordForm<Value: Sendable>: Sendable {
  private let shape: BackupShape<Value>
  private let name: String

  /// Returns the JSON text of the value as in the backup, but without spaces.
  package func json(_ value: Value) -> [UInt8] { shape.json(value) }

  /// Returns the value that the JSON represents, or nil if it represents no such value.
  package func value(_ json: JSONValue) -> Value? { shape.record(json, named: name) }
}

extension RecordForm where Value == Settings {
  /// The settings.
  package static let settings = RecordForm(shape: BackupRecords.settings, name: "settings")
}

extension RecordForm where Value == Tombstone {
  /// A tombstone.
  package static let tombstone = RecordForm(shape: BackupRecords.tombstone, name: "deleted")
}

extension RecordForm where Value == BudgetChange {
  /// One command that changed the budget.
  package static let change = RecordForm(shape: BackupRecords.change, name: "history")
}
