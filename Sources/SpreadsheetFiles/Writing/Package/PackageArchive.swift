internal import Dispatch
internal import Synchronization

/// The archive of a package, deflated on a thread of its own while the rows of a long sheet are formatted.
///
/// One part is open at a time. What goes wrong on the other thread is thrown by the next call.
final class PackageArchive: @unchecked Sendable {
  /// The bytes of sheet XML that change threads at once.
  static let chunkSize = 1 << 17

  private struct Shared {
    var spare: [SheetChunk] = []
    var failure: SpreadsheetWritingError?
  }

  /// Touched on the queue alone.
  private var zip: ZipWriter
  private let queue = DispatchQueue(label: "PackageArchive")
  /// The chunks that may wait for the other thread.
  private let slots = DispatchSemaphore(value: 2)
  private let shared = Mutex(Shared())

  /// An archive that goes to a file, or without one to memory.
  init(_ file: sending AtomicFile?) {
    zip = ZipWriter(ArchiveOutput(file))
  }

  deinit {
    shared.withLock { for chunk in $0.spare { chunk.memory.deallocate() } }
  }

  /// Adds a whole part.
  func add(_ part: PackagePart) throws(SpreadsheetWritingError) {
    try begin(part.name)
    try append(part.xml.bytes)
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
    slots.wait()
    queue.async { [self] in
      attempt { zip throws(SpreadsheetWritingError) in try zip.append(chunk.bytes) }
      discard(chunk)
      slots.signal()
    }
    if let failure { throw failure }
  }

  /// An empty chunk.
  func emptyChunk() -> SheetChunk {
    shared.withLock { $0.spare.popLast() }
      ?? SheetChunk(memory: .allocate(byteCount: Self.chunkSize, alignment: 16), count: 0)
  }

  /// Takes back a chunk that is no longer needed.
  func discard(_ chunk: SheetChunk) {
    shared.withLock { $0.spare.append(chunk) }
  }

  /// Ends the part.
  func end() throws(SpreadsheetWritingError) {
    try perform { zip throws(SpreadsheetWritingError) in try zip.end() }
  }

  /// Ends the archive, in whose directory programs want the content types first; gives its bytes where they went
  /// to memory.
  func finish() throws(SpreadsheetWritingError) -> [UInt8] {
    var bytes: [UInt8] = []
    try perform { zip throws(SpreadsheetWritingError) in
      bytes = try zip.finish(first: PackageContents.contentTypesName)
    }
    return bytes
  }

  /// Waits for the other thread, which otherwise could keep a file a moment longer than its owner.
  func settle() { queue.sync {} }

  /// Does something after all that is under way.
  private func perform(
    _ action: (inout ZipWriter) throws(SpreadsheetWritingError) -> Void
  ) throws(SpreadsheetWritingError) {
    queue.sync { attempt(action) }
    if let failure { throw failure }
  }

  /// Does something unless something went wrong before.
  private func attempt(_ action: (inout ZipWriter) throws(SpreadsheetWritingError) -> Void) {
    guard failure == nil else { return }
    do {
      try action(&zip)
    } catch {
      shared.withLock { $0.failure = error }
    }
  }

  private var failure: SpreadsheetWritingError? { shared.withLock { $0.failure } }
}

/// Memory with a piece of a sheet's XML, which one thread at a time uses.
struct SheetChunk: @unchecked Sendable {
  let memory: UnsafeMutableRawBufferPointer
  var count: Int

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }
}
