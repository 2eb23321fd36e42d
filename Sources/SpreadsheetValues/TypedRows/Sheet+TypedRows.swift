extension Sheet {
  /// The rows below a header row as records of a `Decodable` type.
  ///
  ///     struct Expense: Decodable {
  ///       let date: CalendarDate
  ///       let amount: Decimal
  ///       let note: String?
  ///     }
  ///     for expense in try sheet.rows(of: Expense.self) { print(expense.date, expense.amount) }
  ///
  /// - Parameters:
  ///   - type: The type of a record (`TypedRows` describes how cells become its properties).
  ///   - headerRow: The number of the header row; nil for the first row that is not blank.
  ///   - rules: The date system, and other settings that a sheet does not state.
  /// - Returns: The records in the order of their rows.
  /// - Throws: `TypedRowError` for the first row that is not a valid record.
  public func rows<Record: Decodable>(
    of type: Record.Type, headerRow: Int? = nil, rules: FieldRules = FieldRules()
  ) throws(TypedRowError) -> [Record] {
    var typed = TypedRows<Sheet.Row, Record>(
      source: name, headerRow: headerRow, rules: rules, tables: properties.tables)
    var records: [Record] = []
    for row in rows {
      if let record = try typed.record(row) { records.append(record) }
    }
    try typed.finish()
    return records
  }

  /// The rows below a header row as records, and the errors of rows that are not valid records.
  ///
  /// - Throws: `TypedRowError` if the table cannot be read at all, for example because of a missing or repeated
  ///   header.
  public func checkedRows<Record: Decodable>(
    of type: Record.Type, headerRow: Int? = nil, rules: FieldRules = FieldRules()
  ) throws(TypedRowError) -> CheckedRows<Record> {
    var typed = TypedRows<Sheet.Row, Record>(
      source: name, headerRow: headerRow, rules: rules, tables: properties.tables)
    var checked = CheckedRows<Record>()
    for row in rows {
      try checked.add { () throws(TypedRowError) in try typed.record(row) }
    }
    try typed.finish()
    return checked
  }
}

extension Workbook {
  /// The rows of a sheet as records, with the workbook's date system (`Sheet.rows(of:headerRow:rules:)`).
  ///
  /// - Throws: `TypedRowError` for the first row that is not a valid record, and for an unknown sheet.
  public func rows<Record: Decodable>(
    of type: Record.Type, sheet name: String, headerRow: Int? = nil
  ) throws(TypedRowError) -> [Record] {
    guard let sheet = self[sheet: name] else { throw TypedRowError(.noSuchSheet, source: name) }
    return try sheet.rows(of: type, headerRow: headerRow, rules: FieldRules(dateSystem: dateSystem))
  }
}
