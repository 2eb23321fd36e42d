public import SpreadsheetValues

extension XLSXWriter {
  /// Writes records as a table: a header row of coding keys, and a row for each record; see `RecordFields`.
  ///
  ///     let log = try writer.table("Expenses", of: expenses, styles: ["amount": money, "date": day])
  ///
  /// - Parameters:
  ///   - name: The name of the table.
  ///   - records: The records, taken one by one; the first one determines the columns.
  ///   - styles: The styles of columns, by header; a column with dates needs a style that shows them as dates.
  ///   - headerStyle: The style of the header row.
  /// - Returns: The table with its cells; nil if there are no records and therefore no columns.
  /// - Throws: `TypedRowError` for a property that no cell can hold, and `SpreadsheetWritingError`.
  @discardableResult
  public mutating func table<Record: Encodable>(
    _ name: String, of records: some Sequence<Record>, styles: [String: StyleID] = [:],
    headerStyle: StyleID = .general
  ) throws -> Sheet.Table? {
    let rules = FieldRules(dateSystem: dateSystem)
    var headers: [String]?
    for record in records {
      let fields = try RecordFields(record, rules: rules).fields
      if headers == nil {
        try beginTable(name, columns: fields.map { Sheet.Table.Column($0.header) }, style: headerStyle)
      }
      let known = headers ?? fields.map(\.header)
      headers = known
      guard fields.map(\.header) == known else {
        throw TypedRowError(.missingColumn(headers: known), row: nextRow)
      }
      for field in fields { try cell(field.value, style: styles[field.header] ?? .general) }
      try endRow()
    }
    return headers == nil ? nil : try endTable()
  }
}
