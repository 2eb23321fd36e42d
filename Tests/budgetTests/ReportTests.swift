import BudgetReports
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

@testable import budget

/// Tests `budget report` in its formats, and the messages of the command.
@Suite struct ReportTests {
  /// Makes a report of the sample's backup, which is read faster than the workbook with the same budget.
  private static func report(_ arguments: String...) -> CommandRun {
    CommandRun(["report", CommandRun.sample("household.json")] + arguments)
  }

  @Test func theTerminalFormFits80Columns() {
    let run = Self.report("--month", "2025-12")
    #expect(run.status == 0)
    #expect(run.output.contains("Ready to Assign"))
    #expect(run.output.contains("−$85.50"))
    #expect(!run.output.contains("\u{1B}["))
    #expect(run.output.split(separator: "\n").allSatisfy { TerminalText.width(String($0)) <= 80 })
  }

  @Test func colourIsForTerminalsAndNotWhereItIsUnwanted() {
    let arguments = ["report", CommandRun.sample("household.json"), "--section", "summary"]
    #expect(CommandRun(arguments, isTerminal: true).output.contains("\u{1B}["))
    let plain = CommandRun(arguments, isTerminal: true, environment: ["NO_COLOR": "1"])
    #expect(!plain.output.contains("\u{1B}["))
  }

