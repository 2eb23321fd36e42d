import BudgetReports

/// A table of texts for a terminal: columns are as wide as their widest cell, and amounts are right-aligned.
struct TextTable {
  /// The alignment of a column's texts.
  enum Alignment {
    case left, right
  }

  private let alignments: [Alignment]
  private var rows: [[String]] = []
  private var ruledRows: Set<Int> = []

  /// Creates a table with these headers.
  init(_ columns: [(header: String, alignment: Alignment)]) {
    alignments = columns.map(\.alignment)
    rows = [columns.map(\.header)]
  }

  /// Adds a row with a text for each column.
  mutating func append(_ row: [String]) { rows.append(row.map(TerminalText.printable)) }

  /// Draws a line before the next row.
  mutating func rule() { ruledRows.insert(rows.count) }

  /// Returns the table's lines within a width; a long text in the first column is shortened.
  func lines(width: Int) -> [String] {
    var widths = alignments.indices.map { column in
      rows.map { $0.indices.contains(column) ? TerminalText.width($0[column]) : 0 }.max() ?? 0
    }
    let excess = widths.reduce(0, +) + 2 * (widths.count - 1) - width
    if excess > 0, let first = widths.first { widths[0] = max(8, first - excess) }
    let line = String(repeating: "─", count: min(width, widths.reduce(0, +) + 2 * (widths.count - 1)))
    var lines: [String] = []
    for (index, row) in rows.enumerated() {
      if index == 1 || ruledRows.contains(index) { lines.append(line) }
      let cells = zip(row, zip(widths, alignments)).map { text, column in
        TerminalText.fit(text, column.0, atEnd: column.1 == .right)
      }
      var text = cells.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      lines.append(text)
    }
    return lines
  }
}
