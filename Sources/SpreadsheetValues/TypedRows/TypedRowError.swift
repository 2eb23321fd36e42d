/// The reason why a row cannot be converted to the requested type, and its location.
public struct TypedRowError: Error, Hashable, Sendable {
  /// The error.
  public enum Reason: Hashable, Sendable {
    /// The header row does not exist or is blank.
    case noHeaderRow
    /// There is no sheet with the given name.
    case noSuchSheet
    /// No column has the header; the existing headers are attached.
    case missingColumn(headers: [String])
    /// Several columns have the header; their numbers are attached.
    case duplicateColumn([Int])
    /// The cell is blank, and the property is not optional.
    case blank(expected: FieldKind)
    /// The cell has a value of another type.
    case mismatch(expected: FieldKind, found: CellValue)
    /// The type's own initializer rejects the cell or the row; its message is attached.
    case refused(String)
    /// The type needs a value that no cell can hold, such as an array, another record, or an instant
    /// without a time zone.
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

  /// Creates an error with its location.
  public init(
    _ reason: Reason, source: String? = nil, row: Int? = nil, column: Int? = nil, header: String? = nil
  ) {
    self.reason = reason
    self.source = source
    self.row = row
    self.column = column
    self.header = header
  }

  /// The cell, if its row and column are known and within a sheet.
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
  /// A text; a number or a Boolean is converted to a text.
  case text
  /// A number.
  case number
  /// A number without a fraction that fits the integer type of this name.
  case wholeNumber(String)
  /// A Boolean.
  case boolean
  /// A day.
  case date
  /// A time of day.
  case time
  /// A day and a time.
  case dateTime
}
