public import BudgetModel

/// Merges two budgets with a common origin (SPEC §3, Merging).
///
///     let merged = BudgetMerge.merge(phone, tablet)
///     // merged.budget, and in merged.conflicts what one of them lost
///
/// The version of each record that was changed last is kept; a deletion wins unless the record was
/// changed after it, or a kept record refers to it. The written result is the same whichever budget
/// comes first and however often the merge is repeated; `Docs/merging.md` describes what holds for the
/// order of three.
public enum BudgetMerge {
  /// A merged budget and the lost changes.
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
  ///   - base: The common ancestor of both, if known. It only decides which records both sides have
  ///     changed; without it a record counts as changed if it was updated after its creation.
  /// - Returns: The merged budget and its conflicts, in time linear in the number of records.
  public static func merge(_ left: Budget, _ right: Budget, base: Budget? = nil) -> Result {
    var merger = BudgetMerger(MergeSide(left), MergeSide(right), base: base)
    return merger.merged()
  }
}
