internal import CLibZip

/// An archive in memory that libzip rewrites while it still reads the old bytes.
///
/// libzip 1.7.3 has a similar source. But if the start of an archive is kept, that source frees memory that it does
/// not own. It would also keep the result in memory twice.
final class RewritingSource: MemorySource {
  private var written: [UInt8] = []
  private var place = 0
  private let room: Int

  /// Creates a source with these bytes, and room for about this many more.
  init(_ bytes: [UInt8], room: Int) {
    self.room = room
    super.init(bytes)
  }

  /// Returns the new bytes and removes them from this source.
  func takeWritten() -> [UInt8] {
    defer { written = [] }
    return written
  }

  private static let commands =
    [
      ZIP_SOURCE_BEGIN_WRITE, ZIP_SOURCE_BEGIN_WRITE_CLONING, ZIP_SOURCE_COMMIT_WRITE,
      ZIP_SOURCE_ROLLBACK_WRITE, ZIP_SOURCE_WRITE, ZIP_SOURCE_SEEK_WRITE, ZIP_SOURCE_TELL_WRITE,
      ZIP_SOURCE_REMOVE,
    ].reduce(readingCommands) { $0 | 1 << Int64($1.rawValue) }

  override func run(_ command: zip_source_cmd_t, _ data: UnsafeMutableRawPointer?, _ length: Int) -> Int64 {
    switch command {
    case ZIP_SOURCE_SUPPORTS: return Self.commands
    case ZIP_SOURCE_BEGIN_WRITE: return begin(keeping: 0)
    case ZIP_SOURCE_BEGIN_WRITE_CLONING: return begin(keeping: length)
    case ZIP_SOURCE_COMMIT_WRITE: return 0
    case ZIP_SOURCE_ROLLBACK_WRITE, ZIP_SOURCE_REMOVE:
      written = []
      return 0
    case ZIP_SOURCE_WRITE: return write(UnsafeRawBufferPointer(start: data, count: length))
    case ZIP_SOURCE_SEEK_WRITE:
      let offset = zip_source_seek_compute_offset(
        UInt64(place), UInt64(written.count), data, UInt64(length), &error)
      guard offset >= 0 else { return -1 }
      place = Int(offset)
      return 0
    case ZIP_SOURCE_TELL_WRITE: return Int64(place)
    default: return super.run(command, data, length)
    }
  }

  /// Begins the new archive with this many of the original bytes.
  private func begin(keeping count: Int) -> Int64 {
    guard count <= bytes.count else {
      zip_error_set(&error, ZIP_ER_INVAL, 0)
      return -1
    }
    written.reserveCapacity(bytes.count + room)
    written += bytes[..<count]
    place = count
    return 0
  }

  private func write(_ more: UnsafeRawBufferPointer) -> Int64 {
    let overwritten = min(more.count, written.count - place)
    written.replaceSubrange(place..<place + overwritten, with: more.prefix(overwritten))
    written += more.dropFirst(overwritten)
    place += more.count
    return Int64(more.count)
  }
}
