/// Numbers texts from 0 in the order of first use, for shared strings and for the fast grouping of rows.
///
///     var categories = TextTable()
///     let number = categories.number(of: record, field: 2)
///     print(categories[number])
///
/// Texts are distinguished by their bytes: Swift treats canonically equivalent texts as equal, but files
/// distinguish them.
public struct TextTable: Sendable {
  /// For each slot, the number of its text plus 1; 0 for a free slot.
  private var slots = [UInt32](repeating: 0, count: 1 << 8)
  private var hashes: [UInt32] = []
  private var ends: [Int] = []
  private var bytes: [UInt8] = []
  /// The number that was returned last.
  private var last = 0
  /// A random seed, so that nobody can choose texts that make lookups slow; it does not affect the numbers of texts.
  private let seed = UInt64.random(in: 0...UInt64.max)

  /// A table without texts.
  public init() {}

  /// The number of texts.
  public var count: Int { ends.count }
  /// The total bytes of all texts.
  public var byteCount: Int { bytes.count }

  /// The text with this number; bytes that are not UTF-8 are shown as U+FFFD.
  public subscript(number: Int) -> String {
    guard ends.indices.contains(number) else { return "" }
    return String(decoding: bytes[start(of: number)..<ends[number]], as: UTF8.self)
  }

  /// The number of the text in a row's field, or of its first `prefix` bytes; a new text gets a new number.
  public mutating func number(of record: CSVRecord, field: Int, prefix: Int = .max) -> Int {
    record.withBytes(of: field) { bytes in
      number(of: UnsafeBufferPointer(rebasing: bytes.prefix(prefix)))
    }
  }

  /// The number of a text; a new text gets a new number.
  public mutating func number(of text: UnsafeBufferPointer<UInt8>) -> Int {
    number(of: text, unlessNew: false) ?? 0
  }

  /// The number of a text; a new text gets a new number or, with `unlessNew`, nil.
  mutating func number(of text: UnsafeBufferPointer<UInt8>, unlessNew: Bool) -> Int? {
    // Many texts repeat immediately, such as the days and categories of a log.
    if !ends.isEmpty, isEqual(last, text) { return last }
    let hash = hash(text)
    var slot = Int(hash) & (slots.count - 1)
    while case let place = Int(slots[slot]), place > 0 {
      if hashes[place - 1] == hash, isEqual(place - 1, text) {
        last = place - 1
        return last
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    if unlessNew { return nil }
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
    hashes.append(hash)
    slots[slot] = UInt32(ends.count)
    if ends.count * 2 > slots.count { grow() }
    last = ends.count - 1
    return last
  }

  private func start(of number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }

  private func isEqual(_ number: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = start(of: number)..<ends[number]
    guard range.count == text.count else { return false }
    return bytes.withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0[range]).isEqual(to: text) }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: 4 * slots.count)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }

  /// Hashes eight bytes at a time by multiplying and folding.
  private func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let raw = UnsafeRawBufferPointer(text)
    var state = seed ^ UInt64(raw.count)
    var index = 0
    while index &+ 8 <= raw.count {
      state = Self.mixed(state ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index &+= 8
    }
    var tail: UInt64 = 0
    while index < raw.count {
      tail = tail &<< 8 | UInt64(raw[index])
      index &+= 1
    }
    state = Self.mixed(state ^ tail)
    return UInt32(truncatingIfNeeded: state ^ state &>> 32)
  }

  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0x9E37_79B1_85EB_CA87).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the other buffer, which has the same length, has the same bytes.
  fileprivate func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
    let (left, right) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var index = 0
    while index &+ 8 <= count {
      let word = left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word != right.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
      index &+= 8
    }
    while index < count {
      if left[index] != right[index] { return false }
      index &+= 1
    }
    return true
  }
}
