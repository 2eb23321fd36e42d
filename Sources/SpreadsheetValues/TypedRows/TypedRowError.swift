/// The reason why a row cannot be converted to the requested type, and the place.
public struct TypedRowError: Error, Hashable, Sendable {
  /// The error.
  public enum Reason: Hashable, Sendable {
    /// No row can be the header row: it does not exist or is empty.
    case noHeaderRow
    /// There is no sheet with the given name.
    case noSuchSheet
    /// No column has the header; with the existing headers.
    case missingColumn(headers: [String])
    /// Several columns have the header; with their numbers.
    case duplicateColumn([Int])
    /// The cell is blank, and the property is not optional.
    case blank(expected: FieldKind)
    /// The cell holds something else.
    case mismatch(expected: FieldKind, found: CellValue)
    /// The type's own initialiser refuses the cell or the row; with its message.
    case refused(String)
    /// The type requires a value that no cell can hold: an array, another record, an instant without a time
    /// zone.
    case unsupported(String)
  }

  /// The error.
  public var reason: Reason
  /// The name of the sheet or file.
  public var source: String?
  /// The number of the row, or the line on which it begins.
  public var row: Int?
  /// The column, from 1.
  public var column: Int?
  /// The header of the requested column.
  public var header: String?

  /// An error with its place.
  public init(
    _ reason: Reason, source: String? = nil, row: Int? = nil, column: Int? = nil, header: String? = nil
  ) {
    self.reason = reason
    self.source = source
    self.row = row
    self.column = column
    self.header = header
  }

  /// The cell, if row and column are known and lie in a sheet.
  public var cell: CellReference? {
    guard let row, let column else { return nil }
    return CellReference(row: row, column: column)
  }

  /// Whether the error affects the whole table, so that no row can be read.
  package var isOfTable: Bool {
    switch reason {
    case .noHeaderRow, .noSuchSheet, .missingColumn, .duplicateColumn, .unsupported: true
    case .blank, .mismatch, .refused: false
    }
  }
}

/// The expected type of a field.
public enum FieldKind: Hashable, Sendable {
  /// A text; numbers and truth values are converted.
  case text
  /// A number.
  case number
  /// A number without a fraction that fits the integer type of this name.
  case wholeNumber(String)
  /// TRUE or FALSE.
  case boolean
  /// A day.
  case date
  /// A time of day.
  case time
  /// A day and a time.
  case dateTime
}
