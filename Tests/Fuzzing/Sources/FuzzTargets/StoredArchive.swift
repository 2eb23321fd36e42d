/// ZIP archives with stored entries, which need no compression.
public enum StoredArchive {
  /// Returns an archive of these parts, with correct checksums.
  public static func bytes(_ parts: [Seeds.Part]) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for part in parts {
      let name = Array(part.name.utf8)
      var fields = number(20, 2) + number(0, 6) + number(0x21, 2)
      fields += number(checksum(part.bytes), 4) + number(part.bytes.count, 4) + number(part.bytes.count, 4)
      fields += number(name.count, 2) + number(0, 2)
      directory +=
        number(0x0201_4B50, 4) + number(20, 2) + fields + number(0, 10) + number(archive.count, 4) + name
      archive += number(0x0403_4B50, 4) + fields + name + part.bytes
    }
    let end = number(0x0605_4B50, 4) + number(0, 4) + number(parts.count, 2) + number(parts.count, 2)
    let place = number(directory.count, 4) + number(archive.count, 4) + number(0, 2)
    return archive + directory + end + place
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Returns the CRC-32 that ZIP uses (ISO 3309).
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = .max
    table.withUnsafeBufferPointer { table in
      for byte in bytes { sum = sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
    }
    return Int(~sum)
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }
}
