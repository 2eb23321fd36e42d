import Foundation
import SpreadsheetFiles
import SpreadsheetValues
import TestSupport
import Testing

@testable import budget

/// Tests bank rows and single entries added to a user's workbook, and undoing both.
@Suite struct WorkbookImportTests {
  private let fixture: WorkbookFixture
  private let bank: String

  init() throws {
    fixture = try WorkbookFixture()
    bank = try fixture.folder.write(
      """
      Date,Description,Amount
      2026-01-30,GAS STATION 7,-60.50
      2026-02-02,Corner shop,-12.50
      2026-02-03,"Salary, ACME",1800.00
      """.utf8, to: "bank.csv")
  }

  @Test func newRowsGoIntoTheLogAndSumsFollow() throws {
    let before = fixture.bytes
    let preview = fixture.run("import", bank, "--into", fixture.path, "--dry-run")
    #expect(preview.status == 0 && fixture.bytes == before && fixture.copies.isEmpty)
    for line in [
      "bank.csv: 3 rows, 1 there already, 2 new", "2026-02     2  1800.00     12.50", "Log!A6:F7: 2 rows",
      "Nothing was written (--dry-run).",
    ] {
      #expect(preview.output.contains(line), "\(line) in \(preview.output)")
    }
    let done = fixture.run("import", bank, "--into", fixture.path)
    #expect(done.status == 0)
    #expect(done.output.contains("household.xlsx was written: 2 rows added to Log"))
    #expect(
      try fixture.row(6, of: "Log") == [
        .text("2026-02-02"), .text("Corner shop"), .text("Expense"), 12.5, .number(Decimal(1481.75)),
      ])
    #expect(try fixture.row(7, of: "Log").last == .number(Decimal(3281.75)))
    #expect(
      try fixture.workbook()[sheet: "Plan"]?[.cell("C2")]?.formula?.text
        == "SUMIFS(Log!$E$2:$E$7,Log!$C$2:$C$7,A2,Log!$D$2:$D$7,\"Expense\")")
  }

  @Test func importingAgainAddsNothingAndUndoGivesTheFirstBytesBack() throws {
    let before = fixture.bytes
    #expect(fixture.run("import", bank, "--into", fixture.path).status == 0)
    let after = fixture.bytes
    let again = fixture.run("import", bank, "--into", fixture.path)
    #expect(again.output.hasSuffix("Nothing is new; household.xlsx stays as it is.\n"))
    #expect(fixture.bytes == after && fixture.copies.count == 1)
    let add = fixture.run("add", "4.20", "Café", "--category", "food", "--to", fixture.path)
    #expect(add.status == 0 && fixture.copies.count == 1)
    #expect(
      try fixture.row(8, of: "Log").prefix(5) == [
        .text("2026-02-01"), .text("Café"), .text("Food"), .text("Expense"), .number(Decimal(4.2)),
      ])
    #expect(fixture.run("undo", fixture.path).status == 0)
    #expect(fixture.bytes == before && fixture.copies.isEmpty)
    #expect(fixture.run("undo", fixture.path).status == 3)
  }

  @Test func whatAnotherProgramChangedIsNotUndone() throws {
    #expect(fixture.run("import", bank, "--into", fixture.path).status == 0)
    var workbook = try fixture.workbook()
    workbook.sheets[1].set(Cell(.cell("A9"), "mine"))
    try Data(workbook.xlsx()).write(to: URL(filePath: fixture.path))
    let changed = fixture.bytes
    let undo = fixture.run("undo", fixture.path)
    #expect(undo.status == 3 && fixture.bytes == changed && undo.errors.contains("household.xlsx"))
  }

  @Test func rulesFillCategories() throws {
    let rules = try fixture.folder.write(
      "rules:\n  - text: [corner]\n    set: {category: Food}\n".utf8, to: "rules.yaml")
    #expect(fixture.run("import", bank, "--into", fixture.path, "--rules", rules, "--no-copy").status == 0)
    #expect(try fixture.row(6, of: "Log")[2] == .text("Food"))
    #expect(fixture.copies.isEmpty)
    #expect(try fixture.workbook()[sheet: "Plan"]?[.cell("C2")]?.value == .number(Decimal(57.75)))
  }

  @Test func aNewestFirstLogGetsItsRowsOnTop() throws {
    let rows: [[CellValue]] = [
      ["Datum", "Beschreibung", "Betrag"], [.text("30.01.2026"), "Tankstelle", -60.5],
      [.text("28.01.2026"), "Gehalt", 2500], [.text("05.01.2026"), "Miete", -900],
    ]
    let german = try WorkbookFixture(Workbook(sheets: [WorkbookFixture.sheet("Buchungen", rows)]))
    #expect(german.run("import", bank, "--into", german.path).status == 0)
    #expect(try german.row(2, of: "Buchungen") == [.text("03.02.2026"), "Salary, ACME", 1800])
    #expect(try german.row(3, of: "Buchungen") == [.text("02.02.2026"), "Corner shop", -12.5])
    #expect(try german.row(4, of: "Buchungen")[1] == "Tankstelle")
  }

  @Test func whatTheLogCannotSayIsListed() throws {
    let rows: [[CellValue]] = [
      ["Date", "Description", "Expense"], [.text("2026-01-03"), "Grocer", 45],
      [.text("2026-01-05"), "Landlord", 900], [.text("2026-01-09"), "Baker", 3],
    ]
    let spending = try WorkbookFixture(Workbook(sheets: [WorkbookFixture.sheet("Spending", rows)]))
    let run = spending.run("import", bank, "--into", spending.path)
    #expect(run.status == 1)
    #expect(run.output.contains("\"Salary, ACME\" of 2026-02-03 is not added"))
    #expect(run.output.contains("1 not added"))
  }

  @Test func whatIsNoUseIsRefused() throws {
    let before = fixture.bytes
    for (arguments, status) in [
      (["import", bank, "--into", fixture.path, "-o", fixture.folder.path("o.xlsx")], 2),
      (["import", "--undo", "3f2a", "--into", fixture.path], 2),
      (["import", bank, "--into", fixture.path, "--log", "Nowhere"], 3),
      (["add", "twelve", "x", "--to", fixture.path], 2), (["add", "1.250", "x", "--to", fixture.path], 2),
      (["add", "1,250", "x", "--to", fixture.path], 2),
      (["add", "5", "x", "--category", "Fod", "--to", fixture.path], 3), (["undo", "-"], 2),
    ] as [([String], Int32)] {
      let run = CommandRun(arguments)
      #expect(run.status == status, "\(arguments) \(run.errors)")
      #expect(!run.errors.isEmpty)
    }
    #expect(fixture.bytes == before && fixture.copies.isEmpty)
  }

  @Test(arguments: ["~$household.xlsx", ".~lock.household.xlsx#"])
  func aWorkbookThatIsOpenElsewhereIsSaid(_ mark: String) throws {
    #expect(!fixture.run("import", bank, "--into", fixture.path, "--dry-run").errors.contains("open"))
    _ = try fixture.folder.write("".utf8, to: mark)
    let run = fixture.run("import", bank, "--into", fixture.path)
    #expect(run.status == 0 && run.errors.hasPrefix("household.xlsx is open in another program"))
  }

  @Test func tenEntriesAtATimeAreAllThere() throws {
    let (path, group) = (fixture.path, DispatchGroup())
    for number in 1...10 {
      group.enter()
      Thread.detachNewThread {
        _ = CommandRun(["add", "\(number).50", "Shop \(number)", "--to", path], patience: .seconds(120))
        group.leave()
      }
    }
    group.wait()
    let texts = try fixture.workbook()[sheet: "Log"]?.rows.compactMap { $0[2]?.value.text } ?? []
    #expect(Set(texts).isSuperset(of: (1...10).map { "Shop \($0)" }) && texts.count == 15)
    #expect(fixture.copies.count == 1)
  }
}
