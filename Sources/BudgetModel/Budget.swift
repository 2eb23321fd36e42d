public import CalendarDates

/// A whole household budget: everything that a backup holds (SPEC §1).
///
/// Nothing in it is derived: totals, balances and percentages are always computed. Collections keep the order
/// of their source.
public struct Budget: Hashable, Sendable {
  /// Currency, formats and habits of the household.
  public var settings: Settings
  /// What money is for and where it comes from.
  public var categories: [Category]
  /// The log.
  public var transactions: [Transaction]
  /// What a month starts with and what it was assigned.
  public var monthlyBudgets: [MonthlyBudget]
  /// Where money is.
  public var accounts: [Account]
  /// What falls due again and again.
  public var bills: [Bill]
  /// Spans of time with a name; they never overlap.
  public var periods: [Period]
  /// What a category may cost a week or a month.
  public var limits: [Limit]
  /// The people of the household who have limits.
  public var members: [Member]
  /// Records that were deleted, for merging.
  public var tombstones: [Tombstone]
  /// Files that were imported into the budget, the first one first.
  public var imports: [Import]
  /// The commands that changed the budget, the first one first.
  public var history: [BudgetChange] = []
  /// Fields at the top of the backup that this version does not know.
  public var unknown: UnknownFields

  /// A budget of these parts; without any, an empty one.
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

/// What is left of a deleted record, so that merging does not bring it back.
public struct Tombstone: Hashable, Sendable {
  /// The deleted record's UUID text in lower case.
  public var id: String
  /// When it was deleted.
  public var deleted: UTCTimestamp
  /// Fields that this version does not know.
  public var unknown: UnknownFields

  /// The mark of a record deleted at this time.
  public init(id: String, deleted: UTCTimestamp, unknown: UnknownFields = UnknownFields()) {
    self.id = id
    self.deleted = deleted
    self.unknown = unknown
  }
}
