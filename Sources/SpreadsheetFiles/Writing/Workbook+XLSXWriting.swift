public import SafeFiles
public import SpreadsheetValues

extension Workbook {
  /// The workbook as the bytes of an XLSX file, its texts shared and its charts with cached values.
  ///
  /// One that was read from a file with more than this model holds is refused unless losses are allowed; to change
  /// such a file, use `WorkbookEditor`.
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell, and for `losses`.
  public func xlsx(allowingLosses: Bool = false) throws(SpreadsheetWritingError) -> [UInt8] {
    try write(path: nil, allowingLosses: allowingLosses)
  }

  /// Writes the workbook as an XLSX file, in place of one at this path (`FileOutput`), by the rules of `xlsx`.
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell, for `losses`, or where the file cannot be written.
  public func writeXLSX(
    to path: String, access: NewFileAccess = .umask, allowingLosses: Bool = false
  ) throws(SpreadsheetWritingError) {
    _ = try write(path: path, access: access, allowingLosses: allowingLosses)
  }

  private func write(
    path: String?, access: NewFileAccess = .umask, allowingLosses: Bool
  ) throws(SpreadsheetWritingError) -> [UInt8] {
    guard allowingLosses || losses.isEmpty else { throw SpreadsheetWritingError(.losses(losses)) }
    var writer = try XLSXWriter(self, path: path, source: self, access: access)
    for sheet in sheets {
      try writer.beginSheet(
        sheet.properties, dimension: sheet.usedRange,
        rowOutlineLevel: max(sheet.properties.rowOutlineLevel, sheet.rows.lazy.map(\.outlineLevel).max() ?? 0)
      )
      for row in sheet.rows { try writer.append(row) }
      try writer.endSheet()
    }
    return try writer.finish()
  }
}
