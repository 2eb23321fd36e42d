internal import ParallelWork

/// Inflates an entry on another thread, a few pieces ahead of the thread that parses them.
final class PrefetchingReader: PartBytes {
  /// A filled piece.
  ///
  /// Unchecked: one thread fills a piece and passes it to the other thread. The first thread fills the piece
  /// again only after the other thread has taken the next one.
  private struct Filled: @unchecked Sendable {
    let piece: PartPiece
  }

  private let pieces: ReadAhead<Filled, SpreadsheetFileError>

  init(_ reader: sending ZipEntryReader) {
    // The ring has one piece more than can wait in the queue, so the oldest piece is free when the next one is filled.
    let ring = (0...ReadAhead<Filled, SpreadsheetFileError>.capacity).map { _ in
      PartPiece(capacity: ZipEntryReader.pieceLength)
    }
    var count = 0
    pieces = ReadAhead { () throws(SpreadsheetFileError) in
      let piece = ring[count % ring.count]
      count += 1
      return try reader.read(into: piece) ? Filled(piece: piece) : nil
    }
  }

  func next() throws(SpreadsheetFileError) -> PartPiece? { try pieces.next()?.piece }
}
