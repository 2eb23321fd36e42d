import BudgetReports
import Decimals
import Formulas
import Spreadsheet
import WorkbookAudit

/// An audit as texts: what a terminal, a page and other programs are told.
struct AuditReport {
  /// A finding as texts.
  struct Row {
    let code: String
    let title: String
    let severity: String
    let sheet: String
    let cell: String
    let formula: String?
    let cached: String?
    let double: String
    let decimal: String
    let sentence: String
    let suggestion: String?
  }

  let fileName: String
  let rows: [Row]
  /// What was looked at.
  let scope: String
  /// `2 errors, 1 warning`, or `no findings`.
  let count: String

  init(_ audit: WorkbookAudit, fileName: String) {
    self.fileName = fileName
    rows = audit.findings.map(Self.row)
    scope = "\(Self.plural(audit.formulaCount, "formula")) on \(Self.plural(audit.sheetCount, "sheet"))"
    count = Self.count(audit.findings)
  }

  /// What a file of it holds.
  var summary: String { "audit of \(fileName), \(count) in \(scope)" }

  private static func row(_ finding: AuditFinding) -> Row {
    Row(
      code: finding.code.rawValue, title: finding.code.title, severity: finding.severity.rawValue,
      sheet: finding.location.sheet, cell: "\(finding.location.reference)",
      formula: finding.formula.map { "=\($0)" }, cached: finding.cached.map(text),
      double: text(finding.double),
      decimal: text(finding.decimal), sentence: finding.sentence,
      suggestion: finding.suggestion.map { "=\($0)" })
  }

  /// A value without marks around texts.
  private static func text(_ value: CellValue) -> String {
    switch value {
    case .empty: ""
    case .number(let number): number.plainText
    case .text(let text): text
    case .boolean(let flag): flag ? "TRUE" : "FALSE"
    case .error(let error): error.rawValue
    }
  }

  private static func count(_ findings: [AuditFinding]) -> String {
    let words = AuditFinding.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : plural(count, severity.rawValue)
    }
    return words.isEmpty ? "no findings" : words.joined(separator: ", ")
  }

  static func plural(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension AuditReport {
  /// Findings that a terminal is shown; a page and JSON have all.
  private static let shownFindings = 200

  /// A table: a line of values for each finding, and below it the formula, the sentence and the suggestion.
  func lines(width: Int, showsAll: Bool = false) -> [String] {
    let rows = showsAll ? rows : Array(rows.prefix(Self.shownFindings))
    let head = "\(TerminalText.printable(fileName)): \(count) in \(scope)"
    guard !rows.isEmpty else { return [head] }
    let cells = rows.map { $0.name(unless: onlySheet) }
    // Three columns of values share what the names leave; each shows at least a short amount.
    let name = min(max(4, cells.map(TerminalText.width).max() ?? 4), width / 3)
    let code = rows.map { $0.code.count }.max() ?? 0
    let value = max(9, (width - name - code - 8) / 3)
    func line(_ texts: [String]) -> String {
      let widths = [name, code, value, value, value]
      let fitted = zip(texts, widths).enumerated().map { index, item in
        TerminalText.fit(TerminalText.printable(item.0), item.1, atEnd: index > 1)
      }
      return TerminalText.fit(fitted.joined(separator: "  "), width).trimmedAtEnd
    }
    var lines = [head, "", line(["Cell", "Finding", "Cached", "Double", "Decimal"])]
    lines.append(String(repeating: "─", count: min(width, name + code + 3 * value + 8)))
    for (row, cell) in zip(rows, cells) {
      lines.append(line([cell, row.code, row.cached ?? "–", row.double, row.decimal]))
      if let formula = row.formula { lines += FindingLines.wrapped("  \(formula)", width: width) }
      lines += FindingLines.wrapped("  \(row.severity): \(row.sentence)", width: width)
      if let suggestion = row.suggestion {
        lines += FindingLines.wrapped("  perhaps: \(suggestion)", width: width)
      }
    }
    let rest = self.rows.count - rows.count
    if rest > 0 { lines.append("… and \(rest) more; -o audit.html lists all") }
    return lines
  }

  /// The sheet of all findings, which then need not be named each time.
  private var onlySheet: String? {
    let names = Set(rows.map(\.sheet))
    return names.count == 1 ? names.first : nil
  }
}

extension AuditReport.Row {
  /// The cell's name, with its sheet where there are several.
  fileprivate func name(unless onlySheet: String?) -> String {
    onlySheet == nil ? "\(SheetName.quoted(sheet))!\(cell)" : cell
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
