extension ReportDocument {
  /// Returns the document as Markdown: headings, sentences and tables in GitHub's dialect.
  public func markdown() -> String {
    var blocks = [
      "# \(kicker): \(title)".markdownEscaped(keeping: "#"), span.markdownEscaped(),
    ]
    blocks += omissions.map { "**\($0.markdownEscaped())**" }
    for section in shownSections {
      blocks.append("## " + section.title.markdownEscaped())
      blocks.append(section.lead.markdownEscaped())
      blocks += section.answers.map {
        "**\($0.question.markdownEscaped())** \($0.sentence.markdownEscaped())"
      }
      blocks += section.tables.map(\.markdown)
      blocks += section.notes.map { $0.markdownEscaped() }
    }
    blocks.append(provenance.markdownEscaped())
    return blocks.joined(separator: "\n\n") + "\n"
  }
}

extension ReportTable {
  /// The table with a row of dashes below the column headings; group headings and totals are bold.
  fileprivate var markdown: String {
    var lines = [
      Self.line(columns.map { $0.heading.markdownEscaped() }),
      Self.line(columns.map { $0.alignment == .figures ? "---:" : "---" }),
    ]
    for group in groups {
      if let heading = group.heading {
        lines.append(Self.line(["**\(heading.markdownEscaped())**"] + columns.dropFirst().map { _ in "" }))
      }
      lines += group.rows.map(Self.line)
    }
    lines += totals.map(Self.line)
    let remarks = groups.flatMap { group in group.rows.compactMap { $0.markdownRemark(of: group.heading) } }
    return (lines + (remarks.isEmpty ? [] : [""]) + remarks).joined(separator: "\n")
  }

  private static func line(_ row: Row) -> String {
    line(
      row.cells.map { cell in
        let text = cell.text.markdownEscaped()
        return row.isTotal && !text.isEmpty ? "**\(text)**" : text
      })
  }

  private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
}

extension ReportTable.Row {
  /// Returns the remark of the row as a list item with a line for each sentence.
  fileprivate func markdownRemark(of group: String?) -> String? {
    remark.map { remark in
      let name = [group, cells.first?.text].compactMap { $0?.markdownEscaped() }.joined(separator: " ")
      let lines = remark.lines.map { line in
        "  - " + (line.label.map { "\($0.markdownEscaped()): " } ?? "") + line.text.markdownEscaped()
      }
      return (["- **\(name)** \(remark.title.markdownEscaped())"] + lines).joined(separator: "\n")
    }
  }
}

extension String {
  /// Returns the text on one line, with a backslash before each character that Markdown or HTML
  /// would interpret.
  fileprivate func markdownEscaped(keeping kept: String = "") -> String {
    var result = ""
    for character in self {
      if character.isNewline {
        result += " "
        continue
      }
      if "\\`*_{}[]<>#|~&".contains(character), !kept.contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
