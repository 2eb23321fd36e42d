import TestSupport

/// The records of an archive, read by the offsets of APPNOTE.TXT 4.3 and not by the code under test.
struct ArchiveRecords {
  struct Entry: Equatable {
    let name: String
    let madeBy, flags, method: Int
    let time, crc: Int
    let data: [UInt8]
    let extra, localExtra: [UInt8]
    let comment: [UInt8]
    let localFlags, localTime: Int
    let attributes: Int
  }

  private(set) var entries: [Entry] = []
  let comment: [UInt8]

  init(_ bytes: [UInt8]) {
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    func slice(_ start: Int, _ count: Int) -> [UInt8] { Array(bytes[start..<start + count]) }
    var end = bytes.count - 22
    while number(end, 4) != 0x0605_4b50 { end -= 1 }
    comment = slice(end + 22, number(end + 20, 2))
    var (place, count) = (number(end + 16, 4), number(end + 10, 2))
    if end >= 20, number(end - 20, 4) == 0x0706_4b50 {
      let large = number(end - 12, 8)
      (place, count) = (number(large + 48, 8), number(large + 32, 8))
    }
    for _ in 0..<count {
      let lengths = [28, 30, 32].map { number(place + $0, 2) }
      let extra = slice(place + 46 + lengths[0], lengths[1])
      var (size, local) = (number(place + 20, 4), number(place + 42, 4))
      if size == 0xFFFF_FFFF {
        // The only extra field in these archives: inflated size, compressed size, offset.
        size = number(place + 46 + lengths[0] + 12, 8)
        local = number(place + 46 + lengths[0] + 20, 8)
      }
      let (nameLength, extraLength) = (number(local + 26, 2), number(local + 28, 2))
      entries.append(
        Entry(
          name: String(decoding: slice(place + 46, lengths[0]), as: UTF8.self), madeBy: number(place + 4, 2),
          flags: number(place + 8, 2), method: number(place + 10, 2), time: number(place + 12, 4),
          crc: number(place + 16, 4), data: slice(local + 30 + nameLength + extraLength, size), extra: extra,
          localExtra: slice(local + 30 + nameLength, extraLength),
          comment: slice(place + 46 + lengths[0] + lengths[1], lengths[2]), localFlags: number(local + 6, 2),
          localTime: number(local + 10, 4), attributes: number(place + 36, 6)))
      place += 46 + lengths.reduce(0, +)
    }
  }

  subscript(name: String) -> Entry? { entries.first { $0.name == name } }
}
