/// Reads the tokens of a JSON text (RFC 8259 §2 to §7).
struct JSONScanner {
  /// An error, and the position of its byte.
  struct Failure: Error {
    let reason: JSONError.Reason
    let offset: Int

    init(_ reason: JSONError.Reason, at offset: Int) {
      self.reason = reason
      self.offset = offset
    }
  }

  /// The undecoded bytes of a string between its quotes.
  struct RawString {
    let bytes: Slice<UnsafeBufferPointer<UInt8>>
    let hasEscapes: Bool
    let isASCII: Bool
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The next byte that is not whitespace, without consuming it.
  mutating func peek() throws(Failure) -> UInt8 {
    skipWhitespace()
    guard position < bytes.count else { throw Failure(.unexpectedEnd, at: position) }
    return bytes[position]
  }

  /// Consumes the next byte that is not whitespace if it is the given one; otherwise returns false.
  mutating func take(_ byte: UInt8) throws(Failure) -> Bool {
    guard try peek() == byte else { return false }
    position += 1
    return true
  }

  mutating func expectEnd() throws(Failure) {
    skipWhitespace()
    guard position == bytes.count else { throw Failure(.trailingContent, at: position) }
  }

  /// The failure for an unexpected byte at the current position, or for the end of the text.
  func unexpected() -> Failure {
    guard position < bytes.count else { return Failure(.unexpectedEnd, at: position) }
    return Failure(
      bytes[position] < 0x80 ? .unexpectedByte(bytes[position]) : invalidUTF8OrByte, at: position)
  }

  private var invalidUTF8OrByte: JSONError.Reason {
    let character = bytes[position..<min(position + 4, bytes.count)]
    var decoder = UTF8()
    var iterator = character.makeIterator()
    guard case .scalarValue = decoder.decode(&iterator) else { return .invalidUTF8 }
    return .unexpectedByte(bytes[position])
  }

  private mutating func skipWhitespace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  mutating func literal(_ text: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
    for index in 0..<text.utf8CodeUnitCount {
      guard position < bytes.count, bytes[position] == text.utf8Start[index] else { throw unexpected() }
      position += 1
    }
    return value
  }

  /// Reads the text of a number (RFC 8259 §6).
  mutating func number() throws(Failure) -> String {
    let start = position
    skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try digits() }
    if skip(UInt8(ascii: ".")) { try digits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  @discardableResult
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func digits() throws(Failure) {
    let start = position
    while position < bytes.count, bytes[position] &- 0x30 <= 9 { position += 1 }
    guard position > start else { throw unexpected() }
  }
}
