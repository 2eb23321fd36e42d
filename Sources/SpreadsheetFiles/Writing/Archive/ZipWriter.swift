internal import CLibDeflate
internal import SafeFiles

/// Writes a ZIP archive entry by entry as bytes arrive (APPNOTE.TXT 6.3, subset of ISO/IEC 21320-1).
///
/// Sizes and checksums are put into the entry's header once they are known, so that no reader needs a
/// data descriptor. Every time stamp is the earliest that ZIP can store (1980-01-01), so that equal parts
/// give equal bytes.
struct ZipWriter: ~Copyable {
  fileprivate struct Entry {
    let name: [UInt8]
    let offset: Int
    var checksum: UInt32 = 0
    var count = 0
    var deflatedCount = 0
  }

  private var output: ArchiveOutput
  private var deflate = DeflateStream()
  private var entries: [Entry] = []
  private var open: Entry?

  /// The maximum value of the archive's 32-bit fields; `UInt32.max` marks a ZIP64 field.
  private static let largest = Int(UInt32.max) - 1

  init(_ output: consuming ArchiveOutput) {
    self.output = output
  }

  /// Begins an entry.
  mutating func begin(_ name: String) throws(SpreadsheetWritingError) {
    let entry = Entry(name: Array(name.utf8), offset: output.count)
    guard entry.offset <= Self.largest, entries.count < Int(UInt16.max) else { throw Self.tooLarge(name) }
    var header = ZipFields()
    header.append(0x0403_4B50 as UInt32)
    header.append(entryFields: entry.common)
    header.append(0 as UInt16)
    header.bytes += entry.name
    try write(header)
    open = entry
  }

  /// Appends bytes to the entry.
  mutating func append(_ bytes: UnsafeRawBufferPointer) throws(SpreadsheetWritingError) {
    guard var entry = open else { return }
    entry.checksum = libdeflate_crc32(entry.checksum, bytes.baseAddress, bytes.count)
    entry.count += bytes.count
    guard entry.count <= Self.largest else {
      throw Self.tooLarge(String(decoding: entry.name, as: UTF8.self))
    }
    let start = output.count
    try deflate.append(bytes) { piece throws(SpreadsheetWritingError) in try output.append(piece) }
    entry.deflatedCount += output.count - start
    open = entry
  }

  /// Ends the entry.
  mutating func end() throws(SpreadsheetWritingError) {
    guard var entry = open else { return }
    let start = output.count
    try deflate.finish { piece throws(SpreadsheetWritingError) in try output.append(piece) }
    entry.deflatedCount += output.count - start
    var sizes = ZipFields()
    sizes.append(sizesOf: entry.common)
    // The checksum follows the signature, version, flags, method and time.
    try output.replace(at: entry.offset + 14, with: sizes)
    entries.append(entry)
    open = nil
  }

  /// Ends the archive with its directory; returns its bytes if it was written to memory.
  ///
  /// The directory lists the entry `first` before the others.
  mutating func finish(first: String) throws(SpreadsheetWritingError) -> [UInt8] {
    let start = output.count
    var directory = ZipFields()
    let name = Array(first.utf8)
    for entry in entries.filter({ $0.name == name }) + entries.filter({ $0.name != name }) {
      directory.append(directoryEntry: entry.common, entry.name, offset: entry.offset)
    }
    let size = directory.bytes.count
    guard start + size <= Self.largest else { throw Self.tooLarge("the directory") }
    directory.append(0x0605_4B50 as UInt32)
    directory.append(0 as UInt32)
    directory.append(UInt16(entries.count))
    directory.append(UInt16(entries.count))
    directory.append(UInt32(size))
    directory.append(UInt32(start))
    directory.append(0 as UInt16)
    try write(directory)
    return try output.finish()
  }

  private mutating func write(_ fields: ZipFields) throws(SpreadsheetWritingError) {
    let bytes = fields.bytes
    try bytes.withRawBytes { raw throws(SpreadsheetWritingError) in try output.append(raw) }
  }

  private static func tooLarge(_ name: String) -> SpreadsheetWritingError {
    SpreadsheetWritingError(.archive("\(name) goes beyond the 4 GiB of an archive"))
  }
}

extension ZipWriter.Entry {
  fileprivate var common: ZipFields.Entry {
    ZipFields.Entry(
      checksum: checksum, deflatedCount: UInt32(clamping: deflatedCount), count: UInt32(clamping: count),
      nameCount: UInt16(clamping: name.count))
  }
}

/// The bytes of an archive's records, with little-endian numbers.
struct ZipFields {
  /// The values of an entry in its headers.
  struct Entry {
    let checksum: UInt32
    let deflatedCount: UInt32
    let count: UInt32
    let nameCount: UInt16
  }

  var bytes: [UInt8] = []

  mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  /// Appends version 2.0, no flags, deflated, 1980-01-01, checksum and sizes, and the length of the name.
  mutating func append(entryFields entry: Entry) {
    append(20 as UInt16)
    append(0 as UInt16)
    append(8 as UInt16)
    append(0 as UInt16)
    append(0x0021 as UInt16)
    append(sizesOf: entry)
    append(entry.nameCount)
  }

  mutating func append(sizesOf entry: Entry) {
    append(entry.checksum)
    append(entry.deflatedCount)
    append(entry.count)
  }

  mutating func append(directoryEntry entry: Entry, _ name: [UInt8], offset: Int) {
    append(0x0201_4B50 as UInt32)
    append(20 as UInt16)
    append(entryFields: entry)
    // No extra field and no comment, first disk, no attributes.
    for _ in 0..<4 { append(0 as UInt16) }
    append(0 as UInt32)
    append(UInt32(clamping: offset))
    bytes += name
  }
}
