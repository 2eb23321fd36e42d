internal import CLibZip
import Foundation
internal import Synchronization

extension ZipArchive {
  /// The size in bytes from which inflating an entry on a second thread pays off.
  private static let prefetchedLength = 1 << 20

  /// A source of an entry's bytes; a long entry is inflated on another thread.
  func bytes(of entry: ZipEntry) throws(SpreadsheetFileError) -> any PartBytes {
    do { try limits.check(entry) } catch { throw error.located(part: entry.name) }
    guard entry.size >= Self.prefetchedLength else { return try ZipEntryReader(entry, in: self) }
    return PrefetchingReader(try ZipEntryReader(entry, in: self))
  }

  /// Opens an entry for reading.
  func open(_ entry: ZipEntry, flags: UInt32 = 0) throws(SpreadsheetFileError) -> OpenEntry {
    try lock.withLock { _ throws(SpreadsheetFileError) in
      guard let file = zip_fopen_index(handle, entry.index, flags) else {
        throw Self.damage(entry, zip_get_error(handle))
      }
      return OpenEntry(file: file)
    }
  }

  /// Closes an entry that `open` opened.
  func close(_ open: OpenEntry) {
    lock.withLock { _ in _ = zip_fclose(open.file) }
  }

  /// Reads the next bytes of an entry and returns their number; 0 after the last.
  func read(
    _ open: OpenEntry, of entry: ZipEntry, into room: UnsafeMutableRawBufferPointer
  ) throws(SpreadsheetFileError) -> Int {
    try lock.withLock { _ throws(SpreadsheetFileError) in
      let count = Int(zip_fread(open.file, room.baseAddress, UInt64(room.count)))
      guard count >= 0 else { throw Self.damage(entry, zip_file_get_error(open.file)) }
      return count
    }
  }

  private static func damage(_ entry: ZipEntry, _ error: UnsafeMutablePointer<zip_error_t>?)
    -> SpreadsheetFileError
  {
    let text = error.flatMap { zip_error_strerror($0) }.map { String(cString: $0) } ?? "unknown error"
    return SpreadsheetFileError(
      .damagedArchive, part: entry.name, reason: "the part cannot be read from the archive (\(text))")
  }
}

/// An entry that libzip has open.
///
/// Unchecked: only the archive that opened the entry uses this value, and only while it holds its lock.
struct OpenEntry: @unchecked Sendable {
  fileprivate let file: OpaquePointer
}
