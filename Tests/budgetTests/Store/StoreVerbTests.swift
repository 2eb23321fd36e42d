import Foundation
import TestSupport
import Testing

@testable import budget

/// Tests the commands that change a budget, in a book and in a backup; figures are calculated by hand from
/// `Family.backup`.
@Suite struct StoreVerbTests {
  static let homes = ["budget", "json"]

  @Test(arguments: homes) func anEntryTakesWhatEarlierOnesHad(home: String) throws {
    let fixture = try StoreFixture(home)
    let run = fixture.run("add", "7.5+3.2", "corner SHOP", "--now", "2026-01-20")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("2026-01-20 corner SHOP −$10.70 (Groceries, Checking)"))
    #expect(run.output.contains("category Groceries, account Checking"))
    #expect(run.output.contains("Change 1 of home.\(home)"))
    // 200 is assigned and 112.50 was spent before, so 76.80 remains.
    #expect(!run.output.contains("overspent"))
    let more = fixture.run("add", "80", "Market", "--now", "2026-01-21")
    #expect(more.output.contains("Groceries is overspent by $3.20 in 2026-01"), "\(more.output)")
  }

  /// Each command is refused with the rule it breaks, and nothing is written.
  @Test(arguments: homes) func whatARuleForbidsIsNotEntered(home: String) throws {
    let fixture = try StoreFixture(home)
    let before = try fixture.backup()
    let refusals: [([String], String)] = [
      (["add", "5", "Tea", "--category", "Groceries", "--date", "2026-02-02"], "is in the future"),
      (["add", "5", "Tea", "--category", "Grocries"], "did you mean \"Groceries\"?"),
      (["add", "5", "Tea"], "no earlier entry is called \"Tea\""),
      (["add", "0", "Tea", "--category", "Groceries"], "is not an amount above 0"),
      (
        ["add", "3", "Doll", "--category", "Toys", "--member", "Ada", "--date", "2026-01-15"],
        "over the limit by 0.25 USD"
      ),
      (["add", "1e9", "Tea", "--category", "Groceries"], "is not an amount above 0"),
      (["transfer", "5", "Checking", "Checking"], "its own account"),
      (["transfer", "5", "Checking", "Saving"], "did you mean \"Savings\"?"),
      (["assign", "Salary", "5"], "is never assigned"),
      (["move", "5", "Toys", "Toys"], "name two categories"),
      (["pay", "Pwer"], "did you mean \"Power\"?"),
      (["edit", "last", "--amount", "0"], "is not an amount above 0"),
      (["edit", "zzzz", "--amount", "1"], "no transaction's id begins with"),
      (["delete", "0000"], "several transactions' ids begin with"),
      (["category", "delete", "Groceries"], "--move-to moves them"),
      (["category", "delete", "Groceries", "--cascade"], "use --yes"),
      (["category", "delete", "Groceries", "--move-to", "Salary"], "between spending and income"),
      (["category", "add", "Groceries"], "Groceries"),
      (["account", "delete", "Checking"], "--cascade deletes them"),
      (["limit", "add", "Salary", "--amount", "5"], "ncome"),
      (["limit", "add", "Toys", "--amount", "5", "--alert", "20"], "50"),
      (["period", "add", "P", "--start", "2026-01-10", "--end", "2026-01-01"], "before it starts"),
      (["settings", "currncy", "EUR"], "did you mean \"currency\"?"),
      (["settings", "monthStartDay", "32"], "it takes 1 to 31"),
      (["reset"], "use --yes"), (["close", "2026-01"], "settle it"),
      (["show", "9"], "there is no change 9"), (["undo"], "there is no change to undo"),
      (["redo"], "there is no change"),
    ]
    for (arguments, words) in refusals {
      let run = CommandRun(arguments + ["--book", fixture.path])
      #expect([2, 3].contains(run.status), "\(arguments): \(run.output)\(run.errors)")
      #expect(run.errors.contains(words) && run.output.isEmpty, "\(arguments): \(run.errors)")
    }
    #expect(try fixture.backup() == before)
  }

  @Test(arguments: homes) func anEntryWithoutACategorySaysHowToNameOne(home: String) throws {
    let fixture = try StoreFixture(home)
    #expect(fixture.run("transfer", "5", "Checking", "Savings").status == 0)
    let run = fixture.run("edit", "last", "--type", "expense")
    #expect(run.status != 0)
    #expect(run.errors.contains("a category is required; name one with --category"), "\(run.errors)")
  }

  /// Runs each command once on a book and a backup, compares the two after each command, and undoes everything.
  @Test func bothHomesSayTheSameAndGiveEverythingBack() throws {
    let verbs: [[String]] = [
      [
        "add", "4.20", "Bread", "--category", "Groceries", "--account", "Checking", "--note", "n", "--tag",
        "t",
      ],
      ["add", "+12", "Refund", "--category", "Groceries"], ["transfer", "50", "Checking", "Savings"],
      ["edit", "last", "--amount", "55.55"], ["delete", "last"], ["assign", "Toys", "30"],
      ["assign", "--quick", "--all", "--month", "2026-01"], ["move", "5", "Toys", "Groceries"],
      ["pay", "Power"],
      ["skip", "Power"],
      ["category", "add", "Garden", "--group", "Fixed", "--amount", "40", "--due", "last"],
      ["category", "edit", "Garden", "--rename", "Yard", "--color", "#4d96ff"],
      ["category", "delete", "Toys", "--move-to", "Groceries"],
      ["account", "add", "Card", "--type", "creditCard", "--opening", "-20", "--number", "1234"],
      ["account", "delete", "Card"], ["member", "add", "Ben"], ["member", "delete", "Ada"],
      ["bill", "add", "Gym", "--amount", "19,90", "--due", "2026-02-05", "--every", "quarterly"],
      ["bill", "edit", "Gym", "--amount", "21"], ["limit", "add", "Groceries", "--amount", "300"],
      ["period", "add", "Trip", "--start", "2026-03-01", "--end", "2026-03-09"],
      ["settings", "numberFormat", "1.234,56"], ["settings", "monthStartDay", "15"],
      ["close", "2026-01", "--force"], ["reset", "--yes"],
    ]
    let homes = try Self.homes.map { try StoreFixture($0) }
    let first = try homes.map { try $0.backup() }
    #expect(first[0] == first[1])
    for verb in verbs {
      let runs = homes.map { CommandRun(verb + ["--book", $0.path]) }
      for run in runs { #expect(run.status == 0, "\(verb): \(run.errors)") }
      // Identifiers are random, so that two devices never create the same one.
      let said = runs.map { $0.output.replacing(/home\.\w+|\b[0-9a-f]{8}\b/, with: "") }
      #expect(said[0] == said[1])
      for home in homes { #expect(CommandRun(["validate", home.path]).status == 0, "\(verb)") }
      let figures = homes.map { CommandRun(["status", $0.path, "--json"]).output }
      #expect(figures[0] == figures[1] && !figures[0].isEmpty, "\(verb)")
    }
    for (home, first) in zip(homes, first) {
      #expect(home.run("history", "--limit", "99").output.contains("reset"))
      // `assign --quick --all` assigns nothing in this month, so there is one change less to undo.
      for _ in verbs.dropFirst() { #expect(home.run("undo").status == 0) }
      #expect(home.run("undo").status == 3)
      #expect(try home.backup() == first)
    }
  }

  @Test(arguments: homes) func aChangeOnWhichAnotherBuildsStays(home: String) throws {
    let fixture = try StoreFixture(home)
    _ = fixture.run("category", "add", "Garden")
    _ = fixture.run("add", "4", "Seeds", "--category", "Garden")
    let refused = fixture.run("undo", "1")
    #expect(refused.status == 3)
    #expect(refused.errors.contains("change 2 (add 4 Seeds --category Garden) depends on change 1"))
    #expect(fixture.run("undo", "2").status == 0)
    #expect(fixture.run("undo", "1").status == 0)
    #expect(fixture.run("redo").output.contains("Change 1 was redone"))
    #expect(fixture.run("redo").output.contains("Change 2 was redone"))
    #expect(fixture.run("transactions", "--search", "seeds").output.contains("Seeds"))
  }

  @Test(arguments: homes) func aListingGoesBackToADay(home: String) throws {
    let fixture = try StoreFixture(home)
    _ = fixture.run("add", "4.20", "Bread", "--category", "Groceries", "--now", "2026-01-20")
    _ = fixture.run("edit", "last", "--amount", "5", "--now", "2026-01-22")
    _ = fixture.run("delete", "last", "--now", "2026-01-24")
    let days = ["2026-01-19": "", "2026-01-20": "4.20", "2026-01-22": "5.00", "2026-01-24": ""]
    for (day, amount) in days {
      let listed = fixture.run("transactions", "--search", "bread", "--as-of", day)
      #expect(listed.status == 0, "\(listed.errors)")
      #expect(amount.isEmpty ? !listed.output.contains("Bread") : listed.output.contains(amount), "\(day)")
    }
  }

  @Test func nothingIsWrittenOnTrial() throws {
    let fixture = try StoreFixture()
    let run = fixture.run("add", "4.20", "Bread", "--category", "Groceries", "--dry-run", "--json")
    #expect(run.status == 0 && run.output.contains("\"isWritten\": false"), "\(run.output)")
    #expect(!fixture.run("transactions").output.contains("Bread"))
  }

  @Test func aTerminalIsAskedForAnEntry() throws {
    let fixture = try StoreFixture()
    let run = fixture.run("add", lines: ["4,20", "mark", "", ""])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("2026-02-01 Market −$4.20 (Groceries, Checking)"), "\(run.output)")
    #expect(fixture.run("add").status == 2)
  }

  @Test func theNearestBookIsFound() throws {
    let fixture = try StoreFixture()
    let found = CommandRun(["status"], environment: ["BUDGET_BOOK": fixture.path])
    #expect(found.status == 0, "\(found.errors)")
    let lost = CommandRun(["add", "5", "Tea"], environment: [:])
    #expect(lost.status == 2 && lost.errors.contains("create one with budget init"))
  }
}
