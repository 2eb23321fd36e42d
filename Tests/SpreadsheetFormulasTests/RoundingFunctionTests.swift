import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

@Suite struct RoundingFunctionTests {
  @Test(arguments: [
    ("ROUND(2.15,1)", "2.2"),
    ("ROUND(2.149,1)", "2.1"),
    ("ROUND(-1.475,2)", "-1.48"),
    ("ROUND(21.5,-1)", "20"),
    ("ROUND(626.3,-3)", "1000"),
    ("ROUND(1/3*7.5,0)", "3"),
    ("ROUND(1.005,2)", "1.01"),
    ("ROUNDUP(3.2,0)", "4"),
    ("ROUNDUP(-3.14159,1)", "-3.2"),
    ("ROUNDUP(31415.92654,-2)", "31500"),
    ("ROUNDUP(3,2)", "3"),
    ("ROUNDDOWN(3.14159,3)", "3.141"),
    ("ROUNDDOWN(-3.19,1)", "-3.1"),
    ("ROUNDDOWN(31415.92654,-2)", "31400"),
    ("TRUNC(-8.9)", "-8"),
    ("TRUNC(8.95,1)", "8.9"),
    ("INT(8.9)", "8"),
    ("INT(-8.9)", "-9"),
    ("INT(1/3*3)", "1"),
    ("CEILING(2.5,1)", "3"),
    ("CEILING(-2.5,-2)", "-4"),
    ("CEILING(-2.5,2)", "-2"),
    ("CEILING(1.5,0.1)", "1.5"),
    ("CEILING(0.234,0.01)", "0.24"),
    ("CEILING(1,-1)", "#NUM!"),
    ("FLOOR(3.7,2)", "2"),
    ("FLOOR(-2.5,-2)", "-2"),
    ("FLOOR(-2.5,2)", "-4"),
    ("FLOOR(2.5,-2)", "#NUM!"),
    ("FLOOR(1,0)", "#DIV/0!"),
    ("CEILING.MATH(24.3,5)", "25"),
    ("CEILING.MATH(-8.1,2)", "-8"),
    ("CEILING.MATH(-5.5,2,-1)", "-6"),
    ("FLOOR.MATH(24.3,5)", "20"),
    ("FLOOR.MATH(-8.1,2)", "-10"),
    ("FLOOR.MATH(-5.5,2,-1)", "-4"),
    ("MROUND(10,3)", "9"),
    ("MROUND(-10,-3)", "-9"),
    ("MROUND(1.3,0.2)", "1.4"),
    ("MROUND(5,-2)", "#NUM!"),
  ])
  func values(_ formula: String, _ expected: String) {
    #expect(result(formula) == expected)
  }

  /// Excel rounds the displayed value: the double of the first example is 0.0062499999999999961, and 0.0063 is stored.
  @Test(arguments: [
    ("ROUND(1.05*(0.0284+0.0046)-0.0284,4)", "0.0063"), ("ROUND(1.1*1.15,3)", "1.265"),
    ("ROUND(2.5-0.00000000001,0)", "2"),
  ])
  func `halves in doubles are those of 15 digits`(_ formula: String, _ expected: String) throws {
    let calculator = WorkbookCalculator(Fixture().workbook, now: Fixture.moment, arithmetic: .double)
    let cell = CellReference(clampingRow: 1, column: 1)
    #expect(Fixture.shown(try calculator.evaluate(formula, sheet: "Sheet1", at: cell)) == expected)
  }
}
