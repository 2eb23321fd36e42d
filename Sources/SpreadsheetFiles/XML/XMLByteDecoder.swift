/// Converts a part's bytes to UTF-8; parts must be UTF-8 or UTF-16 (ECMA-376 part 2, 6.2.5).
struct XMLByteDecoder {
  private enum Encoding {
    case utf8, utf16LittleEndian, utf16BigEndian
  }

  private var encoding: Encoding?
  private var oddByte: UInt8?
  private var highSurrogate: UInt16?

  /// Whether the encoding has been detected from the first bytes.
  var isStarted: Bool { encoding != nil }
  /// Whether the bytes are UTF-8.
  var isUTF8: Bool { encoding == .utf8 }

  /// Detects the encoding from a document's first bytes; there should be at least 200 of them.
  mutating func begin(with bytes: UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) {
    if encoding == nil { encoding = try start(bytes) }
  }

  /// Passes the bytes on as UTF-8.
  mutating func decode(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) -> Void
  ) throws(SpreadsheetFileError) {
    try begin(with: bytes)
    if encoding == .utf8 { return try body(bytes) }
    let text = try transcode(bytes, isBigEndian: encoding == .utf16BigEndian)
    let result: Result<Void, SpreadsheetFileError> = text.withUnsafeBufferPointer { text in
      Result { () throws(SpreadsheetFileError) in try body(text) }
    }
    try result.get()
  }

  private func start(_ bytes: UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) -> Encoding {
    let first = Array(bytes.prefix(4))
    if first.starts(with: [0xFE, 0xFF]) || first.starts(with: [0x00, 0x3C]) { return .utf16BigEndian }
    if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0x3C, 0x00]) { return .utf16LittleEndian }
    // Bytes that begin with anything but a tag, whitespace or a byte order mark are EBCDIC or not XML.
    guard let byte = first.first, [0x3C, 0x20, 0x09, 0x0A, 0x0D, 0xEF].contains(byte) else {
      throw .damagedPart("the part is not XML")
    }
    let declared = Self.declaredEncoding(bytes)
    guard declared.isEmpty || ["utf-8", "utf8", "us-ascii", "ascii"].contains(declared) else {
      throw .damagedPart("the part has the encoding \(declared); workbooks have UTF-8 or UTF-16")
    }
    return .utf8
  }

  /// The encoding that the XML declaration names, in lower case; empty if it names none.
  private static func declaredEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard let declaration = head.split(separator: "?>").first, declaration.contains("<?xml"),
      let name = declaration.firstRange(of: "encoding")
    else { return "" }
    let value = declaration[name.upperBound...].split { $0 == "\"" || $0 == "'" }
    return value.count < 2 ? "" : value[1].lowercased()
  }

  private mutating func transcode(
    _ bytes: UnsafeBufferPointer<UInt8>, isBigEndian: Bool
  ) throws(SpreadsheetFileError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      guard let other = oddByte else {
        oddByte = byte
        continue
      }
      oddByte = nil
      let unit = isBigEndian ? UInt16(other) << 8 | UInt16(byte) : UInt16(byte) << 8 | UInt16(other)
      if let scalar = try scalar(unit), scalar != "\u{FEFF}" { text += Array(String(scalar).utf8) }
    }
    return text
  }

  private mutating func scalar(_ unit: UInt16) throws(SpreadsheetFileError) -> Unicode.Scalar? {
    if let high = highSurrogate {
      highSurrogate = nil
      guard UTF16.isTrailSurrogate(unit) else { throw .damagedPart("the part's UTF-16 is damaged") }
      return UTF16.decode(UTF16.EncodedScalar([high, unit]))
    }
    if UTF16.isLeadSurrogate(unit) {
      highSurrogate = unit
      return nil
    }
    guard let scalar = Unicode.Scalar(unit) else { throw .damagedPart("the part's UTF-16 is damaged") }
    return scalar
  }

  /// Throws if the part ends within a character.
  func finish() throws(SpreadsheetFileError) {
    guard oddByte == nil, highSurrogate == nil else { throw .damagedPart("the part ends within a character") }
  }
}
