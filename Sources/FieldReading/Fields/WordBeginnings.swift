/// The first letters of a list of words.
///
/// Most texts begin with other letters, so they need no slower comparison.
struct WordBeginnings {
  private static let length = 3

  /// The words by their first letters.
  private let words: [UInt32: [[UInt8]]]

  /// Takes words that are normalised by `HeaderText.normalized`.
  init(_ words: some Sequence<String>) {
    self.words = Dictionary(grouping: words.map { Array($0.utf8) }) { Self.packed($0.prefix(Self.length)) }
  }

  /// Whether a normalised text begins with one of the words.
  func begin(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      (1...Self.length).contains { length in
        words[Self.packed(bytes.prefix(length))]?.contains { bytes.starts(with: $0) } ?? false
      }
    }
  }

  /// Whether a text may begin with one of the words once it is normalised; false only if it certainly does not.
  func mayBegin(_ text: String) -> Bool {
    var letters: (UInt32, count: Int) = (0, 0)
    for byte in text.utf8 {
      guard byte > 0x20, byte < 0x80 else {
        if letters.count == 0, byte == 0x20 { continue }
        return true
      }
      switch byte {
      // `HeaderText.normalized` removes these characters.
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ":"),
        UInt8(ascii: "*"):
        return true
      default: break
      }
      letters.0 = letters.0 &<< 8 | UInt32((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      letters.count += 1
      if letters.count == Self.length { return words[letters.0] != nil }
    }
    return true
  }

  private static func packed(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 &<< 8 | UInt32($1) }
  }
}
