/// Converts the rows of a table to records of a Swift type, one by one.
///
///     var expenses = TypedRows<Row, Expense>(source: sheet.name)
///     for row in sheet.rows {
///       if let expense = try expenses.record(row) { print(expense) }
///     }
///
/// A property's coding key is its header (`ColumnHeaders`). Numbers are converted to `Decimal` exactly, and
/// to an integer if they are whole and fit its type. Days and times are converted to `CalendarDate`,
/// `UTCTimestamp` and `TimeOfDay`. Enumerations are created from their raw values. A blank cell or a missing
/// column is nil for an optional property and an error for any other property. A `CellValue` accepts anything. Rows
/// above the header row and blank rows are skipped. The totals row of a table (ECMA-376 18.5.1.2, `totalsRowCount`) and
/// the rows below it are not records.
package struct TypedRows<Fields: RowFields, Record: Decodable> {
  private let source: String?
  private let headerRow: Int?
  private let rules: FieldRules
  /// The tables with a totals row; once the header row is known, only the tables with this header row.
  private var tables: [Sheet.Table]
  private var decoder: SourceDecoder<Fields>?

  /// Creates a converter of the rows of a named sheet or file.
  ///
  /// If `headerRow` is nil, the header row is the first row that is not blank. The records end at the totals row of
  /// the sheet's table that has this header row and all columns that are read.
  package init(
    source: String? = nil, headerRow: Int? = nil, rules: FieldRules = FieldRules(), tables: [Sheet.Table] = []
  ) {
    self.source = source
    self.headerRow = headerRow
    self.rules = rules
    self.tables = tables.filter { $0.hasHeaderRow && $0.hasTotalsRow }
  }

  /// The record of the next row; nil for blank rows, for rows up to the header row, and for the totals row and all rows
  /// below it.
  ///
  /// - Throws: `TypedRowError` with the location of the first field that does not have the expected type.
  package mutating func record(_ row: Fields) throws(TypedRowError) -> Record? {
    if row.isBlank { return nil }
    guard let decoder else {
      if let headerRow, row.number != headerRow {
        // Rows are in ascending order, so the header row is missing.
        if row.number > headerRow { throw TypedRowError(.noHeaderRow, source: source, row: headerRow) }
        return nil
      }
      decoder = SourceDecoder(ColumnHeaders(row), rules: rules, fields: row)
      tables.removeAll { $0.range.first.row != row.number }
      return nil
    }
    if !tables.isEmpty, isBelowData(row.number, decoder) { return nil }
    decoder.begin(row)
    do {
      return try decoder.record(Record.self)
    } catch {
      var error = error
      error.source = source
      throw error
    }
  }

  /// Whether the row is the totals row of the table that is read, or below that row; tables beside this table do not
  /// count.
  private func isBelowData(_ row: Int, _ decoder: SourceDecoder<Fields>) -> Bool {
    tables.contains { row >= $0.range.last.row && decoder.reads(only: $0.range.columns) }
  }

  /// Throws if there was no header row.
  ///
  /// - Throws: `TypedRowError`.
  package func finish() throws(TypedRowError) {
    if decoder == nil { throw TypedRowError(.noHeaderRow, source: source, row: headerRow) }
  }
}

/// The decoder refers to a row, so a converter belongs to one task.
@available(*, unavailable)
extension TypedRows: Sendable {}

/// The result of reading a whole table: the records, and the errors of the other rows.
public struct CheckedRows<Record> {
  /// The records of the valid rows.
  public var records: [Record] = []
  /// The errors of the other rows: the first one of each row.
  public var errors: [TypedRowError] = []

  /// Creates an empty result.
  public init() {}

  /// Adds the record of a row, or the error of a row that is not a valid record.
  ///
  /// - Throws: `TypedRowError` if the table cannot be read at all.
  public mutating func add(_ row: () throws(TypedRowError) -> Record?) throws(TypedRowError) {
    do {
      if let record = try row() { records.append(record) }
    } catch {
      if error.isOfTable { throw error }
      errors.append(error)
    }
  }
}

extension CheckedRows: Sendable where Record: Sendable {}
