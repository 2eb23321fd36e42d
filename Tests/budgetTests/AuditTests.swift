import BudgetFiles
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

@testable import budget
import ExactJSON

/// `budget audit`.
@Suite struct AuditTests {
  /// Makes a column of differences with stale values in some rows.
  ///
  /// If `isCopied` is true, the same formula is copied to every row; otherwise each row has its own formula.
  private static func workbook(
    rows: Int = 6, stale: ClosedRange<Int> = 3...3, sheet: String = "Plan", isCopied: Bool = true
  ) throws -> [UInt8] {
    var plan = Sheet(sheet)
    for row in 1...rows {
      let cells = ["A", "B", "C"].compactMap { CellReference("\($0)\(row)" as String) }
      let difference: CellValue = stale.contains(row) ? 999 : .number(80 - Decimal(row))
      plan.rows.append(
        Sheet.Row(
          number: row,
          cells: [
            Cell(cells[0], 80), Cell(cells[1], .number(Decimal(row))),
            Cell(
              cells[2], difference, formula: CellFormula("A\(row)-B\(row)\(isCopied ? "" : "+\(row)-\(row)")")
            ),
          ]))
    }
    return try Workbook(sheets: [plan]).xlsx()
  }

  @Test func aTableOf80ColumnsSaysWhatWhereAndWhy() throws {
    let run = CommandRun(["audit", "-"], input: try Self.workbook())
    #expect(run.status == 1)
    #expect(run.errors == "budget: standard input: 1 warning\n")
    let lines = run.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.first == "Audit: standard input")
    #expect(lines.contains("1 warning in 6 formulas on 1 sheet."))
    let row = try #require(lines.first { $0.hasPrefix("C3") })
    #expect(row.split(separator: " ") == ["C3", "stale-cache", "999", "77", "77"])
    #expect(run.output.contains("  =A3-B3\n"))
    #expect(run.output.contains("warning: C3 shows 999, but its formula gives 77"))
  }

  @Test(arguments: ["household.xlsx", "household.json"])
  func nothingIsFoundInWhatTheToolkitWrites(_ sample: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "written.xlsx").path
    #expect(CommandRun(["convert", CommandRun.sample(sample), path, "--month", "2026-01"]).status == 0)
    let run = CommandRun(["audit", path])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("\nno findings in "))
  }

  @Test func jsonHasEveryFact() throws {
    let run = CommandRun(["audit", "-", "--json"], input: try Self.workbook())
    #expect(run.status == 1)
    guard case .object(let members) = try JSONParser.parse(run.bytes),
      case .array(let findings)? = members.first(where: { $0.name == "findings" })?.value,
      case .object(let finding)? = findings.first
    else {
      Issue.record("no findings")
      return
    }
    for (name, value) in [
      ("code", "stale-cache"), ("severity", "warning"), ("sheet", "Plan"), ("cell", "C3"),
      ("formula", "=A3-B3"),
      ("cached", "999"), ("double", "77"), ("decimal", "77"),
    ] { #expect(finding.contains(JSONMember(name, .string(value)))) }
    #expect(finding.contains(JSONMember("suggestion", .null)))
  }

  @Test func thePageStandsAloneAndEscapesNames() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "audit.html").path
    let input = try Self.workbook(sheet: "<b>&\"x\"")
    let run = CommandRun(["audit", "-", "-o", path], input: input)
    #expect(run.status == 1)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.contains("default-src 'none'; style-src 'unsafe-inline'; img-src data:\""))
    #expect(page.contains("<h3>&lt;b&gt;&amp;&quot;x&quot;</h3>"))
    #expect(page.contains("<code>=A3-B3</code>"))
    for word in ["<b>&", "<script", "http:", "https:", "url("] { #expect(!page.contains(word)) }
  }

  @Test func aCleanWorkbooksPageSaysSo() throws {
    let run = CommandRun(["audit", "-", "--to", "html"], input: try Self.workbook(stale: 9...9))
    #expect(run.status == 0)
    #expect(run.output.contains("no findings in 6 formulas on 1 sheet."))
  }

  @Test func aTerminalIsShownTheFirst200() throws {
    let input = try Self.workbook(rows: 300, stale: 1...300, isCopied: false)
    #expect(CommandRun(["audit", "-"], input: input).output.contains("… and 100 more"))
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "audit.txt").path
    _ = CommandRun(["audit", "-", "-o", path], input: input)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\nC300 "))
  }

  @Test func oneCauseIsOneFindingWithItsCells() throws {
    let run = CommandRun(["audit", "-", "--json"], input: try Self.workbook(stale: 2...4))
    guard case .object(let members) = try JSONParser.parse(run.bytes),
      case .array(let findings)? = members.first(where: { $0.name == "findings" })?.value,
      case .object(let finding)? = findings.first
    else {
      Issue.record("no findings")
      return
    }
    #expect(findings.count == 1)
    #expect(finding.contains(JSONMember("cell", .string("C2"))))
    #expect(finding.contains(JSONMember("others", .array([.string("Plan!C3"), .string("Plan!C4")]))))
    #expect(finding.contains(JSONMember("dependents", .array([]))))
  }

  @Test func anotherLanguageAndOneSection() throws {
    let input = try Self.workbook()
    let arguments = ["audit", "-", "--language", "de", "--section", "kinds", "--to", "markdown"]
    let run = CommandRun(arguments, input: input)
    #expect(run.status == 1)
    #expect(run.output.contains("| stale-cache | Nicht neu berechnet | 1 |"))
    #expect(!run.output.contains("A3-B3"))
    #expect(CommandRun(["audit", "-", "--section", "log"], input: input).status == 2)
  }

  @Test(arguments: [
    (["audit", "-"], 3), (["audit", "-", "--to", "csv"], 2), (["audit", "-", "--from", "json"], 2),
  ])
  func whatIsNoWorkbookIsRefused(_ arguments: [String], _ status: Int) {
    #expect(CommandRun(arguments, input: Array("Date,Amount\n".utf8)).status == Int32(status))
  }
}
