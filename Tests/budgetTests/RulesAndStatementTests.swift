import Foundation
import TestSupport
import Testing

@testable import budget

/// Tests category rules and statements with the command.
@Suite struct RulesAndStatementTests {
  private static let yaml = """
    - text: café
      set: {category: Eating out}
    - name: Big ones
      amount: {min: 1000}
      set: {category: Salary, tags: [big]}
    """

  @Test func rulesShowWhatTheyTake() throws {
    let folder = try TemporaryFolder()
    let rules = try folder.write(Self.yaml.utf8, to: "rules.yaml")
    let run = CommandRun(["rules", rules, CommandRun.sample("Statements/checking.ofx")])
    #expect(run.status == 0)
    #expect(
      run.output == """
        Eating out (rules.yaml, line 1): 2 rows, 8.40 out
            2026-01-05 -4.20 Café Central
            2026-01-05 -4.20 Café Central
        Big ones (rules.yaml, line 3): 1 row, 2450.00 in
            2026-01-02 2450.00 Firma Müller & Söhne
        no rule: 3 rows, 300.00 in, 375.50 out
            2026-01-10 -300.00 Transfer to savings
            2026-01-12 -75.50 Piano lesson <January>
            2026-01-11 300.00 Eingang

        """)
    let json = CommandRun(["rules", rules, CommandRun.sample("Statements/checking.ofx"), "--json"])
    #expect(json.output.contains("\"category\": \"Salary\""))
    #expect(json.output.contains("\"transactions\": 3"))
  }

  @Test func rulesAreUsedWhereFilesAreRead() throws {
    let folder = try TemporaryFolder()
    let rules = try folder.write(Self.yaml.utf8, to: "rules.yaml")
    let sample = CommandRun.sample("Statements/checking.ofx")
    let csv = CommandRun(["convert", sample, "-", "--to", "csv", "--rules", rules])
    #expect(csv.output.contains("2026-01-05,Café Central,Eating out,expense,4.20"))
    #expect(csv.errors.contains("rows: 6 read = 6 imported"))
    let backup = folder.path("b.json")
    _ = CommandRun(["convert", "-", backup], input: Array(Family.backup.utf8))
    let run = CommandRun(["import", sample, "--into", backup, "--rules", rules, "--other-currency"])
    #expect(run.status == 0)
    #expect(try String(contentsOfFile: backup, encoding: .utf8).contains("\"name\": \"Eating out\""))
    let again = CommandRun(["import", sample, "--into", backup, "--rules", rules])
    #expect(again.output.contains("Nothing is new"))
  }

  /// Rules in a mapping apply alone, and after the rules of the command line.
  @Test func rulesOfAMappingCountAfterThoseOfTheCommandLine() throws {
    let folder = try TemporaryFolder()
    let book = folder.path("log.xlsx")
    let csv = "Date,Payee,Amount\n2026-01-05,Café Central,-4.20\n2026-01-06,Market,-20\n"
    let log = try folder.write(csv.utf8, to: "log.csv")
    #expect(
      CommandRun(["convert", log, book, "--signs", "negative-is-expense"]).status == 0)
    let mapping = folder.path("m.yaml")
    #expect(CommandRun(["inspect", book, "--write-mapping", mapping]).status == 0)
    let own = """
      rules:
        - {text: [café, market], set: {category: Mapped}}

      """
    let read = try String(contentsOfFile: mapping, encoding: .utf8)
    _ = try folder.write((read + own).utf8, to: "m.yaml")
    let rules = try folder.write(Self.yaml.utf8, to: "rules.yaml")
    func categories(_ arguments: [String]) -> [String] {
      let run = CommandRun(["convert", book, "-", "--to", "csv", "--mapping", mapping] + arguments)
      #expect(run.status == 0, "\(run.errors)")
      return run.output.split(separator: "\r\n").dropFirst().map { line in
        String(line.split(separator: ",", omittingEmptySubsequences: false)[2])
      }
    }
    #expect(categories([]) == ["Mapped", "Mapped"])
    #expect(categories(["--rules", rules]) == ["Eating out", "Mapped"])
    // The command shows what the rules would match; rules of the command line come first.
    let line = read.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    let shown = CommandRun(["rules", book, "--mapping", mapping])
    #expect(shown.output.hasPrefix("Mapped (m.yaml, line \(line)): 2 rows, 24.20 out\n"), "\(shown.output)")
    let both = CommandRun(["rules", rules, book, "--mapping", mapping])
    #expect(both.output.contains("Eating out (rules.yaml, line 1): 1 row, 4.20 out\n"))
    #expect(both.output.contains("Mapped (m.yaml, line \(line)): 1 row, 20.00 out\n"))
    #expect(both.output.contains("no rule: 0 rows\n"))
    // An import also applies the rules, and a mapping that is written again keeps them.
    let backup = folder.path("b.json")
    _ = CommandRun(["convert", "-", backup], input: Array(Family.backup.utf8))
    let run = CommandRun(["import", book, "--into", backup, "--mapping", mapping])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try String(contentsOfFile: backup, encoding: .utf8).contains("\"name\": \"Mapped\""))
    let again = CommandRun(["inspect", book, "--mapping", mapping, "--write-mapping", "-"])
    #expect(again.output.contains("    text: [\"café\", \"market\"]\n    set: {category: \"Mapped\"}\n"))
    // Without rules, the command has nothing to show.
    _ = try folder.write(read.utf8, to: "m.yaml")
    let none = CommandRun(["rules", book, "--mapping", mapping])
    #expect(none.status == 3)
    #expect(none.errors.contains("has no rules"))
    #expect(CommandRun(["rules", book]).status == 2)
  }

  @Test func aFaultyRuleIsRefusedWithItsPlace() throws {
    let folder = try TemporaryFolder()
    let rules = try folder.write("- text: a\n  sett: {}\n".utf8, to: "rules.yaml")
    let run = CommandRun(
      ["convert", "-", "-", "--to", "csv", "--rules", rules], input: Array(Family.backup.utf8))
    #expect(run.status == 3)
    #expect(run.errors == "budget: rules.yaml, line 2, sett: this key is not known\n")
    let missing = CommandRun(["rules", folder.path("none.yaml"), "-"], input: Array(Family.backup.utf8))
    #expect(missing.status == 4)
    let looped = try folder.write("include: loop.yaml\n".utf8, to: "loop.yaml")
    #expect(
      CommandRun(["rules", looped, "-"], input: Array(Family.backup.utf8)).errors.contains("includes itself"))
  }

  @Test func statementsAreReadWherever() throws {
    let sample = CommandRun.sample("Statements/household.qif")
    let inspected = CommandRun(["inspect", sample])
    #expect(inspected.status == 0)
    #expect(inspected.output.contains("household.qif: qif, 2026-01-02 to 2026-01-31"))
    #expect(inspected.output.contains("rows: 8 read = 7 imported + 1 balances"))
    #expect(CommandRun(["report", sample]).status == 0)
    // A text file that contains a statement is read as a statement.
    let folder = try TemporaryFolder()
    let text = try folder.write(Data(contentsOf: URL(filePath: sample)), to: "export.txt")
    #expect(CommandRun(["inspect", text]).output.contains("export.txt: qif"))
    let asked = CommandRun(
      ["inspect", "-", "--from", "qif"], input: Array("!Type:Bank\nD1/2'26\nT5\n^\n".utf8))
    #expect(asked.status == 3)
    #expect(asked.errors.contains("--date-order"))
  }

  @Test func aBanksBalanceIsHeldAgainstTheBudgets() throws {
    let folder = try TemporaryFolder()
    let backup = folder.path("b.json")
    let money = """
      {"version": "2.0", "accounts": [{"id": "00000000-0000-4000-8000-0000000000a1", "name": "Giro",
       "type": "checking", "lastFourDigits": "4931", "openingBalance": OPENING}], "settings": {"currency": "EUR"}}
      """
    // 1000 + 2450 − 4.20 − 4.20 − 300 − 75.50 = 3066.10, as the bank says.
    for (opening, isRight) in [("1000", true), ("900", false)] {
      try Data(money.replacing("OPENING", with: opening).utf8).write(to: URL(filePath: backup))
      let run = CommandRun(["import", CommandRun.sample("Statements/checking.ofx"), "--into", backup])
      #expect(run.status == 0)
      #expect(run.output.contains("2966.1: 100 apart") != isRight)
    }
  }
}
