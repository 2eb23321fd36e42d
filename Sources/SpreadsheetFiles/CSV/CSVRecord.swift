/// One row as bytes: its fields without quotes, before any of them becomes a `String`.
public struct CSVRecord: Sendable {
  /// The line where the row begins, from 1.
  public private(set) var line = 1
  /// The number of fields.
  public private(set) var count = 0
  /// The buffer with this row's bytes: the buffer of the block, or the row's own buffer while the parser fills it.
  @usableFromInline var bytes: [UInt8]
  /// The positions of fields in `bytes`; the fields of this row begin at `firstField`.
  private var fields: [CSVField]
  private var firstField = 0
  private var used = 0
  private var fieldStart = 0

  /// Creates an empty row for the parser to fill.
  init() {
    bytes = [UInt8](repeating: 0, count: 256)
    fields = []
  }

  /// Creates a record for the rows of a block; `move` selects the row.
  init(_ block: CSVBlock) {
    bytes = block.bytes
    fields = block.fields
  }

  /// Moves to a row of the block.
  mutating func move(to row: CSVBlock.Row) {
    (line, count, firstField) = (row.line, row.count, row.firstField)
  }

  /// The bytes of a field, counted from 0; empty if the row has no such field.
  public subscript(field: Int) -> ArraySlice<UInt8> { bytes[range(of: field)] }

  /// Passes a field's bytes to `body`; they are valid only there, and empty if the row has no such field.
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
  func range(of field: Int) -> Range<Int> {
    field >= 0 && field < count ? fields[firstField + field].range : 0..<0
  }

}

/// The contents of a row while the parser fills it.
extension CSVRecord {
  /// The bytes of the row's fields, one after the other.
  var ownBytes: ArraySlice<UInt8> { bytes[..<used] }
  /// The positions of the fields in `ownBytes`.
  var ownFields: [CSVField] { fields }
  /// The number of bytes of the row's fields.
  var byteCount: Int { used }
  /// The number of bytes since the end of the last field.
  var openFieldBytes: Int { used - fieldStart }

  mutating func clear(line: Int) {
    self.line = line
    fields.removeAll(keepingCapacity: true)
    (count, used, fieldStart) = (0, 0, 0)
  }

  mutating func append(_ slice: ArraySlice<UInt8>) {
    slice.withUnsafeBufferPointer { append($0) }
  }

  mutating func endField() {
    fields.append(
      CSVField(start: UInt32(truncatingIfNeeded: fieldStart), end: UInt32(truncatingIfNeeded: used)))
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

  /// Reserves capacity for more bytes, at least doubling it.
  private mutating func reserve(_ more: Int) {
    let missing = used + more - bytes.count
    if missing > 0 { bytes += Array(repeating: 0, count: max(missing, bytes.count)) }
  }
}

extension UInt8 {
  package static let lineFeed = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let quote = UInt8(ascii: "\"")
  package static let space = UInt8(ascii: " ")
  package static let tab = UInt8(ascii: "\t")
}

extension [UInt8] {
  /// The first index at or after `start` whose byte meets the condition; the end if there is none.
  @inline(__always)
  func firstIndex(from start: Int, where condition: (UInt8) -> Bool) -> Int {
    withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, !condition(bytes[index]) { index += 1 }
      return index
    }
  }
}
