public import SpreadsheetValues

/// Where rows come from one by one: a sheet or file that is read while they are asked for.
public protocol RowSource {
  /// A row.
  associatedtype Fields: RowFields
  /// The next row; nil after the last.
  mutating func nextRow() throws -> Fields?
}

/// Reads records one by one while the file is read, in memory that does not grow with it (`TypedRows`).
///
///     var expenses = try reader.rows(of: Expense.self, sheet: "Log")
///     while let expense = try expenses.next() { sum.add(expense.amount) }
public struct TypedRowReader<Source: RowSource, Record: Decodable> {
  private var source: Source
  private var rows: TypedRows<Source.Fields, Record>

  /// A reader of a source's rows.
  package init(_ source: Source, _ rows: TypedRows<Source.Fields, Record>) {
    self.source = source
    self.rows = rows
  }

  /// The next record; nil after the last.
  ///
  /// - Throws: `TypedRowError` for a row that does not fit, after which the next one may be asked for, and what the
  ///   file's reader throws.
  public mutating func next() throws -> Record? {
    while let row = try source.nextRow() {
      if let record = try rows.record(row) { return record }
    }
    try rows.finish()
    return nil
  }

  /// Gives each record that is left to the body.
  ///
  /// - Throws: What `next` throws, and what the body throws.
  public mutating func forEach(_ body: (Record) throws -> Void) throws {
    while let record = try next() { try body(record) }
  }

  /// All records that are left.
  ///
  /// - Throws: What `next` throws.
  public mutating func all() throws -> [Record] {
    var records: [Record] = []
    while let record = try next() { records.append(record) }
    return records
  }

  /// All records that are left, and what is wrong with the rows that are none.
  ///
  /// - Throws: What the file's reader throws, and `TypedRowError` where the table cannot be read at all.
  public mutating func checked() throws -> CheckedRows<Record> {
    var checked = CheckedRows<Record>()
    while let row = try source.nextRow() {
      try checked.add { () throws(TypedRowError) in try rows.record(row) }
    }
    try rows.finish()
    return checked
  }
}

/// A reader stands at a record: it belongs to one task. Its records are what their type is.
@available(*, unavailable)
extension TypedRowReader: Sendable {}
