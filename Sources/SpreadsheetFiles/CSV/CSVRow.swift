/// A row of a CSV file.
public struct CSVRow: Hashable, Sendable {
  /// The line where the row begins, from 1.
  public var line: Int
  /// The fields from left to right, without the quotes around them.
  public var fields: [String]

  /// Creates a row of fields.
  public init(line: Int, fields: [String]) {
    self.line = line
    self.fields = fields
  }

  /// Converts a row of the parser; throws if its bytes are not UTF-8.
  init(_ record: CSVRecord) throws(CSVError) {
    line = record.line
    fields = []
    fields.reserveCapacity(record.count)
    for index in 0..<record.count {
      fields.append(try record.text(index))
    }
  }
}

extension CSVError {
  /// The error for a field that is not UTF-8, with the line of its first invalid byte.
  static func malformedUTF8(in record: CSVRecord, field: Int) -> CSVError {
    let bytes = record[field]
    let before = (0..<field).reduce(0) { $0 + lineEnds(record[$1]) }
    let valid = wellFormedPrefix(bytes)
    let line = record.line + before + lineEnds(bytes.prefix(valid))
    let byte = bytes.dropFirst(valid).first ?? 0
    return CSVError(.malformedUTF8(byte), line: line, field: field + 1)
  }

  /// The number of bytes before the first one that is not UTF-8.
  private static func wellFormedPrefix(_ bytes: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .valid(let scalar) = decoder.parseScalar(from: &iterator) { count += scalar.count }
    return count
  }

  private static func lineEnds(_ bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == .carriageReturn || byte == .lineFeed && previous != .carriageReturn { count += 1 }
      previous = byte
    }
    return count
  }
}
