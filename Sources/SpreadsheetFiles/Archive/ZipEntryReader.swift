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
    // The directory's size was checked before; more than it says is the mark of a bomb.
    guard inflated <= entry.size, count > 0 || inflated == entry.size else {
      let word = count > 0 ? "at least " : ""
      throw SpreadsheetFileError(
        .damagedArchive, part: entry.name,
        reason: "the part has \(word)\(inflated) bytes, but the archive says \(entry.size)")
    }
    guard count > 0 else { return false }
    do {
      try archive.count(inflated: inflated, of: entry)
    } catch {
      throw error.located(part: entry.name)
    }
    return true
  }
}

extension ReadingLimits {
  /// Fails where an entry inflates to more for its size in the file than may be read, as its directory has it.
  func check(_ entry: ZipEntry) throws(SpreadsheetFileError) {
    guard entry.size > bytesBeforeRatio else { return }
    let (ratio, rest) = entry.size.quotientAndRemainder(dividingBy: max(1, entry.compressedSize))
    guard ratio < inflationRatio || ratio == inflationRatio && rest == 0 else {
      let word = rest == 0 ? "" : "over "
      throw passed(.inflationRatio, "the part inflates to \(word)\(ratio) times its size")
    }
  }
}
