/// Inflates deflated bytes (RFC 1951) piece by piece, faster than zlib.
///
/// It checks everything it reads: every code must be complete, every repetition must lie within the earlier
/// output, and the data must end with a final block. The caller has to limit the size of the output.
final class InflateStream {
  /// Provides the next deflated bytes, as many as fit; returns 0 after the last.
  typealias Source = (UnsafeMutableRawBufferPointer) throws(SpreadsheetFileError) -> Int

  /// The part of the data that comes next.
  enum State: Equatable {
    case blockHead
    /// This many uncompressed bytes.
    case stored(Int)
    case codes
    /// Nothing: the last block has ended.
    case end
  }

  private static let inputLength = 64 << 10

  private let source: Source
  /// Deflated bytes, followed by eight more readable bytes.
  private let input = UnsafeMutablePointer<UInt8>.allocate(capacity: inputLength + 8)
  private var isLastBlock = false
  private var codes = BlockCodes()
  var state = State.blockHead
  var bits: BitReader
  var literals = DecodingTable(bits: 11)
  var distances = DecodingTable(bits: 9)
  /// A repetition that did not fit the output: its remaining length, and its distance.
  var rest = (length: 0, distance: 0)

  init(_ source: @escaping Source) {
    self.source = source
    input.initialize(repeating: 0, count: Self.inputLength + 8)
    bits = BitReader(input, end: input)
  }

  deinit {
    input.deallocate()
  }

  /// Fills a buffer; the last `history` bytes of the output, up to 32 KiB, must precede it in memory.
  ///
  /// - Returns: The number of bytes written; it is less than the buffer's size only at the end of the data.
  func fill(
    _ room: UnsafeMutableBufferPointer<UInt8>, history: Int
  ) throws(SpreadsheetFileError) -> Int {
    guard let start = room.baseAddress else { return 0 }
    var output = InflateOutput(first: start - history, next: start, end: start + room.count)
    while output.next < output.end, state != .end {
      switch state {
      case .blockHead: try readBlockHead()
      case .stored(let length): try copyStored(length, into: &output)
      case .codes: try decode(into: &output)
      case .end: break
      }
    }
    return output.next - start
  }

  /// Loads at least this many bits, or all remaining ones.
  func gather(_ width: UInt64) throws(SpreadsheetFileError) {
    while !bits.refill(to: width) {
      guard try readMore() else { return }
    }
  }

  /// Takes this many bits.
  func take(_ width: UInt64) throws(SpreadsheetFileError) -> Int {
    try gather(width)
    guard bits.count >= width else { throw Self.damage("the data ends too early") }
    return bits.take(width)
  }

  /// Reads more deflated bytes once the last ones are used up; returns false if there are none.
  private func readMore() throws(SpreadsheetFileError) -> Bool {
    let count = try source(UnsafeMutableRawBufferPointer(start: input, count: Self.inputLength))
    bits.replace(input, end: input + min(max(count, 0), Self.inputLength))
    return count > 0
  }

  /// Reads the header of a block (RFC 1951, 3.2.3).
  private func readBlockHead() throws(SpreadsheetFileError) {
    if isLastBlock {
      state = .end
      return
    }
    isLastBlock = try take(1) == 1
    switch try take(2) {
    case 0:
      _ = try take(bits.count & 7)
      let length = try take(16)
      guard try take(16) == ~length & 0xFFFF else { throw Self.damage("a stored block has no length") }
      state = .stored(length)
    case 1:
      try setCodes(InflateSymbols.fixedLengths, literalCount: 288)
    case 2:
      let lengths = try codes.read(self)
      try setCodes(lengths.lengths, literalCount: lengths.literalCount)
    default: throw Self.damage("a block is of no kind")
    }
  }

  private func setCodes(_ lengths: [UInt8], literalCount: Int) throws(SpreadsheetFileError) {
    guard lengths[DeflateSymbols.endOfBlock] > 0,
      literals.build(lengths: lengths[..<literalCount], symbols: InflateSymbols.literals),
      distances.build(lengths: lengths[literalCount...], symbols: InflateSymbols.distances)
    else { throw Self.damage("a block has codes that are none") }
    state = .codes
  }

  private func copyStored(_ length: Int, into output: inout InflateOutput) throws(SpreadsheetFileError) {
    var left = length
    while left > 0, output.next < output.end {
      if let byte = bits.takeByte() {
        output.append(byte)
        left -= 1
        continue
      }
      let count = min(left, output.end - output.next, bits.end - bits.next)
      output.append(bits.next, count: count)
      bits.skipBytes(count)
      left -= count
      if count == 0, try !readMore() { throw Self.damage("the data ends too early") }
    }
    state = left > 0 ? .stored(left) : .blockHead
  }

  static func damage(_ reason: String) -> SpreadsheetFileError {
    SpreadsheetFileError(
      .damagedArchive,
      reason: "the part cannot be read from the archive (its deflated data is damaged: \(reason))")
  }
}

/// The destination of inflated bytes, after the bytes that were inflated before.
struct InflateOutput {
  /// The first byte that a repetition may refer back to.
  let first: UnsafeMutablePointer<UInt8>
  var next: UnsafeMutablePointer<UInt8>
  let end: UnsafeMutablePointer<UInt8>

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    next.pointee = byte
    next += 1
  }

  mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
    next.update(from: bytes, count: count)
    next += count
  }

  /// Repeats `length` bytes from `distance` bytes before the end of the output, byte by byte.
  mutating func repeatBytes(_ length: Int, distance: Int) {
    for _ in 0..<length { append((next - distance).pointee) }
  }

  /// Does the same as `repeatBytes`, but faster; may overwrite up to seven bytes after the repeated ones.
  @inline(__always)
  mutating func repeatWords(_ length: Int, distance: Int) {
    let end = next + length
    var (source, target) = (UnsafeRawPointer(next - distance), UnsafeMutableRawPointer(next))
    if distance >= 8 {
      repeat {
        target.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
        source += 8
        target += 8
      } while target < end
    } else if distance == 1 {
      let word = UInt64(source.load(as: UInt8.self)) &* 0x0101_0101_0101_0101
      repeat {
        target.storeBytes(of: word, as: UInt64.self)
        target += 8
      } while target < end
    } else {
      repeatBytes(length, distance: distance)
    }
    next = end
  }
}
