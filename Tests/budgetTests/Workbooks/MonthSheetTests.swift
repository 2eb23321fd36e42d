import Foundation
import SpreadsheetFiles
import SpreadsheetValues
import TestSupport
import Testing

@testable import budget

/// Tests a month written as a sheet of the user's workbook, and categories filled in the workbook.
@Suite struct MonthSheetTests {
  private let fixture: WorkbookFixture

  init() throws { fixture = try WorkbookFixture() }

  private func report(_ arguments: String...) -> CommandRun {
    CommandRun(["report", fixture.path, "--into", fixture.path] + arguments)
  }

  @Test func theMonthIsASheetWithFormulasOnTheLog() throws {
    let run = report("--month", "2026-01")
    #expect(run.status == 0, "\(run.errors)")
    let workbook = try fixture.workbook()
    #expect(workbook.sheets.map(\.name) == ["Log", "Plan", "January 2026"])
    let sheet = try #require(workbook[sheet: "January 2026"])
    // Income 2500; expenses 45.25 + 900 + 60.50.
    #expect(
      ["C3", "D3", "E3"].map { sheet[CellReference($0) ?? .cell("A1")]?.value } == [2500, 1005.75, 1494.25])
    #expect(sheet[.cell("D3")]?.formula?.text.contains("SUMIFS(Log!$E$2:$E$5") == true)
    #expect(sheet.properties.charts.count == 1)
    #expect(sheet[.cell("B6")]?.formula?.text == "Plan!$B$2" && sheet[.cell("C6")]?.value == 45.25)
  }

  @Test func theSheetIsReplacedAndNotReadAsABudget() throws {
    let listed = CommandRun(["transactions", fixture.path, "--json"]).output
    #expect(report("--month", "2026-01").status == 0)
    let once = fixture.bytes
    #expect(report("--month", "2026-01").errors.contains("nothing was written"))
    #expect(fixture.bytes == once)
    #expect(CommandRun(["transactions", fixture.path, "--json"]).output == listed)
    #expect(
      fixture.run("add", "9.75", "Grocer", "--category", "Food", "--date", "2026-01-31", "--to", fixture.path)
        .status == 0)
    #expect(try fixture.workbook()[sheet: "January 2026"]?[.cell("C6")]?.value == 55)
    #expect(report("--month", "2026-01").status == 0)
    #expect(try fixture.workbook().sheets.map(\.name) == ["Log", "Plan", "January 2026"])
  }

  @Test func aSheetOfTheUsersOwnStays() throws {
    var workbook = WorkbookFixture.household()
    workbook.sheets.append(Sheet("January 2026"))
    let own = try WorkbookFixture(workbook)
    let before = own.bytes
    let run = own.run("report", own.path, "--into", own.path, "--month", "2026-01")
    #expect(run.status == 3 && run.errors.contains("is your own and stays") && own.bytes == before)
    #expect(
      own.run("report", own.path, "--into", own.path, "--month", "2026-01", "--sheet", "Mine").status == 0)
  }

  @Test func onlyEmptyCategoriesAreFilled() throws {
    var workbook = WorkbookFixture.household()
    workbook.sheets[0].set(Cell(.cell("C2"), .empty))
    let open = try WorkbookFixture(workbook)
    let rules = try open.folder.write(
      "rules:\n  - text: [grocer, landlord]\n    set: {category: Car}\n".utf8, to: "rules.yaml")
    #expect(open.run("categorize", open.path, "--rules", rules, "--dry-run").status == 0)
    #expect(open.copies.isEmpty)
    #expect(open.run("categorize", open.path, "--rules", rules).status == 0)
    let log = try #require(try open.workbook()[sheet: "Log"])
    #expect(log[.cell("C2")]?.value == "Car" && log[.cell("C3")]?.value == "Rent")
    #expect(try open.workbook()[sheet: "Plan"]?[.cell("C4")]?.value == .number(Decimal(105.75)))
    let after = open.bytes
    #expect(open.run("categorize", open.path, "--rules", rules).status == 0 && open.bytes == after)
  }
}

