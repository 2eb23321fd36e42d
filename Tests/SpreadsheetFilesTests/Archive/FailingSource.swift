import CLibZip
import Foundation
import TestSupport

/// The bytes of an archive from a medium on which one read, or each from one on, goes wrong.
final class FailingSource {
  /// What goes wrong.
  enum Fault: CaseIterable, Sendable {
    /// One read fails, and the next would not.
    case once
    /// Every read fails from then on.
    case forGood
    /// The medium ends.
    case end
  }

  /// How many of these are alive, and how many reads there were.
  final class Census {
    var alive = 0
    var reads = 0
  }

  private let bytes: [UInt8]
  private let fault: Fault
  private let faultyRead: Int
  private let census: Census
  private var position = 0
  private var error = zip_error_t()

  private init(_ bytes: [UInt8], _ fault: Fault, at read: Int, _ census: Census) {
    (self.bytes, self.fault, self.faultyRead, self.census) = (bytes, fault, read, census)
    census.alive += 1
  }

  deinit { census.alive -= 1 }

  /// A source of these bytes; whoever takes it frees it.
  static func make(
    _ bytes: [UInt8], _ fault: Fault, atRead read: Int, census: Census
  ) -> OpaquePointer? {
    let source = FailingSource(bytes, fault, at: read, census)
    let owner = Unmanaged.passRetained(source).toOpaque()
    let handle = zip_source_function_create(
      { owner, data, length, command in
        guard let owner else { return -1 }
        let source = Unmanaged<FailingSource>.fromOpaque(owner)
        if command == ZIP_SOURCE_FREE {
          source.release()
          return 0
        }
        return source.takeUnretainedValue().run(command, data, Int(length))
      }, owner, nil)
    if handle == nil { Unmanaged<FailingSource>.fromOpaque(owner).release() }
    return handle
  }

  private func run(_ command: zip_source_cmd_t, _ data: UnsafeMutableRawPointer?, _ length: Int) -> Int64 {
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
      (facts.pointee.size, facts.pointee.valid) = (UInt64(bytes.count), UInt64(ZIP_STAT_SIZE))
      return Int64(MemoryLayout<zip_stat_t>.size)
    case ZIP_SOURCE_ERROR: return zip_error_to_data(&error, data, UInt64(length))
    case ZIP_SOURCE_SUPPORTS:
      let commands = [
        ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE, ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR,
        ZIP_SOURCE_FREE, ZIP_SOURCE_SEEK, ZIP_SOURCE_TELL, ZIP_SOURCE_SUPPORTS,
      ]
      return commands.reduce(0) { $0 | 1 << Int64($1.rawValue) }
    default:
      zip_error_set(&error, ZIP_ER_OPNOTSUPP, 0)
      return -1
    }
  }

  private func read(_ data: UnsafeMutableRawPointer?, _ length: Int) -> Int64 {
    census.reads += 1
    if fault == .once ? census.reads == faultyRead : census.reads >= faultyRead {
      if fault == .end { return 0 }
      zip_error_set(&error, ZIP_ER_READ, EIO)
      return -1
    }
    let piece = bytes[position..<min(bytes.count, position + length)]
    piece.withUnsafeBytes { piece in
      if let data, let start = piece.baseAddress { data.copyMemory(from: start, byteCount: piece.count) }
    }
    position += piece.count
    return Int64(piece.count)
  }
}
