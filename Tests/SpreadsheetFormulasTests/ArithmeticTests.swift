import ExactDecimals
import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFormulas

/// Tests both arithmetics; expected doubles come from Python's `repr` of the same steps.
@Suite struct ArithmeticTests {
  private func value(_ formula: String, _ arithmetic: Arithmetic, _ fixture: Fixture = Fixture()) -> String {
    let calculator = WorkbookCalculator(fixture.workbook, now: Fixture.moment, arithmetic: arithmetic)
    let cell = CellReference(clampingRow: 99, column: 26)
    guard let value = try? calculator.evaluate(formula, sheet: "Sheet1", at: cell) else { return "?" }
    guard case .number(let number) = value else { return Fixture.shown(value) }
    return number.plainText
  }

  @Test(arguments: [
    ("0.1+0.2", "0.30000000000000004", "0.3"),
    ("0.1+0.2=0.3", "TRUE", "TRUE"),
    ("1*(0.5-0.4-0.1)", "-0.000000000000000027755575615628914", "0"),
    ("0.5-0.4-0.1", "0", "0"),
    ("1/3", "0.3333333333333333", "0.3333333333333333333333333333333333"),
    ("1/3*3", "1", "0.9999999999999999999999999999999999"),
    ("INT((0.1+0.7)*10)", "7", "8"),
    ("ROUND(2.675,2)", "2.68", "2.68"),
    // The value that Excel stores; the double is 0.006249999999999999.
    ("ROUND(1.05*(0.0284+0.0046)-0.0284,4)", "0.0063", "0.0063"),
    ("ROUND(0.1+0.2,20)", "0.30000000000000004", "0.3"),
    ("1.1^10", "2.5937424601000023", "2.5937424601"),
    ("9007199254740993+0", "9007199254740992", "9007199254740993"),
    ("SUM(0.1,0.2,-0.3)", "0.00000000000000005551115123125783", "0"),
    ("SUMPRODUCT({0.1,0.2},{3,1})", "0.5", "0.5"),
    ("SUMSQ(0.1,0.2)", "0.05000000000000001", "0.05"),
    ("PRODUCT(0.1,3)", "0.30000000000000004", "0.3"),
    ("SQRT(2)", "1.4142135623730951", "1.414213562373095048801688724"),
    ("AVERAGE(0.1,0.2,0.3)", "0.20000000000000004", "0.2"),
    ("0^0", "#NUM!", "#NUM!"),
    ("1/0", "#DIV/0!", "#DIV/0!"),
    ("10^200", "#NUM!", "#NUM!"),
    ("-8^(1/3)", "#NUM!", "#NUM!"),
    ("-SUM(1000/3,1/700,1/90,22/7)", "-336.48873015873016", "-336.48873015873015873015873015873012554"),
    ("123456789012345678", "123456789012345680", "123456789012345678"),
    ("SUM({123456789012345678,0})", "123456789012345680", "123456789012345678"),
    ("0.100000000000000005551115123125782702118158340454", "0.1", "0.1"),
    ("SIGN(1E-307)", "1", "0"),
    ("SIGN(-1E-307)", "-1", "0"),
    ("CEILING(1E-307,1)", "1", "0"),
    ("FLOOR(1E-307,1)", "0", "0"),
    ("FLOOR(-1E-307,1)", "-1", "0"),
    ("1E-100*1E-100=0", "FALSE", "TRUE"),
    ("1E-200*0.5>0", "TRUE", "FALSE"),
    ("SUMSQ(1E-307)", "0", "0"),
    ("1E-200", "0", "0"),
    ("LN(1E-300)", "#NUM!", "#NUM!"),
    ("SQRT(1E-300)", "#NUM!", "0"),
    ("1E-200*1E100", "#NUM!", "0"),
    ("{0.1,0.2}+0.2", "0.30000000000000004", "0.3"),
  ])
  func bothReadings(_ formula: String, _ double: String, _ decimal: String) {
    #expect(value(formula, .double) == double)
    #expect(value(formula, .decimal) == decimal)
  }

  @Test func `a cell is the double that its file names, in decimal its 15 digits`() {
    var fixture = Fixture([["6336.50", "6333.36"]])
    let cell = CellReference(clampingRow: 1, column: 1)
    fixture.workbook.sheets[0].set(
      Cell(cell, .number(Decimal(63_365) / 10), rawText: "6336.5049999999992"))
    #expect(value("A1-B1", .double, fixture) == "3.144999999999527")
    #expect(value("A1-B1", .decimal, fixture) == "3.14")
  }

  @Test func `columns of cents drift in double only`() {
    let fixture = Fixture((1...1_000).map { _ in ["0.01", "a"] })
    #expect(value("SUM(A1:A1000)", .double, fixture) == "9.999999999999831")
    #expect(value("SUMIF(B1:B1000,\"a\",A1:A1000)", .double, fixture) == "9.999999999999831")
    #expect(value("SUBTOTAL(9,A1:A1000)", .double, fixture) == "9.999999999999831")
    #expect(value("SUM(A1:A1000)", .decimal, fixture) == "10")
    #expect(value("SUMIF(B1:B1000,\"a\",A1:A1000)", .decimal, fixture) == "10")
  }

  @Test(arguments: [
    ("0.1", 0.1), ("123456789012345678", 123_456_789_012_345_678.0), ("1e-40", 1e-40),
    ("179769313486231570000000000000000000000", 1.7976931348623157e38), ("-2.5", -2.5),
  ])
  func conversions(_ text: String, _ double: Double) throws {
    let decimal = try #require(try? Decimal(strict: text))
    #expect(decimal.nearestDouble == double)
    #expect(Decimal(shortest: double)?.nearestDouble == double)
  }

  @Test func `doubles out of range`() {
    #expect(Decimal(shortest: .nan) == nil)
    #expect(Decimal(shortest: 1e300) == nil)
    // The number is too small, so only its sign is kept.
    #expect(Decimal(shortest: 1e-300) == Decimal(sign: .plus, exponent: -128, significand: 1))
    #expect(Decimal(shortest: -1e-300) == Decimal(sign: .minus, exponent: -128, significand: 1))
    #expect(Decimal(shortest: 0) == 0)
  }
}
