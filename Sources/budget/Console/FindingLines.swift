import BudgetModel
import BudgetReports

/// Findings as lines for people.
enum FindingLines {
  /// One line for each finding, the gravest first, and how many there are.
  static func lines(_ findings: [Finding], width: Int, limit: Int = .max) -> [String] {
    let sorted = findings.enumerated()
      .sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }
      .map(\.element)
    var lines = sorted.prefix(limit).flatMap { wrapped(sentence($0), width: width) }
    if sorted.count > limit {
      lines.append("… and \(sorted.count - limit) more; `budget validate` lists all")
    }
    return lines
  }

  /// The finding as a sentence: place, reason, remedy.
  static func sentence(_ finding: Finding) -> String {
    let mark =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "note"
      }
    let remedy = finding.remedy.map { "; \($0)" } ?? ""
    return "\(mark): \(finding.place): \(finding.reason)\(remedy)"
  }

  /// All reasons for a refusal: the first in the sentence, each other on a line of its own.
  static func refusal(_ findings: [Finding]) -> String {
    findings.map { "\($0.place): \($0.reason)\($0.remedy.map { "; \($0)" } ?? "")" }
      .joined(separator: "\n        ")
  }

  /// `2 errors, 1 warning, 14 notes`, or `no findings`.
  static func count(_ findings: [Finding]) -> String {
    let parts: [(Finding.Severity, String)] = [(.error, "error"), (.warning, "warning"), (.info, "note")]
    let words = parts.compactMap { severity, word -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    return words.isEmpty ? "no findings" : words.joined(separator: ", ")
  }

  /// A text in lines of a width, later lines indented.
  static func wrapped(_ text: String, width: Int, indent: String = "    ") -> [String] {
    var lines: [String] = []
    var line = String(text.prefix { $0 == " " })
    var used = line.count
    var isFirst = true
    for word in TerminalText.printable(text).split(separator: " ") {
      let columns = TerminalText.width(String(word)) + (isFirst ? 0 : 1)
      if used + columns > width, !isFirst {
        lines.append(line)
        line = indent + word
        used = indent.count + columns - 1
      } else {
        line += isFirst ? String(word) : " " + word
        used += columns
      }
      isFirst = false
    }
    return lines + [line]
  }
}
