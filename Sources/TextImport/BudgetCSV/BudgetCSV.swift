public import BudgetModel
public import SpreadsheetFiles
internal import ImportCore

/// Reads and writes categories and transactions as CSV files (SPEC §3), with the columns of `Docs/csv.md`.
///
///     let bytes = try BudgetCSV.writeTransactions(budget)
///     let result = try BudgetCSV.read(bytes, context: ImportContext(fileName: "log.csv", now: now))
public enum BudgetCSV {
  /// What a file contains.
  public enum Content: String, CaseIterable, Hashable, Sendable {
    case categories, transactions
  }

  /// Writes the categories: name, type, amount, due date, and whether the due date is announced.
  ///
  /// If an amount is for a period other than the usual period of its type, a column `Basis` follows.
  /// - Throws: `CSVError` if the dialect's encoding lacks a character.
  public static func writeCategories(
    _ budget: Budget, dialect: CSVDialect = CSVDialect()
  ) throws(CSVError) -> [UInt8] {
    var writer = CSVWriter(dialect: dialect)
    for row in CategoryCSVRows(budget).rows { try writer.append(row) }
    return writer.takeBytes()
  }

  /// Writes the transactions.
  ///
  /// If any transactions have tags or custom fields, columns for these follow.
  ///
  /// - Throws: `CSVError` if the dialect's encoding lacks a character.
  public static func writeTransactions(
    _ budget: Budget, dialect: CSVDialect = CSVDialect()
  ) throws(CSVError) -> [UInt8] {
    var writer = CSVWriter(dialect: dialect)
    let rows = TransactionCSVRows(budget)
    try writer.append(rows.header)
    for transaction in budget.transactions { try writer.append(rows.row(transaction)) }
    return writer.takeBytes()
  }
}
