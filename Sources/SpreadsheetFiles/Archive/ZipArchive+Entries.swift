internal import CLibDeflate
internal import CLibZip
import Foundation
internal import Synchronization

extension ZipArchive {
  /// Bytes of an entry that is inflated at once instead of piece by piece.
  private static let wholeLength = 8 << 20
  /// Bytes from which inflating and parsing on two threads is worth it.
  private static let prefetchedLength = 1 << 20

  /// What hands out the bytes of an entry, in the way that is fastest for its size.
  func bytes(of entry: ZipEntry) throws(SpreadsheetFileError) -> any PartBytes {
    do { try limits.check(entry) } catch { throw error.located(part: entry.name) }
    if entry.size <= Self.wholeLength, let whole = try inflatedWhole(entry) { return whole }
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

  /// Closes what `open` opened.
  func close(_ open: OpenEntry) {
    lock.withLock { _ in _ = zip_fclose(open.file) }
  }

  /// Reads the next bytes of an entry; 0 after the last.
  func read(
    _ open: OpenEntry, of entry: ZipEntry, into room: UnsafeMutableRawBufferPointer
  ) throws(SpreadsheetFileError) -> Int {
    try lock.withLock { _ throws(SpreadsheetFileError) in
      let count = Int(zip_fread(open.file, room.baseAddress, UInt64(room.count)))
      guard count >= 0 else { throw Self.damage(entry, zip_file_get_error(open.file)) }
      return count
    }
  }

  /// All bytes of a small deflated entry; nil where anything about it is not as it should be.
  ///
  /// The reader by pieces then says what.
  private func inflatedWhole(_ entry: ZipEntry) throws(SpreadsheetFileError) -> WholePart? {
    guard entry.isDeflated, entry.size > 0, entry.compressedSize <= Self.wholeLength else { return nil }
    let file = try open(entry, flags: UInt32(ZIP_FL_COMPRESSED))
    defer { close(file) }
    let packed = UnsafeMutableRawBufferPointer.allocate(byteCount: entry.compressedSize + 1, alignment: 16)
    defer { packed.deallocate() }
    guard let count = try? read(file, of: entry, into: packed), count == entry.compressedSize else {
      return nil
    }
    let piece = PartPiece(capacity: entry.size)
    guard inflate(UnsafeRawBufferPointer(rebasing: packed[..<count]), entry, into: piece) else { return nil }
    do {
      try self.count(inflated: entry.size, of: entry)
    } catch {
      throw error.located(part: entry.name)
    }
    return WholePart(piece)
  }

  /// Whether the bytes inflate to just what the directory says.
  private func inflate(_ packed: UnsafeRawBufferPointer, _ entry: ZipEntry, into piece: PartPiece) -> Bool {
    guard let inflater = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(inflater) }
    var isWhole = false
    _ = piece.fill { room in
      // Without a place for the count, another size than that of the room is an error.
      let result = libdeflate_deflate_decompress(
        inflater, packed.baseAddress, packed.count, room.baseAddress, room.count, nil)
      isWhole = result == LIBDEFLATE_SUCCESS && libdeflate_crc32(0, room.baseAddress, room.count) == entry.crc
      return room.count
    }
    return isWhole
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
/// Unchecked: only the archive that opened it uses it, under its lock.
struct OpenEntry: @unchecked Sendable {
  fileprivate let file: OpaquePointer
}

/// A part that was inflated at once.
private final class WholePart: PartBytes {
  private var piece: PartPiece?
  /// The piece that was given last, which stays valid until the next call.
  private var current: PartPiece?

  init(_ piece: PartPiece) {
    self.piece = piece
  }

  func next() -> PartPiece? {
    current = piece
    piece = nil
    return current
  }
}
