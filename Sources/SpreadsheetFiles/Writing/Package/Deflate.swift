internal import CLibDeflate

/// Compression and its reverse of whole buffers (RFC 1951).
enum Deflate {
  /// The deflated bytes; levels go from 1 (fast) to 12 (small).
  static func deflated(_ bytes: [UInt8], level: Int32) throws(SpreadsheetWritingError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else { throw outOfMemory }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_deflate_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_deflate_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
    }
  }

  /// The bytes that `deflated` was made from, `count` of them; nil where it is damaged.
  static func inflated(_ deflated: [UInt8], count: Int) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_SUCCESS
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      result = libdeflate_deflate_decompress(
        decompressor, deflated, deflated.count, buffer.baseAddress, count, &filled)
    }
    return result == LIBDEFLATE_SUCCESS && bytes.count == count ? bytes : nil
  }

  /// The checksum of more bytes after those of `crc`; 0 starts one.
  static func checksum(_ crc: UInt32, _ bytes: [UInt8]) -> UInt32 {
    libdeflate_crc32(crc, bytes, bytes.count)
  }

  private static var outOfMemory: SpreadsheetWritingError {
    SpreadsheetWritingError(.archive("out of memory"))
  }
}
