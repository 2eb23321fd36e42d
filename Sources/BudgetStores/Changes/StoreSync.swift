public import BudgetBackups
public import BudgetModel
public import CalendarDates
internal import Foundation

/// Brings two stores together: both get what the other has (SPEC §3, Merging).
///
/// Of each record the version changed last is kept, and deletions carry. In each store the whole is one change of its
/// history, so that what lost there can be seen and taken back.
public enum StoreSync {
  /// What became of two stores.
  public struct Outcome: Sendable {
    /// The change of each store; nil for one that had everything.
    public let changes: (first: BudgetChange?, second: BudgetChange?)
    /// The records that both had changed.
    public let conflicts: [MergeConflict]
  }

  /// Brings two stores together.
  ///
  /// One after the other is written, so that two runs never wait for each other. What is changed meanwhile by another
  /// program is kept, and goes over the next time.
  ///
  /// - Parameters:
  ///   - first: One store.
  ///   - second: The other one.
  ///   - time: When it is done.
  ///   - isTrial: Whether nothing is kept of it.
  /// - Returns: What became of them.
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
    // That the other copy has what was done here decides how it is taken back.
    if change == nil, let last, !last.isSync {
      try turn.keep(
        BudgetChange(
          number: last.number + 1, time: time, command: "\(BudgetChange.sharingWord) with \(name)",
          records: []))
    }
    return change
  }
}
