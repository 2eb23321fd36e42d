internal import TextSafety

extension JSONScanner {
  /// Reads the string that begins here.
  mutating func string() throws(Failure) -> String {
    try text(try rawString())
  }

  /// Reads the string that begins here without decoding it.
  mutating func rawString() throws(Failure) -> RawString {
    position += 1
    let start = position
    var hasEscapes = false
    var allBits: UInt8 = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        let raw = RawString(bytes: bytes[start..<position], hasEscapes: hasEscapes, isASCII: allBits < 0x80)
        position += 1
        return raw
      }
      guard byte >= 0x20 else { throw Failure(.unescapedControlCharacter(byte), at: position) }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        position += 1
      }
      allBits |= byte
      position += 1
    }
    throw Failure(.unexpectedEnd, at: bytes.count)
  }

  /// The text of a string, with its escapes decoded and its UTF-8 checked.
  func text(_ raw: RawString) throws(Failure) -> String {
    if !raw.hasEscapes { return try utf8(raw.bytes, isASCII: raw.isASCII) }
    var text = ""
    text.reserveCapacity(raw.bytes.count)
    var rest = raw.bytes
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text += try utf8(rest[..<backslash], isASCII: raw.isASCII)
      var index = backslash + 1
      text.unicodeScalars.append(try escape(at: &index, in: rest))
      rest = rest[index...]
    }
    return (text + (try utf8(rest, isASCII: raw.isASCII))).streamSafe
  }

  private func utf8(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, isASCII: Bool
  ) throws(Failure) -> String {
    let bytes = UnsafeBufferPointer(rebasing: bytes)
    if isASCII { return String(decoding: bytes, as: UTF8.self) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.invalidUTF8, at: offset(of: bytes) + Self.validPrefix(bytes))
    }
    return text.streamSafe
  }

  private func offset(of part: UnsafeBufferPointer<UInt8>) -> Int {
    guard let start = bytes.baseAddress, let partStart = part.baseAddress else { return 0 }
    return partStart - start
  }

  /// The number of bytes before the first byte that is not UTF-8.
  private static func validPrefix(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { count += UTF8.width(scalar) }
    return count
  }

  /// Decodes the escape whose letter is at `index`, and moves the index after it (RFC 8259 §7).
  private func escape(
    at index: inout Int, in string: Slice<UnsafeBufferPointer<UInt8>>
  ) throws(Failure) -> Unicode.Scalar {
    let start = index
    guard index < string.endIndex else { throw Failure(.unexpectedEnd, at: index) }
    let letter = string[index]
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexadecimal(at: &index, in: string)
      if let scalar = Unicode.Scalar(unit) { return scalar }
      return try surrogatePair(unit, at: &index, in: string, start: start - 1)
    default: throw Failure(.invalidEscape, at: start)
    }
  }

  private func surrogatePair(
    _ high: UInt32, at index: inout Int, in string: Slice<UnsafeBufferPointer<UInt8>>, start: Int
  ) throws(Failure) -> Unicode.Scalar {
    guard high < 0xDC00, string[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      throw Failure(.loneSurrogate, at: start)
    }
    index += 2
    let low = try hexadecimal(at: &index, in: string)
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw Failure(.loneSurrogate, at: start) }
    return scalar
  }

  private func hexadecimal(
    at index: inout Int, in string: Slice<UnsafeBufferPointer<UInt8>>
  ) throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < string.endIndex, let digit = Character(Unicode.Scalar(string[index])).hexDigitValue else {
        throw Failure(.invalidEscape, at: index)
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
