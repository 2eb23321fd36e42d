public import Foundation
public import SpreadsheetValues

extension XLSXReader {
  /// The rows of a sheet as records of a `Decodable` type, read on demand.
  ///
  ///     let reader = try XLSXReader(path: "budget.xlsx")
  ///     var expenses = try reader.rows(of: Expense.self, sheet: "Log")
  ///     while let expense = try expenses.next() { print(expense) }
  ///
  /// - Parameters:
  ///   - type: The type of a record; `TypedRows` describes how cells become its properties.
  ///   - sheet: The sheet's name, case-insensitive.
  ///   - headerRow: The number of the header row; nil for the first row that is not blank.
  ///   - timeZone: The time zone of the dates in cells, for properties of type `Foundation.Date`; if it is nil,
  ///     such properties are rejected.
  /// - Returns: A reader of the records.
  /// - Throws: `TypedRowError` if there is no such sheet, `SpreadsheetFileError` for a damaged file.
  public func rows<Record: Decodable>(
    of type: Record.Type, sheet: String, headerRow: Int? = nil, timeZone: TimeZone? = nil
  ) throws -> TypedRowReader<SheetValueSource, Record> {
    let name = sheet.lowercased()
    guard let index = sheetNames.firstIndex(where: { $0.lowercased() == name }) else {
      throw TypedRowError(.noSuchSheet, source: sheet)
    }
    let rules = FieldRules(dateSystem: dateSystem, timeZone: timeZone)
    return TypedRowReader(
      try valueRows(ofSheet: index),
      TypedRows(
        source: sheetNames[index], headerRow: headerRow, rules: rules, tables: try tables(ofSheet: index)))
  }
}

/// Returns the values of a sheet's rows one by one.
public struct SheetValueSource: RowSource {
  private let blocks: RowBlockReader
  private var block: RowBlock?
  private var row = 0

  init(_ blocks: RowBlockReader) {
    self.blocks = blocks
  }

  /// The next row that the file contains; nil after the last.
  ///
  /// - Throws: `SpreadsheetFileError`.
  public mutating func nextRow() throws(SpreadsheetFileError) -> RowValues? {
    while true {
      if let block, row < block.rows.count {
        row += 1
        return RowValues(block, row: row - 1)
      }
      guard let next = try blocks.next() else { return nil }
      (block, row) = (next, 0)
    }
  }
}

/// A source has a current position: it belongs to one task. Its rows are `Sendable`.
@available(*, unavailable)
extension SheetValueSource: Sendable {}

extension SheetValues {
  /// The rows below a header row as records of a `Decodable` type; see `TypedRows`.
  ///
  /// - Throws: `TypedRowError` for the first row that is not a valid record.
  public func rows<Record: Decodable>(
    of type: Record.Type, headerRow: Int? = nil, rules: FieldRules = FieldRules()
  ) throws(TypedRowError) -> [Record] {
    var typed = TypedRows<RowValues, Record>(headerRow: headerRow, rules: rules)
    var records: [Record] = []
    for row in self {
      if let record = try typed.record(row) { records.append(record) }
    }
    try typed.finish()
    return records
  }
}
