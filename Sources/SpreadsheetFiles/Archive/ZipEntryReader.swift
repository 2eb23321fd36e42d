internal import CLibZip

/// Inflates one entry in pieces, counting what comes out; the checksum is checked at the end.
final class ZipEntryReader: PartBytes {
  /// The room of a piece.
  static let pieceLength = 256 << 10

  private let archive: ZipArchive
  private let entry: ZipEntry
  private let file: OpaquePointer
  private let piece = PartPiece(capacity: pieceLength)
  private var inflated = 0

  init(_ entry: ZipEntry, in archive: ZipArchive) throws(SpreadsheetFileError) {
    self.archive = archive
    self.entry = entry
    file = try archive.open(entry)
  }

  deinit {
    archive.close(file)
  }

  func next() throws(SpreadsheetFileError) -> PartPiece? {
    try read(into: piece) ? piece : nil
  }

  /// Fills a piece with the next bytes; false after the last.
  func read(into piece: PartPiece) throws(SpreadsheetFileError) -> Bool {
    let count = try piece.fill { room throws(SpreadsheetFileError) in
      try archive.read(file, of: entry, into: room)
    }
    inflated += count
    guard count > 0 else {
      guard inflated == entry.size else {
        throw SpreadsheetFileError(
          .damagedArchive, part: entry.name,
          reason: "the part has \(inflated) bytes, but the archive says \(entry.size)")
      }
      return false
    }
    do {
      try archive.limits.checkInflation(of: entry, to: inflated)
      try archive.count(inflated: count)
    } catch {
      throw error.located(part: entry.name)
    }
    return true
  }
}

extension ReadingLimits {
  private static let bytesBeforeRatio = 8 << 20

  /// Fails where an entry that inflates to so many bytes is more than may be read.
  func checkInflation(of entry: ZipEntry, to inflated: Int) throws(SpreadsheetFileError) {
    guard inflated <= partBytes else { throw .limit("the part has over \(inflated) bytes", partBytes) }
    let ratio = inflated / max(1, entry.compressedSize)
    guard inflated < Self.bytesBeforeRatio || ratio <= inflationRatio else {
      throw .limit("the part inflates \(ratio) times its size", inflationRatio)
    }
  }
}
