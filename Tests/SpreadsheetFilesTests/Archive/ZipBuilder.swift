import CLibZip
import Foundation

/// Builds small ZIP archives in memory, entry by entry, for tests.
struct ZipBuilder {
  /// The name, content and settings of an entry.
  struct Entry {
    var name: String
    var bytes: [UInt8]
    var isStored = false
    var password: String?
  }

  /// A step of libzip that failed.
  struct Failure: Error {
    let step: String
  }

  var entries: [Entry] = []

  init(_ parts: [String: String] = [:]) {
    entries = parts.sorted { $0.key < $1.key }.map { Entry(name: $0.key, bytes: Array($0.value.utf8)) }
  }

  /// The archive's bytes.
  func bytes() throws -> [UInt8] {
    guard let source = zip_source_buffer_create(nil, 0, 0, nil) else { throw Failure(step: "source") }
    defer { zip_source_free(source) }
    zip_source_keep(source)
    guard let archive = zip_open_from_source(source, ZIP_TRUNCATE, nil) else {
      throw Failure(step: "open")
    }
    for entry in entries { try add(entry, to: archive) }
    guard zip_close(archive) == 0 else { throw Failure(step: "close") }
    return try contents(of: source)
  }

  private func add(_ entry: Entry, to archive: OpaquePointer) throws {
    let copy = malloc(max(1, entry.bytes.count))
    entry.bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { copy?.copyMemory(from: start, byteCount: bytes.count) }
    }
    let data = zip_source_buffer(archive, copy, UInt64(entry.bytes.count), 1)
    let index = zip_file_add(archive, entry.name, data, ZIP_FL_ENC_UTF_8)
    guard index >= 0 else { throw Failure(step: "add \(entry.name)") }
    if entry.isStored { zip_set_file_compression(archive, UInt64(index), ZIP_CM_STORE, 0) }
    if let password = entry.password {
      zip_file_set_encryption(archive, UInt64(index), UInt16(ZIP_EM_AES_256), password)
    }
  }

  private func contents(of source: OpaquePointer) throws -> [UInt8] {
    var facts = zip_stat_t()
    guard zip_source_stat(source, &facts) == 0, zip_source_open(source) == 0 else {
      throw Failure(step: "stat")
    }
    defer { zip_source_close(source) }
    var bytes = [UInt8](repeating: 0, count: Int(facts.size))
    guard zip_source_read(source, &bytes, facts.size) == Int64(facts.size) else {
      throw Failure(step: "read")
    }
    return bytes
  }
}
