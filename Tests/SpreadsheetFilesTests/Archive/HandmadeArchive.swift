internal import CLibDeflate

/// An archive built byte by byte, so that its records may contradict each other.
struct HandmadeArchive {
  /// The checksum and sizes in a local header.
  enum LocalFacts {
    /// The same values as in the directory.
    case same
    /// No values: they follow the data, with a signature.
    case streamed
    /// No values: they follow the data as numbers of eight bytes, and the header has a Zip64 field of zeros.
    case streamedLarge
    /// The sizes are in a Zip64 field.
    case large
    /// Other values.
    case other(crc: UInt32, size: UInt32)
  }

  /// An entry, which is stored without compression.
  struct Entry {
    var name: String
    var bytes: [UInt8]
    var localName: String?
    var localMethod = 0
    var local = LocalFacts.same
    /// The offset of the local header given in the directory; nil for the true offset.
    var offset: Int?
    /// Whether the directory gives sizes and offset in a Zip64 field.
    var isLargeInDirectory = false

    /// Whether checksum and sizes follow the data, which bit 3 of the flags announces.
    fileprivate var isStreamed: Bool {
      switch local {
      case .streamed, .streamedLarge: true
      default: false
      }
    }
  }

  var entries: [Entry]
  /// Bytes before the archive; `countsPrefix` tells whether the offsets include them.
  var prefix: [UInt8] = []
  var countsPrefix = true
  /// The comment of the archive, at the end of its end record.
  var comment: [UInt8] = []
  var trailing: [UInt8] = []
  var hasLargeEnd = false
  /// The number of entries that the end record claims in addition to the true number.
  var extraCount = 0

  init(_ parts: [String: String]) {
    entries = parts.sorted { $0.key < $1.key }.map { Entry(name: $0.key, bytes: Array($0.value.utf8)) }
  }

  /// The archive's bytes.
  var bytes: [UInt8] {
    var result = prefix
    let base = countsPrefix ? 0 : prefix.count
    var directory: [UInt8] = []
    for entry in entries {
      directory += central(entry, offset: entry.offset ?? result.count - base)
      result += local(entry)
    }
    let start = result.count - base
    result += directory
    let count = entries.count + extraCount
    if hasLargeEnd {
      let place = result.count - base
      result += number(0x0606_4b50, 4) + number(44, 8) + number(45, 2) + number(45, 2) + number(0, 8)
      result += [count, count, directory.count, start].flatMap { number($0, 8) }
      result += number(0x0706_4b50, 4) + number(0, 4) + number(place, 8) + number(1, 4)
    }
    let short =
      hasLargeEnd ? [0xFFFF, 0xFFFF, 0xFFFF_FFFF, 0xFFFF_FFFF] : [count, count, directory.count, start]
    result += number(0x0605_4b50, 4) + number(0, 4) + number(short[0], 2) + number(short[1], 2)
    result += number(short[2], 4) + number(short[3], 4) + number(comment.count, 2) + comment
    return result + trailing
  }

  private func local(_ entry: Entry) -> [UInt8] {
    let crc = Int(libdeflate_crc32(0, entry.bytes, entry.bytes.count))
    let size = entry.bytes.count
    let name = Array((entry.localName ?? entry.name).utf8)
    var facts = [crc, size, size]
    var (extra, descriptor): ([UInt8], [UInt8]) = ([], [])
    switch entry.local {
    case .same: break
    case .streamed:
      facts = [0, 0, 0]
      descriptor = number(0x0807_4b50, 4) + number(crc, 4) + number(size, 4) + number(size, 4)
    case .streamedLarge:
      facts = [0, 0xFFFF_FFFF, 0xFFFF_FFFF]
      extra = number(1, 2) + number(16, 2) + number(0, 16)
      descriptor = number(0x0807_4b50, 4) + number(crc, 4) + number(size, 8) + number(size, 8)
    case .large:
      facts = [crc, 0xFFFF_FFFF, 0xFFFF_FFFF]
      extra = number(0x7777, 2) + number(1, 2) + [9]
      extra += number(1, 2) + number(16, 2) + number(size, 8) + number(size, 8)
    case .other(let crc, let size): facts = [Int(crc), Int(size), Int(size)]
    }
    var bytes = number(0x0403_4b50, 4) + number(45, 2) + number(entry.isStreamed ? 8 : 0, 2)
    bytes += number(entry.localMethod, 2) + number(0, 4) + facts.flatMap { number($0, 4) }
    bytes += number(name.count, 2) + number(extra.count, 2) + name + extra
    return bytes + entry.bytes + descriptor
  }

  private func central(_ entry: Entry, offset: Int) -> [UInt8] {
    let crc = Int(libdeflate_crc32(0, entry.bytes, entry.bytes.count))
    let size = entry.bytes.count
    let name = Array(entry.name.utf8)
    var (facts, place, extra): ([Int], Int, [UInt8]) = ([size, size], offset, [])
    if entry.isLargeInDirectory {
      (facts, place) = ([0xFFFF_FFFF, 0xFFFF_FFFF], 0xFFFF_FFFF)
      extra = number(1, 2) + number(24, 2) + [size, size, offset].flatMap { number($0, 8) }
    }
    var bytes = number(0x0201_4b50, 4) + number(20, 2) + number(20, 2)
    bytes += number(entry.isStreamed ? 8 : 0, 2) + number(0, 2) + number(0, 4) + number(crc, 4)
    bytes += facts.flatMap { number($0, 4) } + number(name.count, 2) + number(extra.count, 2)
    return bytes + number(0, 10) + number(place, 4) + name + extra
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
  }
}
