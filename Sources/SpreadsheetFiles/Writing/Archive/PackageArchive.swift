internal import ParallelWork
internal import SafeFiles
internal import Synchronization

/// The archive of a package, deflated by another thread while the rows of a long sheet are formatted.
///
/// One part is open at a time. An error on the other thread is thrown by one of the next calls.
final class PackageArchive: Sendable {
  /// The maximum number of chunks that wait for the other thread.
  private static let capacity = 2

  private let writer: SharedZipWriter
  private let deflating: OrderedWork<SheetChunk, SheetChunk, SpreadsheetWritingError>
  /// Chunks for reuse.
  private let spare = Mutex<[SheetChunk]>([])

  /// Creates an archive that is written to a file, or to memory if `file` is nil.
  init(_ file: sending AtomicFile?) {
    let writer = SharedZipWriter(file)
    self.writer = writer
    deflating = OrderedWork(inTurn: { chunk throws(SpreadsheetWritingError) in
      try writer.perform { zip throws(SpreadsheetWritingError) in try zip.append(chunk.bytes) }
      return chunk
    })
  }

  /// Adds a whole part.
  func add(_ part: PackagePart) throws(SpreadsheetWritingError) {
    try add(part.xml.bytes, as: part.name)
  }

  /// Adds a whole part, whose bytes need not be XML.
  func add(_ bytes: [UInt8], as name: String) throws(SpreadsheetWritingError) {
    try begin(name)
    try append(bytes)
    try end()
  }

  /// Begins a part.
  func begin(_ name: String) throws(SpreadsheetWritingError) {
    try perform { zip throws(SpreadsheetWritingError) in try zip.begin(name) }
  }

  /// Appends bytes to the part.
  func append(_ bytes: [UInt8]) throws(SpreadsheetWritingError) {
    try bytes.withRawBytes { raw throws(SpreadsheetWritingError) in try append(raw) }
  }

  /// Appends bytes to the part.
  func append(_ bytes: UnsafeRawBufferPointer) throws(SpreadsheetWritingError) {
    try perform { zip throws(SpreadsheetWritingError) in try zip.append(bytes) }
  }

  /// Appends a full chunk to the part, on the other thread.
  func append(_ chunk: SheetChunk) throws(SpreadsheetWritingError) {
    while deflating.count >= Self.capacity { try takeBack() }
    deflating.put(chunk)
  }

  /// An empty chunk.
  func emptyChunk() -> SheetChunk { spare.withLock { $0.popLast() } ?? SheetChunk() }

  /// Ends the part.
  func end() throws(SpreadsheetWritingError) {
    try perform { zip throws(SpreadsheetWritingError) in try zip.end() }
  }

  /// Ends the archive; returns its bytes if it was written to memory.
  ///
  /// The content types come first in its directory, as some programs require.
  func finish() throws(SpreadsheetWritingError) -> [UInt8] {
    var bytes: [UInt8] = []
    try perform { zip throws(SpreadsheetWritingError) in
      bytes = try zip.finish(first: PackagePart.contentTypesName)
    }
    return bytes
  }

  /// Performs an action after all pending work.
  private func perform(
    _ action: (inout ZipWriter) throws(SpreadsheetWritingError) -> Void
  ) throws(SpreadsheetWritingError) {
    while deflating.count > 0 { try takeBack() }
    try writer.perform(action)
  }

  private func takeBack() throws(SpreadsheetWritingError) {
    guard let chunk = try deflating.take() else { return }
    spare.withLock { $0.append(chunk) }
  }
}

/// The writer of an archive; after an error, every further action throws the same error.
private final class SharedZipWriter: Sendable {
  private struct State: ~Copyable {
    var zip: ZipWriter
    var failure: SpreadsheetWritingError?
  }

  private let state: Mutex<State>

  init(_ file: sending AtomicFile?) {
    state = Mutex(State(zip: ZipWriter(ArchiveOutput(file))))
  }

  func perform(
    _ action: (inout ZipWriter) throws(SpreadsheetWritingError) -> Void
  ) throws(SpreadsheetWritingError) {
    try state.withLock { state throws(SpreadsheetWritingError) in
      if let failure = state.failure { throw failure }
      do throws(SpreadsheetWritingError) {
        try action(&state.zip)
      } catch {
        state.failure = error
        throw error
      }
    }
  }
}

/// Memory for a piece of a sheet's XML.
///
/// Unchecked: only one thread at a time uses it, either to fill it or to deflate it.
final class SheetChunk: @unchecked Sendable {
  /// The size in bytes of a chunk of sheet XML that is passed to the other thread.
  private static let size = 1 << 17

  let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
  var count = 0

  deinit { memory.deallocate() }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }
}
