import ExactDecimals
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import Testing

@testable import SpreadsheetAudit

/// Tests workbooks with one fault each, and the same workbooks without the fault.
@Suite struct PlantedFaultTests {
  /// A workbook with a fault, and the code and cells of the expected finding.
  struct Planted: Sendable, CustomTestStringConvertible {
    let name: String
    let layout: @Sendable () -> Layout
    let code: AuditCode
    let cells: [String]
    /// Adds the fault before the cached values are saved.
    var plant: @Sendable (inout Layout) -> Void = { _ in }
    /// A cached value that is changed after saving.
    var cache: (cell: String, value: CellValue)?

    var testDescription: String { name }

    var faulty: Workbook {
      var layout = layout()
      plant(&layout)
      return cache.map { layout.saved(with: $0.value, in: $0.cell) } ?? layout.saved
    }
  }

  static let planted: [Planted] = [
    Planted(
      name: "a difference saved before an amount changed", layout: Layout.comparison, code: .staleCache,
      cells: ["Data!E7"], cache: ("E7", 999)),
    Planted(
      name: "a year's total that was not recalculated", layout: Layout.yearTable, code: .staleCache,
      cells: ["Household!N10"], cache: ("N10", 5)),
    Planted(
      name: "a comparison of amounts with dust", layout: Layout.rest, code: .floatDust, cells: ["Rest!B6"],
      plant: { layout in
        layout.set("B2", "100.1")
        layout.set("B4", "0.1")
        layout.clear("B5")
      }),
    Planted(
      name: "half a cent that dust pushes down", layout: Layout.rest, code: .floatDust, cells: ["Rest!B5"],
      plant: { layout in
        layout.set("B2", "100.145")
        layout.clear("B6")
      }),
    Planted(
      name: "a month's total typed in", layout: Layout.yearTable, code: .constantInFormulas,
      cells: ["Household!H29"], plant: { $0.set("H29", "4444") }),
    Planted(
      name: "a difference typed in", layout: Layout.comparison, code: .constantInFormulas,
      cells: ["Data!E12"], plant: { $0.set("E12", "12.5") }),
    Planted(
      name: "a total that stops one row short", layout: Layout.sections, code: .incompleteRange,
      cells: ["Budget!B18"], plant: { $0.set("B18", "=SUM(B12:B16)") }),
    Planted(
      name: "a total beside a log that has grown", layout: Layout.log, code: .incompleteRange,
      cells: ["Log!H6"],
      plant: { layout in
        layout.set("H6", "=SUM(D2:D38)")
        layout.clear("H8")
      }),
    Planted(
      name: "a total that skips a row", layout: Layout.yearTable, code: .incompleteRange,
      cells: ["Household!G29"], plant: { $0.set("G29", "=SUM(G15:G20,G22:G28)") }),
    Planted(
      name: "one total among twelve that stops short", layout: Layout.yearTable, code: .incompleteRange,
      cells: ["Household!D10"], plant: { $0.set("D10", "=SUM(D7:D8)") }),
    Planted(
      name: "a difference that adds", layout: Layout.comparison, code: .oddFormula, cells: ["Data!E20"],
      plant: { $0.set("E20", "=C20+D20") }),
    Planted(
      name: "one month's rest computed otherwise", layout: Layout.yearTable, code: .oddFormula,
      cells: ["Household!K31"], plant: { $0.set("K31", "=K10*0.2") }),
    Planted(
      name: "an amount pasted as text into a log", layout: Layout.log, code: .numberAsText,
      cells: ["Log!D15"],
      plant: { layout in
        layout.set("D15", "'45.90")
        for row in 15...41 { layout.clear("E\(row)") }
      }),
    Planted(
      name: "an amount with a separator as text", layout: Layout.yearTable, code: .numberAsText,
      cells: ["Household!F18"], plant: { $0.set("F18", "'1,250.00") }),
    Planted(
      name: "April that reads March", layout: Layout.monthSheets, code: .wrongSheet, cells: ["Reports!F6"],
      plant: { $0.set("F6", "=MAR!$C8") }),
    Planted(
      name: "one category that reads another sheet", layout: Layout.comparison, code: .wrongSheet,
      cells: ["Data!C9"],
      plant: { layout in
        layout.workbook.sheets.append(Sheet("Old plan"))
        layout.set("B7", "66", sheet: 2)
        layout.set("C9", "='Old plan'!B7")
      }),
    Planted(
      name: "a grand total over subtotals", layout: Layout.sections, code: .doubleCount,
      cells: ["Budget!B27"],
      plant: { $0.set("B27", "=SUM(B4:B25)") }),
    Planted(
      name: "a year over months and quarters", layout: Layout.quarters, code: .doubleCount,
      cells: ["Quarters!B18"], plant: { $0.set("B18", "=SUM(B2:B17)") }),
    Planted(
      name: "a balance that passes a row over", layout: Layout.log, code: .brokenBalance, cells: ["Log!E20"],
      plant: { $0.set("E20", "=E18+D20") }),
    Planted(
      name: "a balance with a row left empty", layout: Layout.log, code: .brokenBalance, cells: ["Log!E25"],
      plant: { $0.clear("E25") }),
    Planted(
      name: "a balance typed in", layout: Layout.log, code: .brokenBalance, cells: ["Log!E30"],
      plant: { $0.set("E30", "100") }),
    Planted(
      name: "a share of nothing", layout: Layout.comparison, code: .errorValue, cells: ["Data!F9"],
      plant: { $0.set("B7", "0", sheet: 1) }),
    Planted(
      name: "a lookup of what is not there", layout: Layout.log, code: .errorValue, cells: ["Log!H10"],
      plant: { layout in
        layout.set("H10", "=VLOOKUP(\"Garden\",G2:H5,2,FALSE)")
        layout.set("H11", "=H10*12")
      }),
    Planted(
      name: "a total within its own range", layout: Layout.comparison, code: .cycle, cells: ["Data!C35"],
      plant: { layout in
        layout.set("C35", "=SUM(C4:C35)")
        layout.clear("F35")
      }),
    Planted(
      name: "two cells that need each other", layout: Layout.rest, code: .cycle, cells: ["Rest!B8"],
      plant: { layout in
        layout.set("B8", "=B9*0.1")
        layout.set("B9", "=B2-B8")
      }),
    Planted(
      name: "a category hidden in every month", layout: Layout.yearTable, code: .hiddenRows,
      cells: ["Household!B29"], plant: { $0.hide(row: 20) }),
    Planted(
      name: "a hidden entry of a log", layout: Layout.log, code: .hiddenRows, cells: ["Log!H6"],
      plant: { $0.hide(row: 17) }),
  ]

