internal import BudgetModel
internal import CalendarDates
internal import Foundation

extension BudgetMerger {
  /// Adds a conflict if a record was changed on both sides.
  mutating func noteConflict<Entity>(
    _ meeting: Meeting<Entity>, in collection: BudgetCollection<Entity>, isAlive: Bool
  ) {
    guard let (kept, reason) = outcome(meeting, collection, isAlive: isAlive),
      let left = version(meeting.left, left.deletions[meeting.id.uuid]),
      let right = version(meeting.right, right.deletions[meeting.id.uuid])
    else { return }
    var fields: [FieldChange] = []
    if let left = meeting.left, let right = meeting.right {
      fields = FieldChange.between(left.json, right.json)
    }
    note(
      MergeConflict(
        collection: collection.key, id: meeting.id.description,
        name: collection.label(meeting.winner.record), kept: kept, reason: reason, left: left, right: right,
        fields: fields))
  }

  private func outcome<Entity>(
    _ meeting: Meeting<Entity>, _ collection: BudgetCollection<Entity>, isAlive: Bool
  ) -> (MergeConflict.Side, MergeConflict.Reason)? {
    let original = meeting.original.map(collection.json)
    switch (meeting.left, meeting.right) {
    case (.some(let left), .some(let right)):
      if left.json == right.json { return nil }
      let isLeftKept = left.later(right).json == left.json
      let isSameTime = left.record.info.updated == right.record.info.updated
      let isChanged =
        base == nil
        ? isSameTime || wasChanged(isLeftKept ? right : left)
        : original != left.json && original != right.json
      return isChanged ? (isLeftKept ? .left : .right, isSameTime ? .sameTime : .laterChange) : nil
    case (.some(let version), nil), (nil, .some(let version)):
      let side: MergeConflict.Side = meeting.left == nil ? .right : .left
      let isChanged = base == nil ? wasChanged(version) : original != version.json
      if isAlive {
        if !resurrected.contains(meeting.id.uuid) { return (side, .stillNamed) }
        return isChanged ? (side, .laterChange) : nil
      }
      return isChanged ? (side == .left ? .right : .left, .laterDeletion) : nil
    case (nil, nil): return nil
    }
  }

  /// Whether a record was updated after its creation, which counts as a change if no common
  /// ancestor is known.
  private func wasChanged<Entity>(_ version: RecordVersion<Entity>) -> Bool {
    version.record.info.updated > version.record.info.created
  }

  private func version<Entity>(
    _ version: RecordVersion<Entity>?, _ deletion: UTCTimestamp?
  ) -> MergeConflict.Version? {
    guard let version else { return deletion.map(MergeConflict.Version.deleted) }
    return .changed(version.record.info.updated, json: String(decoding: version.json, as: UTF8.self))
  }
}
