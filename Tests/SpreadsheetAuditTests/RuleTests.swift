import ExactDecimals
import Foundation
import SpreadsheetFormulas
import SpreadsheetValues
import Testing

@testable import SpreadsheetAudit

/// Tests what the rules accept, and what they find beyond the planted faults.
@Suite struct RuleTests {
  /// Cells of a sheet as people type them, and the expected findings.
  struct Example: Sendable, CustomTestStringConvertible {
    let name: String
    var sheets = ["Sheet1"]
    /// Cells of the first sheet, or of the sheet with the number before the exclamation mark: `1!B2`.
    let cells: [(String, String)]
    var hidden: [Int] = []
    /// Cached values in the file that replace the saved values of formulas on the first sheet.
    var cached: [(String, CellValue)] = []
    var found: [String] = []

    var testDescription: String { name }

    func findings() -> [AuditFinding] {
      var layout = Layout(sheets: sheets)
      for (place, text) in cells {
        let parts = place.split(separator: "!")
        layout.set(String(parts.last ?? ""), text, sheet: parts.count > 1 ? Int(parts[0]) ?? 0 : 0)
      }
      for row in hidden { layout.hide(row: row) }
      var workbook = layout.saved
      for (cell, value) in cached {
        guard let reference = CellReference(cell), var changed = workbook.sheets[0][reference] else {
          continue
        }
        changed.value = value
        workbook.sheets[0].set(changed)
      }
      return WorkbookAudit(workbook, now: Layout.moment).findings
    }
  }

  /// Makes a column of texts, starting in this row.
  static func column(_ letter: String, from row: Int = 1, _ texts: [String]) -> [(String, String)] {
    texts.enumerated().map { ("\(letter)\(row + $0)", $1) }
  }

  static func formulas(_ letter: String, _ rows: ClosedRange<Int>, _ formula: (Int) -> String) -> [(
    String, String
  )] { rows.map { ("\(letter)\($0)", formula($0)) } }

  static let amounts = column("A", ["12.5", "14", "9.75", "30", "22", "18.5", "7", "11"])

