/// The meaning of the symbols of deflated data (RFC 1951, 3.2.5).
enum InflateSymbols {
  typealias Entry = DecodingTable.Entry

  /// Bytes, the end of a block, and lengths; the last two symbols are invalid.
  static let literals: [Entry] =
    (0..<256).map { .literal($0) } + [.endOfBlock]
    + zip(DeflateSymbols.lengthBases, DeflateSymbols.lengthExtraBits).map {
      .repetition($0, extraBits: $1)
    } + [.invalid, .invalid]

  /// Distances; the last two symbols are invalid.
  static let distances: [Entry] =
    (0..<30).map { symbol in
      let extraBits = max(0, symbol / 2 - 1)
      let base = symbol < 4 ? symbol + 1 : (2 + symbol % 2) << extraBits + 1
      return Entry.repetition(base, extraBits: UInt8(extraBits))
    } + [.invalid, .invalid]

  /// The symbols of the code in which the code lengths of other codes are written (3.2.7).
  static let codeLengths: [Entry] = (0..<19).map { .literal($0) }

  /// The code lengths of the fixed codes (3.2.6): first for literals, then for distances.
  static let fixedLengths: [UInt8] =
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 } + [UInt8](repeating: 5, count: 32)
}
