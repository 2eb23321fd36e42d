/// Bits of deflated data, the lowest of each byte first (RFC 1951, 3.1.1).
struct BitReader {
  /// The bytes that are left; behind their end there must be eight more that may be read.
  private(set) var next: UnsafePointer<UInt8>
  private(set) var end: UnsafePointer<UInt8>
  /// The next bits, the first of them lowest; those above `count` are 0 or as they come in again.
  private(set) var bits: UInt64 = 0
  private(set) var count: UInt64 = 0

  init(_ next: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
    (self.next, self.end) = (next, end)
  }

  /// Goes on with other bytes.
  mutating func replace(_ next: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) {
    (self.next, self.end) = (next, end)
  }

  /// Whether there are bytes enough to refill three times.
  @inline(__always) var hasWords: Bool { end - next >= 24 }

  /// Takes in as many whole bytes as there is room for; at least 56 bits are there then.
  @inline(__always)
  mutating func refill() {
    bits |= UInt64(littleEndian: UnsafeRawPointer(next).loadUnaligned(as: UInt64.self)) << count
    next += Int(truncatingIfNeeded: (63 &- count) >> 3)
    count |= 56
  }

  /// Takes in single bytes until there are `wanted` bits; false where the bytes end before.
  mutating func refill(to wanted: UInt64) -> Bool {
    while count < wanted {
      guard next < end else { return false }
      bits = bits & (1 << count - 1) | UInt64(next.pointee) << count
      next += 1
      count += 8
    }
    return true
  }

  /// The next bits, at most 32.
  @inline(__always)
  func peek(_ width: UInt64) -> Int { Int(truncatingIfNeeded: bits & (1 &<< width &- 1)) }

  /// Passes over bits that are there.
  @inline(__always)
  mutating func skip(_ width: UInt64) {
    bits &>>= width
    count &-= width
  }

  /// The next bits, passed over.
  @inline(__always)
  mutating func take(_ width: UInt64) -> Int {
    defer { skip(width) }
    return peek(width)
  }

  /// Passes over a code and what follows it, which must be there; gives the bits from the code on.
  @inline(__always)
  mutating func skip(_ entry: DecodingTable.Entry) -> UInt64 {
    defer { skip(entry.width) }
    return bits
  }

  /// Takes one of the whole bytes that were taken in before the others are copied.
  mutating func takeByte() -> UInt8? {
    count >= 8 ? UInt8(truncatingIfNeeded: take(8)) : nil
  }

  /// Passes over bytes that are not taken in.
  mutating func skipBytes(_ length: Int) {
    bits = 0
    next += length
  }
}
