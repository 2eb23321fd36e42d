internal import Decimals
public import Foundation

/// The account of a file's rows and amounts: what was read is imported, reported or named (issue of balance: nothing
/// is lost in silence).
public struct CSVBooks: Hashable, Sendable {
  /// Rows and the sum of their amounts as they stand in the file, signs included.
  public struct Entry: Hashable, Sendable {
    /// The number of rows.
    public var rows = 0
    /// The sum of their amounts.
    public var amount = Decimal(0)

    /// Nothing.
    public init() {}
  }

  /// All rows behind the header, counted before any was read as a transaction.
  public var read = Entry()
  /// Rows that are transactions or categories of the budget.
  public var imported = Entry()
  /// Rows that could not be used; each is a finding.
  public var unusable = Entry()
  /// Rows that are no transactions, by reason.
  public var skipped: [SkipReason: Entry] = [:]
  /// Fees beside the amounts that became transactions of their own.
  public var fees = Entry()

  /// Nothing read.
  public init() {}

  /// The account of several tables together.
  public init(sumOf tables: [CSVBooks]) {
    read = Entry(sumOf: tables.map(\.read))
    imported = Entry(sumOf: tables.map(\.imported))
    unusable = Entry(sumOf: tables.map(\.unusable))
    fees = Entry(sumOf: tables.map(\.fees))
    for reason in SkipReason.allCases {
      let entries = tables.compactMap { $0.skipped[reason] }
      if !entries.isEmpty { skipped[reason] = Entry(sumOf: entries) }
    }
  }

  /// Whether every row and amount is accounted for.
  public var balance: Bool {
    let parts = [imported, unusable] + skipped.values
    return parts.reduce(0) { $0 + $1.rows } == read.rows && parts.map(\.amount).exactSum() == read.amount
  }
}

extension CSVBooks.Entry {
  init(sumOf entries: [CSVBooks.Entry]) {
    rows = entries.reduce(0) { $0 + $1.rows }
    amount = entries.map(\.amount).exactSum()
  }
}

/// Sums the entries of books exactly.
struct BooksLedger {
  private struct Sum {
    var rows = 0
    var amount = ExactSum()

    mutating func add(_ value: Decimal?) {
      rows += 1
      if let value { amount.add(value) }
    }

    mutating func add(_ other: Sum) {
      rows += other.rows
      amount.add(other.amount.value)
    }

    var entry: CSVBooks.Entry {
      var entry = CSVBooks.Entry()
      entry.rows = rows
      entry.amount = amount.value
      return entry
    }
  }

  private var read = Sum()
  private var imported = Sum()
  private var unusable = Sum()
  private var fees = Sum()
  private var skipped: [SkipReason: Sum] = [:]

  mutating func read(_ amount: Decimal?) { read.add(amount) }
  mutating func imported(_ amount: Decimal?) { imported.add(amount) }
  mutating func unusable(_ amount: Decimal?) { unusable.add(amount) }
  mutating func fee(_ amount: Decimal) { fees.add(amount) }
  mutating func skipped(_ reason: SkipReason, _ amount: Decimal?) {
    skipped[reason, default: Sum()].add(amount)
  }

  /// Adds what another ledger counted.
  mutating func add(_ other: BooksLedger) {
    read.add(other.read)
    imported.add(other.imported)
    unusable.add(other.unusable)
    fees.add(other.fees)
    for (reason, sum) in other.skipped { skipped[reason, default: Sum()].add(sum) }
  }

  var books: CSVBooks {
    var books = CSVBooks()
    books.read = read.entry
    books.imported = imported.entry
    books.unusable = unusable.entry
    books.fees = fees.entry
    books.skipped = skipped.mapValues(\.entry)
    return books
  }
}
