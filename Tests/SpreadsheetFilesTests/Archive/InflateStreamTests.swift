import CLibDeflate
import CLibZip
import Testing

@testable import SpreadsheetFiles

@Suite struct InflateStreamTests {
  /// Returns the output of a stream, read in pieces of one size from input in portions of another size.
  private func inflate(
    _ deflated: [UInt8], piece: Int, portion: Int
  ) throws(SpreadsheetFileError) -> [UInt8] {
    var offset = 0
    let stream = InflateStream { room in
      let count = min(portion, room.count, deflated.count - offset)
      room.copyBytes(from: deflated[offset..<offset + count])
      offset += count
      return count
    }
    var result: [UInt8] = []
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: DeflateSymbols.window + piece)
    defer { memory.deallocate() }
    while true {
      let history = min(result.count, DeflateSymbols.window)
      let start = DeflateSymbols.window - history
      for (index, byte) in result.suffix(history).enumerated() { memory[start + index] = byte }
      let room = UnsafeMutableBufferPointer(rebasing: memory[DeflateSymbols.window...])
      let count = try stream.fill(room, history: history)
      result += room[..<count]
      if count < piece { return result }
    }
  }

  /// Returns the output of libdeflate; nil for damaged data and for data larger than the given room.
  private func reference(_ deflated: [UInt8], room: Int) -> [UInt8]? {
    let inflater = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(inflater) }
    var count = 0
    var isGood = false
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      isGood =
        libdeflate_deflate_decompress(
          inflater, deflated, deflated.count, buffer.baseAddress, room, &count) == LIBDEFLATE_SUCCESS
      filled = isGood ? count : 0
    }
    return isGood ? bytes : nil
  }

  /// Whether zlib, which libzip uses for reading, reports these data as damaged.
  private func zlibRefuses(_ deflated: [UInt8], of count: Int) -> Bool {
    let archive = zip(deflated, of: count)
    return archive.withUnsafeBytes { bytes in
      guard let source = zip_source_buffer_create(bytes.baseAddress, UInt64(bytes.count), 0, nil),
        let archive = zip_open_from_source(source, ZIP_RDONLY, nil)
      else { return false }
      defer { zip_discard(archive) }
      guard let file = zip_fopen_index(archive, 0, 0) else { return false }
      defer { zip_fclose(file) }
      var room = [UInt8](repeating: 0, count: 65_536)
      var read = zip_fread(file, &room, 65_536)
      while read > 0 { read = zip_fread(file, &room, 65_536) }
      // The checksum is not the real one, so only an error of zlib counts.
      return read < 0 && zip_error_code_zip(zip_file_get_error(file)) == ZIP_ER_ZLIB
    }
  }

  /// Makes an archive with the deflated data as its only entry `a`; its checksum is 0 (APPNOTE 4.3.7, 4.3.12, 4.3.16).
  private func zip(_ deflated: [UInt8], of count: Int) -> [UInt8] {
    func number(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    // Version 2.0, no flags, deflated, no time, then the checksum, both sizes, and the lengths of name and extras.
    let facts =
      number(20, 2) + number(0, 2) + number(8, 2) + number(0, 8) + number(deflated.count, 4)
      + number(count, 4) + number(1, 2) + number(0, 2)
    let name = Array("a".utf8)
    let local = Array("PK\u{3}\u{4}".utf8) + facts + name + deflated
    let central = Array("PK\u{1}\u{2}".utf8) + number(20, 2) + facts + number(0, 14) + name
    return local + central + Array("PK\u{5}\u{6}".utf8) + number(0, 4) + number(1, 2) + number(1, 2)
      + number(central.count, 4) + number(local.count, 4) + number(0, 2)
  }

  private func deflate(_ bytes: [UInt8], level: Int32) -> [UInt8] {
    let deflater = libdeflate_alloc_compressor(level)
    defer { libdeflate_free_compressor(deflater) }
    let bound = libdeflate_deflate_compress_bound(deflater, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_deflate_compress(deflater, bytes, bytes.count, buffer.baseAddress, bound)
    }
  }

  /// Random numbers that depend only on a seed.
  private struct Draw {
    var state: UInt64

    mutating func callAsFunction(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }

  /// Makes random bytes with few or many different values, and with repetitions at short and long distances.
  private func text(_ draw: inout Draw, upTo most: Int) -> [UInt8] {
    let values = [1, 2, 3, 20, 256][draw(5)]
    var bytes: [UInt8] = []
    let count = draw(most)
    while bytes.count < count {
      if bytes.count > 4, draw(3) > 0 {
        let distance = 1 + draw([4, 300, 40_000][draw(3)])
        let start = max(0, bytes.count - distance)
        for offset in 0..<draw(400) { bytes.append(bytes[start + offset]) }
      } else {
        for _ in 0..<draw(50) { bytes.append(UInt8(draw(values))) }
      }
      bytes.append(UInt8(draw(values)))
    }
    return bytes
  }

  /// Deflated by zlib: a fixed block, an empty block and a stored block.
  @Test(arguments: [
    ("cb48cdc9c957c8402701", "hello hello hello hello"), ("0300", ""), ("010300fcff616263", "abc"),
  ])
  func readsEachKindOfBlock(hex: String, text: String) throws {
    let digits = Array(hex)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    for portion in [1, 3, 100] {
      let inflated = try inflate(bytes, piece: 7, portion: portion)
      #expect(String(decoding: inflated, as: UTF8.self) == text)
    }
  }

  @Test(arguments: 0..<60) func givesBackWhatWasDeflated(seed: UInt64) throws {
    var draw = Draw(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 7)
    let bytes = text(&draw, upTo: seed % 10 == 0 ? 300_000 : 20_000)
    let deflated = deflate(bytes, level: Int32(draw(13)))
    let piece = [1_000, 4_096, 65_536, 300_001][draw(4)]
    #expect(try inflate(deflated, piece: piece, portion: [1, 9, 500, 65_536][draw(4)]) == bytes)
    #expect(!zlibRefuses(deflated, of: bytes.count))
  }

  /// Changed, cut and random data: data that libdeflate refuses are refused; other data are only refused if zlib also
  /// refuses them.
  @Test(arguments: 0..<20) func agreesWithLibdeflateAboutDamage(seed: UInt64) {
    var draw = Draw(state: seed &* 0x2545_F491_4F6C_DD1D &+ 3)
    for _ in 0..<25 {
      var deflated = deflate(text(&draw, upTo: 3_000), level: Int32(draw(13)))
      for _ in 0...draw(3) where !deflated.isEmpty {
        let place = draw(deflated.count)
        switch draw(4) {
        case 0: deflated[place] ^= UInt8(1 << draw(8))
        case 1: deflated[place] = UInt8(draw(256))
        case 2: deflated.removeLast(draw(deflated.count))
        default: deflated = (0..<draw(60)).map { _ in UInt8(draw(256)) }
        }
      }
      let expected = reference(deflated, room: 1 << 22)
      do throws(SpreadsheetFileError) {
        #expect(try inflate(deflated, piece: 5_000, portion: 1 + draw(200)) == expected, "\(deflated)")
      } catch {
        #expect(expected.map { zlibRefuses(deflated, of: $0.count) } ?? true, "\(error)")
      }
    }
  }
}
