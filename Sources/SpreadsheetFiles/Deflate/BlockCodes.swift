/// Reads the Huffman codes of a block, which are given by code lengths (RFC 1951, 3.2.7).
struct BlockCodes {
  private var table = DecodingTable(bits: 7)

  /// Returns the code lengths of the literals, followed by the code lengths of the distances.
  mutating func read(
    _ stream: InflateStream
  ) throws(SpreadsheetFileError) -> (lengths: [UInt8], literalCount: Int) {
    let literalCount = try stream.take(5) + 257
    let distanceCount = try stream.take(5) + 1
    guard literalCount <= DeflateSymbols.literalCount, distanceCount <= DeflateSymbols.distanceCount else {
      throw InflateStream.damage("a block has too many codes")
    }
    try readTable(stream)
    var lengths: [UInt8] = []
    lengths.reserveCapacity(literalCount + distanceCount)
    while lengths.count < literalCount + distanceCount {
      let entry = try stream.decodeEntry(table).entry
      guard entry.isLiteral else { throw InflateStream.damage("a code stands for nothing") }
      switch entry.value {
      case 16:
        guard let last = lengths.last else { throw InflateStream.damage("a length repeats none") }
        lengths += repeatElement(last, count: try stream.take(2) + 3)
      case 17: lengths += repeatElement(0, count: try stream.take(3) + 3)
      case 18: lengths += repeatElement(0, count: try stream.take(7) + 11)
      case let length: lengths.append(UInt8(truncatingIfNeeded: length))
      }
    }
    guard lengths.count == literalCount + distanceCount else {
      throw InflateStream.damage("a length is repeated too often")
    }
    return (lengths, literalCount)
  }

  /// Reads the code in which the code lengths are written.
  private mutating func readTable(_ stream: InflateStream) throws(SpreadsheetFileError) {
    let count = try stream.take(4) + 4
    var lengths = [UInt8](repeating: 0, count: DeflateSymbols.codeLengthOrder.count)
    for symbol in DeflateSymbols.codeLengthOrder[..<count] {
      lengths[symbol] = UInt8(truncatingIfNeeded: try stream.take(3))
    }
    guard table.build(lengths: lengths[...], symbols: InflateSymbols.codeLengths) else {
      throw InflateStream.damage("a block has codes that are none")
    }
  }
}
