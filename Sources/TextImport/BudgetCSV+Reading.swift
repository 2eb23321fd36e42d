internal import BudgetModel
public import ImportCore

extension BudgetCSV {
  /// Reads a file of categories or transactions; without `content`, its columns say which (`CSVImport`).
  ///
  /// - Throws: `ImportError` where the file is no CSV or holds neither.
  public static func read(
    _ bytes: [UInt8], context: ImportContext, content: Content? = nil
  ) throws(ImportError) -> ImportResult {
    try CSVImport(bytes, context: context, content: content).result
  }
}
