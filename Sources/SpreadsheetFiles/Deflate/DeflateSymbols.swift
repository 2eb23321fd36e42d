/// The symbols for the lengths and distances of repetitions (RFC 1951, 3.2.5).
enum DeflateSymbols {
  /// The number of symbols for bytes, the end of a block, and lengths.
  static let literalCount = 286
  /// The number of symbols for distances.
  static let distanceCount = 30
  static let endOfBlock = 256
  static let lengths = 3...258
  /// The maximum distance of a repetition.
  static let window = 32_768

  /// The symbol minus 257 for each length from 3.
  static let lengthSlots: [UInt8] = lengths.map { length in
    UInt8(lengthBases.lastIndex { $0 <= length } ?? 0)
  }
  static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
  ]
  static let lengthExtraBits: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]

  /// The symbol and the number of extra bits for a distance from 1.
  @inline(__always)
  static func distanceSlot(_ distance: UInt32) -> (symbol: Int, extraBits: UInt32) {
    guard distance > 4 else { return (Int(distance) - 1, 0) }
    let high = 31 - UInt32(truncatingIfNeeded: (distance - 1).leadingZeroBitCount)
    return (Int(2 * high + ((distance - 1) >> (high - 1) & 1)), high - 1)
  }

  /// The fixed code for bytes and lengths (3.2.6).
  static let fixedLiterals = HuffmanCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  static let fixedDistances = HuffmanCode(lengths: [UInt8](repeating: 5, count: 30))

  /// The order in which the lengths of the code-length code are stored (3.2.7).
  static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
