extension Sheet {
  /// Creates a sheet with a header row of coding keys, and a row for each record (`RecordFields`).
  ///
  /// - Parameters:
  ///   - name: The name of the sheet.
  ///   - records: The records; the first one determines the columns.
  ///   - styles: The styles of columns, by header.
  ///   - headerStyle: The style of the header row.
  ///   - rules: The date system and time zone.
  /// - Throws: `TypedRowError` for a property that a cell cannot hold.
  public init<Record: Encodable>(
    _ name: String, of records: some Sequence<Record>, styles: [String: StyleID] = [:],
    headerStyle: StyleID = .general, rules: FieldRules = FieldRules()
  ) throws(TypedRowError) {
    self.init(name)
    var columns = RecordColumns(styles: styles)
    for record in records {
      let fields: [RecordFields.Field]
      do {
        fields = try RecordFields(record, rules: rules).fields
        if rows.isEmpty { append(columns.begin(fields), style: headerStyle) }
        rows.append(try columns.row(fields, number: rows.count + 1))
      } catch {
        throw TypedRowError(error.reason, source: name, row: rows.count + 1, header: error.header)
      }
    }
  }

  /// Appends a row of values below the last one, from the first column on, all in one style.
  ///
  ///     sheet.append(["Tea", 3, true])
  public mutating func append(_ values: [CellValue], style: StyleID = .general) {
    append(values.map { (value: $0, style: style) })
  }

  /// Appends a row of values, each with its own style, below the last row; values beyond the last column are omitted.
  public mutating func append(_ values: [(value: CellValue, style: StyleID)]) {
    let number = (rows.last?.number ?? 0) + 1
    var row = Sheet.Row(number: number)
    row.cells.reserveCapacity(values.count)
    for (index, (value, style)) in values.enumerated() {
      guard let reference = CellReference(row: number, column: index + 1) else { break }
      if value != .empty || style != .general { row.cells.append(Cell(reference, value, style: style)) }
    }
    rows.append(row)
  }
}

extension Workbook {
  /// Appends a sheet with a row for each record, under a bold, frozen header row.
  ///
  ///     try workbook.addSheet("Log", of: expenses, styles: ["amount": CellStyle(numberFormat: .decimal)])
  ///
  /// Days and times without their own style are shown in ISO 8601 format.
  ///
  /// - Parameters:
  ///   - name: The name of the sheet.
  ///   - records: The records; the first one determines the columns.
  ///   - styles: The styles of columns, by header.
  ///   - headerStyle: The style of the header row.
  /// - Throws: `TypedRowError` for a property that a cell cannot hold.
  public mutating func addSheet<Record: Encodable>(
    _ name: String, of records: some Collection<Record>, styles: [String: CellStyle] = [:],
    headerStyle: CellStyle = CellStyle(font: CellStyle.Font(isBold: true))
  ) throws(TypedRowError) {
    let rules = FieldRules(dateSystem: dateSystem)
    var ids = styles.mapValues { _ in StyleID.general }
    for header in styles.keys.sorted() { ids[header] = styles[header].map { self.styles.register($0) } }
    for record in records {
      for field in try RecordFields(record, rules: rules).fields where ids[field.header] == nil {
        guard let format = field.kind?.usualFormat else { continue }
        ids[field.header] = self.styles.register(CellStyle(numberFormat: format))
      }
    }
    var sheet = try Sheet(
      name, of: records, styles: ids, headerStyle: self.styles.register(headerStyle), rules: rules)
    sheet.properties.frozenRows = 1
    sheets.append(sheet)
  }
}

extension FieldKind {
  /// The default number format for this kind; nil if values of this kind need no format.
  fileprivate var usualFormat: NumberFormat? {
    switch self {
    case .date: .isoDate
    case .time: NumberFormat("hh:mm:ss")
    case .dateTime: NumberFormat("yyyy-mm-dd hh:mm:ss")
    case .text, .number, .wholeNumber, .boolean: nil
    }
  }
}

/// The columns of records, as determined by the first record.
private struct RecordColumns {
  let styles: [String: StyleID]
  private var headers: [String] = []
  private var columns: [String: Int] = [:]

  init(styles: [String: StyleID]) {
    self.styles = styles
  }

  /// Takes the columns from the first record, and returns the header row.
  mutating func begin(_ fields: [RecordFields.Field]) -> [CellValue] {
    headers = fields.map(\.header)
    columns = Dictionary(zip(headers, 1...)) { first, _ in first }
    return headers.map { .text($0) }
  }

  /// The row of a record; a property that the first record does not have is rejected.
  func row(_ fields: [RecordFields.Field], number: Int) throws(TypedRowError) -> Sheet.Row {
    var row = Sheet.Row(number: number)
    var isSorted = true
    for (index, field) in fields.enumerated() {
      // Most records have the same properties in the same order, so the same position is tried first.
      let isUsual = headers.indices.contains(index) && headers[index] == field.header
      guard let column = isUsual ? index + 1 : columns[field.header],
        let reference = CellReference(row: number, column: column)
      else { throw TypedRowError(.missingColumn(headers: headers), header: field.header) }
      let style = styles[field.header] ?? .general
      guard field.value != .empty || style != .general else { continue }
      if let last = row.cells.last, last.reference.column >= column { isSorted = false }
      row.cells.append(Cell(reference, field.value, style: style))
    }
    if !isSorted { row.cells.sort { $0.reference < $1.reference } }
    return row
  }
}
