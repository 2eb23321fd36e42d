internal import Foundation

/// Texts of headers and labels as they are compared.
package enum HeaderText {
  /// Lower case, without accents, line breaks, doubled spaces, a closing colon, or what stands in brackets.
  ///
  /// ` Due\nDate: ` becomes `due date`, `Amount (USD)` becomes `amount`.
  package static func normalized(_ text: String) -> String {
    text.isASCII ? normalizedASCII(text) : normalizedUnicode(text)
  }

  /// The same without a look at accents, which a log's every row can afford.
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

  /// Whether a label names a total of other rows rather than something of its own.
  package static func isTotal(_ label: String) -> Bool {
    let words = normalized(label).split { !$0.isLetter }
    guard let first = words.first else { return false }
    if first == "net", words.count > 1 { return !earnings.contains(String(words[1])) }
    return totalWords.contains(String(first)) || words.last == "total" || words.last == "totals"
      || words.starts(with: ["left", "over"]) || words.starts(with: ["grand", "total"])
  }

  /// Whether a label names what is left of other rows: `Balance`, `Surplus/Deficit`, `Saldo`.
  package static func isRest(_ label: String) -> Bool {
    let words = normalized(label).split { !$0.isLetter }.map(String.init)
    return !words.isEmpty && words.count <= 4
      && (words.allSatisfy(rests.contains) || restNames.contains(words.joined(separator: " ")))
  }

  /// What labels are made of.
  package enum Label: String, WordMeaning {
    /// The first word of a total's label.
    case total
    /// What stands behind `net` where it is no total: `Net salary` is what somebody earns.
    case earnings
    /// A word for what is left.
    case rest
    /// A whole label of what is left.
    case restAsAWhole = "rest as a whole"

    package static let section = "totals"
  }

  private static let earnings = Set(Words.builtIn[Label.earnings])
  private static let rests = Set(Words.builtIn[Label.rest])
  private static let restNames = Set(Words.builtIn[Label.restAsAWhole])
  private static let totals = Words.builtIn.entries(Label.section, Label.total.rawValue)
  private static let totalWords = Set(totals.filter { !$0.isInside }.map(\.folded))
  /// Words of totals wherever they stand in a text.
  static let totalsInside = totals.filter(\.isInside).map(\.folded)
}
