import CalendarDates
import Foundation
import TestSupport
import Testing

@testable import budget

/// Tests migrations from a file to a backup and a report, with and without questions.
@Suite struct MigrateTests {
  /// A bank's CSV file with ambiguous dates.
  private static let csv = """
    Date,Description,Category,Amount
    03/04/2026,Market,Food,-40.25
    05/04/2026,Payroll,Salary,1000.00

    """

  @Test func aSampleIsTakenOver() throws {
    let folder = try TemporaryFolder()
    let target = folder.path("mine.json")
    let run = CommandRun([
      "migrate", CommandRun.sample("household.xlsx"), "-o", target, "--month", "2026-01", "--yes", "--now",
      "2026-02-01",
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(" figures: "))
    #expect(run.output.contains("2026-01: starting balance"))
    for name in ["mine.json", "mine.html", "mine.mapping.yaml"] {
      #expect(FileManager.default.fileExists(atPath: folder.path(name)), "\(name)")
    }
    let again = CommandRun(["migrate", CommandRun.sample("household.xlsx"), "-o", target, "--yes"])
    #expect(again.status == 4)
    #expect(
      again.errors.contains("mine.json: this file already exists; name another, or use --replace"))
    let mapped = CommandRun([
      "convert", CommandRun.sample("household.xlsx"), folder.path("mapped.json"), "--mapping",
      folder.path("mine.mapping.yaml"), "--now", "2026-02-01", "--for", "2.0",
    ])
    #expect(mapped.status == 0, "\(mapped.errors)")
    let plain = CommandRun([
      "convert", CommandRun.sample("household.xlsx"), folder.path("plain.json"), "--now", "2026-02-01",
      "--for", "2.0",
    ])
    #expect(plain.status == 0)
    #expect(
      FileManager.default.contents(atPath: folder.path("mapped.json"))
        == FileManager.default.contents(atPath: folder.path("plain.json")))
  }

  @Test func questionsAreAskedAndTheAnswersAreOptions() throws {
    let folder = try TemporaryFolder()
    let input = try folder.write(Array(Self.csv.utf8), to: "bank.csv")
    let run = CommandRun(
      ["migrate", input, "--now", "2026-06-01"], lines: ["soon", "dmy", "twelve", "250.50", "y"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"soon\" is not an answer to this."))
    #expect(run.output.contains("\"twelve\" is not an amount"))
    #expect(run.output.contains("2026-04: starting balance 250.50 USD, ready to assign 1250.50 USD"))
    #expect(run.output.contains("--date-order dmy --starting-balance 250.5 --yes"))
    let backup = try String(contentsOfFile: folder.path("bank.json"), encoding: .utf8)
    #expect(backup.contains("\"2026-04-03\""))
  }

  @Test func aDryRunWritesNothingAndSaysWhatIsOpen() throws {
    let folder = try TemporaryFolder()
    let input = try folder.write(Array(Self.csv.utf8), to: "bank.csv")
    let run = CommandRun(["migrate", input, "--dry-run"])
    #expect(run.status == 0)
    #expect(run.output.contains("Still open: What comes first in dates such as 03/04/2026? (--date-order)"))
    #expect(run.output.hasSuffix("Nothing was written (--dry-run).\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("bank.json")))
  }

  @Test(arguments: [
    (["--balance", "Checking"], "--balance \"Checking\" is not ACCOUNT=AMOUNT"),
    (["--starting-balance", "much"], "--starting-balance much is not an amount"),
  ])
  func answersThatCannotBeUsed(arguments: [String], words: String) throws {
    let folder = try TemporaryFolder()
    let input = try folder.write(Array(Self.csv.utf8), to: "bank.csv")
    let run = CommandRun(["migrate", input] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(words))
  }

  @Test func reconcileShowsAndCounts() throws {
    let run = CommandRun(["reconcile", CommandRun.sample("household.xlsx"), "--strict"])
    #expect(run.status == 0, "\(run.output)")
    let last = run.output.split(separator: "\n").last
    #expect(last?.hasSuffix("agree, 0 differ, 0 are not compared.") == true, "\(last ?? "")")
    #expect(run.output.contains("sheet Budget vs Actual: 2 charts"))
    let csv = CommandRun(["reconcile", CommandRun.sample("transactions.csv")])
    #expect(csv.status == 3)
  }
}
