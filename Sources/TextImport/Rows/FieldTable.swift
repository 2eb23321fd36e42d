internal import SpreadsheetFiles
internal import FieldReading

/// The fields of a CSV file: each text of a column is stored once, and rows refer to texts by number.
///
/// Most columns of a long file have few different texts (days, categories, types), so that the table
/// takes little more memory than the file's bytes. Facts about a text are computed once (`TextMemo`).
package final class FieldTable: Sendable {
  /// The position of a row's fields in the table.
  private struct Place {
    var line: Int32
    var first: UInt32
    var count: UInt32
  }

  private let places: [Place]
  /// The numbers of texts in their columns, row by row.
  private let numbers: [UInt32]
  private let columns: [ColumnTexts]

  /// The remaining rows of a reader.
  ///
  /// - Throws: `CSVError` if the file is not a CSV.
  init(_ reader: inout CSVReader) throws(CSVError) {
    var (places, numbers, columns): ([Place], [UInt32], [ColumnTexts]) = ([], [], [])
    try reader.forEachRecord { record throws(CSVError) in
      places.append(
        Place(
          line: Int32(clamping: record.line), first: UInt32(truncatingIfNeeded: numbers.count),
          count: UInt32(truncatingIfNeeded: record.count)))
      while columns.count < record.count { columns.append(ColumnTexts()) }
      for field in 0..<record.count {
        numbers.append(try columns[field].number(of: record, field))
      }
    }
    for column in columns.indices { columns[column].close() }
    (self.places, self.numbers, self.columns) = (places, numbers, columns)
  }

  /// A copy of the table with other fields in the rows at these indices.
  init(_ table: FieldTable, replacing rows: [Int: [String]]) {
    var (places, numbers, columns) = (table.places, table.numbers, table.columns)
    for (index, texts) in rows {
      places[index].first = UInt32(truncatingIfNeeded: numbers.count)
      places[index].count = UInt32(truncatingIfNeeded: texts.count)
      while columns.count < texts.count { columns.append(ColumnTexts()) }
      for (column, text) in texts.enumerated() { numbers.append(columns[column].add(text)) }
    }
    (self.places, self.numbers, self.columns) = (places, numbers, columns)
  }

  /// The same texts and numbers, for another thread.
  init(copyOf table: FieldTable) {
    (places, numbers, columns) = (table.places, table.numbers, table.columns)
  }

  /// All rows.
  var rows: FieldRows { FieldRows(table: self, startIndex: 0, endIndex: places.count) }

  /// The row at an index.
  func row(_ index: Int) -> FieldRow {
    let place = places[index]
    return FieldRow(
      line: Int(place.line),
      fields: RowFields(table: self, first: Int(place.first), count: Int(place.count)))
  }

  /// The number of fields of the row at an index.
  func width(_ index: Int) -> Int { Int(places[index].count) }

  // MARK: Texts

  /// The number of the text at a position in the table.
  func number(_ place: Int) -> Int { Int(numbers[place]) }

  /// How many texts a column has.
  func count(_ column: Int) -> Int { columns[column].count }

  /// A text as written.
  func text(_ column: Int, _ number: Int) -> String { columns[column].texts[number] }

  /// The value of a text (`FieldText`).
  func value(_ column: Int, _ number: Int) -> String? { columns[column].value(number) }

  /// Whether a text is empty or only whitespace.
  func isBlank(_ column: Int, _ number: Int) -> Bool { columns[column].isBlank(number) }
}

/// The texts of a column.
private struct ColumnTexts {
  /// How the value of a text is stored.
  private enum Saying: UInt8 {
    /// The value is the text itself.
    case itself
    /// There is no value: the text is whitespace, or a dash.
    case blank, stroke
    /// Another value, stored in `others`.
    case other
  }

  /// The texts found so far; nil after the last row.
  private var table: TextTable? = TextTable()
  private(set) var texts: [String] = []
  private var sayings: [Saying] = []
  private var others: [Int: String] = [:]
  /// The number of the empty text.
  private var blank: UInt32?

  var count: Int { texts.count }

  /// The number of a field's text.
  mutating func number(of record: CSVRecord, _ field: Int) throws(CSVError) -> UInt32 {
    if let blank, record[field].isEmpty { return blank }
    let number = table?.number(of: record, field: field) ?? texts.count
    if number == texts.count { append(try record.text(field)) }
    return UInt32(truncatingIfNeeded: number)
  }

  /// Ends the numbering, and frees its memory.
  mutating func close() { table = nil }

  /// Adds a text and returns its new number.
  mutating func add(_ text: String) -> UInt32 {
    append(text)
    return UInt32(truncatingIfNeeded: texts.count - 1)
  }

  private mutating func append(_ text: String) {
    if text.isEmpty { blank = UInt32(truncatingIfNeeded: texts.count) }
    let value = FieldText.value(text)
    if value == nil {
      sayings.append(text.trimmed.isEmpty ? .blank : .stroke)
    } else if value?.utf8.count == text.utf8.count {
      sayings.append(.itself)
    } else {
      sayings.append(.other)
      others[texts.count] = value
    }
    texts.append(text)
  }

  func value(_ number: Int) -> String? {
    switch sayings[number] {
    case .itself: texts[number]
    case .blank, .stroke: nil
    case .other: others[number]
    }
  }

  func isBlank(_ number: Int) -> Bool { sayings[number] == .blank }
}
