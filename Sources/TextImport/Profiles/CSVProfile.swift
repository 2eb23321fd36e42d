public import BudgetModel
public import FieldReading

/// What the columns mean in the CSV files of one bank or app (`Docs/profiles.md`).
public struct CSVProfile: Hashable, Sendable {
  /// What the rows of a file contain.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Transactions.
    case log
    /// Budgeted amounts by month.
    case plan
  }

  /// The name by which the user selects the profile.
  public var name: String
  /// The name shown to the user.
  public var title: String
  /// What the rows contain.
  public var kind = Kind.log
  /// Names that the header row must have: one name of each list.
  ///
  /// Nil for files without a header row.
  public var header: [[String]]?
  /// Whether the header row has no other names.
  public var isExact = false
  /// Whether other banks or apps use this header row with other meanings.
  ///
  /// The profile is then only suggested.
  public var isOffered = false
  /// The source of each value.
  public var columns: [FieldMeaning: FieldSource]
  /// How the direction of money is shown; nil if two columns or the file itself show it.
  public var signs: SignConvention?
  /// The order of day, month and year in dates, if it is always the same.
  public var dateOrder: DateOrder?
  /// The decimal separator, if it is always the same.
  public var decimalMark: DecimalMark?
  /// The currency, if no column states it.
  public var currency: Currency?
  /// The rules for rows that are not transactions, by reason.
  public var skips: [SkipRule] = []
  /// The rows that may be transfers between own accounts.
  public var transfers: RowCondition?

  /// Creates a profile that only names the columns.
  public init(
    name: String, title: String, header: [[String]]?, columns: [FieldMeaning: FieldSource]
  ) {
    self.name = name
    self.title = title
    self.header = header
    self.columns = columns
  }
}

/// A condition on a row: at least one of several columns contains one of its texts.
public struct RowCondition: Hashable, Sendable {
  /// A column and its texts.
  ///
  /// `""` matches a blank cell; `*` at the end of a text matches any further characters.
  public struct Test: Hashable, Sendable {
    /// The column.
    public var column: FieldSource
    /// The texts.
    public var texts: [String]
  }

  /// The tests.
  ///
  /// The condition is met if at least one succeeds.
  public var tests: [Test]
}

/// Rows that are skipped for a certain reason.
public struct SkipRule: Hashable, Sendable {
  /// The reason under which the rows are counted.
  public var reason: SkipReason
  /// The condition that the rows meet.
  public var condition: RowCondition
}
