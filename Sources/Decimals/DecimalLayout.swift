internal import Foundation

/// How Foundation lays out a `Decimal` in memory: exponent, flags, then eight 16-bit words.
///
/// Both Foundations use this layout, but neither promises it, so it is checked once, on values whose
/// parts are known; where the check fails, the slower public arithmetic serves.
enum DecimalLayout {
  /// Whether a `Decimal` in this process has the layout that `magnitude(of:)` reads.
  static let isKnown: Bool = {
    guard MemoryLayout<Decimal>.size == 20 else { return false }
    let samples = [
      Decimal(0), Decimal(1), Decimal(-123_456_789), Decimal(UInt64.max), Decimal(UInt64.max) * 65_537,
    ]
    return samples.allSatisfy { magnitude(of: $0) == DecimalParts.magnitude(of: $0) }
  }()

  /// The mantissa without its sign.
  static func magnitude(of decimal: Decimal) -> UInt128 {
    withUnsafeBytes(of: decimal) { bytes in
      let words = Int(bytes[1] & 0x0F)
      var result: UInt128 = 0
      for word in (0..<min(words, 8)).reversed() {
        result = result << 16 | UInt128(bytes.loadUnaligned(fromByteOffset: 4 + word * 2, as: UInt16.self))
      }
      return result
    }
  }
}
