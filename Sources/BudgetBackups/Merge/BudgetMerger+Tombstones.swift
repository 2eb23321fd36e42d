internal import BudgetModel
internal import CalendarDates
internal import Foundation

extension BudgetMerger {
  /// Returns the tombstones of both sides, except the tombstones of records that were changed after their deletion.
  ///
  /// If both sides have the same tombstones, their order is kept; otherwise they are sorted by time.
  func mergedTombstones() -> [Tombstone] {
    let sides = (left.tombstones.map(TombstoneVersion.init), right.tombstones.map(TombstoneVersion.init))
    var merged = sides.0.map(\.tombstone)
    if sides.0.map(\.json) != sides.1.map(\.json) {
      let latest = Dictionary((sides.0 + sides.1).map { ($0.tombstone.id, $0) }) { $0.later($1) }
      merged = latest.values.map(\.tombstone).sorted { ($0.deleted, $0.id) < ($1.deleted, $1.id) }
    }
    return merged.compactMap(settled)
  }

  /// Returns the tombstone with the content of its deleted record added; nil if the record was changed after
  /// its deletion and is therefore restored.
  private func settled(_ tombstone: Tombstone) -> Tombstone? {
    guard let uuid = UUID(uuidString: tombstone.id) else { return tombstone }
    let records = buried[uuid] ?? []
    if resurrected.contains(uuid), records.isEmpty { return nil }
    var tombstone = tombstone
    tombstone.unknown.fields += records
    return tombstone
  }
}

/// A tombstone with its JSON text, which decides between tombstones with equal times.
private struct TombstoneVersion {
  let tombstone: Tombstone
  let json: [UInt8]

  init(_ tombstone: Tombstone) {
    self.tombstone = tombstone
    json = BackupRecords.tombstone.json(tombstone)
  }

  func later(_ other: TombstoneVersion) -> TombstoneVersion {
    let times = (tombstone.deleted, other.tombstone.deleted)
    if times.0 != times.1 { return times.0 < times.1 ? other : self }
    return json.lexicographicallyPrecedes(other.json) ? other : self
  }
}
