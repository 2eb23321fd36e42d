/// Measures, shortens and wraps texts for the columns of a terminal.
package enum TerminalText {
  /// Returns the number of columns of a text: 2 for wide East Asian characters and emoji, 0 for
  /// combining marks.
  package static func width(_ text: String) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    return switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200F, 0xFEFF: 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  /// Returns the text without terminal control sequences: control characters become `�`.
  package static func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: result.append(" ")
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns the text in exactly `width` columns, shortened with an ellipsis or padded with spaces.
  package static func fit(_ text: String, _ width: Int, atEnd isAtEnd: Bool = false) -> String {
    let used = self.width(text)
    if used <= width {
      let space = String(repeating: " ", count: width - used)
      return isAtEnd ? space + text : text + space
    }
    var (result, room) = ("", width - 1)
    for character in text {
      room -= self.width(of: character)
      if room < 0 { break }
      result.append(character)
    }
    return fit(result + (width > 0 ? "…" : ""), width, atEnd: isAtEnd)
  }

  /// Returns the text in lines of at most `width` columns, broken at spaces, or within words
  /// that are too long.
  ///
  /// The first line begins with `first`, and all others with `rest`.
  static func wrap(_ text: String, _ width: Int, first: String = "", rest: String = "") -> [String] {
    var lines: [String] = []
    var (line, isEmpty) = (first, true)
    for word in text.split(separator: " ").flatMap({ pieces($0, width - rest.count) }) {
      let candidate = isEmpty ? line + word : line + " " + word
      if self.width(candidate) <= width || isEmpty {
        (line, isEmpty) = (candidate, false)
      } else {
        lines.append(line)
        line = rest + word
      }
    }
    return lines + (isEmpty ? [] : [line])
  }

  private static func pieces(_ word: Substring, _ width: Int) -> [String] {
    var (pieces, piece, room) = ([String](), "", width)
    for character in word {
      let columns = self.width(of: character)
      if columns > room, !piece.isEmpty {
        pieces.append(piece)
        (piece, room) = ("", width)
      }
      piece.append(character)
      room -= columns
    }
    return pieces + [piece]
  }

  /// Returns a bar of block characters; its length is in eighths of a column.
  static func bar(eighths: Int) -> String {
    let eighth = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: max(0, eighths) / 8) + eighth[max(0, eighths) % 8]
  }
}
