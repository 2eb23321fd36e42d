import ExactDecimals
import Foundation
import SpreadsheetFormulas
import SpreadsheetValues
import Testing

@testable import SpreadsheetAudit

/// Checks that one cause gives one finding, which lists the other cells with the same cause, but not dependent cells.
@Suite struct CauseTests {
  /// Saves the workbook, then changes one amount without a recalculation, and returns the findings.
  private func changed(_ layout: Layout, _ cell: String, to text: String) throws -> [AuditFinding] {
    var saved = layout.saved
    let reference = try #require(CellReference(cell))
    var changed = try #require(saved.sheets[0][reference])
    changed.value = .number(try Decimal(strict: text))
    saved.sheets[0].set(changed)
    return WorkbookAudit(saved, now: Layout.moment).findings
  }

  @Test func `a chain that was not recalculated is the fault of its first cell`() throws {
    var layout = Layout(sheets: ["Sheet1"])
    layout.set("A1", "10")
    layout.set("B1", "=A1*3")
    for row in 2...6 { layout.set("B\(row)", "=B\(row - 1)+\(row)") }
    layout.set("D1", "=SUM(B1:B6)")
    let findings = try changed(layout, "A1", to: "20")
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.fact == .staleCache(.number(30), exact: .number(60)))
    #expect(finding.location.reference == CellReference("B1"))
    #expect(finding.others.isEmpty)
    #expect(finding.dependents.map { "\($0.reference)" } == ["D1", "B2", "B3", "B4", "B5", "B6"])
  }

  @Test func `a formula copied along is wrong for one reason`() throws {
    var layout = Layout(sheets: ["Sheet1"])
    layout.set("A1", "10")
    for row in 1...5 { layout.set("B\(row)", "=$A$1*2") }
    let findings = try changed(layout, "A1", to: "20")
    #expect(findings.map { "\($0.location.reference)" } == ["B1"])
    #expect(findings.first?.others.map { "\($0.reference)" } == ["B2", "B3", "B4", "B5"])
  }

  /// In binary floating point, 0.1 + 0.2 - 0.3 leaves a remainder; with operands stored to 15 digits, the remainder
  /// differs.
  @Test func `a rest as small as the last digits of what is added is no fault`() throws {
    var layout = Layout(sheets: ["Sheet1"])
    for (cell, text) in [("A1", "123456.1"), ("A2", "654321.2"), ("A3", "777777.3"), ("B1", "=A1+A2-A3+1")] {
      layout.set(cell, text)
    }
    let rest = try Decimal(strict: "1.00000000011")
    #expect(WorkbookAudit(layout.saved(with: .number(rest), in: "B1"), now: Layout.moment).findings.isEmpty)
    let cent = try Decimal(strict: "1.01")
    #expect(
      WorkbookAudit(layout.saved(with: .number(cent), in: "B1"), now: Layout.moment).findings.map(\.code)
        == [.staleCache])
  }

  /// Half a cent is kept, and a rate with many digits is not rounded.
  @Test(arguments: [
    ("100.145", "ROUND(A1-A2,3)"), ("100.1", "ROUND(A1-A2,2)"), ("100.100001", nil),
  ])
  func `a remainder is rounded to the digits of the amounts`(
    _ amount: String, _ suggestion: String?
  ) throws {
    var layout = Layout(sheets: ["Sheet1"])
    layout.set("A1", amount)
    layout.set("A2", "100")
    layout.set("B1", "=A1-A2")
    var workbook = layout.saved
    var cell = try #require(workbook.sheets[0][CellReference(clampingRow: 1, column: 2)])
    cell.style = workbook.styles.register(CellStyle(numberFormat: NumberFormat("0.000000000000000")))
    workbook.sheets[0].set(cell)
    #expect(WorkbookAudit(workbook, now: Layout.moment).findings.map(\.suggestion) == [suggestion])
  }

  @Test func `errors that begin in one formula copied along are one finding`() throws {
    var layout = Layout(sheets: ["Sheet1"])
    for row in 1...4 {
      layout.set("A\(row)", "0")
      layout.set("B\(row)", "=7/A\(row)")
      layout.set("C\(row)", "=B\(row)+1")
    }
    layout.set("A6", "=SQRT(-1)")
    let findings = WorkbookAudit(layout.saved, now: Layout.moment).findings
    #expect(findings.map { "\($0.location.reference)" } == ["B1", "A6"])
    #expect(findings.first?.others.map { "\($0.reference)" } == ["B2", "B3", "B4"])
    #expect(findings.first?.dependents.map { "\($0.reference)" } == ["C1", "C2", "C3", "C4"])
  }

  @Test func `divisions by what is not there yet begin in one way`() throws {
    var layout = Layout(sheets: ["Sheet1"])
    for (cell, text) in [("A1", "5"), ("C1", "=A1/B1"), ("C5", "=A1/$B$2"), ("D9", "=A1*2/B1")] {
      layout.set(cell, text)
    }
    let findings = WorkbookAudit(layout.saved, now: Layout.moment).findings
    #expect(findings.map { "\($0.location.reference)" } == ["C1", "D9"])
    #expect(findings.first?.others.map { "\($0.reference)" } == ["C5"])
  }

  @Test func `what a row asks for in vain is missing once`() throws {
    var layout = Layout(sheets: ["Sheet1"])
    for (cell, text) in [
      ("A1", "Rent"), ("B1", "500"), ("A3", "Food"), ("B3", "=VLOOKUP(A3,A$1:B$1,2,FALSE)"),
      ("C3", "=INDEX(B$1:B$1,MATCH(A3,A$1:A$1,0))*12"), ("C5", "=MATCH(\"Car\",A$1:A$1,0)"),
    ] { layout.set(cell, text) }
    let findings = WorkbookAudit(layout.saved, now: Layout.moment).findings
    #expect(findings.map { "\($0.location.reference)" } == ["B3", "C5"])
    #expect(findings.first?.others.map { "\($0.reference)" } == ["C3"])
  }

  @Test func `sheets that were copied with a fault have one`() throws {
    var layout = Layout(sheets: ["Jan", "Feb", "Mar"])
    for sheet in 0..<3 {
      layout.set("A1", "\(sheet)", sheet: sheet)
      layout.set("B4", "=A1/0", sheet: sheet)
    }
    let findings = WorkbookAudit(layout.saved, now: Layout.moment).findings
    #expect(findings.map { "\($0.location)" } == ["Jan!B4"])
    #expect(findings.first?.others.map { "\($0)" } == ["Feb!B4", "Mar!B4"])
  }

  @Test func `a circle that the workbook allows is meant`() throws {
    var layout = Layout(sheets: ["Sheet1"])
    layout.set("A1", "=A2+1")
    layout.set("A2", "=A1/2")
    var workbook = layout.saved
    #expect(WorkbookAudit(workbook, now: Layout.moment).findings.map(\.code) == [.cycle])
    workbook.isIterative = true
    #expect(WorkbookAudit(workbook, now: Layout.moment).findings.isEmpty)
  }
}
