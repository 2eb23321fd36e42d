internal import BudgetModel
internal import SpreadsheetFiles

/// A CSV file as its columns and rows.
struct CSVTable {
  /// The columns that the first row names.
  let columns: CSVColumns
  /// The other rows.
  let rows: [CSVRow]
  /// The line of the first row.
  let headerLine: Int

  init(_ bytes: [UInt8], _ context: ImportContext) throws(ImportError) {
    var reader = CSVReader(bytes: bytes, name: context.fileName)
    var rows: [CSVRow]
    do throws(CSVError) {
      rows = try reader.rows()
    } catch {
      throw ImportError([Self.finding(error, context)])
    }
    for index in rows.indices { rows[index].fields = rows[index].fields.map(CSVFormulaGuard.restored) }
    let header = rows.first
    columns = CSVColumns(header?.fields ?? [])
    headerLine = header?.line ?? 1
    self.rows = Array(rows.dropFirst())
  }

  /// What the file holds, by its columns; nil where they name neither.
  var content: BudgetCSV.Content? {
    [.transactions, .categories].first { lacks($0).isEmpty }
  }

  /// The columns that a file of this content must have and this one does not.
  func lacks(_ content: BudgetCSV.Content) -> [String] {
    func has(_ meanings: ColumnMeaning...) -> Bool { meanings.contains { columns.indices[$0] != nil } }
    var missing: [String] = []
    switch content {
    case .transactions:
      if !has(.date) { missing.append("Date") }
      if !has(.amount) { missing.append("Amount") }
    case .categories:
      if !has(.category) { missing.append("Category") }
      if !has(.amount, .budgeted) { missing.append("Amount") }
    }
    return missing
  }

  /// Why the file cannot be read as this content, or as any.
  func refusal(_ content: BudgetCSV.Content?, _ context: ImportContext) -> Finding {
    let missing = lacks(content ?? .transactions).joined(separator: " and ")
    return context.finding(
      .noBudget, .error, .line(headerLine, field: nil),
      content == nil
        ? "the first row names neither the columns of transactions nor those of categories"
        : "the first row does not name the column \(missing)",
      remedy: "name the columns in the first row: Date, Description, Category, Type, Amount; "
        + "or Category, Type, Amount, DueDate, NotificationEnabled")
  }

  private static func finding(_ error: CSVError, _ context: ImportContext) -> Finding {
    let field = error.field.map { "field \($0)" }
    return context.finding(
      .notCSV, .error, error.line.map { .line($0, field: field) } ?? .whole, reason(error.reason),
      remedy: remedy(error.reason))
  }

  private static func remedy(_ reason: CSVError.Reason) -> String {
    switch reason {
    case .fieldTooLong: "see whether a quote is missing; programs raise `fieldBytes` of the parser's limits"
    case .rowTooLong: "see whether a quote is missing; programs raise `rowBytes` of the parser's limits"
    case .tooManyFields:
      "see which character separates the fields; programs raise `fields` of the parser's limits"
    default: "export the file again as CSV in UTF-8"
    }
  }

  private static func reason(_ reason: CSVError.Reason) -> String {
    switch reason {
    case .unterminatedQuote: "the quoted field that begins here does not end"
    case .textAfterQuote: "something follows a closing quote"
    case .nulByte: "the file has a NUL, which no text has"
    case .fieldTooLong(let limit): "the field has more than the limit of \(limit) bytes"
    case .tooManyFields(let limit): "the row has more than the limit of \(limit) fields"
    case .rowTooLong(let limit): "the row has more than the limit of \(limit) bytes"
    case .malformedUTF8(let byte): "the byte \(byte) is not UTF-8"
    case .unpairedSurrogate: "half a character stands alone"
    case .halfCodeUnit: "the file ends in the middle of a character"
    case .undefinedByte(let byte): "the byte \(byte) is no character of Windows-1252"
    case .notEncodable(let scalar): "the character \"\(scalar)\" is not in the file's encoding"
    case .unreadable: "the file cannot be read"
    }
  }
}

/// One row of a CSV file by the meanings of its columns.
struct CSVFields {
  let row: CSVRow
  let columns: CSVColumns

  /// The trimmed text of a field; nil where it is blank or the row has no such column.
  subscript(_ index: Int?) -> String? {
    guard let index, row.fields.indices.contains(index) else { return nil }
    let text = row.fields[index].trimmed
    return text.isEmpty ? nil : text
  }

  subscript(_ meaning: ColumnMeaning) -> String? { self[columns.indices[meaning]] }

  /// Whether there is nothing in the row.
  var isBlank: Bool { row.fields.allSatisfy { $0.trimmed.isEmpty } }

  /// The place of the field with this meaning, or of the row where there is no such column.
  func location(_ meaning: ColumnMeaning) -> Provenance.Location { location(of: columns.indices[meaning]) }

  /// The place of the field in a column, from 0, or of the row.
  func location(of column: Int?) -> Provenance.Location { .line(row.line, field: column.map(columns.name)) }

  /// A text in quotes, cut where it is long.
  func quoted(_ text: String) -> String { text.count > 40 ? "\"\(text.prefix(40))…\"" : "\"\(text)\"" }
}
