public import Spreadsheet

extension Workbook {
  /// The workbook as the bytes of an XLSX file, its texts shared and its charts with cached values.
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell.
  public func xlsx() throws(SpreadsheetWritingError) -> [UInt8] {
    var writer = try filledWriter()
    return try writer.finish()
  }

  /// Writes the workbook as an XLSX file, in place of one at this path (`FileOutput`).
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell, or where the file cannot be written.
  public func writeXLSX(to path: String) throws(SpreadsheetWritingError) {
    var writer = try filledWriter()
    try writer.finish(path: path)
  }

  private func filledWriter() throws(SpreadsheetWritingError) -> XLSXWriter {
    var writer = try XLSXWriter(self)
    for sheet in sheets {
      try writer.beginSheet(sheet.properties, dimension: sheet.usedRange)
      for row in sheet.rows { try writer.append(row) }
      try writer.endSheet()
    }
    return writer
  }
}
