import BudgetModel
import Testing

@testable import BudgetReports

@Suite struct TerminalTextTests {
  @Test(
    arguments: [
      ("abc", 3), ("", 0), ("食費", 4), ("Café", 4), ("e\u{301}", 1), ("🍎", 2), ("☀\u{FE0F}", 2),
      ("\u{202F}", 1),
    ])
  func countsColumns(_ text: String, _ width: Int) {
    #expect(TerminalText.width(text) == width)
  }

  @Test(
    arguments: [
      ("abc", 5, false, "abc  "), ("abc", 5, true, "  abc"), ("abcdef", 4, false, "abc…"),
      ("食費食", 4, false, "食… "),
      ("abc", 0, false, ""),
    ])
  func fits(_ text: String, _ width: Int, _ isAtEnd: Bool, _ fitted: String) {
    #expect(TerminalText.fit(text, width, atEnd: isAtEnd) == fitted)
  }

  @Test(
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("abcdefgh ij", 3, ["abc", "def", "gh", "ij"]), ("", 5, []),
      ("食費食", 4, ["食費", "食"]),
    ])
  func wraps(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(TerminalText.wrap(text, width) == lines)
  }

  @Test(arguments: [(0, ""), (8, "█"), (12, "█▌"), (-3, "")]) func drawsBars(_ eighths: Int, _ bar: String) {
    #expect(TerminalText.bar(eighths: eighths) == bar)
  }

  @Test func escapeSequencesDoNotReachTheTerminal() {
    var budget = Sample.small
    budget.transactions[1].description = "\u{1B}[31mred\u{202E}\nnext"
    let text = Sample.report(budget).text()
    #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
    #expect(text.contains("\u{FFFD}[31mred\u{FFFD} next"))
  }

  @Test(arguments: [40, 60, 80, 120]) func linesKeepTheWidth(_ width: Int) {
    let report = Sample.report(Sample.small, findings: Sample.findings)
    let longest =
      report.text(width: width).split(separator: "\n").map { TerminalText.width(String($0)) }.max() ?? 0
    // Amounts are never cut: the five columns of figures need 61 columns.
    #expect(longest <= max(width, 64))
  }

  @Test func colourIsAddedOnlyWhenAsked() {
    let report = Sample.report(Sample.household)
    let plain = report.text()
    let colored = report.text(color: true)
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[31m"))
    #expect(colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
  }

  @Test func amountsEndBelowEachOther() throws {
    let lines = Sample.report(Sample.small).text().split(separator: "\n")
    let log = lines.filter { $0.contains("March salary") || $0.contains("Weekly shop") }
    #expect(Set(log.map(\.count)).count == 1)
  }
}
