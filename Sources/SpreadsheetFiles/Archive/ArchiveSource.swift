internal import CLibZip
import Foundation

/// The bytes of an archive, in a file or in memory, for libzip to read.
///
/// The bytes are inspected before libzip opens the archive, so that libzip only gets a directory that was checked.
final class ArchiveSource {
  private let source: OpaquePointer
  /// Whether this object frees the libzip source; after `open`, the archive frees it.
  private var isOwned = true
  /// The number of bytes.
  let size: Int

  /// Takes ownership of a libzip source.
  init(owning source: OpaquePointer) throws(SpreadsheetFileError) {
    self.source = source
    var facts = zip_stat_t()
    guard zip_source_stat(source, &facts) == 0, facts.valid & UInt64(ZIP_STAT_SIZE) != 0,
      zip_source_open(source) == 0
    else {
      zip_source_free(source)
      throw Self.unreadable
    }
    size = Int(clamping: facts.size)
  }

  deinit {
    if isOwned { zip_source_free(source) }
  }

  /// Opens the file at a path; the file stays open until the archive is freed.
  convenience init(path: String) throws(SpreadsheetFileError) {
    try Self.checkFile(path)
    guard let file = fopen(path, "rbe") else { throw Self.noPermission }
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    guard let source = zip_source_filep_create(file, 0, -1, &error) else {
      fclose(file)
      throw Self.error(error)
    }
    try self.init(owning: source)
  }

  /// Uses bytes in memory, which are shared, not copied.
  convenience init(bytes: [UInt8]) throws(SpreadsheetFileError) {
    guard let source = MemorySource(bytes).handedOver() else {
      throw SpreadsheetFileError(.unreadable, reason: "there is no memory for the file")
    }
    try self.init(owning: source)
  }

  /// Exactly `count` bytes from an offset on.
  func read(at offset: Int, count: Int) throws(SpreadsheetFileError) -> [UInt8] {
    guard offset >= 0, count >= 0, offset <= size, count <= size - offset else {
      throw SpreadsheetFileError(.damagedArchive, reason: "the archive is cut")
    }
    guard zip_source_seek(source, Int64(offset), SEEK_SET) == 0 else { throw Self.unreadable }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { room, filled in
      while filled < count {
        let got = zip_source_read(source, room.baseAddress?.advanced(by: filled), UInt64(count - filled))
        guard got > 0 else { break }
        filled += Int(got)
      }
    }
    guard bytes.count == count else { throw Self.unreadable }
    return bytes
  }

  /// Opens the archive, which then owns the source.
  func open() throws(SpreadsheetFileError) -> OpaquePointer {
    zip_source_close(source)
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    guard let handle = zip_open_from_source(source, ZIP_RDONLY, &error) else { throw Self.error(error) }
    isOwned = false
    return handle
  }

  private static func error(_ error: zip_error_t) -> SpreadsheetFileError {
    var error = error
    let text = zip_error_strerror(&error).map { String(cString: $0) } ?? "error \(error.zip_err)"
    return SpreadsheetFileError(.damagedArchive, reason: "the archive cannot be opened (\(text))")
  }

  private static var unreadable: SpreadsheetFileError {
    SpreadsheetFileError(
      .damagedArchive, reason: "the archive could not be read to its end", remedy: "Check the disk")
  }
}

extension ArchiveSource {
  /// Throws, before the file is opened, unless the path leads to a regular file; the error says what is there instead.
  private static func checkFile(_ path: String) throws(SpreadsheetFileError) {
    var facts = stat()
    guard stat(path, &facts) == 0 else {
      if errno == EACCES { throw noPermission }
      throw SpreadsheetFileError(
        .notFound, reason: "there is no file at \(path)", remedy: "Check the name and the folder")
    }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR:
      throw SpreadsheetFileError(.unreadable, reason: "this is a folder, not a workbook")
    default:
      throw SpreadsheetFileError(.unreadable, reason: "this is not a file but a device, pipe or socket")
    }
  }

  private static var noPermission: SpreadsheetFileError {
    SpreadsheetFileError(
      .unreadable, reason: "the file may not be read", remedy: "Ask its owner for permission to read it")
  }

  /// Throws if the bytes are not an archive; the error says what they are instead.
  func checkSignature() throws(SpreadsheetFileError) {
    let head = try read(at: 0, count: min(4_096, size))
    if let refusal = FileSignature.refusal(head: head, contains: contains) { throw refusal }
  }

  /// Whether bytes occur in the first or last 8 MiB, where old formats store the names of their contents.
  private func contains(_ needle: [UInt8]) -> Bool {
    let length = min(size, 8 << 20)
    return [0, size - length].contains { offset in
      (try? read(at: offset, count: length)).map { Data($0).range(of: Data(needle)) != nil } ?? false
    }
  }
}
