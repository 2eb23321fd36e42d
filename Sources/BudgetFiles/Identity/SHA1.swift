/// The hash of RFC 3174, which name-based UUIDs are made with; not for secrets.
struct SHA1 {
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
  )

  /// The 20 bytes of the message's hash.
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var hash = SHA1()
    // A 1 bit, zeros and the length in bits, in whole blocks of 64 bytes.
    let blocks = (message.count + 72) / 64
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: blocks * 64) { padded in
      padded.initialize(repeating: 0)
      _ = padded.update(from: message)
      padded[message.count] = 0x80
      let bits = UInt64(message.count) * 8
      for index in 0..<8 {
        padded[blocks * 64 - 1 - index] = UInt8(truncatingIfNeeded: bits >> (8 * UInt64(index)))
      }
      let bytes = UnsafeRawBufferPointer(padded)
      for block in 0..<blocks {
        hash.compress(UnsafeRawBufferPointer(rebasing: bytes[block * 64..<block * 64 + 64]))
      }
    }
    let (a, b, c, d, e) = hash.state
    let words = (a.bigEndian, b.bigEndian, c.bigEndian, d.bigEndian, e.bigEndian)
    return withUnsafeBytes(of: words) { Array($0) }
  }

  private mutating func compress(_ block: UnsafeRawBufferPointer) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
      for index in 0..<16 {
        words[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
      }
      for index in 16..<80 {
        words[index] =
          (words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]).rotated(1)
      }
      var (a, b, c, d, e) = state
      for index in 0..<80 {
        let (mix, constant) = Self.round(index, b, c, d)
        (a, b, c, d, e) = (
          a.rotated(5) &+ mix &+ e &+ constant &+ words[index], a, b.rotated(30), c, d
        )
      }
      state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d, state.4 &+ e)
    }
  }

  private static func round(_ index: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> (UInt32, UInt32) {
    switch index {
    case 0..<20: (b & c | ~b & d, 0x5A82_7999)
    case 20..<40: (b ^ c ^ d, 0x6ED9_EBA1)
    case 40..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
    default: (b ^ c ^ d, 0xCA62_C1D6)
    }
  }
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self << count | self >> (32 - count) }
}
