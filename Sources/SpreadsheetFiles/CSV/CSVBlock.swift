/// Consecutive rows of a CSV file: the bytes, and the positions of the fields in them.
struct CSVBlock: Sendable {
  /// A row: its line, the index of its first field, and the number of its fields.
  struct Row: Sendable {
    let line: Int
    let firstField: Int
    let count: Int
  }

  /// The bytes of the file, followed by the fields of the rows that the state machine read.
  var bytes: [UInt8] = []
  /// The positions of the fields, row by row.
  var fields: [CSVField] = []
  var rows: [Row] = []
  /// The number of bytes of the file from which the block was made.
  var sourceCount = 0
  /// The error in the row after the last one.
  var failure: CSVError?

  /// Appends a row read by the state machine.
  mutating func append(_ record: CSVRecord) {
    let start = UInt32(truncatingIfNeeded: bytes.count)
    rows.append(Row(line: record.line, firstField: fields.count, count: record.count))
    for field in record.ownFields {
      fields.append(CSVField(start: start + field.start, end: start + field.end))
    }
    bytes.append(contentsOf: record.ownBytes)
  }
}

/// The position of a field in the bytes of its block.
struct CSVField: Hashable, Sendable {
  var start: UInt32
  var end: UInt32

  /// The maximum number of bytes of a row, so that all positions in a block fit in 32 bits.
  static let mostBytes = Int(Int32.max)

  var range: Range<Int> { Int(start)..<Int(end) }
}
