internal import Foundation

/// The normalised form of headers and labels, which is used to compare them.
package enum HeaderText {
  /// The text in lower case, without accents, line breaks, doubled spaces, a closing colon, emojis or text in
  /// brackets.
  ///
  /// ` Due\nDate: ` becomes `due date`, `Amount (USD)` becomes `amount`. A text of emojis alone keeps them.
  package static func normalized(_ text: String) -> String {
    text.isASCII ? normalizedASCII(text) : normalizedLetters(text) ?? normalizedUnicode(text)
  }

  /// Normalises an ASCII text: it has no accents, so this is fast enough for every row of a log.
  private static func normalizedASCII(_ text: String) -> String {
    var depth = 0
    var needsSpace = false
    var kept: [UInt8] = []
    kept.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      case _ where depth > 0: continue
      case 0x09...0x0D, 0x20, UInt8(ascii: ":"), UInt8(ascii: "*"): needsSpace = !kept.isEmpty
      default:
        if needsSpace { kept.append(0x20) }
        needsSpace = false
        kept.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Normalises a text of ASCII characters and the letters in `FoldedLetters`; nil if it has any other character.
  ///
  /// The letters are folded one by one with a table, which is several times as fast as Foundation.
  private static func normalizedLetters(_ text: String) -> String? {
    var depth = 0
    var needsSpace = false
    var kept: [UInt8] = []
    kept.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "(", "[": depth += 1
      case ")", "]": depth = max(0, depth - 1)
      case _ where depth > 0: if !scalar.isASCII, foldedLetters[scalar] == nil { return nil }
      case "\u{9}"..."\u{D}", " ", ":", "*", "\u{A0}", "\u{3000}": needsSpace = !kept.isEmpty
      default:
        if needsSpace { kept.append(0x20) }
        needsSpace = false
        if scalar.isASCII {
          kept.append(("A"..."Z").contains(scalar) ? UInt8(scalar.value) | 0x20 : UInt8(scalar.value))
        } else if let folded = foldedLetters[scalar] {
          kept.append(contentsOf: folded)
        } else {
          return nil
        }
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private static let foldedLetters = FoldedLetters()

  private static func normalizedUnicode(_ text: String) -> String {
    var depth = 0
    var kept = ""
    for character in text {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth = max(0, depth - 1)
      default: if depth == 0 { kept.append(character) }
      }
    }
    let plain = kept.filter { !isEmoji($0) }
    if plain.contains(where: { !$0.isWhitespace }) { kept = plain }
    let words = folded(kept).split { $0.isWhitespace || $0 == ":" || $0 == "*" }
    return words.joined(separator: " ")
  }

  /// Whether a character is a picture rather than a letter, digit or sign.
  private static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value > 0x2190 else { return false }
    return first.properties.isEmoji || first.properties.generalCategory == .otherSymbol
  }

  /// A text without case, accents and differences of width.
  fileprivate static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}

/// The folded forms of single letters, as Foundation folds them.
private struct FoldedLetters {
  /// Latin, Greek, Cyrillic, Hebrew, Arabic and Japanese letters, and Latin letters with two marks.
  private static let blocks: [Range<UInt32>] = [
    0xC0..<0x250, 0x370..<0x52F, 0x5D0..<0x5EB, 0x621..<0x64B, 0x1E00..<0x1F00, 0x3041..<0x3097,
    0x30A1..<0x30FB,
  ]
  /// Chinese characters and Korean syllables, which have no other form.
  private static let unfolded: [Range<UInt32>] = [0x4E00..<0x9FFF, 0xAC00..<0xD7A4]

  private let letters: [[[UInt8]?]]

  init() {
    letters = Self.blocks.map { block in
      block.map { value in
        guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { return nil }
        return Array(HeaderText.folded(String(scalar)).utf8)
      }
    }
  }

  /// The folded form of a letter; nil for a character that Foundation has to fold.
  subscript(_ scalar: Unicode.Scalar) -> [UInt8]? {
    if Self.unfolded.contains(where: { $0.contains(scalar.value) }) {
      return Array(UTF8.encode(scalar) ?? .init())
    }
    guard let block = Self.blocks.firstIndex(where: { $0.contains(scalar.value) }) else { return nil }
    return letters[block][Int(scalar.value - Self.blocks[block].lowerBound)]
  }
}
