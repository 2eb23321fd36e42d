public import BudgetModel

/// Merges two budgets that were one once (SPEC §3, Merging).
///
///     let merged = BudgetMerge.merge(phone, tablet)
///     // merged.budget, and in merged.conflicts what one of them lost
///
/// Of each record the version changed last is kept; a deletion wins unless the record was changed after it, or a
/// record that is kept names it. What is written of the result is the same whichever budget comes first and however
/// often it is merged again; `Docs/merging.md` says what holds for the order of three.
public enum BudgetMerge {
  /// A merged budget and what was lost on the way.
  public struct Result: Hashable, Sendable {
    /// Everything of both budgets.
    public let budget: Budget
    /// The records that both had changed, in the order of the backup.
    public let conflicts: [MergeConflict]
  }

  /// Merges two budgets.
  ///
  /// - Parameters:
  ///   - left: One budget.
  ///   - right: The other budget.
  ///   - base: The budget that both come from, where it is known. It decides nothing but which records both have
  ///     changed; without it a record counts as changed where it was changed after it was made.
  /// - Returns: The merged budget and its conflicts; linear in the number of records.
  public static func merge(_ left: Budget, _ right: Budget, base: Budget? = nil) -> Result {
    var merger = BudgetMerger(MergeSide(left), MergeSide(right), base: base)
    return merger.merged()
  }
}
