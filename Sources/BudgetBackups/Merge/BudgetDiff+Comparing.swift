internal import BudgetModel
internal import CalendarDates
internal import ExactJSON

extension BudgetDiff {
  /// The parts of a record that a comparison needs.
  private struct Item {
    let id: String
    let json: [UInt8]
    let name: () -> String

    var entry: Entry { Entry(id: id, name: name(), json: String(decoding: json, as: UTF8.self)) }
  }

  static func compare<Entity>(
    _ old: Budget, _ new: Budget, _ collection: BudgetCollection<Entity>
  ) -> Collection {
    func items(_ budget: Budget) -> [Item] {
      budget[keyPath: collection.records].map { record in
        Item(id: record.id.description, json: collection.json(record)) { collection.label(record) }
      }
    }
    return compare(collection.key, items(old), items(new))
  }

  static func compare(_ old: [Tombstone], _ new: [Tombstone]) -> Collection {
    func items(_ tombstones: [Tombstone]) -> [Item] {
      tombstones.map { tombstone in
        Item(id: tombstone.id, json: BackupRecords.tombstone.json(tombstone)) {
          tombstone.deleted.description
        }
      }
    }
    return compare("deleted", items(old), items(new))
  }

  private static func compare(_ key: String, _ old: [Item], _ new: [Item]) -> Collection {
    let olds = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    let newIDs = Set(new.map(\.id))
    let changed = new.compactMap { item -> Change? in
      guard let before = olds[item.id], before.json != item.json else { return nil }
      return Change(id: item.id, name: item.name(), fields: FieldChange.between(before.json, item.json))
    }
    let shared = (
      old.lazy.map(\.id).filter(newIDs.contains), new.lazy.map(\.id).filter { olds[$0] != nil }
    )
    return Collection(
      key: key, added: new.filter { olds[$0.id] == nil }.map(\.entry),
      removed: old.filter { !newIDs.contains($0.id) }.map(\.entry), changed: changed,
      isReordered: !shared.0.elementsEqual(shared.1))
  }

  /// Returns unknown fields as an object.
  static func json(_ unknown: UnknownFields) -> [UInt8] {
    var writer = JSONWriter(pretty: false)
    writer.beginObject()
    for field in unknown.fields {
      if let value = try? JSONParser.parse(field.json) { writer.member(field.name, value) }
    }
    writer.endObject()
    return writer.bytes
  }
}
