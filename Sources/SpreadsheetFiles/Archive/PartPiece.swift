/// A buffer with a piece of a part's bytes, with space in front for bytes left over from the previous piece.
///
/// Zeros follow the bytes, so that a scanner may look ahead without bounds checks.
final class PartPiece {
  /// The number of bytes that can be put in front without copying the piece.
  static let headroom = 64 << 10
  private static let padding = 64

  private let memory: UnsafeMutableRawBufferPointer
  private var start: Int
  private var end: Int

  /// Creates a piece with space for `capacity` bytes.
  init(capacity: Int) {
    memory = .allocate(byteCount: Self.headroom + capacity + Self.padding, alignment: 64)
    start = Self.headroom
    end = Self.headroom
  }

  deinit {
    memory.deallocate()
  }

  /// The bytes, valid as long as the piece exists.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      UnsafeMutableRawBufferPointer(rebasing: memory[start..<end]).assumingMemoryBound(to: UInt8.self))
  }

  /// Replaces the bytes with the bytes that `body` writes into the whole buffer; `body` returns their number.
  func fill<Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> Int {
    let room = UnsafeMutableRawBufferPointer(rebasing: memory[Self.headroom..<memory.count - Self.padding])
    let count = min(try body(room), room.count)
    start = Self.headroom
    end = Self.headroom + count
    memory[end..<end + Self.padding].initializeMemory(as: UInt8.self, repeating: 0)
    return count
  }

  /// Replaces the bytes like `fill(_:)`, but first copies as many bytes of `history` as fit into the space in front.
  func fill<Failure: Error>(
    after history: UnsafeRawBufferPointer,
    _ body: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Int
  ) throws(Failure) -> Int {
    let kept = UnsafeRawBufferPointer(rebasing: history.suffix(Self.headroom))
    UnsafeMutableRawBufferPointer(rebasing: memory[Self.headroom - kept.count..<Self.headroom])
      .copyBytes(from: kept)
    return try fill { room throws(Failure) in try body(room.assumingMemoryBound(to: UInt8.self)) }
  }

  /// A piece with `bytes` in front of this piece's bytes; it is this piece itself if its headroom is large enough.
  func preceded(by bytes: [UInt8]) -> PartPiece {
    guard !bytes.isEmpty else { return self }
    guard bytes.count <= start else {
      let joined = PartPiece(capacity: bytes.count + end - start)
      _ = joined.fill { room in
        room.copyBytes(from: bytes)
        UnsafeMutableRawBufferPointer(rebasing: room[bytes.count...]).copyBytes(from: memory[start..<end])
        return bytes.count + end - start
      }
      return joined
    }
    UnsafeMutableRawBufferPointer(rebasing: memory[(start - bytes.count)..<start]).copyBytes(from: bytes)
    start -= bytes.count
    return self
  }
}

/// A source that provides a part's bytes from first to last.
protocol PartBytes: AnyObject {
  /// The next bytes, valid until the next call; nil at the end, after a check that no byte is missing.
  func next() throws(SpreadsheetFileError) -> PartPiece?
}
