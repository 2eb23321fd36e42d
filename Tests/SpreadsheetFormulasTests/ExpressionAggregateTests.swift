import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

/// Tests how sums are recognized in the expression of a formula.
@Suite struct ExpressionAggregateTests {
  private static func cell(_ formula: String) throws -> Cell {
    Cell(try #require(CellReference("B10" as String)), .empty, formula: CellFormula(formula))
  }

  @Test(arguments: [
    ("SUM(B2:B9)", "B2:B9"), ("sum( $B$2:B9 )", "B2:B9"), ("+SUM(B2:B9)", nil), ("B4+B6", "B4 B6"),
    ("SUM(B2:B4,B6)+B8", "B2:B4 B6 B8"), ("SUM((B2,B4))", "B2 B4"), ("SUBTOTAL(9,B2:B9)", "B2:B9"),
    ("SUBTOTAL(109,B2:B9)", "B2:B9"), ("AGGREGATE(9,6,B2:B9)", "B2:B9"), ("SUM(SUM(B2:B3),B5)", "B2:B3 B5"),
    // Not plain sums: averages, differences, other sheets, and added literals.
    ("SUBTOTAL(1,B2:B9)", nil), ("AVERAGE(B2:B9)", nil), ("SUM(B2:B9)-B3", nil), ("SUM(B2:B9)+5", nil),
    ("SUM(Log!B2:B9)", nil), ("SUMIF(A2:A9,1,B2:B9)", nil), ("\"SUM(B2:B9)\"", nil), ("SUM(B2:B9", nil),
  ])
  func `a sum says what it adds up`(_ formula: String, _ expected: String?) throws {
    let cell = try Self.cell(formula)
    let ranges = FormulaForms().form(of: cell)?.addends(in: cell.reference)
    #expect(ranges.map { $0.map(\.description).joined(separator: " ") } == expected)
  }

  @Test func `a form is parsed once and read in each of its cells`() throws {
    let forms = FormulaForms()
    let formula = CellFormula(
      SharedFormula("SUM(B2:B9)", origin: try Self.cell("1").reference), in: .init(clampingRow: 10, column: 3)
    )
    let first = try forms.number(of: CellFormula("SUM(B2:B9)"), at: CellReference(clampingRow: 10, column: 2))
    let second = try forms.number(of: formula, at: CellReference(clampingRow: 10, column: 3))
    #expect(first == second)
    #expect(forms.forms.count == 1)
    #expect(
      forms.forms[second].addends(in: CellReference(clampingRow: 10, column: 3))?.first?.description
        == "C2:C9")
  }

  /// A subtotal ignores other subtotals, both calculated and cached ones.
  @Test(arguments: [true, false]) func `subtotals leave subtotals out`(_ isOpen: Bool) throws {
    var workbook = Fixture([["10"], ["20"], ["=subtotal( 9,A1:A2)"], ["=SUBTOTAL(9,A1:A3)"]]).workbook
    let inner = CellReference(clampingRow: 3, column: 1)
    if !isOpen {
      workbook.sheets[0].set(Cell(inner, .number(30), formula: CellFormula("subtotal( 9,A1:A2)")))
    }
    let calculator = WorkbookCalculator(workbook, now: Fixture.moment, usingCaches: true)
    #expect(calculator.value(sheet: "Sheet1", CellReference(clampingRow: 4, column: 1)) == .number(30))
  }
}
