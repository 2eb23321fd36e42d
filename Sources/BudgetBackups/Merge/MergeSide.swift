internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import ExactJSON

/// One of the two budgets of a merge, with its deletions and the deleted records that it stores.
struct MergeSide {
  /// The budget.
  let budget: Budget
  /// The latest deletion of each identifier.
  let deletions: [UUID: UTCTimestamp]
  /// The deleted records that earlier merges stored in tombstones.
  let buried: BuriedRecords
  /// The tombstones without their stored records.
  let tombstones: [Tombstone]

  init(_ budget: Budget) {
    self.budget = budget
    var deletions: [UUID: UTCTimestamp] = [:]
    for tombstone in budget.tombstones {
      guard let uuid = UUID(uuidString: tombstone.id) else { continue }
      deletions[uuid] = max(deletions[uuid] ?? tombstone.deleted, tombstone.deleted)
    }
    self.deletions = deletions
    var buried = BuriedRecords()
    tombstones = budget.tombstones.map { buried.takeOut(of: $0) }
    self.buried = buried
  }
}

/// Deleted records that may have to be restored, because a record of a third copy of the budget may still
/// refer to them.
///
/// A tombstone stores each of them like an unknown field, under the key of its collection.
struct BuriedRecords {
  /// The JSON texts by collection and identifier.
  private var texts: [String: [UUID: [String]]] = [:]

  /// The collections with records to which other records refer.
  private static let collections: Set<String> = [
    BudgetCollections.categories.key, BudgetCollections.accounts.key, BudgetCollections.bills.key,
    BudgetCollections.periods.key, BudgetCollections.members.key,
  ]

  /// Takes the stored records out of a tombstone and returns the tombstone without them.
  mutating func takeOut(of tombstone: Tombstone) -> Tombstone {
    guard !tombstone.unknown.isEmpty, let uuid = UUID(uuidString: tombstone.id) else { return tombstone }
    var rest = tombstone
    rest.unknown.fields.removeAll { field in
      guard Self.collections.contains(field.name) else { return false }
      texts[field.name, default: [:]][uuid, default: []].append(field.json)
      return true
    }
    return rest
  }

  /// Returns the records of a collection that are readable and have the identifier of their tombstone.
  func records<Entity>(of collection: BudgetCollection<Entity>) -> [Entity] {
    (texts[collection.key] ?? [:]).flatMap { uuid, texts in
      texts.compactMap { text in
        let record = (try? JSONParser.parse(text)).flatMap { collection.record($0) }
        return record?.id.uuid == uuid ? record : nil
      }
    }
  }
}
