import Foundation
import TestSupport
import Testing

@testable import budget

/// Tests the short report, tables as CSV, and pages printed by a browser.
@Suite struct ReportFormTests {
  private static func report(_ arguments: [String], environment: [String: String] = [:]) -> CommandRun {
    CommandRun(
      ["report", CommandRun.sample("household.json"), "--month", "2026-01", "--now", "2026-02-01T08:00:00Z"]
        + arguments, environment: environment)
  }

  @Test func theShortFormIsTheMonthAtAGlance() throws {
    let run = Self.report(["--short", "--json"])
    let json = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let sections = try #require(json["sections"] as? [String: Any])
    #expect(Set(sections.keys) == ["summary", "glance"])
    let year = CommandRun(["report", CommandRun.sample("household.json"), "--year", "2025", "--short"])
    #expect(year.status == 0 && year.output.contains("Overview") && !year.output.contains("Spending\n"))
  }

  /// In January, the sample has 1,890 of rent in one payment, and spending of 5,856.90 in all.
  @Test func aTableAsCSVHasPlainFigures() throws {
    let lines = Self.report(["--section", "spending", "--to", "csv"]).output.split(
      whereSeparator: \.isNewline)
    #expect(lines.first == "Category,Amount,Share,Count")
    let rent = try #require(lines.first { $0.hasPrefix("Rent,") }).split(separator: ",")
    #expect(rent[1] == "1890" && rent[3] == "1")
    let sum = lines.dropFirst().compactMap { Decimal(string: String($0.split(separator: ",")[1])) }
      .reduce(0, +)
    #expect(sum == Decimal(string: "5856.90"))
  }

  @Test(
    arguments: [
      (["--to", "csv"], "name one section"), (["--to", "png"], "add --short"),
      (["--short", "--section", "log"], "leave --section out"),
      (["--to", "csv", "--section", "year"], "has 2 tables"),
    ])
  func whatAFormCannotHoldIsRefused(_ arguments: [String], _ words: String) {
    let run = Self.report(arguments)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(words), "\(run.errors)")
  }

  @Test func withoutABrowserTheWayToPrintIsSaid() throws {
    let folder = try TemporaryFolder()
    let run = Self.report(["-o", folder.path("r.pdf")], environment: ["PATH": folder.url.path])
    #expect(run.status == 4 && run.errors.contains("print it from a browser"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("r.pdf")))
  }

  /// A fake browser that only records its arguments and copies the page.
  @Test func thePageGoesThroughTheBrowserThatIsNamed() throws {
    let folder = try TemporaryFolder()
    let script = """
      #!/bin/sh
      for word; do
        case $word in
          --print-to-pdf=*) target=${word#*=} ;;
          file://*) page=${word#file://} ;;
        esac
        echo "$word" >> "\(folder.path("calls"))"
      done
      cp "$page" "$target"
      """
    let browser = try folder.write(script.utf8, to: "browser")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: browser)
    let run = Self.report(
      ["--short", "-o", folder.path("r.pdf")], environment: ["BUDGET_BROWSER": browser])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try String(contentsOfFile: folder.path("r.pdf"), encoding: .utf8).contains("January 2026"))
    let calls = try String(contentsOfFile: folder.path("calls"), encoding: .utf8)
    #expect(calls.contains("--disable-background-networking"))
    // The temporary page is deleted.
    let page = String(try #require(calls.split(separator: "\n").last).dropFirst("file://".count))
    #expect(!FileManager.default.fileExists(atPath: page))
  }

  /// A book gives only a year of its log to a month's report; still, every figure equals that of the whole log.
  @Test(arguments: [["--month", "2026-01"], ["--month", "2025-03"], ["--year", "2025"], []])
  func aBookReportsWhatItsBackupDoes(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let (book, now) = (folder.path("home.budget"), ["--now", "2026-02-01T08:00:00Z"])
    #expect(
      CommandRun(["init", book, "--copy-of", CommandRun.sample("household.json")] + now).status == 0)
    let reports = [book, CommandRun.sample("household.json")].map { path in
      CommandRun(["report", path, "--json"] + arguments + now).output.split(separator: "\n").filter {
        !$0.contains("\"source\"") && !$0.lowercased().contains("origin\"")
      }.map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
    }
    #expect(reports[0].count > 200 && reports[0] == reports[1])
  }
}
