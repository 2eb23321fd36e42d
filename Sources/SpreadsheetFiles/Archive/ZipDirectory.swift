/// The directory of an archive (APPNOTE.TXT 4.3.12), compared with the local header of each entry.
///
/// libzip can check this too, but rejects archives that every other program opens: streamed ones, whose
/// local headers omit sizes and require a later version than the directory.
struct ZipDirectory {
  /// An entry as described in the directory.
  struct Entry {
    let name: [UInt8]
    let flags, method: UInt64
    /// The checksum, the compressed size and the inflated size.
    let facts: ZipEntryFacts
    /// The position of the local header.
    let offset: Int
    /// The position of the entry's directory record in the file.
    let record: Int
  }

  /// The entries in the order of the directory.
  private(set) var entries: [Entry] = []
  /// The start of the directory, where the entries end.
  private let start: Int

  /// Reads the directory of an archive; throws if it has more entries than the limit.
  init(_ source: ArchiveSource, limits: ReadingLimits) throws(SpreadsheetFileError) {
    let end = try ZipEndRecord(source)
    guard end.count <= limits.entries else {
      throw limits.passed(.entries, "the archive has \(end.count) entries")
    }
    start = end.directory.lowerBound
    var place = start
    for _ in 0..<end.count {
      entries.append(try Self.entry(&place, before: end.directory.upperBound, source))
    }
    guard place == end.directory.upperBound else {
      throw ZipEndRecord.damage("its directory has more than \(end.count) entries")
    }
  }

  private static func entry(
    _ place: inout Int, before end: Int, _ source: ArchiveSource
  ) throws(SpreadsheetFileError) -> Entry {
    guard place + 46 <= end, case let head = try source.read(at: place, count: 46),
      head.number(at: 0, bytes: 4) == 0x0201_4b50,
      case let lengths = [28, 30, 32].map({ Int(head.number(at: $0, bytes: 2)) }),
      place + 46 + lengths.reduce(0, +) <= end
    else { throw ZipEndRecord.damage("its directory is damaged") }
    let names = try source.read(at: place + 46, count: lengths[0] + lengths[1])
    let record = place
    place += 46 + lengths.reduce(0, +)
    var offset = head.number(at: 42, bytes: 4)
    var facts = ZipEntryFacts(head, at: 16)
    var large = LargeFields(Array(names[lengths[0]...]))
    guard large.widen(&facts.size), large.widen(&facts.compressedSize), large.widen(&offset),
      let offset = Int(exactly: offset)
    else { throw ZipEndRecord.damage("an entry of its directory lacks its size") }
    return Entry(
      name: Array(names[..<lengths[0]]), flags: head.number(at: 8, bytes: 2),
      method: head.number(at: 10, bytes: 2), facts: facts, offset: offset, record: record)
  }

  /// Throws if a local header disagrees with the directory, or if entries overlap.
  ///
  /// The first entry must start at the file's first byte (ECMA-376 part 2, B.2), so that no archive is also a
  /// file of another format.
  func check(_ source: ArchiveSource) throws(SpreadsheetFileError) {
    var end = 0
    for entry in entries.sorted(by: { $0.offset < $1.offset }) {
      let extent = try extent(of: entry, source)
      guard extent.lowerBound >= end, end > 0 || extent.lowerBound == 0 else {
        throw Self.damage(
          entry, end > 0 ? "it shares bytes with another entry" : "bytes that belong to no entry precede it")
      }
      end = extent.upperBound
    }
  }

  /// The position of an entry, from its local header to the end of its data.
  private func extent(of entry: Entry, _ source: ArchiveSource) throws(SpreadsheetFileError) -> Range<Int> {
    let room = start - entry.offset
    guard room >= 30, case let head = try source.read(at: entry.offset, count: 30),
      head.number(at: 0, bytes: 4) == 0x0403_4b50,
      case let nameLength = Int(head.number(at: 26, bytes: 2)),
      case let length = nameLength + Int(head.number(at: 28, bytes: 2)), 30 + length <= room
    else { throw Self.damage(entry, "it is not where the directory says") }
    let names = try source.read(at: entry.offset + 30, count: length)
    let flags = head.number(at: 6, bytes: 2)
    guard names.prefix(nameLength).elementsEqual(entry.name), flags & 1 == entry.flags & 1,
      head.number(at: 8, bytes: 2) == entry.method
    else { throw Self.damage(entry, "its own header says something else about it than the directory") }
    var facts = ZipEntryFacts(head, at: 14)
    var large = LargeFields(Array(names[nameLength...]))
    let isWide = large.widen(&facts.size) && large.widen(&facts.compressedSize)
    // Bit 3: values that were unknown when the header was written follow the data.
    let isStreamed = flags & 8 != 0
    guard isWide || isStreamed, facts.agree(with: entry.facts, orAreLeftOut: isStreamed) else {
      throw Self.damage(entry, "its own header says another size or checksum than the directory")
    }
    guard entry.facts.compressedSize <= UInt64(room - 30 - length) else {
      throw Self.damage(entry, "it is longer than the archive")
    }
    return entry.offset..<entry.offset + 30 + length + Int(entry.facts.compressedSize)
  }

  private static func damage(_ entry: Entry, _ reason: String) -> SpreadsheetFileError {
    SpreadsheetFileError(
      .damagedArchive, part: String(decoding: entry.name, as: UTF8.self),
      reason: "the archive cannot be opened (\(reason))")
  }
}

/// The checksum and the sizes of an entry as given in a header.
struct ZipEntryFacts: Equatable {
  let crc: UInt64
  var compressedSize, size: UInt64

  /// Reads three four-byte numbers from the bytes of a header, starting at a position.
  init(_ head: [UInt8], at place: Int) {
    crc = head.number(at: place, bytes: 4)
    compressedSize = head.number(at: place + 4, bytes: 4)
    size = head.number(at: place + 8, bytes: 4)
  }

  /// Whether the numbers match `other`; with `mayBeLeftOut`, a number may also be 0 or the largest four-byte number.
  func agree(with other: ZipEntryFacts, orAreLeftOut mayBeLeftOut: Bool) -> Bool {
    [(crc, other.crc), (compressedSize, other.compressedSize), (size, other.size)].allSatisfy {
      $0 == $1 || mayBeLeftOut && [0, 0xFFFF_FFFF].contains($0)
    }
  }
}

/// The eight-byte numbers in an entry's extra field, for values that do not fit in four bytes (APPNOTE.TXT 4.5.3).
private struct LargeFields {
  private var rest: [UInt8] = []

  init(_ extra: [UInt8]) {
    var place = 0
    while place + 4 <= extra.count {
      let end = place + 4 + Int(extra.number(at: place + 2, bytes: 2))
      guard end <= extra.count else { return }
      if extra.number(at: place, bytes: 2) == 1 {
        rest = Array(extra[place + 4..<end])
        return
      }
      place = end
    }
  }

  /// Replaces a number marked as too large for four bytes with the next eight-byte number; false if there is no
  /// such number.
  mutating func widen(_ number: inout UInt64) -> Bool {
    guard number == 0xFFFF_FFFF else { return true }
    guard rest.count >= 8 else { return false }
    number = rest.number(at: 0, bytes: 8)
    rest.removeFirst(8)
    return true
  }
}
