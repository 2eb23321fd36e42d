internal import Foundation

/// The memory layout of Foundation's `Decimal`: exponent, length and flags, then eight 16-bit words.
///
/// The length is in the low half of its byte in one implementation of Foundation and in the high half in another, and
/// this is not documented. The layout is therefore detected once, from values whose parts are known. If no layout fits,
/// the slower public arithmetic is used.
enum DecimalLayout {
  /// The number of bits below the length in its byte, 0 or 4; nil if a `Decimal` in this process has another layout.
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
      // The length is the number of words in use; the other words may contain anything.
      let unusedBits = 128 - 16 * Int(bytes[1] >> lengthShift & 0x0F)
      return ((high << 64 | low) << unusedBits) >> unusedBits
    }
  }

  /// For each number of words: bytes 1 to 3 (length and flags) of a positive and of a negative `Decimal`.
  ///
  /// The bytes are read from values that public arithmetic creates; nil if numbers assembled with these bytes differ
  /// from the numbers of public arithmetic.
  private static let flags: [(positive: Flags, negative: Flags)]? = {
    guard lengthShift != nil else { return nil }
    var flags: [(positive: Flags, negative: Flags)] = [((0, 0, 0), (0, 0, 0))]
    for words in 1...8 {
      // The number is odd, so that it has no trailing zeros, which Foundation would move into the exponent.
      let magnitude = UInt128.max >> (128 - 16 * words) - 4
      let number = Decimal.slowly(magnitude: magnitude, isNegative: false, exponent: 0)
      flags.append((Self.flags(of: number), Self.flags(of: -number)))
    }
    let samples: [(UInt128, Bool, Int)] = [
      (1, false, 3), (987_654_321, true, -7), (UInt128(UInt64.max) * 3, false, -128),
      (UInt128.max >> 1, true, 90),
    ]
    let areRight = samples.allSatisfy { magnitude, isNegative, exponent in
      let slow = Decimal.slowly(magnitude: magnitude, isNegative: isNegative, exponent: exponent)
      let fast = decimal(magnitude: magnitude, isNegative: isNegative, exponent: exponent, flags)
      return bytes(of: slow) == bytes(of: fast)
    }
    return areRight ? flags : nil
  }()

  private typealias Flags = (UInt8, UInt8, UInt8)

  private static func flags(of decimal: Decimal) -> Flags {
    let bytes = bytes(of: decimal)
    return (bytes[1], bytes[2], bytes[3])
  }

  private static func bytes(of decimal: Decimal) -> [UInt8] { withUnsafeBytes(of: decimal) { Array($0) } }

  /// Assembles a number in memory; nil if the layout is unknown.
  ///
  /// The last decimal digit of the magnitude must not be 0.
  static func decimal(magnitude: UInt128, isNegative: Bool, exponent: Int) -> Decimal? {
    flags.map { decimal(magnitude: magnitude, isNegative: isNegative, exponent: exponent, $0) }
  }

  private static func decimal(
    magnitude: UInt128, isNegative: Bool, exponent: Int, _ flags: [(positive: Flags, negative: Flags)]
  ) -> Decimal {
    let words = (143 - magnitude.leadingZeroBitCount) / 16
    let flags = isNegative ? flags[words].negative : flags[words].positive
    var decimal = Decimal()
    withUnsafeMutableBytes(of: &decimal) { bytes in
      bytes[0] = UInt8(bitPattern: Int8(clamping: exponent))
      (bytes[1], bytes[2], bytes[3]) = flags
      bytes.storeBytes(of: UInt64(truncatingIfNeeded: magnitude), toByteOffset: 4, as: UInt64.self)
      bytes.storeBytes(of: UInt64(truncatingIfNeeded: magnitude >> 64), toByteOffset: 12, as: UInt64.self)
    }
    return decimal
  }
}
