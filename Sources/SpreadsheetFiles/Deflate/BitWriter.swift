/// Writes bits, starting with the lowest bit of each byte (RFC 1951, 3.1.1), into growing memory.
struct BitWriter: ~Copyable {
  private var memory: UnsafeMutableRawBufferPointer
  private var position = 0
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  init() {
    memory = .allocate(byteCount: 1 << 16, alignment: 8)
  }

  deinit { memory.deallocate() }

  /// Reserves room for this many bytes and a few more; needed before `put`.
  mutating func reserve(_ count: Int) {
    guard position + count + 16 > memory.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(position + count + 16, 2 * memory.count), alignment: 8)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<position]))
    memory.deallocate()
    memory = larger
  }

  /// Appends the lowest `count` bits of `value`, at most 48; all other bits of `value` must be 0.
  @inline(__always)
  mutating func put(_ value: UInt64, _ count: UInt64) {
    bits |= value &<< bitCount
    bitCount &+= count
    memory.baseAddress.unsafelyUnwrapped.storeBytes(
      of: bits.littleEndian, toByteOffset: position, as: UInt64.self)
    position &+= Int(truncatingIfNeeded: bitCount &>> 3)
    bits = bits &>> (bitCount & ~7)
    bitCount &= 7
  }

  /// Pads the last byte with zeros.
  mutating func align() {
    if bitCount > 0 { put(0, 8 - bitCount) }
  }

  /// Appends whole bytes; the byte written last must be full.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    reserve(bytes.count)
    memory[position...].copyBytes(from: bytes)
    position += bytes.count
  }

  /// Passes the complete bytes to `body` and keeps the bits of an incomplete last byte.
  mutating func takeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { position = 0 }
    return try body(UnsafeRawBufferPointer(rebasing: memory[..<position]))
  }
}
