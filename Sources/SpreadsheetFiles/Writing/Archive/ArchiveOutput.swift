internal import SafeFiles

/// Where the bytes of an archive go: a file that appears when it is complete, or memory.
struct ArchiveOutput: ~Copyable {
  private let file: AtomicFile?
  private var bytes: [UInt8] = []
  /// The bytes so far.
  private(set) var count = 0

  /// An output to a file, or without one to memory.
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

  /// Replaces bytes that were written before.
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

  /// Puts the file in its place, or gives the bytes.
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
