/// The end record of an archive, which locates its directory (APPNOTE.TXT 4.3.14 to 4.3.16).
struct ZipEndRecord {
  /// The number of entries.
  let count: Int
  /// The position of the directory in the file.
  let directory: Range<Int>

  /// The length of the record in bytes, without the comment that may follow.
  private static let length = 22
  private static let signature: UInt64 = 0x0605_4b50
  private static let longestComment = 0xFFFF

  /// Finds the last record of a file; bytes after its comment are ignored.
  init(_ source: ArchiveSource) throws(SpreadsheetFileError) {
    let start = max(0, source.size - Self.length - Self.longestComment)
    let tail = try source.read(at: start, count: source.size - start)
    guard
      let place = stride(from: tail.count - Self.length, through: 0, by: -1).first(where: { place in
        tail.number(at: place, bytes: 4) == Self.signature
          && place + Self.length + Int(tail.number(at: place + 20, bytes: 2)) <= tail.count
      })
    else { throw Self.damage("it has no directory at its end, as if it were cut") }
    let record = Array(tail[place..<place + Self.length])
    guard let large = try Zip64EndRecord(source, before: start + place) else {
      try self.init(
        record, end: start + place, count: record.number(at: 10, bytes: 2),
        length: record.number(at: 12, bytes: 4), start: record.number(at: 16, bytes: 4))
      return
    }
    // A value that fits in the short record is in both records.
    for (field, bytes, value) in [(10, 2, large.count), (12, 4, large.length), (16, 4, large.start)] {
      let short = record.number(at: field, bytes: bytes)
      guard short == value || short == 1 << UInt64(8 * bytes) - 1 else {
        throw Self.damage("the two records at its end say different things")
      }
    }
    try self.init(
      record, end: large.place, count: large.count, length: large.length, start: large.start)
  }

  private init(
    _ record: [UInt8], end: Int, count: UInt64, length: UInt64, start: UInt64
  ) throws(SpreadsheetFileError) {
    guard [0, 0xFFFF].contains(record.number(at: 4, bytes: 2)) else {
      throw Self.damage("it is one part of several")
    }
    guard let start = Int(exactly: start), let length = Int(exactly: length), let count = Int(exactly: count),
      start <= end, length == end - start
    else { throw Self.damage("its directory is not where it says, as if bytes stood before the archive") }
    (self.count, directory) = (count, start..<end)
  }

  static func damage(_ reason: String) -> SpreadsheetFileError {
    SpreadsheetFileError(.damagedArchive, reason: "the archive cannot be opened (\(reason))")
  }
}

/// The ZIP64 end record, for values that may not fit in the short record (APPNOTE.TXT 4.3.14).
private struct Zip64EndRecord {
  let count, length, start: UInt64
  /// The position of the record.
  let place: Int

  /// Reads the ZIP64 record if its locator directly precedes the short record; nil if there is no locator.
  init?(_ source: ArchiveSource, before end: Int) throws(SpreadsheetFileError) {
    guard end >= 20, case let locator = try source.read(at: end - 20, count: 20),
      locator.number(at: 0, bytes: 4) == 0x0706_4b50
    else { return nil }
    guard let place = Int(exactly: locator.number(at: 8, bytes: 8)), place <= end - 20 - 56,
      case let record = try source.read(at: place, count: 56), record.number(at: 0, bytes: 4) == 0x0606_4b50
    else { throw ZipEndRecord.damage("the large record at its end is not where it should be") }
    count = record.number(at: 32, bytes: 8)
    length = record.number(at: 40, bytes: 8)
    start = record.number(at: 48, bytes: 8)
    self.place = place
  }
}

extension [UInt8] {
  /// The little-endian number in `count` bytes from a position on; the bytes must exist.
  func number(at place: Int, bytes count: Int) -> UInt64 {
    (0..<count).reduce(0) { $0 | UInt64(self[place + $1]) << UInt64(8 * $1) }
  }
}
