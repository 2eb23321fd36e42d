public import BudgetModel

/// Merges two budgets with a common origin (SPEC §3, Merging).
///
///     let merged = BudgetMerge.merge(phone, tablet)
///     // merged.budget, and in merged.conflicts the lost changes
///
/// For each record, the version that was changed last is kept. A deletion wins unless the record was changed after the
/// deletion, or a kept record refers to the deleted record. The written result does not depend on which budget comes
/// first or on how often the merge is repeated; `Docs/merging.md` describes merging three budgets.
public enum BudgetMerge {
  /// A merged budget and the lost changes.
  public struct Result: Hashable, Sendable {
    /// The merged budget.
    public let budget: Budget
    /// The records that both sides changed, in the order of the backup.
    public let conflicts: [MergeConflict]
  }

  /// Merges two budgets.
  ///
  /// - Parameters:
  ///   - left: One budget.
  ///   - right: The other budget.
  ///   - base: The common ancestor of both, if known. The ancestor only determines which records count as
  ///     changed by both sides; without an ancestor, a record counts as changed if it was updated after its
  ///     creation.
  /// - Returns: The merged budget and its conflicts, in time linear in the number of records.
  public static func merge(_ left: Budget, _ right: Budget, base: Budget? = nil) -> Result {
    var merger = BudgetMerger(MergeSide(left), MergeSide(right), base: base)
    return merger.merged()
  }
}
