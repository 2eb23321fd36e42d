extension CSVEncoding {
  /// Detects the encoding of a file from all its bytes, chunk by chunk.
  ///
  /// A byte order mark decides. Otherwise, NULs in every other byte mean UTF-16. Otherwise, well-formed UTF-8
  /// is UTF-8. Other bytes mean Windows-1252, unless some of them form UTF-8 characters. Such a mixture
  /// counts as UTF-8, so that the reader reports the invalid byte instead of guessing.
  struct Detector {
    private var head: [UInt8] = []
    private var utf8 = UTF8Census()

    /// Processes the next bytes of the file.
    mutating func feed(_ chunk: [UInt8]) {
      if head.count < 4_096 { head += chunk.prefix(4_096 - head.count) }
      utf8.feed(chunk)
    }

    /// The encoding that fits the bytes so far.
    var encoding: CSVEncoding {
      let marked: [CSVEncoding] = [.utf8WithBOM, .utf16LittleEndian, .utf16BigEndian]
      if let found = marked.first(where: { head.starts(with: $0.byteOrderMark) }) { return found }
      if let found = utf16ByNULs { return found }
      return utf8.malformed > 0 && utf8.multibyte == 0 ? .windows1252 : .utf8
    }

    /// The kind of UTF-16, recognized by its ASCII letters and digits, which have a NUL in one half; nil for
    /// other encodings.
    private var utf16ByNULs: CSVEncoding? {
      let low = stride(from: 0, to: head.count - 1, by: 2).count { head[$0] == 0 }
      let high = stride(from: 1, to: head.count, by: 2).count { head[$0] == 0 }
      let pairs = head.count / 2
      if high * 2 > pairs, low * 10 < pairs { return .utf16LittleEndian }
      if low * 2 > pairs, high * 10 < pairs { return .utf16BigEndian }
      return nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are ASCII; checks eight bytes at a time.
  var isASCII: Bool {
    let bytes = UnsafeRawBufferPointer(self)
    var index = 0
    while index &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { return false }
      index &+= 8
    }
    return bytes[index...].allSatisfy { $0 < 0x80 }
  }
}

/// Counts the well-formed non-ASCII characters and the malformed places of UTF-8 (Unicode, table 3-7).
private struct UTF8Census {
  private(set) var multibyte = 0
  private var errors = 0
  /// The number of expected continuation bytes, and the bounds of the next one.
  private var missing = 0
  private var bounds: ClosedRange<UInt8> = 0x80...0xBF

  /// The number of malformed places, including a character cut off at the end.
  var malformed: Int { errors + (missing > 0 ? 1 : 0) }

  mutating func feed(_ chunk: [UInt8]) {
    if missing == 0, chunk.withUnsafeBufferPointer(\.isASCII) { return }
    for byte in chunk where byte >= 0x80 || missing > 0 {
      if missing > 0 {
        if bounds.contains(byte) {
          missing -= 1
          bounds = 0x80...0xBF
          if missing == 0 { multibyte += 1 }
          continue
        }
        errors += 1
        missing = 0
      }
      if byte >= 0x80 { begin(byte) }
    }
  }

  private mutating func begin(_ byte: UInt8) {
    bounds = 0x80...0xBF
    switch byte {
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF:
      missing = 2
      if byte == 0xE0 { bounds = 0xA0...0xBF } else if byte == 0xED { bounds = 0x80...0x9F }
    case 0xF0...0xF4:
      missing = 3
      if byte == 0xF0 { bounds = 0x90...0xBF } else if byte == 0xF4 { bounds = 0x80...0x8F }
    default: errors += 1
    }
  }
}
