public import BudgetModel
public import FieldReading

/// The meanings of the columns in one publisher's CSV (`Docs/profiles.md`).
public struct CSVProfile: Hashable, Sendable {
  /// The kind of rows in a file.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Transactions.
    case log
    /// Budgeted amounts by month.
    case plan
  }

  /// The name by which the user selects it.
  public var name: String
  /// The display name.
  public var title: String
  /// The kind of rows.
  public var kind = Kind.log
  /// Names that must all be in the header, one of each list; nil for files without a header.
  public var header: [[String]]?
  /// Whether the header has no other names.
  public var isExact = false
  /// Whether other publishers use this header with other meanings, so that the profile is only suggested.
  public var isOffered = false
  /// Where each meaning comes from.
  public var columns: [FieldMeaning: FieldSource]
  /// Which way money went; nil if two columns or the file say it.
  public var signs: SignConvention?
  /// The order of day, month and year in dates, if the publisher always uses the same.
  public var dateOrder: DateOrder?
  /// The decimal separator, if the publisher always uses the same.
  public var decimalMark: DecimalMark?
  /// The currency where no column says it.
  public var currency: Currency?
  /// Rows that are not transactions, by reason.
  public var skips: [SkipRule] = []
  /// Rows that may be transfers between one's own accounts.
  public var transfers: RowCondition?

  /// A profile that only names its columns.
  public init(
    name: String, title: String, header: [[String]]?, columns: [FieldMeaning: FieldSource]
  ) {
    self.name = name
    self.title = title
    self.header = header
    self.columns = columns
  }
}

/// A condition on a row: one of the columns holds one of the texts.
public struct RowCondition: Hashable, Sendable {
  /// A column and the texts that it must contain; `""` matches a blank, `*` at the end matches any rest.
  public struct Test: Hashable, Sendable {
    /// The column.
    public var column: FieldSource
    /// The texts.
    public var texts: [String]
  }

  /// The tests, one of which must succeed.
  public var tests: [Test]
}

/// Rows that are skipped for a reason.
public struct SkipRule: Hashable, Sendable {
  /// The reason, under which they are counted.
  public var reason: SkipReason
  /// Which rows.
  public var condition: RowCondition
}
