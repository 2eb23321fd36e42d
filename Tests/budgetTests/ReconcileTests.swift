import Foundation
import TestSupport
import Testing

@testable import budget

/// Tests `budget reconcile` on workbooks of the corpus whose figures were all calculated by hand.
@Suite(.enabled(if: Corpus.isPresent)) struct ReconcileTests {
  private static func file(_ name: String) -> String {
    Corpus.folder.appending(path: "cases/\(name).xlsx").path
  }

  private func lastLine(_ run: CommandRun) -> String {
    run.output.split(separator: "\n").last.map(String.init) ?? ""
  }

  /// Three lines of the summary, eight balances, and four figures for each of five categories.
  @Test(arguments: ["three-sheets", "yearly-and-quarterly"])
  func everyFigureIsShown(name: String) throws {
    let run = CommandRun(["reconcile", Self.file(name)])
    #expect(run.status == 0, "\(run.errors)")
    #expect(lastLine(run) == "31 figures: 31 agree, 0 differ, 0 are not compared.")
    for figure in ["Total Income", "Total Expenses", "Remaining Balance", "closing balance"] {
      #expect(run.output.contains(figure))
    }
    for amount in ["2650.25", "2285.50", "364.75", "2786.63"] { #expect(run.output.contains(amount)) }
  }

  /// The summary's formulas refer to cells five rows too high.
  @Test func figuresThatDifferAreAllListed() throws {
    let run = CommandRun(["reconcile", Self.file("current-available"), "--strict"])
    #expect(run.status == 1)
    #expect(run.output.contains("differs by 3750.75"))
    #expect(run.output.contains("differs by 1714.50"))
    #expect(run.output.contains("differs by -364.75"))
  }

  @Test func whatIsAvailableIsProposed() throws {
    let run = CommandRun(["migrate", Self.file("current-available"), "--dry-run"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("2025-12: starting balance"))
    let first = CommandRun(["migrate", Self.file("current-available"), "--dry-run", "--month", "2025-11"])
    #expect(first.output.contains("2025-11: starting balance 3200.50 USD"))
    #expect(first.output.contains("The accounts of the file have 3200.50 USD at its start"))
    let other = CommandRun([
      "migrate", Self.file("current-available"), "--dry-run", "--month", "2025-11", "--starting-balance",
      "10",
    ])
    #expect(other.output.contains("2025-11: starting balance 10.00 USD"))
  }

  @Test func theDefaultIsTakenWithEnter() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(
      [
        "migrate", Self.file("current-available"), "-o", folder.path("mine.json"), "--month", "2025-11",
        "--now",
        "2025-12-02",
      ], lines: ["", "y"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("at the start of 2025-11-01? [3200.5] >"))
    #expect(run.output.contains("2025-11: starting balance 3200.50 USD"))
  }

  @Test func anOpeningBalanceIsAgreedWith() throws {
    let run = CommandRun(["reconcile", Self.file("opening-balance-row")])
    #expect(lastLine(run) == "1 figure: 1 agrees, 0 differ, 0 are not compared.")
    #expect(run.output.contains("487.50"))
  }

  /// 2,000 − 12.50 − 1,000.25 = 987.25; rows 5, 6 and 8 cannot be read and are listed.
  @Test func dirtyAmountsAreReadOrNamed() throws {
    let run = CommandRun(["reconcile", Self.file("dirty-amounts"), "--json"])
    #expect(run.output.contains("\"budget\": 987.25"))
    #expect(run.output.contains("\"agreeing\": 3"))
    #expect(run.output.contains("\"differing\": 1"))
    #expect(run.output.contains("\"difference\": -0.25"))
    #expect(run.output.contains("\"notCompared\": 3"))
    let findings = CommandRun(["inspect", Self.file("dirty-amounts")]).output
    for cell in ["D5", "A6", "A8", "F7"] { #expect(findings.contains(cell)) }
  }
}
