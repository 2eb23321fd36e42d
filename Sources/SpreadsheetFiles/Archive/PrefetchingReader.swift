/// Inflates an entry on a thread of its own, a few pieces ahead of the one that parses them.
final class PrefetchingReader: PartBytes {
  /// A filled piece, or why there is none.
  ///
  /// Unchecked: a piece is filled by one thread, handed over, and filled again when the other has taken the next.
  private struct Filled: @unchecked Sendable {
    let result: Result<PartPiece, SpreadsheetFileError>
  }

  private let pieces: ReadAhead<Filled>

  init(_ reader: ZipEntryReader) {
    // As many as wait at most, and the one in use: the oldest is free when the next one is to be filled.
    let ring = (0...ReadAhead<Filled>.capacity).map { _ in PartPiece(capacity: ZipEntryReader.pieceLength) }
    var count = 0
    var hasFailed = false
    pieces = ReadAhead {
      guard !hasFailed else { return nil }
      let piece = ring[count % ring.count]
      count += 1
      do throws(SpreadsheetFileError) {
        return try reader.read(into: piece) ? Filled(result: .success(piece)) : nil
      } catch {
        hasFailed = true
        return Filled(result: .failure(error))
      }
    }
  }

  func next() throws(SpreadsheetFileError) -> PartPiece? { try pieces.next()?.result.get() }
}
