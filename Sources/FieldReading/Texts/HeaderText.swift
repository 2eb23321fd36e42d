internal import Foundation

/// The normalised form of headers and labels, which is used to compare them.
package enum HeaderText {
  /// The text in lower case, without accents, line breaks, doubled spaces, a closing colon or text in
  /// brackets.
  ///
  /// ` Due\nDate: ` becomes `due date`, `Amount (USD)` becomes `amount`.
  package static func normalized(_ text: String) -> String {
    text.isASCII ? normalizedASCII(text) : normalizedUnicode(text)
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
    let folded = kept.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    let words = folded.split { $0.isWhitespace || $0 == ":" || $0 == "*" }
    return words.joined(separator: " ")
  }
}
