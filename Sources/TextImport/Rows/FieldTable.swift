internal import SpreadsheetFiles
internal import FieldReading

/// The cells of a CSV file.
///
/// Each text of a column is stored once, and rows refer to texts by number.
///
/// Most columns of a long file have few different texts (days, categories, types). So the table needs little more
/// memory than the bytes of the file, and values made from a text are made once (`TextCache`).
package final class FieldTable: Sendable {
  /// Where the cells of a row are in `numbers`.
  private struct Place {
    var line: Int32
    var first: UInt32
    var count: UInt32
  }

  private let places: [Place]
  /// The numbers of the texts within their columns, row by row.
  private let numbers: [UInt32]
  private let columns: [ColumnTexts]

  /// Reads the remaining rows of a reader.
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

  /// Copies a table and replaces some rows.
  ///
  /// `rows` contains the new cells by the index of the row.
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

  /// Copies a table, for another thread.
  init(copyOf table: FieldTable) {
    (places, numbers, columns) = (table.places, table.numbers, table.columns)
  }

  /// All rows.
  var rows: FieldRows { FieldRows(table: self, startIndex: 0, endIndex: places.count) }

  /// The row at this index.
  func row(_ index: Int) -> FieldRow {
    let place = places[index]
    return FieldRow(
      line: Int(place.line),
      fields: RowFields(table: self, first: Int(place.first), count: Int(place.count)))
  }

  /// The number of cells in the row at this index.
  func width(_ index: Int) -> Int { Int(places[index].count) }

  // MARK: Texts

  /// The number of the text at this position in the table.
  func number(_ place: Int) -> Int { Int(numbers[place]) }

  /// The number of different texts in a column.
  func count(_ column: Int) -> Int { columns[column].count }

  /// The text as written.
  func text(_ column: Int, _ number: Int) -> String { columns[column].texts[number] }

  /// The cleaned text (`FieldText`); nil if nothing is left.
  func value(_ column: Int, _ number: Int) -> String? { columns[column].value(number) }

  /// Whether a text is empty or only white space.
  func isBlank(_ column: Int, _ number: Int) -> Bool { columns[column].isBlank(number) }
}

/// The different texts of a column.
private struct ColumnTexts {
  /// How the cleaned text is stored.
  private enum CleanedText: UInt8 {
    /// The cleaned text equals the text.
    case itself
    /// There is no cleaned text: the text is white space, or only dashes or slashes.
    case blank, stroke
    /// The cleaned text is stored in `others`.
    case other
  }

  /// The numbers of the texts found so far; nil after the last row.
  private var table: TextTable? = TextTable()
  private(set) var texts: [String] = []
  private var cleaned: [CleanedText] = []
  private var others: [Int: String] = [:]
  /// The number of the empty text; nil if there is none.
  private var blank: UInt32?

  var count: Int { texts.count }

  /// The number of the text in a cell.
  ///
  /// A new text is added.
  mutating func number(of record: CSVRecord, _ field: Int) throws(CSVError) -> UInt32 {
    if let blank, record[field].isEmpty { return blank }
    let number = table?.number(of: record, field: field) ?? texts.count
    if number == texts.count { append(try record.text(field)) }
    return UInt32(truncatingIfNeeded: number)
  }

  /// Ends the numbering and frees its memory.
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
      cleaned.append(text.trimmed.isEmpty ? .blank : .stroke)
    } else if value?.utf8.count == text.utf8.count {
      cleaned.append(.itself)
    } else {
      cleaned.append(.other)
      others[texts.count] = value
    }
    texts.append(text)
  }

  func value(_ number: Int) -> String? {
    switch cleaned[number] {
    case .itself: texts[number]
    case .blank, .stroke: nil
    case .other: others[number]
    }
  }

  func isBlank(_ number: Int) -> Bool { cleaned[number] == .blank }
}
