import BudgetModel
import CalendarDates
import Foundation
import TestSupport
import Testing

@testable import budget

/// How wide lines are, and findings of one kind in one line.
@Suite struct ConsoleWidthTests {
  private static let long = "The corner shop behind the old station that sells bread and milk and newspapers"

  private func backup(in folder: TemporaryFolder) throws -> String {
    let csv = "Date,Payee,Amount\n2026-01-05,\(Self.long),-1.00\n2026-01-06,Tea,-2.00\n"
    let path = folder.path("book.json")
    #expect(CommandRun(["convert", "-", path, "--from", "csv"], input: Array(csv.utf8)).status == 0)
    return path
  }

  @Test func aPipedListingIsNeverCut() throws {
    let folder = try TemporaryFolder()
    let path = try backup(in: folder)
    #expect(CommandRun(["transactions", path]).output.contains(Self.long))
    let narrow = CommandRun(["transactions", path], isTerminal: true)
    #expect(!narrow.output.contains(Self.long) && narrow.output.contains("…"))
    #expect(narrow.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  private func console(_ columns: Int?, _ environment: [String: String] = [:], terminal: Bool = true)
    -> Console
  {
    var console = Console(
      writeOutput: { _ in }, writeError: { _ in }, readInput: { _ in [] }, outputIsTerminal: terminal,
      errorIsTerminal: terminal, environment: environment, now: { .epoch })
    console.terminalColumns = { columns }
    return console
  }

  @Test func theTerminalSaysHowWideItIs() {
    #expect(console(132, ["COLUMNS": "90"]).width == 132)
    #expect(console(nil, ["COLUMNS": "90"]).width == 90)
    #expect(console(nil).width == 80)
    #expect(console(3).width == 20)
    #expect(console(132).lineWidth.table == 132)
    #expect(console(nil, terminal: false).lineWidth.table == .max)
  }

  @Test func aDumbTerminalGetsPlainText() {
    #expect(console(80, ["TERM": "xterm"]).usesColor)
    #expect(!console(80, ["TERM": "dumb"]).usesColor)
    #expect(!console(80, ["TERM": "xterm", "NO_COLOR": "1"]).usesColor)
    let dumb = CommandRun(
      ["report", CommandRun.sample("household.json"), "--month", "2026-01"], isTerminal: true,
      environment: ["TERM": "dumb"])
    #expect(dumb.status == 0)
    #expect(!dumb.output.contains("\u{1B}") && !dumb.errors.contains("\u{1B}") && !dumb.errors.contains("\r"))
  }

  private func finding(_ code: String, _ severity: Finding.Severity, _ cell: String, _ reason: String)
    -> Finding
  {
    Finding(
      Finding.Code(rawValue: code), severity,
      at: Provenance(file: "a.xlsx", .cell(sheet: "Log", reference: cell)), reason: reason, remedy: "mend it")
  }

  @Test func findingsOfOneKindAreOneLine() {
    let findings =
      [finding("noted", .info, "A1", "a note")]
      + (3...25).map { finding("category-missing", .warning, "C\($0)", "the row has no category") }
      + [
        finding("amount", .error, "D7", "the amount \"x\" is not a number"),
        finding("amount", .error, "D9", "the amount \"y\" is not a number"),
      ]
    #expect(
      FindingLines.lines(findings, width: 400) == [
        "error: a.xlsx, sheet Log, 2 times, such as: the amount \"x\" is not a number (D7, D9); mend it",
        "warning: a.xlsx, sheet Log, 23 times: the row has no category (C3, C4, C5, …); mend it",
        "note: a.xlsx, sheet Log, cell A1: a note; mend it",
      ])
    #expect(
      FindingLines.lines(findings, width: 400, limit: 1).last == "… and 24 more; `budget validate` lists all")
    #expect(FindingLines.all(findings, width: 400).count == 26)
  }
}
