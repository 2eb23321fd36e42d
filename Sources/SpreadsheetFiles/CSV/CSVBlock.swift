/// Some rows of a CSV file, one after the other: its bytes, and where the fields are in them.
struct CSVBlock: Sendable {
  /// A row by the place of its first field.
  struct Row: Sendable {
    let line: Int
    let firstField: Int
    let count: Int
  }

  /// The bytes of the file; behind them those of fields that do not stand there as they are.
  var bytes: [UInt8] = []
  /// Where the fields are, row by row.
  var fields: [CSVField] = []
  var rows: [Row] = []
  /// How many bytes of the file it was made of.
  var sourceCount = 0
  /// What is wrong with the row behind the last.
  var failure: CSVError?

  /// Appends a row that the state machine read.
  mutating func append(_ record: CSVRecord) {
    let start = UInt32(truncatingIfNeeded: bytes.count)
    rows.append(Row(line: record.line, firstField: fields.count, count: record.count))
    for field in record.ownFields {
      fields.append(CSVField(start: start + field.start, end: start + field.end))
    }
    bytes.append(contentsOf: record.ownBytes)
  }
}

/// Where a field is in the bytes of its block.
struct CSVField: Hashable, Sendable {
  var start: UInt32
  var end: UInt32

  /// The most bytes in which fields can be told apart.
  static let mostBytes = Int(Int32.max)

  var range: Range<Int> { Int(start)..<Int(end) }
}
