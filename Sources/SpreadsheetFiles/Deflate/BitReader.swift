/// The bits of deflated data, starting with the lowest bit of each byte (RFC 1951, 3.1.1).
struct BitReader {
  /// The remaining bytes; the eight bytes after them must be readable too.
  private(set) var next: UnsafePointer<UInt8>
  private(set) var end: UnsafePointer<UInt8>
  /// The next bits, starting with the lowest; bits above the first `count` are 0 or equal to the bits that follow.
  private(set) var bits: UInt64 = 0
  private(set) var count: UInt64 = 0

  init(_ next: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
    (self.next, self.end) = (next, end)
  }

  /// Continues with other bytes.
  mutating func replace(_ next: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
    (self.next, self.end) = (next, end)
  }

  /// Whether there are enough bytes for three refills.
  @inline(__always) var hasWords: Bool { end - next >= 24 }

  /// Loads as many whole bytes as fit; afterwards there are at least 56 bits.
  @inline(__always)
  mutating func refill() {
    bits |= UInt64(littleEndian: UnsafeRawPointer(next).loadUnaligned(as: UInt64.self)) << count
    next += Int(truncatingIfNeeded: (63 &- count) >> 3)
    count |= 56
  }

  /// Loads single bytes until there are `wanted` bits; returns false if the bytes end before that.
  mutating func refill(to wanted: UInt64) -> Bool {
    while count < wanted {
      guard next < end else { return false }
      bits = bits & (1 << count - 1) | UInt64(next.pointee) << count
      next += 1
      count += 8
    }
    return true
  }

  /// Returns the next bits, at most 32, without consuming them.
  @inline(__always)
  func peek(_ width: UInt64) -> Int { Int(truncatingIfNeeded: bits & (1 &<< width &- 1)) }

  /// Skips bits that are already loaded.
  @inline(__always)
  mutating func skip(_ width: UInt64) {
    bits &>>= width
    count &-= width
  }

  /// Returns the next bits and consumes them.
  @inline(__always)
  mutating func take(_ width: UInt64) -> Int {
    defer { skip(width) }
    return peek(width)
  }

  /// Skips a code and its extra bits, which must be loaded; returns the bits from the start of the code.
  @inline(__always)
  mutating func skip(_ entry: DecodingTable.Entry) -> UInt64 {
    defer { skip(entry.width) }
    return bits
  }

  /// Takes one of the whole bytes that are already loaded; nil if there is none.
  mutating func takeByte() -> UInt8? {
    count >= 8 ? UInt8(truncatingIfNeeded: take(8)) : nil
  }

  /// Skips bytes that are not loaded yet.
  mutating func skipBytes(_ length: Int) {
    bits = 0
    next += length
  }
}
