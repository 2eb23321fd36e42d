import BudgetModel
import BudgetReports
import FindingWording

/// Writes findings as lines for people.
enum FindingLines {
  /// Returns a line for each kind of finding, most severe first, with its count and positions; at
  /// most `limit` kinds.
  static func lines(_ findings: [Finding], width: Int, limit: Int = .max) -> [String] {
    let kinds = FindingKind.kinds(of: findings)
    var lines = kinds.prefix(limit).flatMap { wrapped($0.sentence, width: width) }
    if kinds.count > limit {
      let rest = kinds.dropFirst(limit).reduce(0) { $0 + $1.findings.count }
      lines.append("… and \(rest) more; `budget validate` lists all")
    }
    return lines
  }

  /// Returns a line for each finding, most severe first.
  static func all(_ findings: [Finding], width: Int) -> [String] {
    Finding.Severity.allCases.reversed().flatMap { severity in
      findings.filter { $0.severity == severity }.flatMap { wrapped(sentence($0), width: width) }
    }
  }

  /// Returns the finding as a sentence: position, reason, remedy.
  static func sentence(_ finding: Finding) -> String {
    "\(finding.severity.mark): \(finding.place): \(finding.reason)\(remedy(finding))"
  }

  /// Returns the remedy, preceded by a semicolon.
  static func remedy(_ finding: Finding) -> String { finding.remedy.map { "; \($0)" } ?? "" }

  /// Returns all reasons for a refusal: the first in the sentence, and each other one on a separate line.
  static func refusal(_ findings: [Finding]) -> String {
    findings.map { "\($0.place): \($0.reason)\($0.remedy.map { "; \($0)" } ?? "")" }
      .joined(separator: "\n        ")
  }

  /// Returns `2 errors, 1 warning, 14 notes`, or `no findings`.
  static func count(_ findings: [Finding]) -> String {
    let parts: [(Finding.Severity, String)] = [(.error, "error"), (.warning, "warning"), (.info, "note")]
    let words = parts.compactMap { severity, word -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    return words.isEmpty ? "no findings" : words.joined(separator: ", ")
  }

  /// Returns a text wrapped to a width, with all lines but the first indented.
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
