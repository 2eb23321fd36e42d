internal import CLibZip

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Hands the bytes of a part to libzip, which asks for them when the archive is closed.
final class PartSource {
  private let part: PackagePart
  private var chunk: [UInt8] = []
  private var position = 0
  private var nextPiece = 0

  private init(_ part: PackagePart) {
    self.part = part
  }

  /// A source that lives as long as libzip needs it; nil where libzip cannot make one.
  static func make(_ part: PackagePart, _ archive: OpaquePointer) -> OpaquePointer? {
    let state = Unmanaged.passRetained(PartSource(part))
    guard let source = zip_source_function(archive, answer, state.toOpaque()) else {
      state.release()
      return nil
    }
    return source
  }

  fileprivate func rewind() {
    position = 0
    nextPiece = 0
    if case .deflated(let bytes, _) = part.content { chunk = bytes } else { chunk = [] }
  }

  /// Copies up to `capacity` bytes; 0 at the end, -1 where a piece is damaged.
  fileprivate func read(into buffer: UnsafeMutableRawPointer, _ capacity: Int) -> Int {
    while position == chunk.count {
      guard case .pieces(let pieces) = part.content, nextPiece < pieces.count else { return 0 }
      guard let inflated = Deflate.inflated(pieces[nextPiece].deflated, count: pieces[nextPiece].count) else {
        return -1
      }
      chunk = inflated
      position = 0
      nextPiece += 1
    }
    let count = min(capacity, chunk.count - position)
    chunk.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      buffer.copyMemory(from: start + position, byteCount: count)
    }
    position += count
    return count
  }

  /// What is known of the part: a deflated one goes into the archive as it is.
  fileprivate func describe(in status: UnsafeMutablePointer<zip_stat_t>) {
    zip_stat_init(status)
    status.pointee.size = zip_uint64_t(part.count)
    status.pointee.valid = zip_uint64_t(ZIP_STAT_SIZE)
    guard case .deflated(let bytes, let checksum) = part.content else { return }
    status.pointee.comp_size = zip_uint64_t(bytes.count)
    status.pointee.comp_method = zip_uint16_t(ZIP_CM_DEFLATE)
    status.pointee.crc = checksum
    status.pointee.valid |= zip_uint64_t(ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_CRC)
  }
}

/// Answers libzip's commands to a source (libzip, zip_source_function).
private func answer(
  _ state: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer?, _ length: zip_uint64_t,
  _ command: zip_source_cmd_t
) -> zip_int64_t {
  guard let state else { return -1 }
  let source = Unmanaged<PartSource>.fromOpaque(state)
  switch command {
  case ZIP_SOURCE_OPEN: source.takeUnretainedValue().rewind()
  case ZIP_SOURCE_READ:
    guard let data else { return -1 }
    return zip_int64_t(source.takeUnretainedValue().read(into: data, Int(clamping: length)))
  case ZIP_SOURCE_STAT:
    guard let data else { return -1 }
    source.takeUnretainedValue().describe(in: data.assumingMemoryBound(to: zip_stat_t.self))
    return zip_int64_t(MemoryLayout<zip_stat_t>.size)
  case ZIP_SOURCE_ERROR:
    // Only memory can run out here.
    guard let data else { return -1 }
    data.assumingMemoryBound(to: Int32.self).update(from: [ZIP_ER_MEMORY, ENOMEM], count: 2)
    return zip_int64_t(2 * MemoryLayout<Int32>.size)
  case ZIP_SOURCE_CLOSE: break
  case ZIP_SOURCE_FREE: source.release()
  case ZIP_SOURCE_SUPPORTS:
    let commands = [
      ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE, ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR, ZIP_SOURCE_FREE,
    ]
    return commands.reduce(0) { $0 | 1 << zip_int64_t($1.rawValue) }
  default: return -1
  }
  return 0
}
