/// What each possible run of the next bits decodes to, for one Huffman code (RFC 1951, 3.2.1).
///
/// A run of `bits` bits finds the entry of a short code at once; that of a long one names a second table, found by
/// the bits behind.
struct DecodingTable {
  /// What a code stands for, packed so that decoding needs one load.
  ///
  /// From the lowest bit: the bits of the code and of what follows it (8), of the code alone (4), what it is (4),
  /// and its value (16).
  struct Entry {
    private(set) var word: UInt32

    /// What a code stands for; a repetition is none of these.
    private enum Flag {
      static let literal: UInt32 = 1 << 12
      static let exception: UInt32 = 1 << 13
      static let furtherTable: UInt32 = 1 << 14
      static let endOfBlock: UInt32 = 1 << 15
    }

    private init(_ flags: UInt32, value: Int = 0, extraBits: UInt8 = 0) {
      word = UInt32(truncatingIfNeeded: value) << 16 | flags | UInt32(extraBits)
    }

    /// A byte, or another value that is taken as it is.
    static func literal(_ value: Int) -> Entry { Entry(Flag.literal, value: value) }

    /// A length or distance that begins at `value`; the extra bits say how far beyond it is.
    static func repetition(_ value: Int, extraBits: UInt8) -> Entry {
      Entry(0, value: value, extraBits: extraBits)
    }

    static let endOfBlock = Entry(Flag.exception | Flag.endOfBlock)
    /// A code that stands for nothing.
    static let invalid = Entry(Flag.exception)

    /// The beginning of longer codes, whose rest is found in a table at `place`.
    static func furtherTable(at place: Int) -> Entry {
      Entry(Flag.exception | Flag.furtherTable, value: place)
    }

    /// The entry with the length of its code.
    func withLength(_ length: Int) -> Entry {
      var entry = self
      let length = UInt32(truncatingIfNeeded: length)
      entry.word = (word & ~0xF00) + length | length << 8
      return entry
    }

    /// The bits of the code and of what follows it.
    @inline(__always) var width: UInt64 { UInt64(word & 0xFF) }
    /// The bits of the code.
    @inline(__always) var codeWidth: UInt64 { UInt64(word >> 8 & 0xF) }
    @inline(__always) var isLiteral: Bool { word & Flag.literal != 0 }
    /// Whether it is neither a literal nor a repetition.
    @inline(__always) var isException: Bool { word & Flag.exception != 0 }
    @inline(__always) var isEndOfBlock: Bool { word & Flag.endOfBlock != 0 }
    @inline(__always) var isFurtherTable: Bool { word & Flag.furtherTable != 0 }
    /// The value of a literal that is a byte.
    @inline(__always) var byte: UInt8 { UInt8(truncatingIfNeeded: word >> 16) }
    /// The byte, the shortest length, the nearest distance, or where the further table is.
    @inline(__always) var value: Int { Int(word >> 16) }

    /// The length or distance, with its extra bits from those that begin with the code.
    @inline(__always)
    func value(_ bits: UInt64) -> Int {
      value &+ Int(truncatingIfNeeded: (bits & (1 &<< width &- 1)) &>> codeWidth)
    }
  }

  /// The longest code.
  static let longest = 15

  /// How many bits the first table takes.
  let bits: Int
  /// The first table and, behind it, the further ones.
  private(set) var entries: [Entry] = []

  /// A table without a code.
  init(bits: Int) {
    self.bits = bits
  }

  /// Makes the table of a code, given the length of each symbol's code and what each symbol is.
  ///
  /// - Returns: false for lengths that make no code; a code of a single symbol may be one bit long.
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

  /// Whether codes of these lengths use up all runs of bits; nil where they need more than there are.
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

  /// Puts an entry at every run of bits that begins with its code, which stands in the bytes from its first bit on.
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
  /// The bits in opposite order.
  fileprivate var bitReversed: UInt16 {
    var value = self
    value = (value >> 1) & 0x5555 | (value & 0x5555) << 1
    value = (value >> 2) & 0x3333 | (value & 0x3333) << 2
    value = (value >> 4) & 0x0F0F | (value & 0x0F0F) << 4
    return value.byteSwapped
  }
}
