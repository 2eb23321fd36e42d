internal import SafeFiles

/// Collects a sheet's XML in chunks for its archive; full chunks are deflated on another thread.
///
/// Sendable because its memory has no other owner.
struct SheetBuffer: ~Copyable, @unchecked Sendable {
  private let archive: PackageArchive
  private var chunk: SheetChunk
  private var next: UnsafeMutableRawPointer
  private var last: UnsafeMutableRawPointer

  /// Creates a buffer for the open part of this archive.
  init(_ archive: PackageArchive) {
    self.archive = archive
    chunk = archive.emptyChunk()
    next = chunk.start
    last = next + chunk.memory.count
  }

  /// Reserves room for this many bytes, at most 1,024; after writing, pass the cursor to `advance`.
  @inline(__always)
  mutating func room(_ count: Int) throws(SpreadsheetWritingError) -> ByteCursor {
    if last - next < count { try flush() }
    return ByteCursor(next)
  }

  /// Accepts the bytes that were written with the cursor from `room`.
  @inline(__always)
  mutating func advance(_ cursor: ByteCursor) { next = cursor.next }

  /// Appends any number of bytes.
  mutating func append(_ bytes: UnsafeRawBufferPointer) throws(SpreadsheetWritingError) {
    var rest = bytes
    while !rest.isEmpty {
      if next == last { try flush() }
      let count = min(rest.count, last - next)
      next.copyMemory(from: rest.baseAddress.unsafelyUnwrapped, byteCount: count)
      next += count
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  mutating func append(_ xml: XMLWriter) throws(SpreadsheetWritingError) {
    try xml.bytes.withRawBytes { raw throws(SpreadsheetWritingError) in try append(raw) }
  }

  /// Passes all remaining bytes to the archive.
  mutating func finish() throws(SpreadsheetWritingError) {
    try archive.append(UnsafeRawBufferPointer(start: chunk.memory.baseAddress, count: next - chunk.start))
    next = chunk.start
  }

  private mutating func flush() throws(SpreadsheetWritingError) {
    chunk.count = next - chunk.start
    let full = chunk
    chunk = archive.emptyChunk()
    next = chunk.start
    last = next + chunk.memory.count
    try archive.append(full)
  }
}

extension SheetChunk {
  fileprivate var start: UnsafeMutableRawPointer { memory.baseAddress.unsafelyUnwrapped }
}
