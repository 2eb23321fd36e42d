public import BudgetBackups
public import BudgetModel
public import CalendarDates
internal import Foundation

/// Synchronises two stores, so that each store gets the changes of the other store (SPEC §3, Merging).
///
/// For each record, the version that was changed last is kept; deletions are applied to both stores. The history of
/// each store records all of this as one change, so that discarded versions can be seen and restored.
public enum StoreSync {
  /// The result of synchronising two stores.
  public struct Outcome: Sendable {
    /// The change made to each store; nil for a store that was already up to date.
    public let changes: (first: BudgetChange?, second: BudgetChange?)
    /// The records that both stores had changed.
    public let conflicts: [MergeConflict]
  }

  /// Synchronises two stores.
  ///
  /// The stores are written one after the other, so that two runs never wait for each other. Changes that
  /// another program makes meanwhile are kept; the next synchronisation copies them.
  ///
  /// - Parameters:
  ///   - first: One store.
  ///   - second: The other store.
  ///   - time: The time of the change.
  ///   - isTrial: Whether all changes are discarded.
  /// - Returns: The changes of both stores and the conflicts.
  /// - Throws: `StoreError`.
  public static func sync(
    _ first: any BudgetStore, _ second: any BudgetStore, at time: UTCTimestamp, isTrial: Bool = false
  ) throws -> Outcome {
    let one = try first.read { try $0.budget(.all) }
    let (merge, secondChange) = try second.write(isTrial: isTrial) { turn in
      let merge = BudgetMerge.merge(one, try turn.budget(.all))
      return (merge, try take(merge.budget, into: turn, from: first.path, time))
    }
    let firstChange = try first.write(isTrial: isTrial) { turn in
      let whole = BudgetMerge.merge(try turn.budget(.all), merge.budget).budget
      return try take(whole, into: turn, from: second.path, time)
    }
    return Outcome(changes: (firstChange, secondChange), conflicts: merge.conflicts)
  }

  private static func take(
    _ budget: Budget, into turn: any StoreTurn, from path: String, _ time: UTCTimestamp
  ) throws -> BudgetChange? {
    let name = path.split(separator: "/").last ?? ""
    let change = try turn.change("\(BudgetChange.syncWord) \(name)", at: time, seeing: .all) { $0 = budget }
      .change
    let last = try turn.changes(nil, withRecords: false).last
    // Undoing the last change later depends on whether the other copy has seen that change.
    if change == nil, let last, !last.isSync {
      try turn.keep(
        BudgetChange(
          number: last.number + 1, time: time, command: "\(BudgetChange.sharingWord) with \(name)",
          records: []))
    }
    return change
  }
}
