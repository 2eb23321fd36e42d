public import SpreadsheetValues

// Sheets by name, case-insensitive, as in Excel.
extension XLSXReader {
  /// The index of the sheet with this name, from 0.
  ///
  /// - Throws: `SpreadsheetFileError` if there is no such sheet; the error lists the existing names.
  public func index(ofSheet name: String) throws(SpreadsheetFileError) -> Int {
    let folded = name.lowercased()
    if let index = sheetNames.firstIndex(where: { $0.lowercased() == folded }) { return index }
    throw SpreadsheetFileError(
      .noSuchSheet, file: fileName,
      reason: "there is no sheet \(quoted(name)); the workbook has \(listed(sheetNames))",
      remedy: "Choose one of its sheets")
  }

  /// The rows of the sheet with this name, one by one.
  ///
  /// - Throws: `SpreadsheetFileError` if there is no such sheet, or if the sheet is damaged.
  public func rows(ofSheet name: String) throws(SpreadsheetFileError) -> SheetRowReader {
    try rows(ofSheet: index(ofSheet: name))
  }

  /// Passes each row of the sheet with this name to the body, in bounded memory.
  ///
  /// - Throws: `SpreadsheetFileError`, and the errors of the body.
  public func readRows(ofSheet name: String, _ body: (Sheet.Row) throws -> Void) throws {
    try readRows(ofSheet: index(ofSheet: name), body)
  }

  /// Passes the values of each row of the sheet with this name to the body; this is faster than `readRows`.
  ///
  /// - Throws: `SpreadsheetFileError`, and the errors of the body.
  public func readValues(ofSheet name: String, _ body: (RowValues) throws -> Void) throws {
    try readValues(ofSheet: index(ofSheet: name), body)
  }

  /// The values of the rows of the sheet with this name, one by one.
  ///
  /// - Throws: `SpreadsheetFileError` if there is no such sheet, or if the sheet is damaged.
  public func valueRows(ofSheet name: String) throws(SpreadsheetFileError) -> SheetValueSource {
    try valueRows(ofSheet: index(ofSheet: name))
  }

  /// The values of the whole sheet with this name, in about 16 bytes per cell.
  ///
  /// - Throws: `SpreadsheetFileError` if there is no such sheet, or if the sheet is damaged.
  public func values(ofSheet name: String) throws(SpreadsheetFileError) -> SheetValues {
    try values(ofSheet: index(ofSheet: name))
  }

  /// Everything in the sheet with this name except its cells; reads the whole sheet.
  ///
  /// - Throws: `SpreadsheetFileError` if there is no such sheet, or if the sheet is damaged.
  public func sheetProperties(ofSheet name: String) throws(SpreadsheetFileError) -> SheetProperties {
    try sheetProperties(ofSheet: index(ofSheet: name))
  }

  /// The whole sheet with this name.
  ///
  /// - Throws: `SpreadsheetFileError` if there is no such sheet, or if the sheet is damaged.
  public func sheet(_ name: String) throws(SpreadsheetFileError) -> Sheet {
    try sheet(index(ofSheet: name))
  }

  private func quoted(_ name: String) -> String { "“\(name.prefix(60))”" }

  /// Lists only the first ten names, because a workbook may have thousands.
  private func listed(_ names: [String]) -> String {
    let first = names.prefix(10).map { quoted($0) }.joined(separator: ", ")
    return names.count > 10 ? "\(first) and \(names.count - 10) more" : first
  }
}
