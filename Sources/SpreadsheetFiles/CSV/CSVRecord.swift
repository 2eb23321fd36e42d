/// One row as the parser has it: the bytes of its fields without quotes, before any becomes a `String`.
public struct CSVRecord: Sendable {
  /// The line on which the row begins, from 1.
  public private(set) var line = 1
  /// The number of fields.
  public private(set) var count = 0
  /// Bytes of which the first `used` are of this row.
  @usableFromInline var bytes = [UInt8](repeating: 0, count: 256)
  private var used = 0
  /// Where each field is in `bytes`; only the first `count` are of this row.
  private var bounds: [Range<Int>] = Array(repeating: 0..<0, count: 32)
  private var fieldStart = 0

  /// The bytes of a field, counted from 0; empty where the row has no such field.
  public subscript(field: Int) -> ArraySlice<UInt8> { bytes[range(of: field)] }

  /// Gives a field's bytes to `body`, the only place where they may be used; none where the row has no such field.
  @inlinable
  public func withBytes<Result, Failure: Error>(
    of field: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let range = range(of: field)
    return try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  @usableFromInline
  func range(of field: Int) -> Range<Int> { field >= 0 && field < count ? bounds[field] : 0..<0 }

  /// The bytes since the last field's end.
  var openFieldBytes: Int { used - fieldStart }

  mutating func clear(line: Int) {
    self.line = line
    (count, used, fieldStart) = (0, 0, 0)
  }

  mutating func append(_ slice: ArraySlice<UInt8>) {
    slice.withUnsafeBufferPointer { append($0) }
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    bytes[used] = byte
    used += 1
  }

  mutating func endField() {
    if count == bounds.count { bounds += Array(repeating: 0..<0, count: bounds.count) }
    bounds[count] = fieldStart..<used
    count += 1
    fieldStart = used
  }

  private mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
    reserve(more.count)
    let used = used
    bytes.withUnsafeMutableBufferPointer {
      _ = UnsafeMutableBufferPointer(rebasing: $0[used...]).update(from: more)
    }
    self.used += more.count
  }

  /// Makes room for more bytes, at least doubling it.
  private mutating func reserve(_ more: Int) {
    let missing = used + more - bytes.count
    if missing > 0 { bytes += Array(repeating: 0, count: max(missing, bytes.count)) }
  }

  /// Reads a whole row that needs no second look (`CSVRowScanner`); gives the place after it, or nil for another.
  mutating func scan(
    _ chunk: [UInt8], from start: Int, line: Int, delimiter: UInt8, limits: CSVParser.Limits
  ) -> Int? {
    chunk.withUnsafeBufferPointer { chunk in
      let found = bounds.withUnsafeMutableBufferPointer {
        CSVRowScanner.scan(chunk, from: start, delimiter: delimiter, limits: limits, into: $0)
      }
      guard let found else { return nil }
      clear(line: line)
      append(UnsafeBufferPointer(rebasing: chunk[start..<found.textEnd]))
      count = found.count
      fieldStart = used
      return found.end
    }
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let quote = UInt8(ascii: "\"")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
}

extension [UInt8] {
  /// The first index at or after `start` whose byte meets the condition, or the end.
  @inline(__always)
  func firstIndex(from start: Int, where condition: (UInt8) -> Bool) -> Int {
    withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, !condition(bytes[index]) { index += 1 }
      return index
    }
  }
}
