internal import Foundation

/// How Foundation lays out a `Decimal` in memory: exponent, length and flags, then eight 16-bit words.
///
/// The length stands in the low half of its byte in one Foundation and in the high half in another, and
/// neither promises it. So the layout is found once, on values whose parts are known; where no
/// layout fits, the slower public arithmetic serves.
enum DecimalLayout {
  /// The bits below the length in its byte, 0 or 4; nil where a `Decimal` in this process is laid out otherwise.
  static let lengthShift: UInt8? = {
    guard MemoryLayout<Decimal>.size == 20 else { return nil }
    let samples = [
      Decimal(0), Decimal(1), Decimal(-123_456_789), Decimal(UInt64.max), Decimal(UInt64.max) * -65_537,
      Decimal.greatestFiniteMagnitude,
    ]
    return [0, 4].first { shift in
      samples.allSatisfy { magnitude(of: $0, lengthShift: shift) == DecimalParts.magnitude(of: $0) }
    }
  }()

  /// The mantissa without its sign.
  static func magnitude(of decimal: Decimal, lengthShift: UInt8) -> UInt128 {
    withUnsafeBytes(of: decimal) { bytes in
      let low = UInt128(bytes.loadUnaligned(fromByteOffset: 4, as: UInt64.self))
      let high = UInt128(bytes.loadUnaligned(fromByteOffset: 12, as: UInt64.self))
      // Words beyond the length count for nothing, whatever they hold.
      let unusedBits = 128 - 16 * Int(bytes[1] >> lengthShift & 0x0F)
      return ((high << 64 | low) << unusedBits) >> unusedBits
    }
  }
}