  @Test func `two or more for each kind`() {
    let counts = Dictionary((Self.planted + Self.more).map { ($0.code, 1) }, uniquingKeysWith: +)
    for code in AuditCode.allCases { #expect(counts[code, default: 0] >= 2, "\(code)") }
    #expect(Self.planted.count >= 20)
  }

  @Test(arguments: planted + more)
  func `the fault is found at its cell, and nothing else`(_ planted: Planted) throws {
    let workbook = try Self.written(planted.faulty)
    let findings = WorkbookAudit(workbook, now: Layout.moment).findings
    let found = findings.map { "\($0.code.rawValue) \($0.location)" }
    #expect(found == planted.cells.map { "\(planted.code.rawValue) \($0)" }, "\(findings.map(\.fact))")
  }

  @Test(arguments: planted + more)
  func `the twin without the fault is clean`(_ planted: Planted) throws {
    let workbook = try Self.written(planted.layout().saved)
    let findings = WorkbookAudit(workbook, now: Layout.moment).findings
    #expect(findings.isEmpty, "\(findings.map(\.fact))")
  }

  /// Writes the workbook to a file and reads it again.
  private static func written(_ workbook: Workbook) throws -> Workbook {
    try Workbook(xlsx: try workbook.xlsx(), name: "planted.xlsx")
  }
}
