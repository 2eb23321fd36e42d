/// Finds the fields of an ordinary row eight bytes at a time.
///
/// An ordinary row ends within the chunk, and its quoted fields contain no quote and no line ending. Any other row is
/// left to the state machine of `CSVParser`, which reads ordinary rows with the same result, but more slowly.
enum CSVRowScanner {
  /// Appends the fields of the row that begins at `start`, and returns the end of its line.
  ///
  /// Returns nil for a row that is not ordinary; some fields may be appended nevertheless.
  static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, delimiter: UInt8, limits: CSVParser.Limits,
    into fields: inout [CSVField]
  ) -> Int? {
    let delimiters = UInt64(delimiter) &* ones
    let (fieldBytes, mostFields) = (limits.fieldBytes, fields.count &+ limits.fields)
    var fieldStart = start
    var isQuoted = false
    /// The position of the field's closing quote; -1 for an unquoted field.
    var quoteEnd = -1
    var position = start
    while position &+ 8 <= bytes.count {
      var marks = marks(UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped + position), delimiters)
      while marks != 0 {
        let place = position &+ marks.trailingZeroBitCount &>> 3
        marks &= marks &- 1
        let byte = bytes[place]
        if byte == .quote {
          if isQuoted {
            guard place + 1 < bytes.count, isEnd(bytes[place + 1], delimiter) else { return nil }
            isQuoted = false
            quoteEnd = place
          } else if place == fieldStart {
            isQuoted = true
          }
          continue
        }
        guard isEnd(byte, delimiter) else {
          if byte == 0 { return nil }
          continue
        }
        if isQuoted {
          if byte == delimiter { continue }
          return nil
        }
        let (first, end) = quoteEnd < 0 ? (fieldStart, place) : (fieldStart &+ 1, quoteEnd)
        guard fields.count < mostFields, end &- first <= fieldBytes else { return nil }
        fields.append(
          CSVField(start: UInt32(truncatingIfNeeded: first), end: UInt32(truncatingIfNeeded: end)))
        if byte == delimiter {
          fieldStart = place &+ 1
          quoteEnd = -1
          continue
        }
        // An empty line is not a row. After a CR at the end of the chunk, the next chunk may begin with its LF.
        if place == start || byte == .carriageReturn && place &+ 1 == bytes.count { return nil }
        let isPair = byte == .carriageReturn && bytes[place &+ 1] == .lineFeed
        return place &+ (isPair ? 2 : 1)
      }
      position &+= 8
    }
    return nil
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  @inline(__always)
  private static func isEnd(_ byte: UInt8, _ delimiter: UInt8) -> Bool {
    byte == delimiter || byte == .lineFeed || byte == .carriageReturn
  }

  /// A word in which a byte has its highest bit set if the input has a delimiter, a quote, or a byte below 16
  /// (such as a line ending or NUL) at that place.
  @inline(__always)
  private static func marks(_ bytes: UnsafeRawPointer, _ delimiters: UInt64) -> UInt64 {
    let word = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
    return zeros(word ^ delimiters) | zeros(word ^ UInt64(UInt8.quote) &* ones) | zeros(word & (0xF0 &* ones))
  }

  /// A word whose bytes have their highest bit set where the given word has a 0 byte.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~((word & low) &+ low | word | low)
  }
}
