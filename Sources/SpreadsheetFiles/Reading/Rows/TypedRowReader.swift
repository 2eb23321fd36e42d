public import SpreadsheetValues

/// A source of rows that are read one by one, such as a sheet or file.
public protocol RowSource {
  /// A row.
  associatedtype Fields: RowFields
  /// The next row; nil after the last.
  mutating func nextRow() throws -> Fields?
}

/// Reads records one by one while the file is read, in constant memory; see `TypedRows`.
///
///     var expenses = try reader.rows(of: Expense.self, sheet: "Log")
///     while let expense = try expenses.next() { sum.add(expense.amount) }
public struct TypedRowReader<Source: RowSource, Record: Decodable> {
  private var source: Source
  private var rows: TypedRows<Source.Fields, Record>

  /// Creates a reader of the rows of a source.
  package init(_ source: Source, _ rows: TypedRows<Source.Fields, Record>) {
    self.source = source
    self.rows = rows
  }

  /// The next record; nil after the last.
  ///
  /// - Throws: `TypedRowError` for a row that is not a valid record (the next row can still be read), and the
  ///   errors of the file's reader.
  public mutating func next() throws -> Record? {
    while let row = try source.nextRow() {
      if let record = try rows.record(row) { return record }
    }
    try rows.finish()
    return nil
  }

  /// Passes each remaining record to the body.
  ///
  /// - Throws: The errors of `next` and of the body.
  public mutating func forEach(_ body: (Record) throws -> Void) throws {
    while let record = try next() { try body(record) }
  }

  /// All remaining records.
  ///
  /// - Throws: The errors of `next`.
  public mutating func all() throws -> [Record] {
    var records: [Record] = []
    while let record = try next() { records.append(record) }
    return records
  }

  /// All remaining records, and the problems of rows that are not valid records.
  ///
  /// - Throws: The errors of the file's reader, and `TypedRowError` if the table cannot be read at all.
  public mutating func checked() throws -> CheckedRows<Record> {
    var checked = CheckedRows<Record>()
    while let row = try source.nextRow() {
      try checked.add { () throws(TypedRowError) in try rows.record(row) }
    }
    try rows.finish()
    return checked
  }
}

/// A reader has a current position: it belongs to one task. Its records are `Sendable` if their type is.
@available(*, unavailable)
extension TypedRowReader: Sendable {}
