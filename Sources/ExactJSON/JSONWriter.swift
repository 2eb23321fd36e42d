/// Writes JSON with two spaces per level and members in the given order; equal values give equal bytes.
///
/// Only quotes, backslashes and control characters are escaped (RFC 8259 §7). The text ends with a line feed.
package struct JSONWriter {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []
  /// For each open array and object, whether it already has elements.
  private var hasElements: [Bool] = []
  /// Whether the name of a member has just been written, so that the member's value must follow.
  private var isAfterName = false
  private let isPretty: Bool
  /// A line feed and the indentation of the current level.
  private var lineBreak = [UInt8(ascii: "\n")]

  /// Creates a writer; if `pretty` is false, it writes no spaces and line breaks between values.
  package init(pretty: Bool = true) {
    isPretty = pretty
  }

  /// Reserves space for the given number of bytes, so that a long document is not moved while it grows.
  package mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// The text of a single value, without spaces and line feeds.
  package static func compactText(_ value: JSONValue) -> String {
    var writer = JSONWriter(pretty: false)
    writer.write(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns the whole document with a line feed at its end, which is appended in place to avoid a copy.
  package mutating func finished() -> [UInt8] {
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Writes a value with all its contents.
  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: token("null")
    case .bool(let value): token(value ? "true" : "false")
    case .number(let text): token(text)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements { write(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members { self.member(member.name, member.value) }
      endObject()
    }
  }

  /// Writes a member of the open object.
  package mutating func member(_ name: String, _ value: JSONValue) {
    self.name(name)
    write(value)
  }

  /// Writes the name of the open object's next member; its value must follow.
  package mutating func name(_ name: String) {
    beginElement()
    quoted(name)
    bytes.append(UInt8(ascii: ":"))
    if isPretty { bytes.append(UInt8(ascii: " ")) }
    isAfterName = true
  }

  /// Writes a string.
  package mutating func string(_ text: String) {
    beginElement()
    quoted(text)
  }

  /// Writes a number, `true`, `false` or `null` without changes.
  package mutating func token(_ text: String) {
    beginElement()
    bytes.append(contentsOf: text.utf8)
  }

  /// Begins an object; its members and `endObject` must follow.
  package mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends the open object.
  package mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array; its elements and `endArray` must follow.
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends the open array.
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  private mutating func begin(_ bracket: UInt8) {
    beginElement()
    bytes.append(bracket)
    hasElements.append(false)
    lineBreak.append(UInt8(ascii: " "))
    lineBreak.append(UInt8(ascii: " "))
  }

  private mutating func end(_ bracket: UInt8) {
    lineBreak.removeLast(2)
    if hasElements.popLast() == true { newLine() }
    bytes.append(bracket)
  }

  /// Writes the comma and the line break before the next element, or nothing before the value of a member.
  private mutating func beginElement() {
    guard !isAfterName else {
      isAfterName = false
      return
    }
    guard let isNotFirst = hasElements.last else { return }
    if isNotFirst { bytes.append(UInt8(ascii: ",")) }
    hasElements[hasElements.count - 1] = true
    newLine()
  }

  private mutating func newLine() {
    guard isPretty else { return }
    bytes.append(contentsOf: lineBreak)
  }

  private mutating func quoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      if Self.needsEscapes(utf8) {
        for byte in utf8 { escape(byte) }
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscapes(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard var next = utf8.baseAddress else { return false }
    let end = next + utf8.count
    while next < end {
      let byte = next.pointee
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return true }
      next += 1
    }
    return false
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
    case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
    case 0x08: bytes.append(contentsOf: "\\b".utf8)
    case 0x09: bytes.append(contentsOf: "\\t".utf8)
    case 0x0A: bytes.append(contentsOf: "\\n".utf8)
    case 0x0C: bytes.append(contentsOf: "\\f".utf8)
    case 0x0D: bytes.append(contentsOf: "\\r".utf8)
    case ..<0x20: bytes.append(contentsOf: "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8)
    default: bytes.append(byte)
    }
  }
}
