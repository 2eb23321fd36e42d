public import CalendarDates

/// A whole household budget: everything that a backup contains (SPEC §1).
///
/// It contains no derived values: totals, balances and percentages are always computed. Collections keep the
/// order of their source.
public struct Budget: Hashable, Sendable {
  /// The household's currency, formats and other preferences.
  public var settings: Settings
  /// The purposes and sources of money.
  public var categories: [Category]
  /// The log.
  public var transactions: [Transaction]
  /// The starting balances and assignments of months.
  public var monthlyBudgets: [MonthlyBudget]
  /// The places where money is held.
  public var accounts: [Account]
  /// Payments that fall due, once or repeatedly.
  public var bills: [Bill]
  /// Named spans of time; they never overlap.
  public var periods: [Period]
  /// Spending limits of categories for a week or a month.
  public var limits: [Limit]
  /// The people of the household who have limits.
  public var members: [Member]
  /// The traces of deleted records, which merging needs.
  public var tombstones: [Tombstone]
  /// Files that were imported into the budget, in the order of their imports.
  public var imports: [Import]
  /// The commands that changed the budget, in chronological order.
  public var history: [BudgetChange] = []
  /// Top-level fields of the backup that this version does not know.
  public var unknown: UnknownFields

  /// Creates a budget from these parts; by default an empty one.
  public init(
    settings: Settings = Settings(), categories: [Category] = [], transactions: [Transaction] = [],
    monthlyBudgets: [MonthlyBudget] = [], accounts: [Account] = [], bills: [Bill] = [],
    periods: [Period] = [],
    limits: [Limit] = [], members: [Member] = [], tombstones: [Tombstone] = [],
    imports: [Import] = [], unknown: UnknownFields = UnknownFields()
  ) {
    self.settings = settings
    self.categories = categories
    self.transactions = transactions
    self.monthlyBudgets = monthlyBudgets
    self.accounts = accounts
    self.bills = bills
    self.periods = periods
    self.limits = limits
    self.members = members
    self.tombstones = tombstones
    self.imports = imports
    self.unknown = unknown
  }
}

/// The trace of a deleted record; it prevents a merge from restoring the record.
public struct Tombstone: Hashable, Sendable {
  /// The deleted record's UUID text in lowercase.
  public var id: String
  /// When it was deleted.
  public var deleted: UTCTimestamp
  /// Fields that this version does not know.
  public var unknown: UnknownFields

  /// Creates the tombstone of a record deleted at this time.
  public init(id: String, deleted: UTCTimestamp, unknown: UnknownFields = UnknownFields()) {
    self.id = id
    self.deleted = deleted
    self.unknown = unknown
  }
}
