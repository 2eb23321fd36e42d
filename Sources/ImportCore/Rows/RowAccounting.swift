internal import ExactDecimals
public import Foundation
public import FieldReading

/// The account of a file's rows and amounts: each row that was read is imported, unusable or skipped for a reason.
public struct RowAccounting: Hashable, Sendable {
  /// Rows and the sum of their amounts as written in the file, signs included.
  public struct Entry: Sendable {
    /// The number of rows.
    public private(set) var rows = 0
    private var sum = ExactSum()

    /// The sum of their amounts.
    public var amount: Decimal { sum.value }

    /// An entry without rows.
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

  /// All rows after the header, counted before any of them is read as a transaction.
  public var read = Entry()
  /// Rows that are transactions or categories of the budget.
  public var imported = Entry()
  /// Rows that could not be used; each is a finding.
  public var unusable = Entry()
  /// Rows that are not transactions, by reason.
  public var skipped: [SkipReason: Entry] = [:]
  /// Fees next to amounts, imported as separate transactions.
  public var fees = Entry()

  /// An account without rows.
  public init() {}

  /// The account of several tables together.
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

  /// Whether every row and amount is accounted for.
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
