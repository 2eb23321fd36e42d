/// Compresses streams of bytes incrementally, one stream after the other, in bounded memory (RFC 1951).
///
/// The output depends only on the input bytes, not on the pieces in which they arrive, the machine or
/// the version of a library.
struct DeflateStream: ~Copyable {
  /// The size of a block in bytes.
  static let blockSize = 1 << 18

  private let buffer: UnsafeMutablePointer<UInt8>
  /// The start and the end of the block in the buffer; earlier bytes are in front of it.
  private var start = 0
  private var end = 0
  /// The position of the buffer in the stream, counted as in `RepetitionFinder.find`.
  private var offset = DeflateSymbols.window + 1
  private var finder = RepetitionFinder(blockSize: blockSize)
  private var block = DeflateBlock()
  private var output = BitWriter()

  init() {
    buffer = .allocate(capacity: DeflateSymbols.window + Self.blockSize)
  }

  deinit { buffer.deallocate() }

  /// Takes more bytes, and passes compressed bytes to the sink whenever a block is complete.
  mutating func append<Failure: Error>(
    _ bytes: UnsafeRawBufferPointer, to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    var rest = bytes
    while !rest.isEmpty {
      if end - start == Self.blockSize {
        writeBlock(isFinal: false)
        try output.takeBytes(sink)
      }
      let count = min(rest.count, Self.blockSize - (end - start))
      UnsafeMutableRawPointer(buffer + end).copyMemory(
        from: rest.baseAddress.unsafelyUnwrapped, byteCount: count)
      end += count
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Ends the stream and passes its last compressed bytes to the sink; another stream may follow.
  mutating func finish<Failure: Error>(
    to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    writeBlock(isFinal: true)
    output.align()
    try output.takeBytes(sink)
    // The position is advanced so far that the next stream cannot refer to data of this one.
    offset += end + DeflateSymbols.window + 1
    start = 0
    end = 0
  }

  private mutating func writeBlock(isFinal: Bool) {
    finder.find(in: buffer, from: start, to: end, offset: offset)
    block.write(
      UnsafeBufferPointer(start: buffer + start, count: end - start), finder.sequences, isFinal: isFinal,
      to: &output)
    // Data that repetitions can still refer to stays in front of the next block.
    let kept = min(end, DeflateSymbols.window)
    let moved = end - kept
    UnsafeMutableRawPointer(buffer).copyMemory(from: buffer + moved, byteCount: kept)
    offset += moved
    start = kept
    end = kept
  }
}
