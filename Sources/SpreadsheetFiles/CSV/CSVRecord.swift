/// One row as the parser has it: the bytes of its fields one after the other, without quotes.
public struct CSVRecord: Sendable {
  /// The line on which the row begins, from 1.
  public private(set) var line = 1
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// The number of fields.
  public var count: Int { ends.count }

  /// The bytes of a field, counted from 0; empty where the row has no such field.
  public subscript(field: Int) -> ArraySlice<UInt8> {
    guard ends.indices.contains(field) else { return [] }
    return bytes[(field == 0 ? 0 : ends[field - 1])..<ends[field]]
  }

  /// The bytes since the last field's end.
  var openFieldBytes: Int { bytes.count - (ends.last ?? 0) }

  mutating func clear(line: Int) {
    self.line = line
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  mutating func append(_ slice: ArraySlice<UInt8>) { bytes.append(contentsOf: slice) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func endField() { ends.append(bytes.count) }
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