  static let examples: [Example] = [
    Example(
      name: "the first row of a balance is another formula, the last one too",
      cells: amounts + [("B1", "=100+A1")] + formulas("B", 2...7) { "=B\($0 - 1)+A\($0)" } + [("B8", "=B7")]),
    Example(
      name: "quarters among months are meant",
      cells: formulas("B", 1...11) { $0 % 4 == 0 ? "=SUM(B\($0 - 3):B\($0 - 1))" : "=A\($0)*2" }
        + column("A", (1...11).map { "\($0 * 3)" })),
    Example(
      name: "a row of totals crosses a column of differences",
      cells: (1...9).flatMap { row in
        row == 5
          ? [("A5", "=SUM(A1:A4)"), ("B5", "=SUM(B1:B4)"), ("C5", "=SUM(C1:C4)")]
          : [("A\(row)", "\(row * 7)"), ("B\(row)", "\(row * 2)"), ("C\(row)", "=A\(row)-B\(row)")]
      }),
    Example(
      name: "two formulas are no series",
      cells: amounts + [("B1", "=A1*2"), ("B2", "5"), ("B3", "=A3*2")]),
    Example(
      name: "three formulas are no series by which another formula is odd",
      cells: amounts + [("B1", "=A1*2"), ("B2", "=A2*3"), ("B3", "=A3*2"), ("B4", "=A4*2")]),
    Example(
      name: "texts and dates among formulas are headings",
      cells: amounts + formulas("B", 1...8) { $0 == 4 ? "Section" : "=A\($0)*2" }),
    Example(
      name: "a moving mean", cells: amounts + formulas("B", 3...8) { "=AVERAGE(A\($0 - 2):A\($0))" }),
    Example(name: "a running sum", cells: amounts + formulas("B", 1...8) { "=SUM(A$1:A\($0))" }),
    Example(
      name: "data cut into halves", cells: amounts + [("C1", "=SUM(A1:A4)"), ("C2", "=SUM(A5:A8)")]),
    Example(
      name: "a total of the first cells only is a choice", cells: amounts + [("C1", "=SUM(A1:A4)")]),
    Example(
      name: "what is subtracted is not missed",
      cells: column("A", ["12", "14", "9", "30", "4"]) + [("A6", "=SUM(A1:A4)-A5")]),
    Example(
      name: "half of a sum over subtotals",
      cells: column("A", ["12", "14", "=SUM(A1:A2)", "9", "30", "=SUM(A4:A5)", "=SUM(A1:A6)/2"])),
    Example(
      name: "subtotals inside a subtotal are passed over",
      cells: column(
        "A",
        ["12", "14", "=SUBTOTAL(9,A1:A2)", "9", "30", "=SUBTOTAL(9,A4:A5)", "=SUBTOTAL(9,A1:A6)"])),
    Example(
      name: "a sum over a subtotal of the same cells",
      cells: column("A", ["12", "14", "=A1+A2", "9", "30", "=SUM(A1:A5)"]), found: ["double-count A6"]),
    Example(
      name: "a sum of running balances counts no subtotal",
      cells: amounts + [("B1", "=A1")] + formulas("B", 2...8) { "=B\($0 - 1)+A\($0)" } + [
        ("B9", "=SUM(B1:B8)")
      ]),
    Example(
      name: "codes, years above data and plain texts are no amounts",
      cells: column("A", ["2026", "00123", "n/a", "12", "14", "=SUM(A2:A5)"]).map {
        ($0, $1 == "00123" ? "'00123" : $1)
      }),
    Example(
      name: "a heading that looks like a number",
      cells: [
        ("A1", "'2025"), ("B1", "'2026"), ("A2", "5"), ("B2", "6"), ("A3", "7"), ("B3", "8"),
        ("A4", "=SUM(A1:A3)"), ("B4", "=SUM(B1:B3)"),
      ]),
    Example(
      name: "an amount as text that a condition should take up",
      cells: [
        ("A1", "x"), ("B1", "5"), ("A2", "x"), ("B2", "'€ 1.250,00"), ("D1", "=SUMIFS(B1:B2,A1:A2,\"x\")"),
      ],
      found: ["number-as-text B2"]),
    Example(
      name: "cells added one by one with one left out",
      cells: column("A", ["12", "14", "9", "30", "4", "=A1+A2+A4+A5"]), found: ["incomplete-range A6"]),
    Example(
      name: "every second cell is a choice",
      cells: column("A", ["12", "14", "9", "30", "4", "5", "8"]) + [("C1", "=A1+A3+A5+A7")]),
    Example(
      name: "an error is reported where it begins",
      cells: [("A1", "0"), ("A2", "=5/A1"), ("A3", "=A2+1"), ("A4", "=SUM(A2:A3)")], found: ["error-value A2"]
    ),
    Example(name: "a gap in a chart is asked for", cells: [("A1", "=NA()"), ("A2", "=IF(A3=0,NA(),A3)")]),
    Example(name: "pictures are stored as errors", cells: [("A1", "#VALUE!")]),
    Example(
      name: "the moment and unknown functions settle no cache",
      cells: [("A1", "=TODAY()"), ("A2", "=A1+1"), ("A3", "=SUM(A1:A2)"), ("A4", "=IFERROR(NOSUCH(1),2)")]),
    Example(
      name: "a circle of three is named once", cells: [("A1", "=A2+1"), ("A2", "=A3+1"), ("A3", "=A1+1")],
      found: ["cycle A1"]),
    Example(
      name: "a range hidden as a whole holds workings",
      cells: column("A", ["12", "14", "9", "=SUM(A1:A3)"]), hidden: [1, 2, 3]),
    Example(
      name: "a series of tabs with one step back",
      sheets: ["All", "Jan", "Feb", "Mar", "Apr", "May"],
      cells: (1...5).flatMap { [("\($0)!A1", "\($0 * 10)")] }
        + column("A", ["=Jan!A1", "=Feb!A1", "=Feb!A1", "=Apr!A1", "=May!A1"]), found: ["wrong-sheet A3"]),
    Example(
      name: "a choice of tabs is no series", sheets: ["All", "Jan", "Feb", "Mar", "Apr", "May"],
      cells: (1...5).flatMap { [("\($0)!A1", "\($0 * 10)")] }
        + column("A", ["=May!A1", "=Feb!A1", "=Jan!A1", "=Apr!A1"])),
    Example(name: "a formula that is none", cells: [("A1", "=SUM(")], found: ["error-value A1"]),
  ]

