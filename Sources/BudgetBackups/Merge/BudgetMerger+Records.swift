internal import BudgetModel
internal import CalendarDates
internal import Foundation

/// A record with its JSON text, which decides between versions with equal times.
struct RecordVersion<Entity: Record> {
  let record: Entity
  let json: [UInt8]

  /// Returns the version to keep; the result is the same if the two versions are swapped.
  func later(_ other: RecordVersion) -> RecordVersion {
    let times = (record.info.updated, other.record.info.updated)
    if times.0 != times.1 { return times.0 < times.1 ? other : self }
    return json.precedes(other.json) ? other : self
  }
}

extension [UInt8] {
  /// Returns the result of `lexicographicallyPrecedes`, but compares many bytes at a time.
  func precedes(_ other: [UInt8]) -> Bool {
    let order = memcmp(self, other, Swift.min(count, other.count))
    return order == 0 ? count < other.count : order < 0
  }
}

extension BudgetMerger {
  /// The versions of one record that are merged.
  struct Meeting<Entity: Record> {
    let id: Identifier<Entity>
    let left: RecordVersion<Entity>?
    let right: RecordVersion<Entity>?
    let winner: RecordVersion<Entity>
    /// The record in the common ancestor, if known.
    let original: Entity?
  }

  /// Merges a collection; if `isNamedByOthers` is true, deleted records to which kept records refer are kept
  /// too.
  mutating func merge<Entity>(
    _ collection: BudgetCollection<Entity>, into budget: inout Budget, isNamedByOthers: Bool = false
  ) {
    let sides = (versions(of: collection, left), versions(of: collection, right))
    var all = sides.0.merging(sides.1) { $0.later($1) }
    if isNamedByOthers {
      for record in left.buried.records(of: collection) + right.buried.records(of: collection) {
        let version = RecordVersion(record: record, json: collection.json(record))
        all[record.id] = all[record.id].map { $0.later(version) } ?? version
      }
    }
    let originals = Dictionary((base?[keyPath: collection.records] ?? []).map { ($0.id, $0) }) { first, _ in
      first
    }
    var records: [Entity] = []
    for id in order(of: collection, all) {
      guard let winner = all[id] else { continue }
      let isAlive = settle(winner, isNamed: isNamedByOthers && named.contains(id))
      noteConflict(
        Meeting(
          id: id, left: sides.0[id], right: sides.1[id], winner: winner, original: originals[id]),
        in: collection, isAlive: isAlive)
      if isAlive {
        records.append(winner.record)
        collection.names(winner.record, &named)
      } else if isNamedByOthers {
        bury(winner, collection.key)
      }
    }
    budget[keyPath: collection.records] = records
  }

  /// Returns whether a record is kept: it was never deleted, it was changed after its deletion, or `isNamed`
  /// is true.
  private mutating func settle<Entity>(_ version: RecordVersion<Entity>, isNamed: Bool) -> Bool {
    let uuid = version.record.id.uuid
    guard let deletion = deletions[uuid] else { return true }
    guard version.record.info.updated <= deletion else {
      resurrected.insert(uuid)
      return true
    }
    return isNamed
  }

  private mutating func bury<Entity>(_ version: RecordVersion<Entity>, _ key: String) {
    let field = UnknownFields.Field(name: key, json: String(decoding: version.json, as: UTF8.self))
    buried[version.record.id.uuid, default: []].append(field)
  }

  private func versions<Entity>(
    of collection: BudgetCollection<Entity>, _ side: MergeSide
  ) -> [Identifier<Entity>: RecordVersion<Entity>] {
    let versions = side.budget[keyPath: collection.records].map {
      ($0.id, RecordVersion(record: $0, json: collection.json($0)))
    }
    return Dictionary(versions) { $0.later($1) }
  }

  /// Returns the identifiers of both sides in one order; where the sides disagree, the order of the side with
  /// the latest change counts.
  private func order<Entity>(
    of collection: BudgetCollection<Entity>, _ all: [Identifier<Entity>: RecordVersion<Entity>]
  ) -> [Identifier<Entity>] {
    let lists = (left.budget[keyPath: collection.records], right.budget[keyPath: collection.records])
    let ids = (lists.0.map(\.id), lists.1.map(\.id))
    let precedes: (Identifier<Entity>, Identifier<Entity>) -> Bool = { first, second in
      let created = (all[first]?.record.info.created, all[second]?.record.info.created)
      guard let firstTime = created.0, let secondTime = created.1, firstTime != secondTime else {
        return first < second
      }
      return firstTime < secondTime
    }
    let isLeftLeading = leads(lists.0, lists.1)
    let listed =
      ids.0 == ids.1
      ? MergedOrder(ids.0, [], precedes: precedes).merged()
      : MergedOrder(
        isLeftLeading ? ids.0 : ids.1, isLeftLeading ? ids.1 : ids.0, precedes: precedes
      ).merged()
    if listed.count == all.count { return listed }
    let isListed = Set(listed)
    return listed + all.keys.filter { !isListed.contains($0) }.sorted(by: precedes)
  }

  private func leads<Entity: Record>(_ first: [Entity], _ second: [Entity]) -> Bool {
    let changed = (first.lazy.map(\.info.updated).max(), second.lazy.map(\.info.updated).max())
    if changed.0 != changed.1 { return (changed.0 ?? .epoch) > (changed.1 ?? .epoch) }
    return second.lexicographicallyPrecedes(first) { $0.id < $1.id }
  }
}
