import Foundation
import TestSupport
import Testing

@testable import budget

/// Tests imports of files into a backup with the command, and undoing imports.
@Suite struct ImportTests {
  private let folder: TemporaryFolder
  private let backup: String
  private let bank: String

  init() throws {
    folder = try TemporaryFolder()
    backup = folder.path("household.json")
    let family = CommandRun(["convert", "-", backup], input: Array(Family.backup.utf8))
    #expect(family.status == 0)
    bank = try folder.write(
      """
      Date,Payee,Amount
      2026-01-05,Market,-100.00
      2026-01-20,Café,-4.20
      2026-01-20,Café,-4.20
      2026-01-21,Refund,12.00
      soon,Café,-4.20
      """.utf8, to: "bank.csv")
  }

  private func content() throws -> String { try String(contentsOfFile: backup, encoding: .utf8) }

  private func run(_ arguments: String...) -> CommandRun { CommandRun(arguments) }

  @Test func aDryRunShowsTheListsAndWritesNothing() throws {
    let before = try content()
    let run = run("import", bank, "--into", backup, "--account", "Checking", "--dry-run")
    #expect(run.status == 0)
    #expect(try content() == before)
    for line in [
      "New: 3 rows, 12.00 in, 8.40 out", "Refund       2026-01-21   12.00",
      "Already there: 1 row, 100.00 out",
      "Market       2026-01-05  -100.00  in the budget", "Unusable: 1 row",
      "rows: 5 read = 3 new + 1 already there + 1 unusable", "Nothing was written (--dry-run).",
    ] {
      #expect(run.output.contains(line), "\(line) in \(run.output)")
    }
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func importsInPlaceListsAndTakesBack() throws {
    let before = try content()
    let done = run("import", bank, "--into", backup, "--account", "Checking")
    #expect(done.status == 0)
    #expect(done.output.hasSuffix("household.json was written.\n"))
    let after = try content()
    #expect(after.contains("\"imports\": ["))
    #expect(after.contains("\"created\": \"2026-02-01T08:00:00Z\""))
    let again = run("import", bank, "--into", backup, "--account", "Checking")
    #expect(again.output.hasSuffix("Nothing is new; household.json stays as it is.\n"))
    #expect(try content() == after)
    let list = run("imports", backup)
    #expect(list.output.contains("bank.csv"))
    let json = run("imports", backup, "--json").output
    let id = try #require(json.firstMatch(of: /"id": "([0-9a-f-]+)"/)?.1)
    let undone = run("import", "--undo", String(id.prefix(8)), "--into", backup)
    #expect(undone.output.hasPrefix("bank.csv: 3 transactions removed, 0 restored\n"))
    #expect(try content() == before)
  }

  @Test func editsAreNotLostUnasked() throws {
    _ = run("import", bank, "--into", backup)
    try content().replacing("\"Refund\"", with: "\"Money back\"").write(
      toFile: backup, atomically: true, encoding: .utf8)
    let edited = try content()
    let id = try #require(run("imports", backup, "--json").output.firstMatch(of: /"id": "([0-9a-f-]+)"/)?.1)
    let refused = run("import", "--undo", String(id), "--into", backup)
    #expect(refused.status == 3)
    #expect(refused.errors.contains("\"Money back\" of 2026-01-21 was changed since"))
    #expect(try content() == edited)
    #expect(run("import", "--undo", String(id), "--into", backup, "--force").status == 0)
    #expect(try !content().contains("Money back"))
  }

  @Test func aFileOnStandardInputAndABackupElsewhere() throws {
    let before = try content()
    let out = folder.path("new.json")
    let input = Array("Date,Payee,Amount\n2026-01-22,Tea,-3\n".utf8)
    let run = CommandRun(["import", "-", "--into", backup, "-o", out], input: input)
    #expect(run.status == 0)
    #expect(try content() == before)
    #expect(try String(contentsOfFile: out, encoding: .utf8).contains("\"fileName\": \"standard input\""))
    let piped = CommandRun(["import", bank, "--into", "-"], input: Array(before.utf8))
    #expect(piped.status == 0)
    #expect(piped.output.hasPrefix("{\n  \"version\": \"2.1\""))
    #expect(piped.errors.contains("rows: 5 read"))
  }

  @Test func jsonAndFindings() throws {
    let path = folder.path("findings.csv")
    let run = run("import", bank, "--into", backup, "--json", "--findings", path)
    #expect(run.status == 0)
    #expect(run.output.contains("\"duplicates\": ["))
    #expect(run.output.contains("\"balance\": true"))
    let findings = try String(contentsOfFile: path, encoding: .utf8)
    #expect(findings.contains("bank.csv,,,6,Date,error,date-unreadable,"))
    #expect(findings.contains("\"soon,Café,-4.20\""))
  }

  @Test func conflictsAreShownWithBothValues() throws {
    let first = try folder.write(
      "Transaction ID,Date,Payee,Amount\nA1,2026-01-20,Tea,-3\n".utf8, to: "first.csv")
    let second = try folder.write(
      "Transaction ID,Date,Payee,Amount\nA1,2026-01-20,Tea,-4\n".utf8, to: "second.csv")
    let run = run("import", first, second, "--into", backup, "--strict")
    #expect(run.status == 1)
    #expect(run.output.contains("In conflict: 1 row, 4.00 out"))
    #expect(run.output.contains("is 2026-01-20 -3.00 in first.csv"))
    let taken = self.run("import", second, "--into", backup, "--take", "file")
    #expect(taken.output.contains("was 2026-01-20 -3.00 in first.csv; taken"))
    let log = self.run("transactions", backup, "--json").output
    #expect(log.contains("\"description\": \"Tea\""))
    #expect(try content().contains("\"amount\": 4,"))
  }

  @Test(
    arguments: [
      (["import", "--into", "b.json"], 2, "Name a file to import"),
      (["import", "a.csv", "--undo", "x", "--into", "b.json"], 2, "--undo undoes an import"),
      (["import", "-", "--into", "-"], 2, "Standard input can be only one of the files"),
      (["import", "a.csv", "--into", "-", "--json"], 2, "--json and the backup cannot both"),
      (["import", "a.csv", "--into", "nowhere.json"], 4, "there is no such file"),
    ] as [([String], Int32, String)])
  func wrongUsage(_ arguments: [String], _ status: Int32, _ words: String) {
    let run = CommandRun(arguments)
    #expect(run.status == status)
    #expect(run.errors.contains(words))
  }

  @Test func anyFormThatIsReadIsImported() throws {
    let empty = try folder.write(#"{"version": "2.0"}"#.utf8, to: "empty.json")
    let workbook = run("import", CommandRun.sample("household.xlsx"), "--into", empty, "--dry-run")
    #expect(workbook.status == 0)
    #expect(workbook.output.contains("rows: 1446 read = 1446 new"))
    #expect(!workbook.output.contains("≠"))
    let first = run("import", backup, "--into", empty)
    #expect(first.output.contains("rows: 7 read = 7 new"))
    let again = run("import", backup, "--into", empty)
    #expect(again.output.hasSuffix("Nothing is new; empty.json stays as it is.\n"))
  }

  @Test func whatCannotBeImportedIsRefused() throws {
    let plan = try folder.write("Category,Type,Amount\nRent,Fixed,1500\n".utf8, to: "plan.csv")
    let none = run("import", plan, "--into", backup)
    #expect(none.status == 3)
    #expect(none.errors.contains("plan.csv: the file contains no transactions"))
    let unknown = run("import", "--undo", "zzz", "--into", backup)
    #expect(unknown.status == 3)
    #expect(unknown.errors.contains("no import's id begins with \"zzz\""))
  }
}
