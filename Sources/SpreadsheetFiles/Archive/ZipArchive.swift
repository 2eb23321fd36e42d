internal import CLibZip
import Foundation
internal import TextSafety
internal import Synchronization

/// A ZIP archive opened for reading; its directory is checked before any entry is read.
///
/// Entry names are compared case-insensitively and with forward slashes; inflated bytes count against the limits.
///
/// Unchecked: the lock guards libzip's handle and the counts, because entries may be inflated on other threads.
final class ZipArchive: @unchecked Sendable {
  /// The file's name, used in messages.
  let fileName: String?
  let limits: ReadingLimits
  let handle: OpaquePointer
  let lock = Mutex(())
  private(set) var entries: [String: ZipEntry] = [:]
  /// The largest number of bytes inflated from each entry, by entry index; `inflated` is their sum.
  private var inflatedOfEntry: [UInt64: Int] = [:]
  private var inflated = 0

  init(
    _ source: ArchiveSource, fileName: String?, limits: ReadingLimits
  ) throws(SpreadsheetFileError) {
    try source.checkSignature()
    guard source.size <= limits.fileBytes else {
      throw limits.passed(.fileBytes, "the file has \(source.size) bytes")
    }
    let directory = try ZipDirectory(source, limits: limits)
    try directory.check(source)
    handle = try source.open()
    self.fileName = fileName
    self.limits = limits
    try read(directory)
  }

  deinit {
    zip_discard(handle)
  }

  /// The entry with this name, compared case-insensitively.
  func entry(_ name: String) -> ZipEntry? { entries[PartName.key(name)] }

  /// Counts the first `bytes` of an entry towards the archive's total; reading them again adds nothing.
  func count(inflated bytes: Int, of entry: ZipEntry) throws(SpreadsheetFileError) {
    let inflated = lock.withLock { _ in
      let counted = inflatedOfEntry[entry.index] ?? 0
      if bytes > counted {
        self.inflated += bytes - counted
        inflatedOfEntry[entry.index] = bytes
      }
      return self.inflated
    }
    guard inflated <= limits.inflatedBytes else {
      throw limits.passed(.inflatedBytes, "the archive inflates to over \(limits.inflatedBytes) bytes")
    }
  }

  /// Reads the entries from libzip, and checks that they match the entries of the directory.
  private func read(_ directory: ZipDirectory) throws(SpreadsheetFileError) {
    guard Int(zip_get_num_entries(handle, 0)) == directory.entries.count else {
      throw ZipEndRecord.damage("it can be read in two ways")
    }
    entries.reserveCapacity(directory.entries.count)
    for (index, listed) in directory.entries.enumerated() {
      let entry = try readEntry(UInt64(index), as: listed)
      guard !entry.name.hasSuffix("/") else { continue }
      if let other = entries.updateValue(entry, forKey: PartName.key(entry.name)) {
        throw SpreadsheetFileError(
          .damagedArchive, part: entry.name,
          reason: "the archive has this part twice, the other time as \(other.name)")
      }
    }
  }

  private func readEntry(
    _ index: UInt64, as listed: ZipDirectory.Entry
  ) throws(SpreadsheetFileError) -> ZipEntry {
    var facts = zip_stat_t()
    guard zip_stat_index(handle, index, 0, &facts) == 0, let bytes = facts.name,
      let rawName = zip_get_name(handle, index, UInt32(ZIP_FL_ENC_RAW)), facts.size == listed.facts.size,
      facts.comp_size == listed.facts.compressedSize, UInt64(facts.crc) == listed.facts.crc,
      UnsafeRawBufferPointer(start: rawName, count: strlen(rawName)).elementsEqual(listed.name)
    else {
      throw SpreadsheetFileError(.damagedArchive, reason: "entry \(index + 1) of the archive is damaged")
    }
    let raw = String(cString: bytes).streamSafe
    guard let name = PartName.normalized(entry: raw) else {
      throw SpreadsheetFileError(
        .damagedArchive, part: raw, reason: "the archive has an entry that points outside of it")
    }
    guard facts.encryption_method == UInt16(ZIP_EM_NONE) else {
      throw SpreadsheetFileError(.encrypted, part: name, reason: "the archive is protected with a password")
    }
    return ZipEntry(
      name: name, index: index, size: Int(clamping: facts.size),
      compressedSize: Int(clamping: facts.comp_size), isDeflated: facts.comp_method == UInt16(ZIP_CM_DEFLATE),
      crc: facts.crc)
  }
}

/// One entry of an archive as its directory describes it.
struct ZipEntry {
  /// The name with forward slashes.
  let name: String
  let index: UInt64
  /// The size that the directory states.
  let size: Int
  /// The size in the file.
  let compressedSize: Int
  /// Whether the bytes in the file are deflated.
  let isDeflated: Bool
  /// The checksum of the inflated bytes, according to the directory.
  let crc: UInt32
}
