/// Converts the bytes of a file, chunk by chunk, to UTF-8 without a byte order mark.
///
/// UTF-8 is passed on unchanged; the reader validates it field by field, so that an error has a line and a field.
struct CSVDecoder: Sendable {
  private let encoding: CSVEncoding
  private var isAtStart = true
  /// The number of bytes before `pending`.
  private var offset = 0
  private var line = 1
  private var lastUnit: UInt16 = 0
  /// Bytes at the end of the last chunk that belong to a character continued in the next one.
  private var pending: [UInt8] = []

  init(_ encoding: CSVEncoding) {
    self.encoding = encoding
  }

  /// The chunk as UTF-8.
  ///
  /// The first chunk must contain the whole byte order mark if there is one.
  mutating func decode(_ chunk: [UInt8]) throws(CSVError) -> [UInt8] {
    switch encoding {
    case .utf8, .utf8WithBOM: return withoutMark(chunk, CSVEncoding.utf8WithBOM.byteOrderMark)
    case .utf16LittleEndian: return try decodeUTF16(chunk) { UInt16($0) | UInt16($1) << 8 }
    case .utf16BigEndian: return try decodeUTF16(chunk) { UInt16($0) << 8 | UInt16($1) }
    case .windows1252: return try decodeWindows1252(chunk)
    }
  }

  /// Ends the input.
  ///
  /// - Throws: `CSVError` if it ends within a character.
  mutating func finish() throws(CSVError) {
    guard !pending.isEmpty else { return }
    // Some banks end a UTF-16 file with a line end of one byte.
    if pending == [0x0A] || pending == [0x0D] { return }
    if pending.count % 2 == 1 {
      throw CSVError(.halfCodeUnit, line: line, offset: offset + pending.count - 1)
    }
    throw CSVError(.unpairedSurrogate(lastUnit), line: line, offset: offset)
  }

  private mutating func withoutMark(_ chunk: [UInt8], _ mark: [UInt8]) -> [UInt8] {
    defer { isAtStart = false }
    return isAtStart && chunk.starts(with: mark) ? Array(chunk.dropFirst(mark.count)) : chunk
  }

  private mutating func decodeWindows1252(_ chunk: [UInt8]) throws(CSVError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(chunk.count + chunk.count / 8)
    for byte in chunk {
      guard let scalar = Windows1252.scalar(of: byte) else {
        throw CSVError(.undefinedByte(byte), line: line, offset: offset)
      }
      text.append(scalar)
      countLine(UInt16(byte))
      offset += 1
    }
    return text
  }

  private mutating func decodeUTF16(
    _ chunk: [UInt8], unit: (UInt8, UInt8) -> UInt16
  ) throws(CSVError) -> [UInt8] {
    let bytes = pending + chunk
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index + 1 < bytes.count {
      let first = unit(bytes[index], bytes[index + 1])
      var length = 2
      if UTF16.isLeadSurrogate(first) {
        guard index + 3 < bytes.count else {
          lastUnit = first
          break
        }
        let second = unit(bytes[index + 2], bytes[index + 3])
        guard UTF16.isTrailSurrogate(second) else {
          throw CSVError(.unpairedSurrogate(first), line: line, offset: offset + index)
        }
        text.append(UTF16.decode(UTF16.EncodedScalar([first, second])))
        length = 4
      } else if let scalar = Unicode.Scalar(first) {
        // At the start of a file, the byte order mark is not text; anywhere else it is a character.
        if first != 0xFEFF || offset + index > 0 { text.append(scalar) }
      } else {
        throw CSVError(.unpairedSurrogate(first), line: line, offset: offset + index)
      }
      countLine(first)
      index += length
    }
    pending = Array(bytes[index...])
    offset += index
    return text
  }

  private mutating func countLine(_ unit: UInt16) {
    if unit == 0x0D || unit == 0x0A && lastUnit != 0x0D { line += 1 }
    lastUnit = unit
  }
}

extension [UInt8] {
  /// Appends a character as UTF-8.
  fileprivate mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(UInt8(scalar.value))
    } else {
      append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
  }
}
