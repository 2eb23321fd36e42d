public import SpreadsheetValues
internal import WorkProgress

/// Hands out a sheet's rows one by one while the file is read, in memory that does not grow with the sheet.
///
/// Damage late in the file shows late: rows given before it are what the file said up to there.
public final class SheetRowReader {
  private let blocks: RowBlockReader
  private var rows: RowCursor?

  init(_ blocks: RowBlockReader) {
    self.blocks = blocks
  }

  /// The next row that the file mentions, by number ascending; nil after the last.
  public func next() throws(SpreadsheetFileError) -> Sheet.Row? {
    while true {
      if let row = rows?.next() { return row }
      guard let block = try blocks.next() else { return nil }
      rows = RowCursor(block)
    }
  }

  /// What the sheet says beside its cells, once the last row was read.
  var properties: SheetPropertiesBuilder { blocks.properties }
  /// What was wrong with its cells, once the last row was read.
  var note: ReadingNote? { blocks.note }
}

/// A reader stands at a row: it belongs to one task. The rows that it gives are `Sendable`.
@available(*, unavailable)
extension SheetRowReader: Sendable {}

/// Hands out a sheet's rows block by block.
final class RowBlockReader {
  private let reader: RecordPartReader
  private let handler: SheetHandler
  private let meter: WorkMeter?
  /// How the part ended; nil while there is more of it.
  private var outcome: Result<Void, SpreadsheetFileError>?

  init(_ reader: RecordPartReader, _ handler: SheetHandler, _ meter: WorkMeter?) {
    self.reader = reader
    self.handler = handler
    self.meter = meter
  }

  /// The next rows; nil after the last.
  ///
  /// Rows before damage come before its error.
  func next() throws(SpreadsheetFileError) -> RowBlock? {
    while outcome == nil {
      do {
        if try !reader.advance() { outcome = .success(()) }
      } catch {
        outcome = .failure(error)
      }
      if let block = handler.takeRows() {
        meter?.advance(0, rows: block.rows.count)
        return block
      }
    }
    try outcome?.get()
    return nil
  }

  /// What the sheet says beside its cells, once the last row was read.
  var properties: SheetPropertiesBuilder { handler.properties }
  /// What was wrong with its cells, once the last row was read.
  var note: ReadingNote? { handler.note }
}
