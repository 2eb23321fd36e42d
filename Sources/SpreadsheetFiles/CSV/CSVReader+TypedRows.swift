public import Foundation
public import SpreadsheetValues

extension CSVReader: RowSource {
  /// The next row, or nil at the end of the file.
  ///
  /// - Throws: `CSVError` with the file's name and the line.
  public mutating func nextRow() throws(CSVError) -> CSVRow? { try next() }

  /// The remaining rows as records of a `Decodable` type, read on demand.
  ///
  ///     var expenses = try CSVReader(path: "bank.csv").rows(of: Expense.self)
  ///     while let expense = try expenses.next() { print(expense) }
  ///
  /// Numbers are plain digits with a decimal point, Booleans are `true` and `false`, and dates follow ISO 8601.
  ///
  /// - Parameters:
  ///   - type: The type of a record; see `TypedRows`.
  ///   - headerRow: The line of the header row; nil for the first row that is not blank.
  ///   - timeZone: The time zone for texts without a time zone, for properties of type `Foundation.Date`; if it is
  ///     nil, such properties are rejected.
  /// - Returns: A reader of the records.
  public consuming func rows<Record: Decodable>(
    of type: Record.Type, headerRow: Int? = nil, timeZone: TimeZone? = nil
  ) -> TypedRowReader<CSVReader, Record> {
    let rows = TypedRows<CSVRow, Record>(
      source: name, headerRow: headerRow, rules: FieldRules(timeZone: timeZone, parsesTexts: true))
    return TypedRowReader(self, rows)
  }
}

extension CSVRow: RowFields {
  /// The line where the row begins.
  public var number: Int { line }
  /// The number of fields.
  public var lastColumn: Int { fields.count }
  /// The text of the field in this column, from 1; empty if the row does not have it.
  public subscript(column column: Int) -> CellValue {
    fields.indices.contains(column - 1) ? .text(fields[column - 1]) : .empty
  }
}
