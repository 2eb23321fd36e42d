internal import ExactDecimals
public import Foundation
public import FieldReading

/// Counts the rows and amounts of a file.
///
/// Each row of the file is imported, unusable, or skipped for a reason.
public struct RowAccounting: Hashable, Sendable {
  /// A number of rows, and the sum of their signed amounts as the file writes them.
  public struct Entry: Sendable {
    /// The number of rows.
    public private(set) var rows = 0
    private var sum = ExactSum()

    /// The sum of the amounts.
    public var amount: Decimal { sum.value }

    /// Creates an entry without rows.
    public init() {}

    package mutating func add(_ amount: Decimal?) {
      rows += 1
      if let amount { sum.add(amount) }
    }

    package mutating func add(_ other: Entry) {
      rows += other.rows
      sum.add(other.amount)
    }
  }

  /// All rows below the header row, counted before they are read as transactions.
  public var read = Entry()
  /// Rows that are transactions or categories of the budget.
  public var imported = Entry()
  /// Rows that could not be used.
  ///
  /// Each has a finding.
  public var unusable = Entry()
  /// Rows that are not transactions, by reason.
  public var skipped: [SkipReason: Entry] = [:]
  /// Fees next to amounts.
  ///
  /// They are imported as transactions of their own.
  public var fees = Entry()

  /// Creates an accounting without rows.
  public init() {}

  /// Adds up the accounting of several tables.
  public init(sumOf tables: [RowAccounting]) {
    for table in tables { add(table) }
  }

  /// Counts a row that is not a transaction.
  package mutating func skip(_ reason: SkipReason, _ amount: Decimal?) {
    skipped[reason, default: Entry()].add(amount)
  }

  /// Adds the counts of other rows.
  package mutating func add(_ other: RowAccounting) {
    read.add(other.read)
    imported.add(other.imported)
    unusable.add(other.unusable)
    fees.add(other.fees)
    for (reason, entry) in other.skipped { skipped[reason, default: Entry()].add(entry) }
  }

  /// Whether imported, unusable and skipped rows add up to the rows read, in number and amount.
  public var balance: Bool {
    let parts = [imported, unusable] + skipped.values
    return parts.reduce(0) { $0 + $1.rows } == read.rows && parts.map(\.amount).exactSum() == read.amount
  }
}

extension RowAccounting.Entry: Hashable {
  public static func == (one: Self, other: Self) -> Bool {
    one.rows == other.rows && one.amount == other.amount
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rows)
    hasher.combine(amount)
  }
}
