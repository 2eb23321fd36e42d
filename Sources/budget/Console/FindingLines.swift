import BudgetModel
import BudgetReports
import FindingWording

/// Findings as lines for people.
enum FindingLines {
  /// A line for each kind of finding, most severe first, with its count and places; at most `limit` kinds.
  static func lines(_ findings: [Finding], width: Int, limit: Int = .max) -> [String] {
    let kinds = FindingKind.kinds(of: findings)
    var lines = kinds.prefix(limit).flatMap { wrapped($0.sentence, width: width) }
    if kinds.count > limit {
      let rest = kinds.dropFirst(limit).reduce(0) { $0 + $1.findings.count }
      lines.append("… and \(rest) more; `budget validate` lists all")
    }
    return lines
  }

  /// A line for each finding, most severe first.
  static func all(_ findings: [Finding], width: Int) -> [String] {
    Finding.Severity.allCases.reversed().flatMap { severity in
      findings.filter { $0.severity == severity }.flatMap { wrapped(sentence($0), width: width) }
    }
  }

  /// The finding as a sentence: place, reason, remedy.
  static func sentence(_ finding: Finding) -> String {
    "\(finding.severity.mark): \(finding.place): \(finding.reason)\(remedy(finding))"
  }

  /// The remedy, after a semicolon.
  static func remedy(_ finding: Finding) -> String { finding.remedy.map { "; \($0)" } ?? "" }

  /// All reasons for a refusal: the first in the sentence, each other one on a separate line.
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

  /// A text wrapped to a width, with later lines indented.
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
