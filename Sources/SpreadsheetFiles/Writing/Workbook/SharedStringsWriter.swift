/// The texts of a workbook's cells, each once (ECMA-376 18.4.9, sst).
///
/// As many as fit 4 MiB: a workbook with more repeats few of them, and they go into their cells. Texts are told
/// apart by their bytes: for Swift, texts that Unicode calls equivalent are equal, for files they are not.
struct SharedStringsWriter: Sendable {
  /// The most texts, and the most bytes of all of them together.
  static let limit = (texts: 1 << 16, bytes: 4 << 20)
  /// The places that are looked at for a text, so that chosen texts cannot make the search slow.
  private static let probes = 32

  /// For each slot the place of a text, from 1; 0 for a free one.
  private var slots = [UInt32](repeating: 0, count: 1 << 10)
  private var hashes: [UInt32] = []
  private var ends: [Int] = []
  private var bytes: [UInt8] = []
  private var items = XMLWriter()
  private var uses = 0

  /// Whether no cell has a text.
  var isEmpty: Bool { uses == 0 }

  /// The place of a text, added where it is new; nil for a text that has to go into its cell.
  mutating func index(of text: UnsafeBufferPointer<UInt8>) throws(SpreadsheetWritingError) -> Int? {
    let hash = Self.hash(text)
    var slot = Int(hash) & (slots.count - 1)
    for _ in 0..<Self.probes {
      let place = Int(slots[slot])
      if place == 0 { return try add(text, hash, slot) }
      if hashes[place - 1] == hash, isEqual(place - 1, text) {
        uses += 1
        return place - 1
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The part with all texts.
  func part(name: String) throws(SpreadsheetWritingError) -> PackagePart {
    var xml = try XMLWriter(
      root: "sst", ["xmlns": XMLNames.main, "count": "\(uses)", "uniqueCount": "\(ends.count)"])
    xml.raw(items)
    xml.close("sst")
    return PackagePart(name, xml)
  }

  private mutating func add(
    _ text: UnsafeBufferPointer<UInt8>, _ hash: UInt32, _ slot: Int
  ) throws(SpreadsheetWritingError) -> Int? {
    guard ends.count < Self.limit.texts, bytes.count + text.count <= Self.limit.bytes else { return nil }
    items.raw("<si>")
    try items.textElement(text)
    items.raw("</si>")
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
    hashes.append(hash)
    slots[slot] = UInt32(ends.count)
    uses += 1
    if ends.count * 2 > slots.count { grow() }
    return ends.count - 1
  }

  private func isEqual(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = index == 0 ? 0 : ends[index - 1]
    guard ends[index] - start == text.count else { return false }
    return bytes.withUnsafeBufferPointer {
      UnsafeBufferPointer(rebasing: $0[start..<ends[index]]).isEqual(to: text)
    }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: 4 * slots.count)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }

  /// Eight bytes at a time, multiplied and folded; the same on every machine.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var state = UInt64(text.count) &* 0x9E37_79B1_85EB_CA87
    var rest = UnsafeRawBufferPointer(text)
    while rest.count >= 8 {
      state = mixed(state ^ UInt64(littleEndian: rest.loadUnaligned(as: UInt64.self)))
      rest = UnsafeRawBufferPointer(rebasing: rest[8...])
    }
    var tail: UInt64 = 0
    for byte in rest { tail = tail << 8 | UInt64(byte) }
    state = mixed(state ^ tail)
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }

  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are the same.
  @inline(__always)
  fileprivate func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    let (left, right) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    while index + 8 <= count {
      let first = left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if first != right.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
      index += 8
    }
    while index < count {
      if self[index] != other[index] { return false }
      index += 1
    }
    return true
  }

  /// White space at either end, which XML readers would drop.
  var hasFragileSpace: Bool {
    guard let first, let last else { return false }
    return first <= 0x20 || last <= 0x20
  }
}

extension XMLWriter {
  /// Appends a `t` element, whose white space is kept where XML readers would drop it.
  mutating func textElement(_ text: UnsafeBufferPointer<UInt8>) throws(SpreadsheetWritingError) {
    raw(text.hasFragileSpace ? "<t xml:space=\"preserve\">" : "<t>")
    try append(text, .xstring, isAttribute: false)
    raw("</t>")
  }
}

/// Names that XML parts share.
enum XMLNames {
  /// The namespace of workbooks and their sheets.
  static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  /// The namespace of links to other parts.
  static let relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
}
