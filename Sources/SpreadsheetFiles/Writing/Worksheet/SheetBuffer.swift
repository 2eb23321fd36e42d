internal import SafeFiles

/// Collects a sheet's XML in chunks for its archive; what is full is deflated on another thread.
///
/// Sendable as its memory has no other owner.
struct SheetBuffer: ~Copyable, @unchecked Sendable {
  private let archive: PackageArchive
  private var chunk: SheetChunk
  private var next: UnsafeMutableRawPointer
  private var last: UnsafeMutableRawPointer

  /// A buffer for the part that is open in this archive.
  init(_ archive: PackageArchive) {
    self.archive = archive
    chunk = archive.emptyChunk()
    next = chunk.start
    last = next + chunk.memory.count
  }

  /// A place where as many bytes can be written, 1,024 at most; `advance` says how many were.
  @inline(__always)
  mutating func room(_ count: Int) throws(SpreadsheetWritingError) -> ByteCursor {
    if last - next < count { try flush() }
    return ByteCursor(next)
  }

  /// Takes what was written at the place that `room` gave.
  @inline(__always)
  mutating func advance(_ cursor: ByteCursor) { next = cursor.next }

  /// Appends bytes, however many.
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

  /// Appends XML.
  mutating func append(_ xml: XMLWriter) throws(SpreadsheetWritingError) {
    try xml.bytes.withRawBytes { raw throws(SpreadsheetWritingError) in try append(raw) }
  }

  /// Hands over all that is left.
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
