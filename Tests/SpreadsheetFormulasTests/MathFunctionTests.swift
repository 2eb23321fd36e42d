import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

@Suite struct MathFunctionTests {
  @Test(arguments: [
    ("SUM(1,\"2\",TRUE)", "4"),
    ("SUM(1,\"x\")", "#VALUE!"),
    ("PRODUCT(2,3,4)", "24"),
    ("SUMSQ(3,4)", "25"),
    ("ABS(-2.5)", "2.5"),
    ("SIGN(-3)", "-1"),
    ("SIGN(0)", "0"),
    ("MOD(-3,2)", "1"),
    ("MOD(3,-2)", "-1"),
    ("MOD(5.5,1.1)", "0"),
    ("MOD(1,0)", "#DIV/0!"),
    ("QUOTIENT(-10,3)", "-3"),
    ("POWER(1.1,10)", "2.5937424601"),
    ("POWER(98.6,3.2)", "2401077.22206958"),
    ("POWER(4,5/4)", "5.65685424949238"),
    ("POWER(2,-1)", "0.5"),
    ("(-8)^(1/3)", "#NUM!"),
    ("0^-1", "#DIV/0!"),
    ("SQRT(2)", "1.4142135623731"),
    ("SQRT(1234321)", "1111"),
    ("SQRT(0.0625)", "0.25"),
    ("SQRT(-1)", "#NUM!"),
    ("EXP(1)", "2.71828182845905"),
    ("EXP(0)", "1"),
    ("LN(86)", "4.45434729625351"),
    ("LOG(8,2)", "3"),
    ("LOG10(1000)", "3"),
    ("LOG(5,1)", "#DIV/0!"),
    ("LN(1.5)", "0.405465108108164"),
    ("LN(0)", "#NUM!"),
    ("PI()", "3.14159265358979"),
  ])
  func singleValues(_ formula: String, _ expected: String) {
    #expect(result(formula) == expected)
  }

  private static let column = Fixture([
    ["1", "a"], ["2", "b"], ["TRUE", "c"], ["text", "d"], ["=SUBTOTAL(9,A1:A2)", "e"], ["4", "f"],
  ])

  @Test(arguments: [
    ("SUM(A1:A6)", "10"),
    ("SUBTOTAL(9,A1:A6)", "7"),
    ("SUBTOTAL(1,A1:A6)", "2.33333333333333"),
    ("SUBTOTAL(2,A1:A6)", "3"),
    ("SUBTOTAL(3,A1:A6)", "5"),
    ("SUBTOTAL(4,A1:A6)", "4"),
    ("SUBTOTAL(5,A1:A6)", "1"),
    ("SUBTOTAL(6,A1:A6)", "8"),
    ("SUBTOTAL(7,A1:A2)", "0.707106781186548"),
    ("SUBTOTAL(8,A1:A2)", "0.5"),
    ("SUBTOTAL(10,A1:A2)", "0.5"),
    ("SUBTOTAL(11,A1:A2)", "0.25"),
    ("SUBTOTAL(12,A1:A2)", "#VALUE!"),
    ("SUMPRODUCT(A1:A2,A1:A3)", "#VALUE!"),
    ("SUMPRODUCT(A1:A4)", "3"),
  ])
  func ranges(_ formula: String, _ expected: String) {
    #expect(Self.column.result(formula) == expected)
  }

  @Test func `hidden rows are left out from 101 on`() {
    var fixture = Fixture([["1"], ["2"], ["4"]])
    fixture.workbook.sheets[0].rows[1].isHidden = true
    #expect(fixture.result("SUBTOTAL(9,A1:A3)") == "7")
    #expect(fixture.result("SUBTOTAL(109,A1:A3)") == "5")
    #expect(fixture.result("SUBTOTAL(102,A1:A3)") == "2")
  }

  @Test func `rows that the filter of a sheet hides are left out from 1 on`() {
    var fixture = Fixture([["Amount"], ["1"], ["2"], ["4"], ["8"]])
    fixture.workbook.sheets[0].properties.filteredCells = CellRange("A1:A4")
    for row in [2, 4] { fixture.workbook.sheets[0].rows[row].isHidden = true }
    #expect(fixture.result("SUBTOTAL(9,A2:A5)") == "13")
    #expect(fixture.result("SUBTOTAL(109,A2:A5)") == "5")
    #expect(fixture.result("SUM(A2:A5)") == "15")
  }
}
