public import SpreadsheetValues

/// Iterates over a stream whose file may be damaged at any row: each element is a row or an error.
///
///     for row in try reader.rows(ofSheet: "Log") { print(try row.get().number) }
///
/// An error ends the iteration, unless it only says that a row is not a valid record. A stream can be iterated
/// only once.
public struct StreamIterator<Item, Failure: Error>: IteratorProtocol {
  /// Returns the next item; nil at the end of the stream.
  private var advance: (() throws(Failure) -> Item?)?
  private let isOfRow: (Failure) -> Bool

  init(
    isOfRow: @escaping (Failure) -> Bool = { _ in false }, _ advance: @escaping () throws(Failure) -> Item?
  ) {
    self.advance = advance
    self.isOfRow = isOfRow
  }

  /// The next item or an error; nil after the last.
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

/// An iterator has a current position: it belongs to one task.
@available(*, unavailable)
extension StreamIterator: Sendable {}

extension SheetRowReader: Sequence {
  /// Iterates over the remaining rows.
  public func makeIterator() -> StreamIterator<Sheet.Row, SpreadsheetFileError> {
    StreamIterator { () throws(SpreadsheetFileError) in try self.next() }
  }
}

extension SheetValueSource: Sequence {
  /// Iterates over the remaining rows.
  public func makeIterator() -> StreamIterator<RowValues, SpreadsheetFileError> {
    var rows = self
    return StreamIterator { () throws(SpreadsheetFileError) in try rows.nextRow() }
  }
}

extension CSVReader: Sequence {
  /// Iterates over the remaining rows.
  public func makeIterator() -> StreamIterator<CSVRow, CSVError> {
    var rows = self
    return StreamIterator { () throws(CSVError) in try rows.next() }
  }
}

extension TypedRowReader: Sequence {
  /// Iterates over the remaining records; an invalid record gives an error, and the next record follows.
  public func makeIterator() -> StreamIterator<Record, any Error> {
    var records = self
    return StreamIterator(isOfRow: { ($0 as? TypedRowError)?.isOfTable == false }) { try records.next() }
  }
}
