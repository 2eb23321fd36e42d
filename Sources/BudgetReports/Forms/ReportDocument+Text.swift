extension ReportDocument {
  /// Returns the document for a terminal: sentences, tables with right-aligned amounts, and bars of
  /// block characters.
  ///
  /// - Parameters:
  ///   - width: The width of the terminal in columns; at least 40 are used.
  ///   - color: Whether to add colours by ANSI escape sequences; words and signs state the same as the colours.
  /// - Returns: Lines of at most `width` columns if the figures fit, each with its line break.
  public func text(width: Int = 80, color: Bool = false) -> String {
    let style = TerminalStyle(width: max(40, width), hasColor: color)
    var lines = [style.strong("\(kicker): \(title)"), span]
    for omission in omissions { lines += style.paragraph(omission) }
    for section in shownSections {
      lines += ["", style.strong(section.title), String(repeating: "─", count: min(style.width, 72))]
      lines += style.paragraph(section.lead)
      for answer in section.answers { lines += answer.textLines(style) }
      for chart in section.charts { lines += chart.textLines(style) }
      for table in section.tables { lines += [""] + table.textLines(style) }
      if !section.notes.isEmpty { lines.append("") }
      for note in section.notes { lines += style.paragraph(note) }
    }
    lines += [""] + style.paragraph(provenance)
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The width and the colours of a terminal.
struct TerminalStyle {
  let width: Int
  let hasColor: Bool

  func strong(_ text: String) -> String { escaped(text, "1") }

  func paint(_ text: String, _ tone: Tone) -> String {
    switch tone {
    case .plain: text
    case .good: escaped(text, "32")
    case .caution: escaped(text, "33")
    case .bad: escaped(text, "31")
    case .quiet: escaped(text, "2")
    }
  }

  func paragraph(_ text: String) -> [String] { TerminalText.wrap(TerminalText.printable(text), width) }

  private func escaped(_ text: String, _ code: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension ReportAnswer {
  /// Returns the question, the sentence and the bars.
  fileprivate func textLines(_ style: TerminalStyle) -> [String] {
    ["", style.strong(question)] + style.paragraph(sentence).map { style.paint($0, tone) }
      + (chart.map { Array($0.textLines(style).dropFirst()) } ?? [])
  }
}

extension Chart {
  /// Returns a line for each bar of the chart, if it has bars; the tables of its section contain the figures.
  fileprivate func textLines(_ style: TerminalStyle) -> [String] {
    guard let rows = (self as? any BarListing)?.bars, !rows.isEmpty else { return [] }
    let name = min(24, rows.map { TerminalText.width($0.label) }.max() ?? 0)
    let value = rows.map { TerminalText.width($0.value) }.max() ?? 0
    let room = Double(max(4, style.width - name - value - 4) * 8)
    return [""]
      + rows.map { row in
        let label = TerminalText.fit(TerminalText.printable(row.label), name)
        let bar = TerminalText.bar(eighths: Int((row.share * room).rounded()))
        return "\(label)  \(style.paint(bar, row.tone)) \(row.value)"
      }
  }
}