  @Test func aSectionThatTheReportDoesNotHaveIsNamed() {
    let run = Self.report("--year", "2025", "--section", "summary")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("the report for 2025 has no section summary; it has overview, "))
  }

  @Test func theLatestMonthIsTheDefault() {
    #expect(Self.report("--section", "summary").output.contains("January 2026"))
    let earlier = Self.report("--section", "summary", "--now", "2025-06-15")
    #expect(earlier.output.contains("June 2025"))
  }

  @Test(arguments: [("html", "<!doctype html>"), ("md", "# "), ("json", "{"), ("txt", "Budget report")])
  func theExtensionSaysTheForm(suffix: String, start: String) throws {
    let folder = try TemporaryFolder()
    let run = Self.report("-o", folder.path("r.\(suffix)"))
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    let text = try String(contentsOf: URL(filePath: folder.path("r.\(suffix)")), encoding: .utf8)
    #expect(text.lowercased().hasPrefix(start.lowercased()))
  }

  // The page must be small enough for mail and for a phone.
  @Test(
    arguments: [
      (["--month", "2026-01"], 150_000), (["--month", "2026-01", "--all-months"], 700_000),
    ])
  func thePageOfTheSampleStaysSmall(_ arguments: [String], _ limit: Int) {
    let run = CommandRun(["report", CommandRun.sample("household.xlsx"), "--to", "html"] + arguments)
    #expect(run.status == 0 && (50_000...limit).contains(run.output.utf8.count), "\(run.output.utf8.count)")
  }

  @Test func aFolderOfTemplatesReplacesTheBuiltInOnes() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("MINE {{title}}".utf8, to: "page.mustache")
    let run = Self.report("--to", "html", "--template", folder.url.path)
    #expect(run.output.hasPrefix("MINE January 2026"))
    _ = try folder.write("{{#open}}".utf8, to: "page.mustache")
    let broken = Self.report("--to", "html", "--template", folder.url.path)
    #expect(broken.status == 3)
    #expect(broken.errors.contains("page.mustache, line 1"))
    _ = try folder.write("x".utf8, to: "unknown.css")
    #expect(Self.report("--to", "html", "--template", folder.url.path).errors.contains("unknown.css"))
    #expect(Self.report("--to", "html", "--template", folder.path("none")).status == 4)
    let empty = try TemporaryFolder()
    let bare = Self.report("--to", "html", "--template", empty.url.path)
    #expect(bare.status == 3 && bare.output.isEmpty)
    #expect(bare.errors.contains("this folder has no template; put one in, such as log.mustache"))
  }

  @Test(
    arguments: [
      (["--year", "2025"], "Budget report: 2025"),
      (
        ["--since", "2025-10-01", "--until", "2025-12-31"],
        "Budget report: October 1, 2025 – December 31, 2025"
      ),
      (["--month", "2026-01", "--compare", "2025-12", "--section", "months"], "January 2026 against"),
      (["--month", "2026-01", "--language", "de"], "Haushaltsbericht: Januar 2026"),
    ])
  func periodsAndLanguages(_ arguments: [String], _ words: String) {
    let run = CommandRun(["report", CommandRun.sample("household.json"), "--format", "markdown"] + arguments)
    #expect(run.status == 0)
    #expect(run.output.contains(words) || run.output.contains("Two months"), "\(run.output.prefix(200))")
  }

  @Test(
    arguments: [
      ("household.xlsx", "household.xlsx, sheet Transactions, cell E"),
      ("household.json", "household.json, $.transactions["), ("transactions.csv", "transactions.csv, line "),
    ])
  func amountsSayWhereTheyCameFrom(_ sample: String, _ place: String) {
    let run = CommandRun([
      "report", CommandRun.sample(sample), "--json", "--section", "log", "--section", "plan",
    ])
    #expect(run.output.contains("\"origin\": \"\(place)"))
    let planned = sample == "household.xlsx" ? ", sheet " : sample == "household.json" ? "$.categories[" : nil
    if let planned {
      #expect(run.output.components(separatedBy: "\"plan\": ").last?.contains(planned) == true)
    }
  }

  @Test(arguments: [["--month", "2026-01"], ["--year", "2025"]])
  func aWorkbookHasTheFiguresWithCharts(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("r.xlsx")
    let run = CommandRun(["report", CommandRun.sample("household.json"), "-o", path] + arguments)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try Data(contentsOf: URL(filePath: path)).starts(with: [0x50, 0x4B]))
    let (log, german) = (folder.path("log.xlsx"), ["--section", "log", "--language", "de"])
    #expect(
      CommandRun(["report", CommandRun.sample("household.json"), "-o", log] + arguments + german).status == 0)
    let sheets = try [path, log].map {
      try Workbook(xlsx: [UInt8](Data(contentsOf: URL(filePath: $0))), name: "r.xlsx").sheets.map(\.name)
    }
    // The report of a month begins with a sheet of formulas.
    let first = arguments[0] == "--month" ? ["January 2026"] : []
    #expect(sheets[0].starts(with: first + ["Summary", "Budget vs Actual", "Spending"]))
    #expect(sheets[1] == ["Buchungen"])
  }

  @Test(
    arguments: [
      (["--year", "0"], "no year 0"), (["--year", "2025", "--month", "2025-01"], "covers a month"),
      (["--since", "2025-01-01"], "needs both"),
      (["--since", "2025-02-01", "--until", "2025-01-01"], "before it begins"),
      (["--since", "2001-02-01", "--until", "2025-01-01"], "ten years"),
      (["--year", "2025", "--since", "2025-01-01", "--until", "2025-02-01"], "not both"),
      (["--month", "2025-01", "--compare", "2025-01"], "itself"), (["--language", "tlh"], "tlh"),
    ])
  func wrongPeriods(_ arguments: [String], _ words: String) {
    let run = CommandRun(["report", CommandRun.sample("household.xlsx")] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test(arguments: [
    ["--help"], ["report", "--help"], ["--version"], ["--generate-completion-script", "bash"],
  ])
  func helpIsAResult(arguments: [String]) {
    let run = CommandRun(arguments)
    #expect(run.status == 0)
    #expect(!run.output.isEmpty)
    #expect(run.errors.isEmpty)
  }

  @Test func withoutArgumentsThereIsHelp() {
    #expect(CommandRun([]).output.contains("budget inspect household.xlsx"))
  }

  @Test func progressIsShownOnATerminalAlone() {
    let shown = CommandRun(["inspect", CommandRun.sample("household.xlsx")], isTerminal: true)
    #expect(!shown.errors.contains("\u{1B}"), "quick work says nothing")
    #expect(CommandRun(["inspect", CommandRun.sample("household.xlsx")]).errors.isEmpty)
  }
}
