public import Spreadsheet

extension RowValues: RowFields {
  /// The column of the last cell that the file mentions.
  public var lastColumn: Int { last?.column ?? 0 }
}

extension CSVRow: RowFields {
  /// The line on which the row begins.
  public var number: Int { line }
  /// The number of fields.
  public var lastColumn: Int { fields.count }
  /// The text of the field in this column, from 1; empty where the row has none.
  public subscript(column column: Int) -> CellValue {
    fields.indices.contains(column - 1) ? .text(fields[column - 1]) : .empty
  }
}
