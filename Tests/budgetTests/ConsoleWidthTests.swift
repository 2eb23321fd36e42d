import BudgetModel
import CalendarDates
import Foundation
import TestSupport
import Testing

@testable import budget

/// Tests the width of lines, and findings of one kind combined in one line.
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

  private func finding(_ fact: Finding.Fact, _ cell: String) -> Finding {
    Finding(fact, at: Provenance(file: "a.xlsx", .cell(sheet: "Log", reference: cell)))
  }

  @Test func findingsOfOneKindAreOneLine() {
    let findings =
      [finding(.row(.uncategorized), "A1")]
      + (3...25).map { finding(.plan(.categoryTwice(name: "Food")), "C\($0)") }
      + [
        finding(.plan(.cellUnusable(.amountMissing, column: "Amount", isRequired: true)), "D5"),
        finding(.row(.amountUnusable(.notNumber("x"), .rowLeftOut)), "D7"),
        finding(.row(.amountUnusable(.notNumber("y"), .rowLeftOut)), "D9"),
        // Another fact with the same code, and the same fact for another column, are separate kinds.
        finding(.plan(.cellUnusable(.amountMissing, column: "Limit", isRequired: true)), "E5"),
        finding(.row(.amountMissing(.row)), "D11"),
      ]
    #expect(
      FindingLines.lines(findings, width: 400) == [
        "error: a.xlsx, sheet Log, cell D5: there is no amount; the row is left out; correct the column Amount",
        "error: a.xlsx, sheet Log, 2 times, such as: the amount \"x\" is not a number; the row is left out "
          + "(D7, D9); enter a number of at most 15 digits and 4 decimals",
        "error: a.xlsx, sheet Log, cell E5: there is no amount; the row is left out; correct the column Limit",
        "error: a.xlsx, sheet Log, cell D11: the row has no amount; it is left out; enter its amount",
        "warning: a.xlsx, sheet Log, 23 times: the category \"Food\" stands twice in the plan; the first counts "
          + "(C3, C4, C5, …); give one of them another name",
        "note: a.xlsx, sheet Log, cell A1: the row has no category; it is kept as Uncategorized",
      ])
    #expect(
      FindingLines.lines(findings, width: 400, limit: 1).last == "… and 28 more; `budget validate` lists all")
    #expect(FindingLines.all(findings, width: 400).count == 29)
  }
}
