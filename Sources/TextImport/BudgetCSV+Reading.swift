internal import BudgetModel
public import ImportCore

extension BudgetCSV {
  /// Reads a file of categories or transactions.
  ///
  /// If `content` is nil, the columns decide (`CSVImport`).
  ///
  /// - Throws: `ImportError` if the file is not a CSV or contains neither.
  public static func read(
    _ bytes: [UInt8], context: ImportContext, content: Content? = nil
  ) throws(ImportError) -> ImportResult {
    try CSVImport(bytes, context: context, content: content).result
  }
}
