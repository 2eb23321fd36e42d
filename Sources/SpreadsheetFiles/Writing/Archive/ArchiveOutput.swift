internal import SafeFiles

/// The destination of an archive: memory, or a file that appears only once it is complete.
struct ArchiveOutput: ~Copyable {
  private let file: AtomicFile?
  private var bytes: [UInt8] = []
  /// The number of bytes so far.
  private(set) var count = 0

  /// Creates an output to a file, or to memory if `file` is nil.
  init(_ file: AtomicFile?) {
    self.file = file
  }

  mutating func append(_ more: UnsafeRawBufferPointer) throws(SpreadsheetWritingError) {
    count += more.count
    guard let file else { return bytes.append(contentsOf: more) }
    do {
      try file.write(more)
    } catch {
      throw SpreadsheetWritingError(.output(error))
    }
  }

  /// Replaces bytes that were already written.
  mutating func replace(at offset: Int, with fields: ZipFields) throws(SpreadsheetWritingError) {
    guard let file else {
      bytes.replaceSubrange(offset..<offset + fields.bytes.count, with: fields.bytes)
      return
    }
    do {
      try file.replace(at: offset, with: fields.bytes)
    } catch {
      throw SpreadsheetWritingError(.output(error))
    }
  }

  /// Moves the file into place; returns the bytes if the output is memory.
  mutating func finish() throws(SpreadsheetWritingError) -> [UInt8] {
    do {
      try file?.commit()
    } catch {
      throw SpreadsheetWritingError(.output(error))
    }
    defer { bytes = [] }
    return bytes
  }
}
