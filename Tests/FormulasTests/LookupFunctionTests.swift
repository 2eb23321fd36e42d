import Testing

@testable import Formulas

@Suite struct LookupFunctionTests {
  private static let sheet = Fixture([
    ["1", "apple", "10", "9"], ["2", "Pear", "20", "7"], ["3", "fig", "30", "5"], ["5", "plum", "40", "1"],
    ["x", "apple", "50", ""],
  ])

  @Test(arguments: [
    ("MATCH(3,A1:A5,0)", "3"),
    ("MATCH(4,A1:A5)", "3"),
    ("MATCH(0,A1:A5)", "#N/A"),
    ("MATCH(99,A1:A5,1)", "4"),
    ("MATCH(\"PEAR\",B1:B5,0)", "2"),
    ("MATCH(\"p?um\",B1:B5,0)", "4"),
    ("MATCH(6,D1:D4,-1)", "2"),
    ("MATCH(20,A2:D2,0)", "3"),
    ("MATCH(1,A1:B5,0)", "#N/A"),
    ("MATCH(2,{1,2,3},0)", "2"),
    ("VLOOKUP(2,A1:C5,2,FALSE)", "Pear"),
    ("VLOOKUP(4,A1:C5,3)", "30"),
    ("VLOOKUP(4,A1:C5,3,0)", "#N/A"),
    ("VLOOKUP(1,A1:C5,4)", "#REF!"),
    ("VLOOKUP(1,A1:C5,0)", "#VALUE!"),
    ("VLOOKUP(\"f*\",B1:C5,2,FALSE)", "30"),
    ("HLOOKUP(10,C1:D3,3,FALSE)", "30"),
    ("LOOKUP(4,A1:A4,B1:B4)", "fig"),
    ("LOOKUP(4,A1:C4)", "30"),
    ("LOOKUP(2,1/(A1:A4<4),C1:C4)", "30"),
    ("XLOOKUP(5,A1:A5,B1:B5)", "plum"),
    ("XLOOKUP(4,A1:A5,B1:B5,\"none\")", "none"),
    ("XLOOKUP(4,A1:A5,B1:B5)", "#N/A"),
    ("XLOOKUP(4,A1:A5,B1:B5,,-1)", "fig"),
    ("XLOOKUP(4,A1:A5,B1:B5,,1)", "plum"),
    ("XLOOKUP(\"apple\",B1:B5,C1:C5,,0,-1)", "50"),
    ("XLOOKUP(\"P*\",B1:B5,C1:C5,,2)", "20"),
    ("SUM(XLOOKUP(2,A1:A5,C1:D5))", "27"),
    ("XMATCH(\"fig\",B1:B5)", "3"),
    ("INDEX(B1:B5,2)", "Pear"),
    ("INDEX(A1:D1,3)", "10"),
    ("INDEX(A1:D5,2,3)", "20"),
    ("SUM(INDEX(A1:D5,0,3))", "150"),
    ("SUM(INDEX(A1:D5,1,0))", "20"),
    ("INDEX(A1:D5,6,1)", "#REF!"),
    ("INDEX({1,2;3,4},2,2)", "4"),
    ("INDEX((A1:A2,C1:C2),2,1,2)", "20"),
    ("INDEX(C1:C5,MATCH(\"fig\",B1:B5,0))", "30"),
    ("ROW()", "99"),
    ("COLUMN()", "26"),
    ("ROW(B7)", "7"),
    ("COLUMN(C1:D1)", "3"),
    ("ROWS(A1:A5)", "5"),
    ("ROWS(A:A)", "1048576"),
    ("COLUMNS({1,2,3})", "3"),
    ("SUMPRODUCT(ROW(1:4))", "10"),
    ("OFFSET(A1,1,2)", "20"),
    ("SUM(OFFSET(A1,0,2,3,1))", "60"),
    ("SUM(OFFSET(C3,0,0,-2,1))", "50"),
    ("OFFSET(A1,-1,0)", "#REF!"),
    ("INDIRECT(\"B\"&2)", "Pear"),
    ("SUM(INDIRECT(\"Sheet1!C1:C2\"))", "30"),
    ("INDIRECT(\"R1C1\",FALSE)", "#REF!"),
    ("INDIRECT(\"no ref\")", "#REF!"),
    ("ADDRESS(2,3)", "$C$2"),
    ("ADDRESS(2,3,4,TRUE,\"My Sheet\")", "'My Sheet'!C2"),
    ("SUM(TRANSPOSE({1,2;3,4}))", "10"),
  ])
  func values(_ formula: String, _ expected: String) {
    #expect(Self.sheet.result(formula) == expected)
  }
}
