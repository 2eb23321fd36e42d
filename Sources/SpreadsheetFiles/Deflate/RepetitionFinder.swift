/// Finds repetitions in a stream by looking up where the next eight, or four, bytes occurred last.
///
/// Eight bytes are tried first: in the XML of sheets, four bytes recur everywhere, but eight bytes mostly recur
/// only where the content of a row recurs. After a repetition, the same distance is tried again, since rows often
/// differ in only a few digits.
struct RepetitionFinder: ~Copyable {
  /// Literal bytes and the repetition after them, which may be missing at the end of a block.
  struct Sequence {
    var literals: UInt32
    /// The length of the repetition; 0 if there is none.
    var length: UInt16
    /// The distance minus one.
    var distance: UInt16
  }

  private static let longBits: UInt64 = 15
  private static let shortBits: UInt64 = 14
  /// The number of bytes at the end that are not searched for repetitions, so that eight bytes can always be read.
  private static let margin = 12

  private let long: UnsafeMutablePointer<UInt32>
  private let short: UnsafeMutablePointer<UInt32>
  private let room: UnsafeMutablePointer<Sequence>
  private let roomCount: Int
  private var count = 0
  private var lastDistance = 0

  /// Creates a finder for blocks of this many bytes.
  init(blockSize: Int) {
    long = .allocate(capacity: 1 << Int(Self.longBits))
    long.initialize(repeating: 0, count: 1 << Int(Self.longBits))
    short = .allocate(capacity: 1 << Int(Self.shortBits))
    short.initialize(repeating: 0, count: 1 << Int(Self.shortBits))
    roomCount = blockSize / 4 + 2
    room = .allocate(capacity: roomCount)
  }

  deinit {
    long.deallocate()
    short.deallocate()
    room.deallocate()
  }

  /// The sequences of the last block.
  var sequences: UnsafeBufferPointer<Sequence> { UnsafeBufferPointer(start: room, count: count) }

  /// Cuts the bytes from `start` to `end` into sequences.
  ///
  /// - Parameters:
  ///   - bytes: The block, preceded by the earlier bytes.
  ///   - start: The start of the block.
  ///   - end: The end of the block.
  ///   - offset: The position of `bytes` in the stream, counted from 32,769, because 0 marks keys that have
  ///     not occurred yet.
  mutating func find(
    in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, offset: Int
  ) {
    count = 0
    var anchor = start
    var next = start
    if lastDistance > start { lastDistance = 0 }
    let last = end - Self.margin
    let window = UInt32(DeflateSymbols.window)
    while next < last {
      let eight = Self.load8(bytes + next)
      let place = UInt32(truncatingIfNeeded: next &+ offset)
      let longKey = Int((eight &* 0x9E37_79B1_85EB_CA87) &>> (64 &- Self.longBits))
      let shortKey = Int(((eight &<< 32) &* 0x9E37_79B1_85EB_CA87) &>> (64 &- Self.shortBits))
      let longDistance = place &- long[longKey]
      let shortDistance = place &- short[shortKey]
      long[longKey] = place
      short[shortKey] = place
      var distance = lastDistance
      if distance == 0 || Self.load4(bytes + (next &- distance)) != UInt32(truncatingIfNeeded: eight) {
        let reach = min(window, UInt32(truncatingIfNeeded: next))
        if longDistance <= reach, Self.load8(bytes + (next &- Int(longDistance))) == eight {
          distance = Int(longDistance)
        } else if shortDistance <= reach,
          Self.load4(bytes + (next &- Int(shortDistance))) == UInt32(truncatingIfNeeded: eight)
        {
          distance = Int(shortDistance)
        } else {
          // The longer nothing repeats, the more bytes are skipped.
          next &+= 1 &+ (next &- anchor) &>> 7
          continue
        }
      }
      lastDistance = distance
      var begin = next
      while begin > anchor, begin > distance, bytes[begin &- 1] == bytes[begin &- 1 &- distance] {
        begin &-= 1
      }
      let stop = Self.mismatch(bytes, next &+ 4, distance, end)
      emit(literals: begin &- anchor, length: stop &- begin, distance: distance)
      // Also records a position near the end of the repetition, so that the bytes from there on are found next time.
      if stop < last {
        let inside = Self.load8(bytes + (stop &- 2))
        let insidePlace = UInt32(truncatingIfNeeded: stop &- 2 &+ offset)
        long[Int((inside &* 0x9E37_79B1_85EB_CA87) &>> (64 &- Self.longBits))] = insidePlace
        short[Int(((inside &<< 32) &* 0x9E37_79B1_85EB_CA87) &>> (64 &- Self.shortBits))] = insidePlace
      }
      next = stop
      anchor = stop
    }
    room[count] = Sequence(literals: UInt32(end - anchor), length: 0, distance: 0)
    count += 1
  }

  /// Records a repetition, split into several if it exceeds the maximum length.
  @inline(__always)
  private mutating func emit(literals: Int, length: Int, distance: Int) {
    var literals = UInt32(truncatingIfNeeded: literals)
    var rest = length
    while rest > 258 {
      // The rest must also be long enough for a repetition.
      let part = rest < 258 + 4 ? 254 : 258
      room[count] = Sequence(
        literals: literals, length: UInt16(part), distance: UInt16(truncatingIfNeeded: distance - 1))
      count &+= 1
      literals = 0
      rest &-= part
    }
    room[count] = Sequence(
      literals: literals, length: UInt16(truncatingIfNeeded: rest),
      distance: UInt16(truncatingIfNeeded: distance - 1))
    count &+= 1
  }

  /// The first position from `start` where a byte differs from the byte `distance` positions before it, or `end`.
  @inline(__always)
  private static func mismatch(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ distance: Int, _ end: Int)
    -> Int
  {
    var place = start
    while place &+ 8 <= end {
      let difference = load8(bytes + place) ^ load8(bytes + (place &- distance))
      if difference != 0 { return place &+ difference.trailingZeroBitCount &>> 3 }
      place &+= 8
    }
    while place < end, bytes[place] == bytes[place &- distance] { place &+= 1 }
    return place
  }

  @inline(__always)
  private static func load8(_ pointer: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
  }

  @inline(__always)
  private static func load4(_ pointer: UnsafePointer<UInt8>) -> UInt32 {
    UInt32(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self))
  }
}
