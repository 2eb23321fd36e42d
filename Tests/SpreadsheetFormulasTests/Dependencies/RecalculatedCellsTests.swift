import CalendarDates
import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

@Suite struct RecalculatedCellsTests {
  /// Makes a sheet of cells given as text: a number, or a formula with its stored value after a vertical bar.
  private func sheet(_ name: String, _ cells: KeyValuePairs<String, String>) throws -> Sheet {
    var sheet = Sheet(name)
    for (reference, text) in cells {
      let reference = try #require(CellReference(reference))
      if text.hasPrefix("=") {
        let parts = text.dropFirst().split(separator: "|")
        sheet.set(Cell(reference, value(String(parts[1])), formula: CellFormula(String(parts[0]))))
      } else {
        sheet.set(Cell(reference, value(text)))
      }
    }
    return sheet
  }

  private func value(_ text: String) -> CellValue { Decimal(string: text).map { .number($0) } ?? .text(text) }

  private func changes(_ workbook: Workbook, _ changed: [SheetRange]) -> [String: CellValue] {
    let result = RecalculatedCells(workbook, changed: changed, now: nil)
    return Dictionary(
      uniqueKeysWithValues: result.values.map { ("\($0.sheet)!\($0.cell)", $0.value) })
  }

  @Test("Only what hangs on the change is computed, through other sheets, names and tables")
  func chain() throws {
    var log = try sheet(
      "Log",
      ["A1": "10", "A2": "25", "A3": "=SUM(A1:A2)|30", "B1": "=A1*2|999", "C9": "7", "D9": "=C9+1|555"])
    log.properties.tables = [
      Sheet.Table("T", range: .cells("A1:A2"), columns: [Sheet.Table.Column("10")])
    ]
    let plan = try sheet(
      "Plan",
      [
        "A1": "=Log!A3+1|31", "A2": "=Whole*1|30", "A3": "=INDIRECT(\"Log!A2\")|20",
        "A4": "=TODAY()+Log!A2|1",
      ])
    var workbook = Workbook(sheets: [log, plan])
    workbook.definedNames = [DefinedName("Whole", formula: "Log!$A$3")]
    // A2 was 20 before; B1 and D9 do not depend on A2, so their wrong values stay.
    #expect(
      changes(workbook, [SheetRange("Log", .cells("A2"))])
        == ["Log!A3": 35, "Plan!A1": 36, "Plan!A2": 35, "Plan!A3": 25])
  }

  @Test("A running balance follows from the changed row on")
  func runningBalance() throws {
    var sheet = Sheet("Log")
    for row in 1...3_000 {
      sheet.set(Cell(CellReference(clampingRow: row, column: 1), 1))
      let text = row == 1 ? "A1" : "B\(row - 1)+A\(row)"
      sheet.set(
        Cell(CellReference(clampingRow: row, column: 2), .number(Decimal(row)), formula: CellFormula(text)))
    }
    sheet.set(Cell(.cell("A2000"), 11))
    let found = changes(Workbook(sheets: [sheet]), [SheetRange("Log", .cells("A2000"))])
    #expect(found.count == 1_001)
    #expect(found["Log!B2000"] == 2_010)
    #expect(found["Log!B3000"] == 3_010)
    #expect(found["Log!B1999"] == nil)
  }

  @Test("What depends on the moment or on unknown functions is left as it is")
  func uncomputed() throws {
    let sheet = try sheet("S", ["A1": "2", "B1": "=NOSUCH(A1)|5", "C1": "=B1+1|6", "D1": "=A1+1|2"])
    let result = RecalculatedCells(
      Workbook(sheets: [sheet]), changed: [SheetRange("S", .cells("A1"))], now: nil)
    #expect(result.values.map(\.value) == [3])
    #expect(result.uncomputed.map { "\($0.cell)" }.sorted() == ["B1", "C1"])
  }

  @Test(
    "Rows are added once",
    arguments: [
      ([1...3, 5...7], 2...6, [4...4], [1...7]), ([1...3], 4...5, [4...5], [1...5]),
      ([5...6], 1...2, [1...2], [1...2, 5...6]), ([1...9], 3...4, [], [1...9]),
    ])
  func intervals(
    _ old: [ClosedRange<Int>], _ rows: ClosedRange<Int>, _ new: [ClosedRange<Int>], _ all: [ClosedRange<Int>]
  ) {
    var intervals = RowIntervals()
    for rows in old { _ = intervals.insert(rows) }
    #expect(intervals.insert(rows) == new)
    #expect(intervals.intervals == all)
  }

  @Test("Names and the order of sheets change what formulas mean")
  func terms() throws {
    let log = try sheet(
      "Log", ["A1": "4", "B1": "=Rate*2|999", "B2": "=A1|999", "B3": "=SUM(Log:Plan!A1)|999"])
    var workbook = Workbook(sheets: [log, try sheet("Plan", ["A1": "3", "A2": "=Half|999"])])
    workbook.definedNames = [
      DefinedName("Rate", formula: "Log!$A$1"), DefinedName("Half", formula: "Rate/2"),
    ]
    var names = ChangedTerms()
    names.names = ["rate"]
    var order = ChangedTerms()
    order.sheetOrder = true
    let found = [names, order].map { terms in
      RecalculatedCells(workbook, changed: [], terms: terms, now: nil).values
        .map { "\($0.sheet)!\($0.cell)=\($0.value.number ?? -1)" }.sorted()
    }
    #expect(found == [["Log!B1=8", "Plan!A2=2"], ["Log!B3=7"]])
  }
}