/// Tests repairs written into the workbook itself, if the audit is sure of them.
@Suite struct AuditFixingTests {
  private let fixture: WorkbookFixture

  /// Twelve rows of sums, one of them with a stale value, and a total that is one row too short.
  init() throws {
    var sheet = Sheet("Plan")
    for row in 1...12 {
      sheet.set(Cell(CellReference(clampingRow: row, column: 1), .number(Decimal(row))))
      sheet.set(Cell(CellReference(clampingRow: row, column: 2), .number(Decimal(row * 3))))
      sheet.set(
        Cell(
          CellReference(clampingRow: row, column: 3), row == 3 ? 99 : .number(Decimal(row * 4)),
          formula: CellFormula("A\(row)+B\(row)")))
    }
    sheet.set(Cell(.cell("A13"), 66, formula: CellFormula("SUM(A1:A11)")))
    sheet.set(Cell(.cell("B13"), 234, formula: CellFormula("SUM(B1:B12)")))
    fixture = try WorkbookFixture(Workbook(sheets: [sheet]))
  }

  private func values() throws -> [CellValue?] {
    let sheet = try fixture.workbook()[sheet: "Plan"]
    return [sheet?[.cell("C3")]?.value, sheet?[.cell("A13")]?.value]
  }

  @Test func repairsAreShownAndNothingIsWritten() throws {
    let before = fixture.bytes
    let run = fixture.run("audit", fixture.path, "--fix")
    #expect(run.status == 1 && fixture.bytes == before)
    for line in [
      "stale-cache Plan!C3", "stays: =A3+B3", "values: C3 99 → 12", "incomplete-range Plan!A13",
      "before: =SUM(A1:A11)", "after: =SUM(A1:A12)", "values: A13 66 → 78", "Nothing was written",
    ] {
      #expect(run.output.contains(line), "\(line) in \(run.output)")
    }
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func allRepairsAreMadeOnceAndUndone() throws {
    let before = fixture.bytes
    #expect(fixture.run("audit", fixture.path, "--fix-all", "--dry-run").status == 0)
    #expect(fixture.bytes == before)
    let run = fixture.run("audit", fixture.path, "--fix-all")
    #expect(run.status == 0, "\(run.output)")
    #expect(try values() == [12, 78])
    #expect(fixture.run("audit", fixture.path).status == 0)
    let after = fixture.bytes
    #expect(fixture.run("audit", fixture.path, "--fix-all").output.contains("there is nothing to repair"))
    #expect(fixture.bytes == after)
    #expect(fixture.run("undo", fixture.path).status == 0 && fixture.bytes == before)
  }

  @Test func onlyWhatIsAcceptedIsMade() throws {
    #expect(fixture.run("audit", fixture.path, "--only", "stale-cache", "--no-copy").status == 1)
    #expect(try values() == [12, 66])
    #expect(fixture.copies.isEmpty)
    #expect(fixture.run("audit", fixture.path, "--fix", lines: ["maybe", "n"]).status == 1)
    #expect(try values() == [12, 66])
    #expect(fixture.run("audit", fixture.path, "--fix", lines: ["Y"]).status == 0)
    #expect(try values() == [12, 78])
    #expect(fixture.run("audit", fixture.path, "--only", "nonsense").status == 2)
  }

  @Test func programsGetTheSame() throws {
    let run = fixture.run("audit", fixture.path, "--fix-all", "--dry-run", "--json")
    for text in [
      "\"code\": \"stale-cache\"", "\"formula\": \"SUM(A1:A12)\"", "\"accepted\": true", "\"written\": false",
      "\"findingsAfter\": 0",
    ] {
      #expect(run.output.contains(text), "\(text) in \(run.output)")
    }
  }
}
