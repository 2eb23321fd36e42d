/// A table of texts for a terminal: columns as wide as their widest cell, amounts to the right.
struct TextTable {
  /// Where a column's texts stand.
  enum Alignment {
    case left, right
  }

  private let alignments: [Alignment]
  private var rows: [[String]] = []
  private var ruledRows: Set<Int> = []

  /// A table with these headers.
  init(_ columns: [(header: String, alignment: Alignment)]) {
    alignments = columns.map(\.alignment)
    rows = [columns.map(\.header)]
  }

  /// Adds a row, a text for each column.
  mutating func append(_ row: [String]) { rows.append(row) }

  /// Draws a line before the next row.
  mutating func rule() { ruledRows.insert(rows.count) }

  /// The table's lines within a width; a long text of the first column is cut.
  func lines(width: Int) -> [String] {
    var widths = alignments.indices.map { column in
      rows.map { $0.indices.contains(column) ? TextWidth.columns($0[column]) : 0 }.max() ?? 0
    }
    let excess = widths.reduce(0, +) + 2 * (widths.count - 1) - width
    if excess > 0, let first = widths.first { widths[0] = max(8, first - excess) }
    let line = String(repeating: "─", count: min(width, widths.reduce(0, +) + 2 * (widths.count - 1)))
    var lines: [String] = []
    for (index, row) in rows.enumerated() {
      if index == 1 || ruledRows.contains(index) { lines.append(line) }
      let cells = zip(row, zip(widths, alignments)).map { text, column in
        TextWidth.padded(text, to: column.0, alignRight: column.1 == .right)
      }
      var text = cells.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      lines.append(text)
    }
    return lines
  }
}

/// How many columns of a terminal a text takes (Unicode UAX #11, in what a budget's names need of it).
enum TextWidth {
  static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + columns($1) }
  }

  private static func columns(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.generalCategory == .nonspacingMark || scalar.value == 0x200B { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  /// The text with blanks to a width, or cut with an ellipsis.
  static func padded(_ text: String, to width: Int, alignRight: Bool = false) -> String {
    let text = cut(text, to: width)
    let blanks = String(repeating: " ", count: max(0, width - columns(text)))
    return alignRight ? blanks + text : text + blanks
  }

  /// The text, or as much of it as fits before an ellipsis.
  static func cut(_ text: String, to width: Int) -> String {
    guard columns(text) > width else { return text }
    var result = ""
    var used = 0
    for character in text {
      used += columns(character)
      if used > width - 1 { break }
      result.append(character)
    }
    return result + "…"
  }
}
