internal import CLibZip
import Foundation

/// A libzip source of bytes in memory, which are shared, not copied.
class MemorySource {
  final let bytes: [UInt8]
  private var position = 0
  final var error = zip_error_t()

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    zip_error_init(&error)
  }

  /// Creates a libzip source that keeps the bytes until libzip frees it; nil if there is not enough memory.
  final func handedOver() -> OpaquePointer? {
    let owner = Unmanaged.passRetained(self)
    let source = zip_source_function_create(
      { owner, data, length, command in
        guard let owner else { return -1 }
        let source = Unmanaged<MemorySource>.fromOpaque(owner)
        if command == ZIP_SOURCE_FREE {
          source.release()
          return 0
        }
        return source.takeUnretainedValue().run(command, data, Int(clamping: length))
      }, owner.toOpaque(), nil)
    if source == nil { owner.release() }
    return source
  }

  /// The commands that libzip uses for reading.
  static let readingCommands = [
    ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE, ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR, ZIP_SOURCE_FREE,
    ZIP_SOURCE_SEEK, ZIP_SOURCE_TELL, ZIP_SOURCE_SUPPORTS,
  ].reduce(0 as Int64) { $0 | 1 << Int64($1.rawValue) }

  /// Executes a command from libzip; returns -1 on failure.
  func run(_ command: zip_source_cmd_t, _ data: UnsafeMutableRawPointer?, _ length: Int) -> Int64 {
    switch command {
    case ZIP_SOURCE_OPEN:
      position = 0
      return 0
    case ZIP_SOURCE_CLOSE: return 0
    case ZIP_SOURCE_READ: return read(data, length)
    case ZIP_SOURCE_SEEK:
      let offset = zip_source_seek_compute_offset(
        UInt64(position), UInt64(bytes.count), data, UInt64(length), &error)
      guard offset >= 0 else { return -1 }
      position = Int(offset)
      return 0
    case ZIP_SOURCE_TELL: return Int64(position)
    case ZIP_SOURCE_STAT:
      guard let facts = data?.assumingMemoryBound(to: zip_stat_t.self) else { return -1 }
      zip_stat_init(facts)
      describe(bytes.count, in: &facts.pointee)
      return Int64(MemoryLayout<zip_stat_t>.size)
    case ZIP_SOURCE_ERROR: return zip_error_to_data(&error, data, UInt64(length))
    case ZIP_SOURCE_SUPPORTS: return Self.readingCommands
    default:
      zip_error_set(&error, ZIP_ER_OPNOTSUPP, 0)
      return -1
    }
  }

  /// Tells libzip the number of bytes.
  func describe(_ count: Int, in facts: inout zip_stat_t) {
    (facts.size, facts.valid) = (UInt64(count), UInt64(ZIP_STAT_SIZE))
  }

  /// Copies the next bytes and returns their number.
  func read(_ data: UnsafeMutableRawPointer?, _ length: Int) -> Int64 {
    let count = min(length, bytes.count - position)
    bytes.withUnsafeBytes { bytes in
      if let data, let start = bytes.baseAddress, count > 0 {
        data.copyMemory(from: start + position, byteCount: count)
      }
    }
    position += count
    return Int64(count)
  }
}
