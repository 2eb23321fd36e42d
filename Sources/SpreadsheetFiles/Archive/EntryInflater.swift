internal import CLibDeflate

/// Inflates a deflated entry piece by piece and verifies its checksum at the end.
final class EntryInflater {
  private let stream: InflateStream
  private let crc: UInt32
  private var crcSoFar: UInt32 = 0
  /// The most recently inflated bytes, which repetitions in the next piece may refer back to.
  private let history = UnsafeMutableRawBufferPointer.allocate(
    byteCount: DeflateSymbols.window, alignment: 16)
  private var historyCount = 0

  /// Creates an inflater of an entry, whose deflated bytes come from `source`.
  init(_ entry: ZipEntry, _ source: @escaping InflateStream.Source) {
    stream = InflateStream(source)
    crc = entry.crc
  }

  deinit {
    history.deallocate()
  }

  /// Fills a piece with the next bytes; returns their number, 0 after the last.
  func fill(_ piece: PartPiece) throws(SpreadsheetFileError) -> Int {
    let count = try piece.fill(after: UnsafeRawBufferPointer(rebasing: history[..<historyCount])) {
      room throws(SpreadsheetFileError) in
      let count = try stream.fill(room, history: historyCount)
      keep(room, count)
      crcSoFar = libdeflate_crc32(crcSoFar, room.baseAddress, count)
      return count
    }
    if count == 0, crcSoFar != crc {
      throw SpreadsheetFileError(
        .damagedArchive, reason: "the part cannot be read from the archive (its checksum is not as it says)")
    }
    return count
  }

  /// Saves the last inflated bytes of this buffer; if the buffer is short, also bytes of the history in front of it.
  private func keep(_ room: UnsafeMutableBufferPointer<UInt8>, _ count: Int) {
    guard let start = room.baseAddress else { return }
    let kept = min(history.count, historyCount + count)
    history.copyMemory(from: UnsafeRawBufferPointer(start: start + count - kept, count: kept))
    historyCount = kept
  }
}
