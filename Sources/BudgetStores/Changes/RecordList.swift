internal import BudgetModel
internal import ExactJSON
internal import Foundation

/// Compares and changes the list of a collection's records.
struct RecordList<Entity: Hashable & Sendable>: Sendable {
  let collection: RecordChange.Collection
  let id: @Sendable (Entity) -> UUID?
  let json: @Sendable (Entity) -> [UInt8]
  let read: @Sendable (JSONValue) -> Entity?

  /// Returns the records that differ: first the deleted records, then the changed and added records.
  func changes(_ old: [Entity], _ new: [Entity]) -> [RecordChange] {
    // Most of a log is unchanged and needs no lookup.
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    if start == old.count, start == new.count { return [] }
    let rest = shorter - start
    let end = (0..<rest).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest
    let (oldPart, newPart) = (start..<old.count - end, start..<new.count - end)
    let before = Dictionary(oldPart.map { (id(old[$0]), $0) }) { first, _ in first }
    var kept: Set<Int> = []
    var changes: [RecordChange] = []
    for index in newPart {
      let record = new[index]
      guard let place = before[id(record)] else {
        changes.append(change(record, before: nil, after: record, index))
        continue
      }
      kept.insert(place)
      if old[place] != record { changes.append(change(record, before: old[place], after: record, nil)) }
    }
    let gone = oldPart.filter { !kept.contains($0) }.map { change(old[$0], before: old[$0], after: nil, $0) }
    return gone + changes
  }

  private func change(_ record: Entity, before: Entity?, after: Entity?, _ position: Int?) -> RecordChange {
    RecordChange(
      collection, id: id(record)?.uuidString.lowercased() ?? "", before: before.map(text),
      after: after.map(text), position: position)
  }

  private func text(_ record: Entity) -> String { String(decoding: json(record), as: UTF8.self) }

  /// Applies changes to the records, in one pass through the list.
  func apply(
    _ changes: [RecordChange], _ isChecked: Bool, to records: inout [Entity]
  ) throws(StoreError) {
    var pending: [UUID: RecordChange] = [:]
    var added: [(position: Int, record: Entity)] = []
    for change in changes {
      guard let uuid = UUID(uuidString: change.id) else { throw .changedOutside(change) }
      guard change.before == nil else {
        pending[uuid] = change
        continue
      }
      guard let record = value(change.after) else { throw .changedOutside(change) }
      added.append((change.position ?? Int.max, record))
    }
    let new = Set(added.map { id($0.record) })
    var result: [Entity] = []
    result.reserveCapacity(records.count + added.count)
    // Deleted records are removed first, because the positions of added records count only the remaining
    // records.
    for record in records {
      let uuid = id(record)
      if isChecked, new.contains(uuid),
        let change = changes.first(where: { $0.id == uuid?.uuidString.lowercased() })
      {
        throw .changedOutside(change)
      }
      guard let uuid, let change = pending.removeValue(forKey: uuid) else {
        result.append(record)
        continue
      }
      if isChecked, value(change.before) != record { throw .changedOutside(change) }
      guard change.after != nil else { continue }
      guard let after = value(change.after) else { throw .changedOutside(change) }
      result.append(after)
    }
    if let missing = pending.values.first { throw .changedOutside(missing) }
    records = Self.inserting(added, into: result)
  }

  private func value(_ text: String?) -> Entity? {
    text.flatMap { try? JSONParser.parse($0) }.flatMap(read)
  }

  private static func inserting(
    _ added: [(position: Int, record: Entity)], into records: [Entity]
  ) -> [Entity] {
    guard !added.isEmpty else { return records }
    let sorted = added.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }
    .map(\.element)
    var result: [Entity] = []
    result.reserveCapacity(records.count + sorted.count)
    var next = sorted[...]
    for record in records {
      while let first = next.first, first.position <= result.count {
        result.append(first.record)
        next = next.dropFirst()
      }
      result.append(record)
    }
    return result + next.map(\.record)
  }
}
