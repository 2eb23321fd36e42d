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

  /// The name that selects it.
  public var name: String
  /// The name for people.
  public var title: String
  /// The kind of rows.
  public var kind = Kind.log
  /// Names that must all be in the header, one of each list; nil for files without a header.
  public var header: [[String]]?
  /// Whether the header has no other names.
  public var isExact = false
  /// Whether others write this header with other meanings, so that it is offered and not taken.
  public var isOffered = false
  /// Where each meaning comes from.
  public var columns: [FieldMeaning: FieldSource]
  /// Which way money went; nil if two columns or the file say it.
  public var signs: SignConvention?
  /// The order of numbers in dates, where the publisher always writes the same.
  public var dateOrder: DateOrder?
  /// The decimal mark, likewise.
  public var decimalMark: DecimalMark?
  /// The currency where no column says it.
  public var currency: Currency?
  /// Rows that are not transactions, by reason.
  public var skips: [SkipRule] = []
  /// Rows that may be moves between one's own accounts.
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
  /// A column and the texts that it must hold; `""` is blank, one that ends in `*` a beginning.
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
