import CLibZip
import Foundation
import Testing

/// The parts of a ZIP archive, unpacked by libzip, with their names and times.
struct WrittenPackage {
  /// The names in the order of the archive.
  private(set) var names: [String] = []
  private var texts: [String: String] = [:]
  private(set) var modificationTimes: Set<time_t> = []

  /// Unpacks an archive; every checksum must be right.
  init(_ bytes: [UInt8]) throws {
    let data = Data(bytes) as NSData
    let source = try #require(zip_source_buffer_create(data.bytes, zip_uint64_t(data.length), 0, nil))
    let archive = try #require(zip_open_from_source(source, ZIP_CHECKCONS | ZIP_RDONLY, nil))
    defer { zip_discard(archive) }
    for index in 0..<zip_uint64_t(zip_get_num_entries(archive, 0)) {
      var status = zip_stat_t()
      try #require(zip_stat_index(archive, index, 0, &status) == 0)
      let name = String(cString: try #require(status.name))
      let file = try #require(zip_fopen_index(archive, index, 0))
      defer { zip_fclose(file) }
      var content = [UInt8](repeating: 0, count: Int(status.size) + 1)
      try #require(zip_fread(file, &content, zip_uint64_t(content.count)) == zip_int64_t(status.size))
      names.append(name)
      modificationTimes.insert(status.mtime)
      texts[name] = String(decoding: content.dropLast(), as: UTF8.self)
    }
  }

  /// The text of a part; empty if the part is missing.
  subscript(name: String) -> String { texts[name] ?? "" }

  /// Returns the text of a part from the first `start` to the next `end`, both included; nil if they are missing.
  func part(_ name: String, from start: String, to end: String) -> String? {
    guard let first = self[name].range(of: start),
      let last = self[name].range(of: end, range: first.upperBound..<self[name].endIndex)
    else { return nil }
    return String(self[name][first.lowerBound..<last.upperBound])
  }
}
