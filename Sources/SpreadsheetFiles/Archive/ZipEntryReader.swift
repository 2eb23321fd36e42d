internal import CLibZip

/// Inflates one entry in pieces, counting its output; the checksum is verified at the end.
final class ZipEntryReader: PartBytes {
  /// The capacity of a piece in bytes.
  static let pieceLength = 256 << 10

  private let archive: ZipArchive
  private let entry: ZipEntry
  private let file: OpenEntry
  /// The inflater of the entry; nil if the entry is not deflated.
  private let inflater: EntryInflater?
  private let piece = PartPiece(capacity: pieceLength)
  private var inflated = 0

  init(_ entry: ZipEntry, in archive: ZipArchive) throws(SpreadsheetFileError) {
    self.archive = archive
    self.entry = entry
    let file = try archive.open(entry, flags: entry.isDeflated ? UInt32(ZIP_FL_COMPRESSED) : 0)
    self.file = file
    inflater =
      entry.isDeflated
      ? EntryInflater(entry) { room throws(SpreadsheetFileError) in
        try archive.read(file, of: entry, into: room)
      } : nil
  }

  deinit {
    archive.close(file)
  }

  func next() throws(SpreadsheetFileError) -> PartPiece? {
    try read(into: piece) ? piece : nil
  }

  /// Fills a piece with the next bytes; false after the last.
  func read(into piece: PartPiece) throws(SpreadsheetFileError) -> Bool {
    let count = try fill(piece)
    inflated += count
    // The size in the directory was checked before; an entry with more bytes than that may be a zip bomb.
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

  private func fill(_ piece: PartPiece) throws(SpreadsheetFileError) -> Int {
    guard let inflater else {
      return try piece.fill { room throws(SpreadsheetFileError) in
        try archive.read(file, of: entry, into: room)
      }
    }
    do {
      return try inflater.fill(piece)
    } catch {
      throw error.located(part: entry.name)
    }
  }
}

extension ReadingLimits {
  /// Throws if an entry's inflation ratio, according to the archive's directory, exceeds the limit.
  func check(_ entry: ZipEntry) throws(SpreadsheetFileError) {
    guard entry.size > bytesBeforeRatio else { return }
    let (ratio, rest) = entry.size.quotientAndRemainder(dividingBy: max(1, entry.compressedSize))
    guard ratio < inflationRatio || ratio == inflationRatio && rest == 0 else {
      let word = rest == 0 ? "" : "over "
      throw passed(.inflationRatio, "the part inflates to \(word)\(ratio) times its size")
    }
  }
}
