internal import Foundation

/// The folded form of texts, which is used to compare them.
///
/// It ignores case, accents and differences of white space.
///
/// Folding works on bytes, with a table that is built once from Foundation's character data. This stays fast
/// for a million texts.
package enum FoldedText {
  /// The folded form in UTF-8.
  package static func bytes(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    append(text, to: &result)
    return result
  }

  /// The folded form as a string.
  package static func text(_ text: String) -> String { String(decoding: bytes(text), as: UTF8.self) }

  /// Appends the folded form of a text.
  ///
  /// A run of white space becomes one space.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      for byte in utf8 {
        if byte > 0x20, byte < 0x80 {
          bytes.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
        } else if byte < 0x80 {
          appendSpace(to: &bytes)
        } else {
          return false
        }
      }
      return true
    }
    if !isPlain { appendScalars(of: text, to: &bytes) }
  }

  private static func appendSpace(to bytes: inout [UInt8]) {
    if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
  }

  /// Appends the rest of a text whose leading ASCII bytes were already added.
  private static func appendScalars(of text: String, to bytes: inout [UInt8]) {
    let rest = text.unicodeScalars.drop { $0.isASCII }
    for scalar in rest {
      let value = scalar.value
      if value > 0x20, value < 0x80 {
        bytes.append(value &- 0x41 < 26 ? UInt8(value) | 0x20 : UInt8(value))
      } else if value < 0x80 || value == 0xA0 || value == 0x202F || value == 0x3000 {
        appendSpace(to: &bytes)
      } else if let folded = value < table.count ? table[Int(value)] : nil {
        bytes.append(contentsOf: folded)
      } else {
        bytes.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
      }
    }
  }

  /// The folded forms of the characters up to U+24FF: Latin, Greek, Cyrillic, Hebrew, Arabic and their marks.
  private static let table: [[UInt8]?] = (0..<0x2500).map { value in
    guard value >= 0x80, let scalar = Unicode.Scalar(UInt32(value)) else { return nil }
    if let letters = others[scalar] { return Array(letters.utf8) }
    let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    return parts.flatMap { Array($0.properties.lowercaseMapping.utf8) }
  }

  /// Letters that cannot be split into a base letter and a mark.
  private static let others: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "ł": "l",
    "Ł": "l", "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ı": "i", "ħ": "h", "Ħ": "h",
  ]
}

extension [UInt8] {
  /// Whether these bytes contain `word` as a whole word: no letter or digit touches it.
  package func holdsWord(_ word: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= count else { return false }
    var start = 0
    while let index = self[start..<(count - word.count + 1)].firstIndex(of: first) {
      let end = index + word.count
      if self[index..<end].elementsEqual(word), index == 0 || !self[index - 1].isWordByte,
        end == count || !self[end].isWordByte
      {
        return true
      }
      start = index + 1
    }
    return false
  }
}

extension UInt8 {
  /// Whether this byte of a folded text is part of a word.
  package var isWordByte: Bool { self >= 0x80 || self &- 0x61 < 26 || self &- 0x30 < 10 }
}
