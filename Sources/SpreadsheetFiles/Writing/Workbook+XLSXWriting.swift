public import SafeFiles
public import SpreadsheetValues

extension Workbook {
  /// The workbook as the bytes of an XLSX file, with shared strings and cached values for its charts.
  ///
  /// A workbook from a file with features that `Workbook` does not represent is rejected unless losses are
  /// allowed; to change such a file, use `WorkbookEditor`.
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell, and for `losses` that are not allowed.
  public func xlsx(allowingLosses: Bool = false) throws(SpreadsheetWritingError) -> [UInt8] {
    try write(path: nil, allowingLosses: allowingLosses)
  }

  /// Writes the workbook as an XLSX file and replaces any file at this path (`FileOutput`); see `xlsx`.
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell, for `losses` that are not allowed, or if the
  ///   file cannot be written.
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