  @Test(arguments: examples + MeantSo.examples)
  func finds(_ example: Example) {
    let findings = example.findings()
    #expect(
      findings.map { "\($0.code.rawValue) \($0.location.reference)" } == example.found,
      "\(findings.map(\.fact))")
  }

  @Test func `a finding carries its figures and a formula`() throws {
    var layout = Layout.comparison()
    layout.set("E12", "12.5")
    let finding = try #require(WorkbookAudit(layout.saved, now: Layout.moment).findings.first)
    #expect(finding.formula == nil)
    #expect(finding.cached == .number(try Decimal(strict: "12.5")))
    #expect(finding.suggestion == "C12-D12")
    // 50 + 12·17 mod 90 = 74, 40 + 12·29 mod 110 = 58.
    #expect(finding.decimal == .number(try Decimal(strict: "15.75")))
    #expect(finding.severity == .warning)
    #expect(
      finding.fact
        == .constantInFormulas(
          .number(try Decimal(strict: "12.5")), .column, following: 30, isSame: false))
  }

  /// A suggestion is the formula with replaced words and references; texts within the formula stay unchanged.
  @Test(arguments: [
    (
      Example(name: "hidden", cells: column("A", ["12", "14", "9", "=sum( $A$1:A3 )"]), hidden: [2]),
      "SUBTOTAL(109, $A$1:A3 )"
    ),
    (
      Example(
        name: "a range that is used twice",
        cells: column("A", (1...12).map { "\($0 * 3)" }) + [("A14", "=SUM(A1:A$9)/COUNT(A1:A$9)")]),
      "SUM(A1:A$12)/COUNT(A1:A$12)"
    ),
    (
      Example(
        name: "a step back", sheets: ["All", "Jan", "Feb", "Mar", "Apr", "May"],
        cells: (1...5).flatMap { [("\($0)!A1", "\($0 * 10)")] }
          + column("A", ["Jan", "Feb", "feb", "Apr", "May"].map { "=\($0)!A1&\"Feb!\"" })),
      "Mar!A1&\"Feb!\""
    ),
  ])
  func suggests(_ example: Example, _ formula: String) {
    #expect(example.findings().compactMap(\.suggestion) == [formula])
  }

  @Test func `a number that is what the formula gives is a note`() throws {
    var layout = Layout.comparison()
    layout.set("E12", "15.75")
    let finding = try #require(WorkbookAudit(layout.saved, now: Layout.moment).findings.first)
    #expect(finding.code == .constantInFormulas)
    #expect(finding.severity == .note)
  }

  @Test(arguments: [
    ("12", true), ("1,234.50", true), ("$5", true), ("(3.00)", true), ("12,50 €", true), ("-7.5", true),
    ("1\u{A0}250,00", true), ("5%", true), ("00123", false), ("2026-01-31", false), ("555-1234", false),
    ("", false),
    ("-", false), ("12 kg", false), ("1.2.3", false), ("0.5", true), ("1,23,45", false),
  ])
  func `texts that are meant as amounts`(_ text: String, _ expected: Bool) {
    #expect(NumericText.isNumber(text) == expected)
  }
}
