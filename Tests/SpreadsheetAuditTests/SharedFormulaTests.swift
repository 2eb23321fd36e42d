import SpreadsheetFormulas
import SpreadsheetValues
import Testing

@testable import SpreadsheetAudit

/// Checks that a formula shared by many cells is analysed only once, with the same findings.
@Suite struct SharedFormulaTests {
  private static func form(_ text: String) throws -> AuditedForm {
    let cell = Cell(CellReference(clampingRow: 1, column: 1), .empty, formula: CellFormula(text))
    return AuditedForm(try #require(FormulaForms().form(of: cell)))
  }

  private static func areas(_ uses: [FormulaUse]) -> [String] {
    uses.compactMap { use in
      guard case .area(let area) = use.target else { return nil }
      return "\(area.range)"
    }
  }

  @Test(arguments: [
    ("B1+B2+B3+D3+E3", ["B1:B3", "D3:E3"]),
    // Not one range: cells in two directions, in reverse order, with a gap, or with different kinds of references.
    ("B1+B2+C2", ["B1:B2", "C2"]), ("B3+B2", ["B3", "B2"]), ("B1+B3", ["B1", "B3"]),
    ("$B$1+B2", ["B1", "B2"]), ("B1+Other!B2", ["B1", "B2"]), ("B1-B2", ["B1", "B2"]),
    ("SUM(B1,B2)+B3", ["B1", "B2", "B3"]), ("B1:B2+B3", ["B1:B2", "B3"]),
  ])
  func `cells that are added one after the other are one use`(_ formula: String, _ expected: [String]) throws
  {
    #expect(Self.areas(try Self.form(formula).uses) == expected)
  }

  @Test func `a long sum is one use in each of its cells`() throws {
    let text = (1...1_300).map { "B\($0)" }.joined(separator: "+")
    let form = try Self.form(text)
    #expect(Self.areas(form.uses) == ["B1:B1300"])
    #expect(form.ranges.isEmpty)
    #expect(form.figures.isEmpty)
  }

  private static func codes(_ layout: Layout) -> [String] {
    WorkbookAudit(layout.saved, now: Layout.moment).findings.map {
      "\($0.code.rawValue) \($0.location.reference)"
    }
  }

  @Test func `a cell that a sum of cells skips is found`() {
    var layout = Layout(sheets: ["Sheet1"])
    for row in 1...9 { layout.set("A\(row)", "\(row * 3).25") }
    layout.set("C1", "=A1+A2+A3+A4+A6+A7+A8+A9")
    #expect(Self.codes(layout) == ["incomplete-range C1"])
  }

  @Test func `a balance whose cells are added in a row breaks where a number stands`() {
    var layout = Layout(sheets: ["Sheet1"])
    for row in 1...9 { layout.set("A\(row)", "\(row * 7 % 10).5") }
    layout.set("B1", "100")
    for row in 2...9 { layout.set("B\(row)", "=A\(row - 1)+B\(row - 1)") }
    layout.set("B6", "1")
    #expect(Self.codes(layout).contains("broken-balance B6"))
  }

  @Test func `cells and their subtotal count twice where the subtotal adds them one by one`() {
    var layout = Layout(sheets: ["Sheet1"])
    for row in 1...4 { layout.set("A\(row)", "\(row).75") }
    layout.set("A5", "=A1+A2+A3+A4")
    layout.set("C9", "=SUM(A2:A5)")
    #expect(Self.codes(layout).contains("double-count C9"))
  }

  @Test func `what formulas may cost can be lifted`() throws {
    var layout = Layout(sheets: ["Sheet1"])
    for row in 1...40 { layout.set("A\(row)", "\(row)") }
    layout.set("C1", "=SUMPRODUCT(A1:A40*A1:A40)")
    var limits = WorkLimits(formulas: 1, cells: 41)
    limits.steps = 20
    let bounded = WorkbookAudit(layout.saved, now: Layout.moment, limits: limits).findings
    #expect(bounded.map(\.fact).contains(.tooMuchWork))
    #expect(WorkbookAudit(layout.saved, now: Layout.moment, limits: WorkLimits.none).findings.isEmpty)
  }
}
