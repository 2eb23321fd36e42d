import Foundation
internal import SafeFiles

/// The headers of an archive before it was rewritten, to restore the values that libzip changes.
///
/// libzip changes some times, because it interprets them in the machine's time zone, and clears the UTF-8
/// flag of a name that does not need it.
struct RewrittenHeaders {
  private let original: [UInt8]
  /// The original entries, by name.
  private var before: [[UInt8]: ZipDirectory.Entry] = [:]
  /// The names of entries with new bytes.
  private var replaced: Set<[UInt8]> = []

  /// Saves the headers of this archive; the entries with these indices will be replaced.
  init(_ original: [UInt8], replaced indices: Set<UInt64>) throws(SpreadsheetFileError) {
    self.original = original
    for (index, entry) in try Self.directory(of: original).entries.enumerated() {
      before[entry.name] = entry
      if indices.contains(UInt64(index)) { replaced.insert(entry.name) }
    }
  }

  /// Restores times and flags in the rewritten archive.
  ///
  /// - Throws: `SpreadsheetFileError` if the archive is damaged, or has different data in an unchanged entry.
  func restore(in bytes: inout [UInt8]) throws(SpreadsheetFileError) {
    for entry in try Self.directory(of: bytes).entries {
      let old = before[entry.name]
      let isReplaced = replaced.contains(entry.name)
      restore(at: entry.offset, from: old?.offset, withFlags: !isReplaced, in: &bytes)
      // A directory record has the same fields two bytes later, after the version that made the entry
      // (APPNOTE.TXT 4.3.12).
      restore(at: entry.record + 2, from: old.map { $0.record + 2 }, withFlags: !isReplaced, in: &bytes)
      guard let old else { continue }
      // Restores the version and system that made the entry, because they determine the meaning of its attributes.
      bytes.replaceSubrange(
        entry.record + 4..<entry.record + 6, with: original[old.record + 4..<old.record + 6])
      guard !isReplaced else { continue }
      guard old.method == entry.method, old.facts == entry.facts, hasSameData(old, entry, in: bytes) else {
        throw SpreadsheetFileError(
          .damagedArchive, part: String(decoding: entry.name, as: UTF8.self),
          reason: "an entry that was not changed would be written otherwise")
      }
    }
  }

  /// Restores time and flags in one header; a new entry gets the first possible time.
  private func restore(at new: Int, from old: Int?, withFlags: Bool, in bytes: inout [UInt8]) {
    guard let old else {
      bytes.replaceSubrange(new + 10..<new + 14, with: Self.firstTime)
      return
    }
    bytes.replaceSubrange(new + 10..<new + 14, with: original[old + 10..<old + 14])
    guard withFlags else { return }
    // Bit 3, which means that the sizes follow the data, stays as written.
    bytes[new + 6] = original[old + 6] & ~8 | bytes[new + 6] & 8
    bytes[new + 7] = original[old + 7]
  }

  /// Whether the compressed bytes of an entry are unchanged; both archives must have been checked before.
  private func hasSameData(_ old: ZipDirectory.Entry, _ new: ZipDirectory.Entry, in bytes: [UInt8]) -> Bool {
    let count = Int(new.facts.compressedSize)
    let (oldStart, newStart) = (Self.dataStart(old, original), Self.dataStart(new, bytes))
    return original.withRawBytes { before in
      bytes.withRawBytes { after in
        guard count > 0, let before = before.baseAddress, let after = after.baseAddress else { return true }
        return memcmp(before + oldStart, after + newStart, count) == 0
      }
    }
  }

  private static func dataStart(_ entry: ZipDirectory.Entry, _ bytes: [UInt8]) -> Int {
    let lengths = [26, 28].map { Int(bytes.number(at: entry.offset + $0, bytes: 2)) }
    return entry.offset + 30 + lengths[0] + lengths[1]
  }

  private static func directory(of bytes: [UInt8]) throws(SpreadsheetFileError) -> ZipDirectory {
    let source = try ArchiveSource(bytes: bytes)
    let directory = try ZipDirectory(source, limits: .trustingSize)
    try directory.check(source)
    return directory
  }

  /// 1980-01-01, the first time that ZIP can store.
  private static let firstTime: [UInt8] = [0, 0, 0x21, 0]
}
