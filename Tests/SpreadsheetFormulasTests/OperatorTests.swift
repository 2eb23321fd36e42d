import Testing

@testable import SpreadsheetFormulas

@Suite struct OperatorTests {
  @Test(arguments: [
    ("0.1+0.2", "0.3"),
    ("1-0.9-0.1", "0"),
    ("1/3", "0.333333333333333"),
    ("1/3*3=1", "TRUE"),
    ("1-1/3*3", "0"),
    ("-2^2", "4"),
    ("2^-2", "0.25"),
    ("2^0.5^2", "2"),
    ("10%", "0.1"),
    ("200%%", "0.02"),
    ("1/0", "#DIV/0!"),
    ("0^0", "#NUM!"),
    ("1e120*1e120", "#NUM!"),
    ("\"3\"+4", "7"),
    ("\"$1,234.50\"*2", "2469"),
    ("\"(3)\"+0", "-3"),
    ("\"x\"+1", "#VALUE!"),
    ("TRUE+TRUE", "2"),
    ("\"a\"&1&TRUE", "a1TRUE"),
    ("1/4&\"\"", "0.25"),
    ("1e21&\"\"", "1E+21"),
    ("-0.00000000012&\"\"", "-0.00000000012"),
    ("0.00000000000125&\"\"", "1.25E-12"),
    ("\"A\"=\"a\"", "TRUE"),
    ("\"b\">\"A\"", "TRUE"),
    ("1<\"a\"", "TRUE"),
    ("\"z\"<TRUE", "TRUE"),
    ("\"10\"=10", "FALSE"),
    ("1<>2", "TRUE"),
    ("2>=2", "TRUE"),
    ("2<=1", "FALSE"),
    ("#N/A+1/0", "#N/A"),
    ("[1]Sheet1!A1+1", "#REF!"),
    ("Nothing!A1", "#REF!"),
    ("NotAName", "#NAME?"),
    ("NOSUCH(1)", "#NAME?"),
    ("SUM()", "#VALUE!"),
  ])
  func scalars(_ formula: String, _ expected: String) {
    #expect(result(formula) == expected)
  }

  private static let sheet = Fixture([
    ["1", "10", "x", "=A1:A3*2"],
    ["2", "20", "Y", "=A1:A3"],
    ["3", "30", "", "=@A1:A3"],
    ["", "", "", "=A1:A3"],
  ])

  @Test(arguments: [
    ("SUM(A1:B2)", "33"),
    ("SUM(A1:B3 B2:C9)", "50"),
    ("A1:A2 B1:B2", "#NULL!"),
    ("SUM((A1,B1:B2))", "31"),
    ("SUM(A1:INDEX(A:A,2))", "3"),
    ("SUMPRODUCT(A1:A3*B1:B3)", "140"),
    ("SUMPRODUCT(--(A1:A3>1),B1:B3)", "50"),
    ("SUMPRODUCT((A1:A3>1)*(B1:B3<30))", "1"),
    ("SUM({1,2;3,4}*{10;20})", "170"),
    ("A9=0", "TRUE"),
    ("A9=\"\"", "TRUE"),
    ("C1=\"X\"", "TRUE"),
    ("SUM(A:A)", "6"),
    ("SUM(2:2)", "24"),
  ])
  func ranges(_ formula: String, _ expected: String) {
    #expect(Self.sheet.result(formula) == expected)
  }

  @Test(arguments: [("D1", "2"), ("D2", "2"), ("D3", "3"), ("D4", "#VALUE!")])
  func implicitIntersection(_ cell: String, _ expected: String) {
    #expect(Self.sheet.shown(cell) == expected)
  }

  /// A formula that is not an array formula uses the cell of a range in its own row or column.
  @Test(arguments: [
    ("A1:A9", "Z5", "50"),
    ("A1:A9*2", "Z5", "100"),
    ("SUM(A1:A9*2)", "Z5", "100"),
    ("LEN(B1:B9)", "Z3", "6"),
    ("@A1:A9", "Z5", "50"),
    ("SINGLE(A1:A9)", "Z5", "50"),
    ("INDEX(A1:A9,0)", "Z5", "50"),
    ("IF(A1:A9>40,\"y\",\"n\")", "Z5", "y"),
    ("VLOOKUP(A1:A9,A1:B9,2,0)", "Z3", "cherry"),
    ("SUM(IF(A1:A9>40,1,0))", "Z5", "1"),
    ("H1:K1", "J9", "q3"),
  ])
  func `implicit intersection`(_ formula: String, _ cell: String, _ expected: String) {
    #expect(Fixture.lookups.result(formula, at: cell) == expected)
  }

  @Test(arguments: [
    ("SUM(A1:A9*2)", "#VALUE!"),
    ("SUMPRODUCT(LEN(B1:B7))", "34"),
  ])
  func `ranges as wholes`(_ formula: String, _ expected: String) {
    #expect(Fixture.lookups.result(formula) == expected)
  }
}
