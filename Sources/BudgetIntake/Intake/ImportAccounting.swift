internal import BudgetModel
internal import ExactDecimals
internal import Foundation
public import FieldReading
public import ImportCore

/// The row accounting of an import: every row is new, known, in conflict, unusable or not a transaction.
public struct ImportAccounting: Hashable, Sendable {
  /// All rows of the file.
  public var read = RowAccounting.Entry()
  /// Rows that are new.
  public var new = RowAccounting.Entry()
  /// Rows that are already in the budget.
  public var duplicates = RowAccounting.Entry()
  /// Rows that contradict the budget.
  public var conflicts = RowAccounting.Entry()
  /// Rows that cannot be used.
  public var unusable = RowAccounting.Entry()
  /// Rows that are not transactions, by reason.
  public var skipped: [SkipReason: RowAccounting.Entry] = [:]
  /// Additional transactions of rows, such as fees; they are not counted in `new`.
  public var beside = RowAccounting.Entry()

  /// Whether every row and amount is accounted for.
  public var balance: Bool {
    let parts = [new, duplicates, conflicts, unusable] + skipped.values
    return parts.reduce(0) { $0 + $1.rows } == read.rows && parts.map(\.amount).exactSum() == read.amount
  }
}

extension RowAccounting.Entry {
  /// Counts rows and sums their amounts.
  package init(_ rows: some Sequence<ImportPreview.Row>) {
    self.init()
    for row in rows { add(row.amount) }
  }
}
