public import SafeFiles
public import SpreadsheetValues

extension Workbook {
  /// The workbook as the bytes of an XLSX file, its texts shared and its charts with cached values.
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell.
  public func xlsx() throws(SpreadsheetWritingError) -> [UInt8] {
    try write(path: nil)
  }

  /// Writes the workbook as an XLSX file, in place of one at this path (`FileOutput`).
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell, or where the file cannot be written.
  public func writeXLSX(
    to path: String, access: NewFileAccess = .umask
  ) throws(SpreadsheetWritingError) {
    _ = try write(path: path, access: access)
  }

  private func write(
    path: String?, access: NewFileAccess = .umask
  ) throws(SpreadsheetWritingError) -> [UInt8] {
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
