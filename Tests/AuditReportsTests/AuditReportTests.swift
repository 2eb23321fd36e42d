import BudgetReports
import CalendarDates
import SpreadsheetFormulas
import SpreadsheetValues
import Testing
import SpreadsheetAudit

@testable import AuditReports

/// Checks an audit in every output format.
@Suite struct AuditReportTests {
  /// Differences on two sheets; one value of each sheet is stale: C3 of the first, C2 of the second.
  private static func report(_ wording: Wording = .english, limit: Int = .max) -> AuditReport {
    let sheets = [("Plan", 3), ("<b>", 2)].map { name, stale in
      var sheet = Sheet(name)
      for row in 1...6 {
        for (column, value) in [(1, 80), (2, row)] {
          sheet.set(Cell(CellReference(clampingRow: row, column: column), CellValue(integerLiteral: value)))
        }
        sheet.set(
          Cell(
            CellReference(clampingRow: row, column: 3),
            CellValue(integerLiteral: row == stale ? 999 : 80 - row),
            formula: CellFormula("A\(row)-B\(row)")))
      }
      return sheet
    }
    let audit = WorkbookAudit(Workbook(sheets: sheets), now: (.earliest, .midnight))
    return AuditReport(audit, fileName: "a.xlsx", limit: limit, wording: wording)
  }

  @Test func textStandsBySheet() {
    let lines = Self.report().text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.prefix(2) == ["Audit: a.xlsx", "12 formulas on 2 sheets"])
    #expect(lines.contains("2 warnings in 12 formulas on 2 sheets."))
    let start = lines.firstIndex(of: "Plan") ?? 0
    #expect(lines[start + 1].split(separator: " ") == ["C3", "stale-cache", "999", "77", "77"])
    #expect(lines[start + 2] == "  =A3-B3")
    #expect(lines[start + 3].hasPrefix("  warning: C3 shows 999, but its formula"))
    #expect(lines.contains("<b>"))
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func markdownHasATableAndWhatIsSaidOfEachRow() {
    let text = Self.report().markdown()
    #expect(text.contains("| C3 | stale-cache | 999 | 77 | 77 |"))
    #expect(
      text.contains("- **Plan C3** Not recalculated\n  - =A3-B3\n  - warning: C3 shows 999"))
    #expect(text.contains("\\<b\\>"))
  }

  @Test func aPageHasCardsAndNoScript() throws {
    let page = try Self.report().page(templates: ReportTemplates())
    #expect(page.contains("default-src 'none'; style-src 'unsafe-inline'; img-src data:\""))
    #expect(
      page.contains(
        "<h4>C3 Not recalculated</h4>\n<p><code>=A3-B3</code></p>\n<p><b>warning:</b> C3"))
    #expect(page.contains("<div><dt>In the file</dt><dd>999</dd></div>"))
    #expect(page.contains("<h3>&lt;b&gt;</h3>"))
    for word in ["<script", "http:", "https:", "url(", "<b>:"] { #expect(!page.contains(word)) }
  }

  @Test func germanIsTheSameDocument() throws {
    let report = Self.report(.german)
    let text = report.text()
    #expect(text.hasPrefix("Prüfung: a.xlsx\n12 Formeln auf 2 Blättern\n"))
    #expect(text.contains("  Warnung: C3 zeigt 999, aber"))
    #expect(try report.page(templates: ReportTemplates()).contains("<html lang=\"de\""))
    #expect(
      report.json().contains(
        "\"code\": \"stale-cache\",\n      \"severity\": \"warning\",\n      \"sheet\": \"Plan\""))
  }

  @Test func sectionsAreChosen() {
    #expect(Self.report().sectionNames == ["kinds", "cells"])
    let kinds = Self.report().keeping(["kinds"]).text()
    #expect(kinds.contains("stale-cache  Not recalculated"))
    #expect(!kinds.contains("=A3-B3"))
    #expect(Self.report().keeping(["kinds"]).json() == Self.report().json())
  }

  @Test func aLimitIsSaid() {
    let text = Self.report(limit: 1).text()
    #expect(text.contains("… and 1 more; -o audit.html lists all"))
    #expect(!text.contains("<b>"))
    #expect(Self.report(limit: 1).json() == Self.report().json())
  }
}
