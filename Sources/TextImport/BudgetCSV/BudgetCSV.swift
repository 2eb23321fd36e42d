public import BudgetModel
public import SpreadsheetFiles
internal import ImportCore

/// Categories and transactions as CSV files (SPEC §3), with the columns of `Docs/csv.md`.
///
///     let bytes = try BudgetCSV.writeTransactions(budget)
///     let result = try BudgetCSV.read(bytes, context: ImportContext(fileName: "log.csv", now: now))
public enum BudgetCSV {
  /// The content of a file.
  public enum Content: String, CaseIterable, Hashable, Sendable {
    case categories, transactions
  }

  /// Writes the categories: name, type, amount, due date and whether it is announced.
  ///
  /// A column `Basis` follows if some amount is for another period than its type implies.
  /// - Throws: `CSVError` if the dialect's encoding does not have a character.
  public static func writeCategories(
    _ budget: Budget, dialect: CSVDialect = CSVDialect()
  ) throws(CSVError) -> [UInt8] {
    var writer = CSVWriter(dialect: dialect)
    for row in CategoryCSVRows(budget).rows { try writer.append(row) }
    return writer.takeBytes()
  }

  /// Writes the transactions; columns for tags and for custom fields follow where there are any.
  ///
  /// - Throws: `CSVError` if the dialect's encoding does not have a character.
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
