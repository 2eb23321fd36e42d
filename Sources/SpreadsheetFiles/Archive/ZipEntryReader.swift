internal import CLibZip

/// Inflates one entry in pieces, counting what comes out; the checksum is checked at the end.
final class ZipEntryReader {
  private static let pieceLength = 256 << 10
  private static let bytesBeforeRatio = 8 << 20

  private let archive: ZipArchive
  private let entry: ZipEntry
  private let file: OpaquePointer
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var inflated = 0

  init(_ entry: ZipEntry, in archive: ZipArchive) throws(SpreadsheetFileError) {
    guard let file = zip_fopen_index(archive.handle, entry.index, 0) else {
      throw Self.damage(entry, zip_get_error(archive.handle))
    }
    self.archive = archive
    self.entry = entry
    self.file = file
    buffer = .allocate(capacity: Self.pieceLength)
  }

  deinit {
    zip_fclose(file)
    buffer.deallocate()
  }

  /// The next bytes, valid until the next call; nil after the last.
  func next() throws(SpreadsheetFileError) -> UnsafeBufferPointer<UInt8>? {
    let count = Int(zip_fread(file, buffer.baseAddress, UInt64(buffer.count)))
    guard count >= 0 else { throw Self.damage(entry, zip_file_get_error(file)) }
    guard count > 0 else {
      guard inflated == entry.size else {
        throw SpreadsheetFileError(
          .damagedArchive, part: entry.name,
          reason: "the part has \(inflated) bytes, but the archive says \(entry.size)")
      }
      return nil
    }
    inflated += count
    do {
      try checkLimits()
      try archive.count(inflated: count)
    } catch {
      throw error.located(part: entry.name)
    }
    return UnsafeBufferPointer(rebasing: buffer[..<count])
  }

  private func checkLimits() throws(SpreadsheetFileError) {
    guard inflated <= archive.limits.partBytes else {
      throw .limit("the part has over \(inflated) bytes", archive.limits.partBytes)
    }
    let ratio = inflated / max(1, entry.compressedSize)
    guard inflated < Self.bytesBeforeRatio || ratio <= archive.limits.inflationRatio else {
      throw .limit("the part inflates \(ratio) times its size", archive.limits.inflationRatio)
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
