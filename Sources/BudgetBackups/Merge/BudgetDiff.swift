public import BudgetModel

/// The differences between two budgets: added, removed and changed records, and changed fields by
/// their JSON keys.
///
///     let diff = BudgetDiff(from: yesterday, to: today)
///     diff.isEmpty                      // the backups are equal except for their export dates
///     diff.collections[0].changed[0].fields  // [FieldChange(key: "amount", old: "12", new: "13")]
public struct BudgetDiff: Hashable, Sendable {
  /// A record that only one of the budgets has.
  public struct Entry: Hashable, Sendable {
    /// The record's identifier.
    public let id: String
    /// The display name: the record's name or title, or its day and description.
    public let name: String
    /// The whole record as JSON text.
    public let json: String
  }

  /// A record that differs between the two budgets.
  public struct Change: Hashable, Sendable {
    /// The record's identifier.
    public let id: String
    /// The display name in the newer budget.
    public let name: String
    /// The fields that differ (at least one).
    public let fields: [FieldChange]
  }

  /// The differences of one collection.
  public struct Collection: Hashable, Sendable {
    /// The key of the collection in the JSON backup.
    public let key: String
    /// Records that are only in the newer budget, in its order.
    public let added: [Entry]
    /// Records that are only in the older budget, in its order.
    public let removed: [Entry]
    /// Records that differ, in the order of the newer budget.
    public let changed: [Change]
    /// Whether the records that both budgets have are in a different order.
    public let isReordered: Bool

    /// Whether there are no differences.
    public var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty && !isReordered }
  }

  /// The settings that differ.
  public let settings: [FieldChange]
  /// The collections that differ, in the order of the backup; the tombstones are the collection with the key
  /// `deleted`.
  public let collections: [Collection]
  /// The unknown top-level fields that differ.
  public let unknown: [FieldChange]

  /// Whether there are no differences.
  public var isEmpty: Bool { settings.isEmpty && collections.isEmpty && unknown.isEmpty }

  /// Computes the differences in time linear in the number of records.
  public init(from old: Budget, to new: Budget) {
    settings = FieldChange.between(
      BackupRecords.settings.json(old.settings), BackupRecords.settings.json(new.settings))
    unknown = FieldChange.between(Self.json(old.unknown), Self.json(new.unknown))
    collections = [
      Self.compare(old, new, BudgetCollections.categories),
      Self.compare(old, new, BudgetCollections.transactions),
      Self.compare(old, new, BudgetCollections.monthlyBudgets),
      Self.compare(old, new, BudgetCollections.accounts),
      Self.compare(old, new, BudgetCollections.bills),
      Self.compare(old, new, BudgetCollections.periods),
      Self.compare(old, new, BudgetCollections.limits),
      Self.compare(old, new, BudgetCollections.members),
      Self.compare(old.tombstones, new.tombstones),
      Self.compare(old, new, BudgetCollections.imports),
    ].filter { !$0.isEmpty }
  }
}
