import Foundation

/// Inflates an entry on a thread of its own, a few pieces ahead of the one that parses them.
final class PrefetchingReader: PartBytes {
  private let queue: PieceQueue

  init(_ reader: ZipEntryReader) {
    queue = PieceQueue(reader)
    let thread = Thread { [queue] in queue.fill() }
    thread.start()
  }

  deinit {
    queue.cancel()
  }

  func next() throws(SpreadsheetFileError) -> PartPiece? { try queue.take() }
}

/// Pieces that one thread fills and another takes, in order; there are never more than a few.
///
/// Unchecked: the lock guards all state, a piece belongs to the thread that took it, and only the filling
/// thread uses the entry's reader.
private final class PieceQueue: @unchecked Sendable {
  private let lock = NSCondition()
  /// What the pieces are read from; nil once they all are, so that nothing keeps the file open.
  private var reader: ZipEntryReader?
  private var free = (0..<4).map { _ in PartPiece(capacity: ZipEntryReader.pieceLength) }
  private var filled: [PartPiece] = []
  /// The piece that was taken last.
  private var current: PartPiece?
  /// How the entry ended; nil while it is still being read.
  private var outcome: Result<Void, SpreadsheetFileError>?
  private var isCancelled = false

  init(_ reader: ZipEntryReader) {
    self.reader = reader
  }

  /// The filling thread's work: piece after piece until the end, an error, or nobody wants more.
  func fill() {
    let result = Result { () throws(SpreadsheetFileError) in
      while let piece = takeFree() {
        guard try reader?.read(into: piece) == true else { return }
        lock.withLock { filled.append(piece) }
        lock.broadcast()
      }
    }
    reader = nil
    lock.withLock { outcome = result }
    lock.broadcast()
  }

  /// A piece to fill, as soon as there is one; nil where nobody wants more.
  private func takeFree() -> PartPiece? {
    lock.lock()
    defer { lock.unlock() }
    while free.isEmpty, !isCancelled { lock.wait() }
    return isCancelled ? nil : free.popLast()
  }

  /// The next filled piece; the one before it is free again.
  func take() throws(SpreadsheetFileError) -> PartPiece? {
    lock.lock()
    defer { lock.unlock() }
    if let current {
      free.append(current)
      lock.broadcast()
    }
    current = nil
    while filled.isEmpty, outcome == nil { lock.wait() }
    guard filled.isEmpty else {
      current = filled.removeFirst()
      return current
    }
    try outcome?.get()
    return nil
  }

  /// Ends the filling and waits for it, so that the file is not read any more.
  func cancel() {
    lock.lock()
    defer { lock.unlock() }
    isCancelled = true
    lock.broadcast()
    while outcome == nil { lock.wait() }
  }
}
