public import Spreadsheet

/// Hands out a sheet's rows one by one while the file is read, in memory that does not grow with the sheet.
///
/// Damage late in the file shows late: rows given before it are what the file said up to there.
public final class SheetRowReader {
  private let reader: XMLPartReader
  private let handler: SheetHandler
  private var rows: ArraySlice<Row> = []
  private var isComplete = false

  init(_ reader: XMLPartReader, _ handler: SheetHandler) {
    self.reader = reader
    self.handler = handler
  }

  /// The next row that the file mentions, by number ascending; nil after the last.
  public func next() throws(SpreadsheetFileError) -> Row? {
    while rows.isEmpty {
      guard !isComplete else { return nil }
      isComplete = try !reader.advance()
      rows = handler.takeRows()[...]
    }
    return rows.popFirst()
  }

  /// What the sheet says beside its cells, once the last row was read.
  var properties: SheetPropertiesBuilder { handler.properties }
}
