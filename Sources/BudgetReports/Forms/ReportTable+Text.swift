extension ReportTable {
  /// Returns the table with columns as wide as their texts; if that is too wide, words wrap
  /// onto further lines.
  func textLines(_ style: TerminalStyle) -> [String] {
    let widths = columnWidths(style.width)
    let rule = String(repeating: "─", count: max(0, widths.reduce(-2) { $0 + $1 + 2 }))
    var lines = line(Row(columns.map { Cell($0.heading, .quiet) }), widths, style)
    for group in groups {
      if let heading = group.heading { lines += style.paragraph(heading).map(style.strong) }
      for row in group.rows { lines += line(row, widths, style) + (row.remark?.textLines(style) ?? []) }
    }
    if !totals.isEmpty { lines.append(rule) }
    for row in totals { lines += line(row, widths, style) }
    return lines
  }

  /// Returns a row as lines, as many as its longest cell needs.
  private func line(_ row: Row, _ widths: [Int], _ style: TerminalStyle) -> [String] {
    let texts = zip(row.cells, widths).map { TerminalText.wrap(TerminalText.printable($0.text), $1) }
    let height = texts.map(\.count).max() ?? 0
    return (0..<height).map { number in
      var parts: [String] = []
      for (index, cell) in row.cells.enumerated() where index < texts.count {
        let text = number < texts[index].count ? texts[index][number] : ""
        let isFigure = columns[index].alignment == .figures
        // The last words of a row need no padding, because nothing follows them.
        let isBare = !isFigure && index == row.cells.count - 1
        let fitted = isBare ? text : TerminalText.fit(text, widths[index], atEnd: isFigure)
        parts.append(
          row.isTotal && cell.tone == .plain ? style.strong(fitted) : style.paint(fitted, cell.tone))
      }
      return parts.joined(separator: "  ")
    }
  }

  /// Returns the widths that the columns need; if the sum is too wide, the widest columns of
  /// words shrink first.
  private func columnWidths(_ limit: Int) -> [Int] {
    var widths = columns.map { TerminalText.width($0.heading) }
    for row in groups.lazy.flatMap(\.rows) + totals {
      for (index, cell) in row.cells.enumerated() where index < widths.count {
        widths[index] = max(widths[index], TerminalText.width(TerminalText.printable(cell.text)))
      }
    }
    var excess = widths.reduce(-2) { $0 + $1 + 2 } - limit
    while excess > 0 {
      let words = columns.indices.filter { columns[$0].alignment == .words && widths[$0] > 6 }
      guard let widest = words.max(by: { widths[$0] < widths[$1] }) else { break }
      let next = words.filter { $0 != widest }.map { widths[$0] }.max() ?? 6
      let cut = min(excess, max(1, widths[widest] - max(6, next)))
      widths[widest] -= cut
      excess -= cut
    }
    return widths
  }
}

extension ReportTable.Remark {
  /// Returns the remark of a row, indented further than the row.
  fileprivate func textLines(_ style: TerminalStyle) -> [String] {
    lines.flatMap { line in
      let text = TerminalText.printable((line.label.map { "\($0): " } ?? "") + line.text)
      return TerminalText.wrap(text, style.width, first: "  ", rest: "    ")
    }
  }
}
