import CLibZip
import Foundation
import Testing

@testable import SpreadsheetFiles

@Suite struct DeflateTests {
  /// Deflates the bytes in pieces of this size as one ZIP entry, and unpacks them with libzip.
  private func roundTrip(_ bytes: [UInt8], piece: Int) throws -> (archive: [UInt8], text: [UInt8]) {
    var zip = ZipWriter(ArchiveOutput(nil))
    try zip.begin("before")
    try zip.append(UnsafeRawBufferPointer(start: nil, count: 0))
    try zip.end()
    try zip.begin("part")
    try bytes.withUnsafeBytes { raw in
      var rest = raw[...]
      while !rest.isEmpty {
        try zip.append(UnsafeRawBufferPointer(rebasing: rest.prefix(piece)))
        rest = rest.dropFirst(piece)
      }
    }
    try zip.end()
    let archive = try zip.finish(first: "part")
    return (archive, try unpacked(archive, "part"))
  }

  private func unpacked(_ archive: [UInt8], _ name: String) throws -> [UInt8] {
    let data = Data(archive) as NSData
    let source = try #require(zip_source_buffer_create(data.bytes, zip_uint64_t(data.length), 0, nil))
    let zip = try #require(zip_open_from_source(source, ZIP_CHECKCONS | ZIP_RDONLY, nil))
    defer { zip_discard(zip) }
    var status = zip_stat_t()
    try #require(zip_stat(zip, name, 0, &status) == 0)
    let file = try #require(zip_fopen(zip, name, 0))
    defer { zip_fclose(file) }
    var content = [UInt8](repeating: 0, count: Int(status.size) + 1)
    try #require(zip_fread(file, &content, zip_uint64_t(content.count)) == zip_int64_t(status.size))
    return content.dropLast()
  }

  private static func noise(_ count: Int, _ values: UInt64, seed: UInt64 = 1) -> [UInt8] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: (state >> 33) % values)
    }
  }

  static let texts: [(String, [UInt8])] = [
    ("nothing", []), ("one byte", [7]), ("four equal", [1, 1, 1, 1]),
    ("a long run", [UInt8](repeating: 65, count: 300_000)),
    ("lengths around 258", (255...265).flatMap { [UInt8](repeating: UInt8($0 & 0xFF), count: $0) }),
    ("words", Array(String(repeating: "budget ", count: 1_000).utf8)),
    ("noise", noise(200_000, 256)),
    ("noise of a block and more", noise(DeflateStream.blockSize * 2 + 5, 256)),
    ("few values", noise(150_000, 3)), ("two values", noise(70_000, 2)),
    ("nothing repeats within reach", (0..<3).flatMap { _ in noise(33_000, 256, seed: 9) }),
    ("repeats at the end of reach", (0..<3).flatMap { _ in noise(32_768, 256, seed: 9) }),
    // Fibonacci numbers as frequencies give the longest codes.
    (
      "skewed",
      (0..<24).reduce(into: [(1, 1)]) { pairs, _ in
        pairs.append((pairs[pairs.count - 1].1, pairs[pairs.count - 1].0 + pairs[pairs.count - 1].1))
      }.enumerated().flatMap { index, pair in [UInt8](repeating: UInt8(index), count: pair.0) }
        .shuffledBySeed()
    ),
  ]

  @Test(arguments: texts) func comesBack(name: String, bytes: [UInt8]) throws {
    for piece in [Int.max, 100_003, 4_096] {
      #expect(try roundTrip(bytes, piece: piece).text == bytes)
    }
  }

  @Test func piecesDoNotMatter() throws {
    let bytes = Self.noise(600_000, 20)
    let whole = try roundTrip(bytes, piece: .max).archive
    #expect(try roundTrip(bytes, piece: 1_000).archive == whole)
  }

  @Test func makesSmall() throws {
    let text = Array(String(repeating: "budget ", count: 1_000).utf8)
    #expect(try roundTrip(text, piece: .max).archive.count < 300)
    // Data without repetitions grow by 5 bytes for every 65,535 bytes.
    let noise = Self.noise(200_000, 256)
    #expect(try roundTrip(noise, piece: .max).archive.count < 200_300)
  }

  @Test func findsWhatIsBeforeTheBlock() throws {
    let text = Self.noise(30_000, 256)
    let filler = Self.noise(DeflateStream.blockSize - 30_000, 1)
    let archive = try roundTrip(filler + text + text, piece: .max).archive
    #expect(archive.count < 33_000)
  }

  @Test(arguments: [
    ([1, 1, 2, 3, 5, 8, 13, 21] as [UInt32], 15, [7, 7, 6, 5, 4, 3, 2, 1] as [UInt8]),
    ([1, 1, 2, 3, 5, 8, 13, 21], 7, [7, 7, 6, 5, 4, 3, 2, 1]),
    ([0, 0, 9], 15, [1, 0, 1]), ([0, 0, 0], 15, [1, 1, 0]), ([4, 4, 4, 4], 15, [2, 2, 2, 2]),
  ])
  func codesAreShortest(frequencies: [UInt32], longest: Int, lengths: [UInt8]) {
    let code = HuffmanCode(frequencies: frequencies, longest: longest)
    #expect(code.lengths.sorted() == lengths.sorted())
  }

  /// Checks that a code uses all combinations of its bits, even with a small limit for its length.
  @Test(arguments: 3...7) func limitedCodesAreComplete(longest: Int) {
    let code = HuffmanCode(frequencies: [1, 1, 2, 3, 5, 8, 13, 21], longest: longest)
    #expect(code.lengths.allSatisfy { (1...longest).contains(Int($0)) })
    #expect(code.lengths.reduce(0) { $0 + 1 << (longest - Int($1)) } == 1 << longest)
  }

  /// Tests the example of RFC 1951, 3.2.2: the symbols A to H with code lengths 3, 3, 3, 3, 3, 2, 4, 4.
  @Test func codesAreCanonical() {
    let code = HuffmanCode(lengths: [3, 3, 3, 3, 3, 2, 4, 4])
    #expect(code.codes == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
  }

  /// Tests the symbols and extra bits of some distances, as in RFC 1951, 3.2.5.
  @Test(arguments: [
    (1, 0, 0), (4, 3, 0), (5, 4, 1), (6, 4, 1), (7, 5, 1), (12, 6, 2), (13, 7, 2), (193, 15, 6), (257, 16, 7),
    (24_577, 29, 13), (32_768, 29, 13),
  ])
  func distances(distance: UInt32, symbol: Int, extraBits: UInt32) {
    #expect(DeflateSymbols.distanceSlot(distance) == (symbol, extraBits))
  }

  @Test func writesAtTheRightPlace() throws {
    let archive = try roundTrip(Array("123456789".utf8), piece: .max).archive
    // The known CRC-32 of "123456789", in the header of the second entry.
    let start = 30 + 6 + 5
    #expect(archive[(start)..<(start + 4)].elementsEqual([0x50, 0x4B, 3, 4]))
    #expect(archive[(start + 14)..<(start + 18)].elementsEqual([0x26, 0x39, 0xF4, 0xCB]))
    #expect(archive[(start + 22)..<(start + 26)].elementsEqual([9, 0, 0, 0]))
  }
}

extension [UInt8] {
  /// Returns the bytes in a shuffled order that is always the same.
  fileprivate func shuffledBySeed() -> [UInt8] {
    var state: UInt64 = 5
    var result = self
    for index in result.indices.reversed().dropLast() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      result.swapAt(index, Int((state >> 33) % UInt64(index + 1)))
    }
    return result
  }
}
