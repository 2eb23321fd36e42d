public import SpreadsheetValues
internal import WorkProgress

/// Returns a sheet's rows one by one while the file is read; memory does not grow with the sheet.
///
/// If the file is damaged, the rows before the damage are returned first, and are correct.
public final class SheetRowReader {
  private let blocks: RowBlockReader
  private var rows: RowCursor?

  init(_ blocks: RowBlockReader) {
    self.blocks = blocks
  }

  /// The next row that the file contains, in ascending order; nil after the last.
  public func next() throws(SpreadsheetFileError) -> Sheet.Row? {
    while true {
      if let row = rows?.next() { return row }
      guard let block = try blocks.next() else { return nil }
      rows = RowCursor(block)
    }
  }

  /// The properties of the sheet except its cells; complete once the last row has been read.
  var properties: SheetPropertiesBuilder { blocks.properties }
  /// A note about problems with the cells; complete once the last row has been read.
  var note: ReadingNote? { blocks.note }
}

/// A reader has a current position: it belongs to one task. Its rows are `Sendable`.
@available(*, unavailable)
extension SheetRowReader: Sendable {}

/// Returns a sheet's rows block by block.
final class RowBlockReader {
  private let reader: RecordPartReader
  private let handler: SheetHandler
  private let meter: WorkMeter?
  /// The result of reading the part; nil while more of it remains.
  private var outcome: Result<Void, SpreadsheetFileError>?

  init(_ reader: RecordPartReader, _ handler: SheetHandler, _ meter: WorkMeter?) {
    self.reader = reader
    self.handler = handler
    self.meter = meter
  }

  /// The next rows; nil after the last.
  ///
  /// Rows before a damaged place are returned before the error is thrown.
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

  /// The properties of the sheet except its cells; complete once the last row has been read.
  var properties: SheetPropertiesBuilder { handler.properties }
  /// A note about problems with the cells; complete once the last row has been read.
  var note: ReadingNote? { handler.note }
}
