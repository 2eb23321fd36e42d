internal import Foundation

/// The hash of RFC 3174, for name-based UUIDs.
///
/// It is not safe for secrets.
///
/// A log of a million rows needs a million hashes. So a hash uses only a little memory on the stack: at most two
/// blocks of 64 bytes for the end of the message, and 80 words.
package struct SHA1 {
  package typealias State = (UInt32, UInt32, UInt32, UInt32, UInt32)

  private var state: State = (0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0)

  /// The hash of a message: 20 bytes.
  package static func hash(_ message: [UInt8]) -> [UInt8] {
    let state = message.withUnsafeBytes { hash($0) }
    let words = (
      state.0.bigEndian, state.1.bigEndian, state.2.bigEndian, state.3.bigEndian, state.4.bigEndian
    )
    return withUnsafeBytes(of: words) { Array($0) }
  }

  /// The hash of a message as five words, in the order of its bytes.
  fileprivate static func hash(_ message: UnsafeRawBufferPointer) -> State {
    var hash = SHA1()
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
      let whole = message.count / 64 * 64
      for start in stride(from: 0, to: whole, by: 64) {
        hash.compress(UnsafeRawBufferPointer(rebasing: message[start..<start + 64]), words)
      }
      // Append a 1 bit, zeros and the length in bits, up to a multiple of 64 bytes.
      withUnsafeTemporaryAllocation(byteCount: 128, alignment: 8) { end in
        let rest = message.count - whole
        let size = rest < 56 ? 64 : 128
        for index in 0..<size { end[index] = index < rest ? message[whole + index] : 0 }
        end[rest] = 0x80
        let bits = UInt64(message.count) &* 8
        end.storeBytes(of: bits.bigEndian, toByteOffset: size - 8, as: UInt64.self)
        for start in stride(from: 0, to: size, by: 64) {
          hash.compress(UnsafeRawBufferPointer(rebasing: end[start..<start + 64]), words)
        }
      }
    }
    return hash.state
  }

  private mutating func compress(
    _ block: UnsafeRawBufferPointer, _ words: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 0..<16 {
      words[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
    }
    for index in 16..<80 {
      words[index] =
        (words[index &- 3] ^ words[index &- 8] ^ words[index &- 14] ^ words[index &- 16]).rotated(1)
    }
    var now = state
    for index in 0..<20 { Self.step(&now, now.1 & now.2 | ~now.1 & now.3, 0x5A82_7999 &+ words[index]) }
    for index in 20..<40 { Self.step(&now, now.1 ^ now.2 ^ now.3, 0x6ED9_EBA1 &+ words[index]) }
    for index in 40..<60 {
      Self.step(&now, now.1 & now.2 | now.1 & now.3 | now.2 & now.3, 0x8F1B_BCDC &+ words[index])
    }
    for index in 60..<80 { Self.step(&now, now.1 ^ now.2 ^ now.3, 0xCA62_C1D6 &+ words[index]) }
    state = (
      state.0 &+ now.0, state.1 &+ now.1, state.2 &+ now.2, state.3 &+ now.3, state.4 &+ now.4
    )
  }

  @inline(__always)
  private static func step(_ state: inout State, _ mix: UInt32, _ word: UInt32) {
    state = (
      state.0.rotated(5) &+ mix &+ state.4 &+ word, state.0, state.1.rotated(30), state.2, state.3
    )
  }
}

extension UUID {
  /// Creates a UUID by RFC 9562 §5.5: the SHA-1 of name space and name, with version and variant set.
  init(nameBased name: [UInt8]) {
    let hash = name.withUnsafeBytes { SHA1.hash($0) }
    let words = (
      hash.0.bigEndian, (hash.1 & 0xFFFF_0FFF | 0x5000).bigEndian,
      (hash.2 & 0x3FFF_FFFF | 0x8000_0000).bigEndian, hash.3.bigEndian
    )
    self = withUnsafeBytes(of: words) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

extension UInt32 {
  @inline(__always)
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self &<< count | self &>> (32 &- count) }
}
