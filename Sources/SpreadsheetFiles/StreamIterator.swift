public import SpreadsheetValues

/// Goes through a stream, whose file may turn out to be damaged at any row: each step is a row or an error.
///
///     for row in try reader.rows(ofSheet: "Log") { print(try row.get().number) }
///
/// It ends after an error, but for a row that is no record of the asked type. A stream is gone through once.
public struct StreamIterator<Item, Failure: Error>: IteratorProtocol {
  /// Gives the next item; nil once the stream is over.
  private var advance: (() throws(Failure) -> Item?)?
  private let isOfRow: (Failure) -> Bool

  init(
    isOfRow: @escaping (Failure) -> Bool = { _ in false }, _ advance: @escaping () throws(Failure) -> Item?
  ) {
    self.advance = advance
    self.isOfRow = isOfRow
  }

  /// The next item, or why there is none; nil after the last.
  public mutating func next() -> Result<Item, Failure>? {
    guard let advance else { return nil }
    do {
      if let item = try advance() { return .success(item) }
      self.advance = nil
      return nil
    } catch {
      if !isOfRow(error) { self.advance = nil }
      return .failure(error)
    }
  }
}

/// An iterator stands at a row: it belongs to one task.
@available(*, unavailable)
extension StreamIterator: Sendable {}

extension SheetRowReader: Sequence {
  /// Goes through the rows that are left.
  public func makeIterator() -> StreamIterator<Sheet.Row, SpreadsheetFileError> {
    StreamIterator { () throws(SpreadsheetFileError) in try self.next() }
  }
}

extension SheetValueSource: Sequence {
  /// Goes through the rows that are left.
  public func makeIterator() -> StreamIterator<RowValues, SpreadsheetFileError> {
    var rows = self
    return StreamIterator { () throws(SpreadsheetFileError) in try rows.nextRow() }
  }
}

extension CSVReader: Sequence {
  /// Goes through the rows that are left.
  public func makeIterator() -> StreamIterator<CSVRow, CSVError> {
    var rows = self
    return StreamIterator { () throws(CSVError) in try rows.next() }
  }
}

extension TypedRowReader: Sequence {
  /// Goes through the records that are left; a row that is none is an error, after which the next one comes.
  public func makeIterator() -> StreamIterator<Record, any Error> {
    var records = self
    return StreamIterator(isOfRow: { ($0 as? TypedRowError)?.isOfTable == false }) { try records.next() }
  }
}
