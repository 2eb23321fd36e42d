import ArgumentParser
import Foundation
import Testing

@testable import budget

/// Tests the help, and suggestions for misspelled words.
@Suite struct HelpTests {
  /// A subcommand, a sentence of its abstract, and an option that not every command has.
  static let pages: [(name: String, words: String, option: String)] = [
    ("inspect", "Show what was found in a file", "--write-mapping"),
    ("migrate", "Migrate an existing workbook or bank file", "--in-year"),
    ("reconcile", "Compare a workbook's own totals", "--mapping"),
    ("convert", "Convert between workbook, CSV and backup", "--table"),
    ("report", "Report on a month, a year or a range of days", "--compare"),
    ("chart", "Write one chart of a month's report", "--output"),
    ("import", "Import new rows of bank files into", "--into"),
    ("init", "Create a book to keep a budget in", "--month-start"),
    ("add", "Add one entry to a book, a backup or", "--new-category"),
    ("transfer", "Enter a transfer from one account", "--note"),
    ("edit", "Change an entry of the log", "--payee"),
    ("delete", "Delete entries of the log", "--dry-run"),
    ("assign", "Assign money of a month to a category", "--quick"),
    ("move", "Move money of a month from one", "--month"),
    ("pay", "Pay a bill: enter its payment", "--amount"),
    ("skip", "Skip a due date of a bill", "--dry-run"),
    ("close", "Close a month: the money left", "--force"),
    ("reset", "Delete the log and the monthly budgets", "--all"),
    ("settings", "Show the settings, or change one", "--json"),
    ("category", "Add, edit, delete and list categories", "delete"),
    ("account", "Add, edit, delete and list accounts", "delete"),
    ("bill", "Add, edit, delete and list recurring", "delete"),
    ("limit", "Add, edit, delete and list weekly", "delete"),
    ("period", "Add, edit, delete and list named", "delete"),
    ("member", "Add, edit, delete and list members", "delete"),
    ("history", "List the changes to a book or", "--limit"),
    ("show", "Show one change: each record", "--json"),
    ("redo", "Redo a change that was", "--dry-run"),
    ("reconcile-account", "Compare an account with a", "--tick"),
    ("check-book", "Check a book: its database", "--json"),
    ("rescue", "Save the readable part of a damaged", "--replace"),
    ("sync", "Synchronise two copies of a budget", "--dry-run"),
    ("spending", "List spending in a month", "--by"),
    ("periods", "List periods with their income", "--json"),
    ("forecast", "Forecast the balance day by day", "--until"),
    ("explain", "Show how a figure is calculated", "--on"),
    ("categorize", "Fill in empty categories of a workbook's log", "--no-copy"),
    ("undo", "Undo changes to a book", "--book"),
    ("rules", "Show what each rule would match", "--rules"),
    ("audit", "Recompute every formula of a workbook", "--output"),
    ("validate", "List everything in a file that is wrong", "--strict"),
    ("diff", "List what was added, removed and changed", "--json"),
    ("merge", "Merge two versions of a budget", "--base"),
    ("template", "Write an empty three-sheet workbook", "--starter"),
    ("status", "Summarise the month: Ready to Assign", "--month"),
    ("transactions", "List transactions by date", "--search"),
    ("categories", "List the categories of a file", "--starter"),
    ("accounts", "List accounts with their balances", "--on"),
    ("bills", "List bills that are overdue", "--json"),
    ("limits", "List spending limits with the amounts", "--on"),
    ("check", "Check whether an amount may be spent", "--amount"),
    ("calendar", "Show a month day by day", "--output"),
    ("trends", "List income, expenses, net and savings rate", "--category"),
    ("imports", "List the files that were imported", "--json"),
  ]

  @Test func everySubcommandHasARowAbove() {
    #expect(BudgetCommand.subcommandNames.sorted() == Self.pages.map(\.name).sorted())
  }

  @Test(arguments: pages) func everySubcommandShowsItsOwnPage(
    _ page: (name: String, words: String, option: String)
  ) {
    for arguments in [[page.name, "--help"], ["help", page.name], [page.name, "-h"]] {
      let run = CommandRun(arguments)
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(run.output.hasPrefix("OVERVIEW: \(page.words.prefix(30))"), "\(arguments)")
      #expect(run.output.contains("USAGE: budget \(page.name) "))
      #expect(run.output.contains(page.option), "\(arguments)")
      #expect(run.output.contains("EXAMPLES\n"))
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("USAGE") })
    }
  }

  @Test(arguments: [[], ["--help"], ["-h"], ["help"]]) func theRootShowsAllSubcommands(_ arguments: [String])
  {
    let run = CommandRun(arguments)
    #expect(run.status == 0)
    for page in Self.pages { #expect(run.output.contains("\n  \(page.name) ")) }
  }

  static let slips: [([String], String)] = [
    (["help", "nosuch"], "there is no subcommand \"nosuch\"; budget --help lists all"),
    (["inspct", "x.xlsx"], "there is no subcommand \"inspct\"; did you mean \"inspect\"?"),
    (["help", "repotr"], "there is no subcommand \"repotr\"; did you mean \"report\"?"),
    (
      ["transactions", CommandRun.sample("household.json"), "--category", "grocreies"],
      "there is no category \"grocreies\"; did you mean \"Groceries\"?"
    ),
    (["report", "x", "--montth", "2026-01"], "Did you mean '--month'?"),
  ]

  @Test(arguments: slips) func whatIsNearlyRightIsAskedFor(_ slip: ([String], String)) {
    let run = CommandRun(slip.0)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(slip.1), "\(run.errors)")
  }

  /// Distances calculated by hand: two letters swapped, one left out, one added, one replaced, and three of seven
  /// changed.
  @Test(arguments: [
    ("abcd", "abdc", 1), ("abcd", "acd", 1), ("abcd", "abxcd", 1), ("abcd", "abxd", 1),
    ("kitten", "sitting", 3),
  ])
  func slipsAreCounted(_ row: (String, String, Int)) {
    #expect(Suggestion.slips(from: Array(row.0.unicodeScalars), to: Array(row.1.unicodeScalars)) == row.2)
  }

  /// A value that completions offer is accepted by its option: no error mentions the value.
  @Test func offeredValuesAreTaken() throws {
    let dump = CommandRun(["--experimental-dump-help"]).output
    let tool = try #require(try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any])
    let root = try #require(tool["command"] as? [String: Any])
    var tried: Set<String> = []
    for command in root["subcommands"] as? [[String: Any]] ?? [] {
      let name = try #require(command["commandName"] as? String)
      for argument in command["arguments"] as? [[String: Any]] ?? [] {
        let option = (argument["preferredName"] as? [String: String])?["name"] ?? ""
        for value in argument["allValues"] as? [String] ?? [] {
          // Most options are the same in several commands, so each value is tried only once.
          guard tried.insert("\(option) \(value)").inserted else { continue }
          let run = CommandRun([name, "--\(option)", value])
          #expect(!run.errors.contains("is invalid for"), "\(name) --\(option) \(value): \(run.errors)")
        }
      }
    }
    #expect(tried.count > 10)
  }
}
