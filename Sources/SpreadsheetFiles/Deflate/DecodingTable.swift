/// A lookup table from the next bits to symbols, for one Huffman code (RFC 1951, 3.2.1).
///
/// The next `bits` bits are the index of the entry of a short code. For a long code, they are the index of an
/// entry that leads to a second table, which is indexed by the bits after them.
struct DecodingTable {
  /// The meaning of a code, packed so that decoding needs one load.
  ///
  /// From the lowest bit: 8 bits for the width of the code with its extra bits, 4 for the width of the code
  /// alone, 4 for the kind of the code, and 16 for its value.
  struct Entry {
    private(set) var word: UInt32

    /// The kinds of codes; a repetition has no flag.
    private enum Flag {
      static let literal: UInt32 = 1 << 12
      static let exception: UInt32 = 1 << 13
      static let furtherTable: UInt32 = 1 << 14
      static let endOfBlock: UInt32 = 1 << 15
    }

    private init(_ flags: UInt32, value: Int = 0, extraBits: UInt8 = 0) {
      word = UInt32(truncatingIfNeeded: value) << 16 | flags | UInt32(extraBits)
    }

    /// A byte, or another value that is used unchanged.
    static func literal(_ value: Int) -> Entry { Entry(Flag.literal, value: value) }

    /// A length or distance that starts at `value`; the extra bits are added to it.
    static func repetition(_ value: Int, extraBits: UInt8) -> Entry {
      Entry(0, value: value, extraBits: extraBits)
    }

    static let endOfBlock = Entry(Flag.exception | Flag.endOfBlock)
    /// A code without a meaning.
    static let invalid = Entry(Flag.exception)

    /// The start of longer codes, whose remaining bits are looked up in a table at `place`.
    static func furtherTable(at place: Int) -> Entry {
      Entry(Flag.exception | Flag.furtherTable, value: place)
    }

    /// The same entry with the length of its code.
    func withLength(_ length: Int) -> Entry {
      var entry = self
      let length = UInt32(truncatingIfNeeded: length)
      entry.word = (word & ~0xF00) + length | length << 8
      return entry
    }

    /// The number of bits of the code and its extra bits.
    @inline(__always) var width: UInt64 { UInt64(word & 0xFF) }
    /// The number of bits of the code.
    @inline(__always) var codeWidth: UInt64 { UInt64(word >> 8 & 0xF) }
    @inline(__always) var isLiteral: Bool { word & Flag.literal != 0 }
    /// Whether the entry is neither a literal nor a repetition.
    @inline(__always) var isException: Bool { word & Flag.exception != 0 }
    @inline(__always) var isEndOfBlock: Bool { word & Flag.endOfBlock != 0 }
    @inline(__always) var isFurtherTable: Bool { word & Flag.furtherTable != 0 }
    /// The byte of a literal.
    @inline(__always) var byte: UInt8 { UInt8(truncatingIfNeeded: word >> 16) }
    /// The byte of a literal, the shortest length, the smallest distance, or the position of the further table.
    @inline(__always) var value: Int { Int(word >> 16) }

    /// The length or distance, including its extra bits; `bits` start with the code.
    @inline(__always)
    func value(_ bits: UInt64) -> Int {
      value &+ Int(truncatingIfNeeded: (bits & (1 &<< width &- 1)) &>> codeWidth)
    }
  }

  /// The maximum length of a code.
  static let longest = 15

  /// The number of bits that index the first table.
  let bits: Int
  /// The entries of the first table, followed by the entries of the further tables.
  private(set) var entries: [Entry] = []

  /// A table without a code.
  init(bits: Int) {
    self.bits = bits
  }

  /// Builds the table of a code from the code length and the meaning of each symbol.
  ///
  /// - Returns: false if the lengths are not a valid code; a code with a single symbol may be one bit long.
  mutating func build(lengths: ArraySlice<UInt8>, symbols: [Entry]) -> Bool {
    var counts = [Int](repeating: 0, count: Self.longest + 1)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    guard let isComplete = Self.isComplete(counts) else { return false }
    entries.removeAll(keepingCapacity: true)
    entries.append(contentsOf: repeatElement(Entry.invalid.withLength(1), count: 1 << bits))
    guard
      isComplete || counts.allSatisfy({ $0 == 0 }) || (counts[1] == 1 && counts[2...].allSatisfy { $0 == 0 })
    else { return false }
    var next = Self.firstCodes(counts)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let code = next[Int(length)]
      next[Int(length)] += 1
      place(symbols[symbol], code: code, length: Int(length))
    }
    return true
  }

  /// Whether codes of these lengths use all bit patterns; nil if they need more bit patterns than there are.
  private static func isComplete(_ counts: [Int]) -> Bool? {
    var left = 1
    for length in 1...longest {
      left = left << 1 - counts[length]
      if left < 0 { return nil }
    }
    return left == 0
  }

  /// The first code of each length.
  private static func firstCodes(_ counts: [Int]) -> [Int] {
    var codes = [Int](repeating: 0, count: longest + 1)
    for length in 1...longest { codes[length] = (codes[length - 1] + counts[length - 1]) << 1 }
    return codes
  }

  /// Stores an entry for every bit pattern that starts with its code; the first bit of a code is the lowest bit
  /// of the index.
  private mutating func place(_ symbol: Entry, code: Int, length: Int) {
    let reversed = Self.reversed(code, length)
    guard length > bits else {
      fill(0, from: reversed, step: 1 << length, size: 1 << bits, symbol.withLength(length))
      return
    }
    let furtherBits = Self.longest - bits
    let first = reversed & (1 << bits - 1)
    if !entries[first].isFurtherTable {
      entries[first] = Entry.furtherTable(at: entries.count).withLength(bits)
      entries.append(contentsOf: repeatElement(Entry.invalid.withLength(1), count: 1 << furtherBits))
    }
    fill(
      entries[first].value, from: reversed >> bits, step: 1 << (length - bits), size: 1 << furtherBits,
      symbol.withLength(length - bits))
  }

  private mutating func fill(_ table: Int, from first: Int, step: Int, size: Int, _ entry: Entry) {
    var index = first
    while index < size {
      entries[table + index] = entry
      index += step
    }
  }

  private static func reversed(_ code: Int, _ length: Int) -> Int {
    Int(truncatingIfNeeded: UInt16(truncatingIfNeeded: code).bitReversed >> UInt16(16 - length))
  }
}

extension UInt16 {
  fileprivate var bitReversed: UInt16 {
    var value = self
    value = (value >> 1) & 0x5555 | (value & 0x5555) << 1
    value = (value >> 2) & 0x3333 | (value & 0x3333) << 2
    value = (value >> 4) & 0x0F0F | (value & 0x0F0F) << 4
    return value.byteSwapped
  }
}
