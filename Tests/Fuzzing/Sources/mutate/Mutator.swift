import FuzzTargets

/// Mutates inputs at random; the same seed gives the same inputs.
struct Mutator {
  private var random: SplitMix64

  /// Creates a mutator with this seed.
  init(seed: UInt64) {
    random = SplitMix64(state: seed)
  }

  /// Returns a target and an input, mutated from one of its seeds.
  mutating func input(_ seeds: SeedTable) -> (target: FuzzTarget, bytes: [UInt8]) {
    let target: FuzzTarget
    switch number(100) {
    case ..<40: target = .xlsx
    case ..<75: target = .sheet
    case ..<90: target = .csv
    case ..<94: target = .formula
    case ..<97: target = .backup
    default: target = .inflate
    }
    guard target == .xlsx, number(10) > 0 else {
      let inputs = seeds.inputs[target] ?? []
      return (target, bent(choose(inputs), with: choose(inputs)))
    }
    // The parts are mutated before they become an archive, so the archive itself is valid. The small workbook written
    // by hand is used most often, because a million large inputs would take hours.
    var parts = Seeds.workbooks[number(20) == 0 ? number(Seeds.workbooks.count) : 0]
    let hit = number(parts.count)
    let other = choose(parts).bytes
    parts[hit] = Seeds.Part(name: parts[hit].name, bytes: bent(parts[hit].bytes, with: other))
    return (target, StoredArchive.bytes(parts))
  }

  private mutating func number(_ bound: Int) -> Int { Int(random.next() % UInt64(max(1, bound))) }
  private mutating func choose<Element>(_ items: [Element]) -> Element { items[number(items.count)] }

  private mutating func bent(_ bytes: [UInt8], with other: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<choose([1, 1, 1, 2, 3, 8]) where !bytes.isEmpty {
      let start = number(bytes.count)
      let end = min(bytes.count, start + choose([1, 1, 2, 4, 16, 200]))
      switch number(9) {
      case 0: bytes[start] ^= 1 << UInt8(number(8))
      case 1: bytes[start] = UInt8(number(256))
      case 2: bytes.removeSubrange(start..<end)
      case 3: bytes.insert(contentsOf: (0..<choose([1, 2, 20])).flatMap { _ in bytes[start..<end] }, at: end)
      case 4 where number(4) == 0: bytes.removeSubrange(start...)
      case 5 where !other.isEmpty:
        let from = number(other.count)
        bytes.replaceSubrange(start..<end, with: other[from..<min(other.count, from + 64)])
      default: bytes.replaceSubrange(start..<(number(2) == 0 ? start : end), with: choose(Self.words))
      }
    }
    return bytes
  }

  /// Texts and bytes with a special meaning in some format.
  private static let words: [[UInt8]] =
    [
      "<", ">", "&", "\"", "'", "]]>", "<![CDATA[", "<!--", "-->", "<?", "<!DOCTYPE a>", "&#0;", "&#x10FFFF;",
      "&amp;", "&a;", "/>", "</row>",
      "<row>", "<c>", "<c r=\"", "<v>", "</v>", "<f>", "<f t=\"shared\" si=\"0\" ref=\"A1:XFD1048576\">",
      "<is><t>", "xmlns=\"\"", "x:", " r=\"A1\"",
      "_x000D_", "_x0000_", "_xD800_", "XFD1048576", "XFE1", "A0", "A1:B2", "$A$1", "-1", "0", "1e308",
      "1E400", "4294967296", "9223372036854775807",
      "18446744073709551616", "0.1", "NaN", "\u{FEFF}", "\u{FFFE}", "\u{0}", "\r\n", "\r", "\n", "\t", ",",
      ";", "|", "\"\"", "sep=;", "2026-02-29",
      "29.02.2024", "(1.50)", "-", "=1+1", "'", "{", "}", "[", "]", ":", "null", "true", "\\u0000", "\\ud800",
      "1e-400", "(", ")", "^", "%", "#REF!", "#N/A",
      "SUM(", "IF(", "INDIRECT(", "OFFSET(", "REPT(", "LAMBDA(", "SEQUENCE(", "1048577", "A:A", "1:1",
      "Other!", "T[", "@", "!", "PK\u{1}\u{2}", "PK\u{5}\u{6}",
    ].map { Array($0.utf8) } + [[0xFF], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xFF, 0xFE], [0xFE, 0xFF]]
}

/// The inputs of each target, made only once.
struct SeedTable {
  let inputs = Dictionary(uniqueKeysWithValues: FuzzTarget.allCases.map { ($0, Seeds.inputs($0)) })
}

/// The SplitMix64 generator, which gives the same numbers on every platform.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
