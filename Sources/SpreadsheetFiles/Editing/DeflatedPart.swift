internal import CLibDeflate
internal import CLibZip
internal import SafeFiles

/// The bytes of a part as stored in an archive, with the values for its headers.
struct DeflatedPart {
  private(set) var bytes: [UInt8] = []
  let size: Int
  let crc: UInt32

  /// Deflates the bytes of a part.
  init(_ part: [UInt8]) {
    size = part.count
    crc = part.withRawBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    var deflated: [UInt8] = []
    var stream = DeflateStream()
    part.withRawBytes { raw in stream.append(raw) { deflated += $0 } }
    stream.finish { deflated += $0 }
    bytes = deflated
  }
}

extension DeflatedPart {
  /// The inflated bytes of the part.
  ///
  /// - Throws: No error in practice, because this type deflated the bytes.
  func inflated() throws(SpreadsheetFileError) -> [UInt8] {
    var position = 0
    let stream = InflateStream { room throws(SpreadsheetFileError) in
      let count = min(room.count, bytes.count - position)
      room.copyBytes(from: bytes[position..<position + count])
      position += count
      return count
    }
    var failure: SpreadsheetFileError?
    let part = [UInt8](unsafeUninitializedCapacity: size) { room, count in
      do throws(SpreadsheetFileError) {
        count = try stream.fill(room, history: 0)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return part
  }
}

/// A libzip source of a deflated part; libzip uses the part's method, sizes and checksum, and does not deflate again.
final class DeflatedSource: MemorySource {
  private let size: Int
  private let crc: UInt32

  init(_ part: DeflatedPart) {
    (size, crc) = (part.size, part.crc)
    super.init(part.bytes)
  }

  override func describe(_ count: Int, in facts: inout zip_stat_t) {
    facts.size = UInt64(size)
    facts.comp_size = UInt64(count)
    facts.crc = crc
    facts.comp_method = UInt16(ZIP_CM_DEFLATE)
    // The time is corrected afterwards; without one, libzip would use the current time.
    facts.mtime = 0
    facts.valid = [
      ZIP_STAT_SIZE, ZIP_STAT_COMP_SIZE, ZIP_STAT_CRC, ZIP_STAT_COMP_METHOD, ZIP_STAT_MTIME,
    ].reduce(0) { $0 | UInt64($1) }
  }
}
