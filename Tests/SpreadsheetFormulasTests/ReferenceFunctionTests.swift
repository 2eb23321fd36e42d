import Testing

@testable import SpreadsheetFormulas

@Suite struct ReferenceFunctionTests {
  @Test(arguments: [
    ("INDIRECT(\"A01\")", "10"),
    ("INDIRECT(\"2027!B1\")", "1000"),
    ("SUM(INDIRECT(\"A001:A03\"))", "60"),
    ("INDIRECT(\"$a$2\")", "20"),
    ("SUM(INDIRECT(\"A:A\"))", "450"),
    ("SUM(INDIRECT(\"2:2\"))", "298"),
    ("INDIRECT(\"E1+1\")", "#REF!"),
    ("INDIRECT(\"OFFSET(A1,1,0)\")", "#REF!"),
    ("INDIRECT(\"R1C1\",FALSE)", "10"),
    ("INDIRECT(\"r2c1\",0)", "20"),
    ("SUM(INDIRECT(\"C1\",FALSE))", "450"),
    ("SUM(INDIRECT(\"R1C1:R3C1\",FALSE))", "60"),
    ("SUM(INDIRECT(\"R2\",FALSE))", "298"),
    ("INDIRECT(\"Jan!R1C2\",FALSE)", "1"),
    ("INDIRECT(\"'Mar 26'!R1C2\",FALSE)", "100"),
    ("INDIRECT(\"A1\",FALSE)", "#REF!"),
    ("INDIRECT(\"R0C1\",FALSE)", "#REF!"),
    ("INDIRECT(\"R1C1\")", "#REF!"),
    ("INDIRECT(\"2027!Own\")", "2000"),
    ("SUM(INDIRECT(\"Fixed\",FALSE))", "60"),
    ("SUM(INDIRECT(\"Fixed\"))", "60"),
    ("SUM(INDIRECT(\"Moving\"))", "#REF!"),
    ("INDIRECT(\"\")", "#REF!"),
    ("INDIRECT(ADDRESS(3,1))", "30"),
    ("INDIRECT(ADDRESS(3,1,1,FALSE),FALSE)", "30"),
    ("INDIRECT(\"Mar 26!B1\")", "#REF!"),
    ("ADDRESS(2,3,1,FALSE)", "R2C3"),
    ("ADDRESS(2,3,2,FALSE)", "R2C[3]"),
    ("ADDRESS(2,3,3,FALSE)", "R[2]C3"),
    ("ADDRESS(2,3,4,FALSE)", "R[2]C[3]"),
    ("ADDRESS(2,3,1,FALSE,\"[Book1]Sheet1\")", "'[Book1]Sheet1'!R2C3"),
    ("ADDRESS(2,3,1,FALSE,\"EXCEL SHEET\")", "'EXCEL SHEET'!R2C3"),
    ("ADDRESS(1,1,,,\"S\")", "S!$A$1"),
    ("ADDRESS(1,16385)", "#VALUE!"),
  ])
  func `references from texts`(_ formula: String, _ expected: String) {
    #expect(Fixture.lookups.result(formula) == expected)
  }

  @Test(arguments: [
    ("INDIRECT(\"RC[-1]\",FALSE)", "B5", "50"),
    ("INDIRECT(\"R[-1]C\",FALSE)", "A5", "40"),
    ("INDIRECT(\"R[1]C[-1]\",FALSE)", "B5", "60"),
    ("INDIRECT(\"RC:R[2]C\",FALSE)", "A5", "50"),
    ("SUM(INDIRECT(\"RC[-1]:R[2]C[-1]\",FALSE))", "B5", "180"),
    ("SUM(INDIRECT(\"R[-4]C[-1]:R[-1]C[-1]\",0))", "B5", "100"),
  ])
  func `addresses relative to the cell`(_ formula: String, _ cell: String, _ expected: String) {
    #expect(Fixture.lookups.result(formula, at: cell) == expected)
  }

  @Test(arguments: [
    ("SUM(INDIRECT({\"A1:A3\",\"E1:E3\"}))", "#VALUE!"),
    (
      "SUMPRODUCT(SUMIFS(INDIRECT(\"'\"&M1:M3&\"'!B1:B3\"),INDIRECT(\"'\"&M1:M3&\"'!A1:A3\"),{\"rent\",\"food\"}))",
      "777"
    ),
    (
      "SUM(COUNTIFS(INDIRECT({\"Jan!A1:A3\",\"Feb!A1:A3\"}),\"rent\",INDIRECT({\"Jan!B1:B3\",\"Feb!B1:B3\"}),\">1\"))",
      "3"
    ),
    (
      "SUMPRODUCT(AVERAGEIF(INDIRECT({\"Jan!A1:A3\",\"Feb!A1:A3\"}),\"rent\",INDIRECT({\"Jan!B1:B3\",\"Feb!B1:B3\"})))",
      "27.5"
    ),
    (
      "MAX(MAXIFS(INDIRECT({\"Jan!B1:B3\",\"Feb!B1:B3\"}),INDIRECT({\"Jan!A1:A3\",\"Feb!A1:A3\"}),\"food\"))",
      "20"
    ),
    ("SUMPRODUCT(COUNTBLANK(OFFSET(O1,{0,2},0,2)))", "2"),
    ("SUMPRODUCT(SUBTOTAL(3,OFFSET(B1,ROW(B1:B8)-1,0)),--(A1:A8>40))", "3"),
    ("SUMPRODUCT(SUBTOTAL(9,INDIRECT({\"Jan!B1:B3\",\"Feb!B1:B3\"})))", "77"),
    (
      "VLOOKUP(\"rent\",INDIRECT(\"'\"&INDEX(M1:M3,MATCH(1,--(COUNTIF(INDIRECT(\"'\"&M1:M3&\"'!A1:A3\"),\"food\")>0),0))&\"'!A1:B3\"),2,0)",
      "1"
    ),
    ("SUM(IF(SUBTOTAL(3,OFFSET(B1,{0;1;2},0)),{1;2;4}))", "7"),
    ("SUM(SUMIF(OFFSET(E1:E3,0,{0,1,2}),\">5\"))", "30"),
    ("SUMPRODUCT(COUNTIF(OFFSET(A1,0,0,{1,2,3}),\">10\"))", "3"),
    ("SUM(OFFSET(INDIRECT(\"A1\"),1,0,2))", "50"),
    ("ROW(INDIRECT(\"A7\"))", "7"),
    ("SUMPRODUCT(ROW(INDIRECT(\"1:5\")))", "15"),
    ("SUM(INDIRECT(\"A1\"):INDIRECT(\"A3\"))", "60"),
    ("SUM(OFFSET(A1,0,0):OFFSET(A1,2,0))", "60"),
    ("COUNTA(INDIRECT(\"B\"&1&\":B\"&3))", "3"),
    ("INDIRECT(\"'Mar 26'!B\"&ROW(A2))", "200"),
    ("INDIRECT(\"Jan!A1:A3 Jan!A2:B2\")", "food"),
    ("INDIRECT(\"XFE1\")", "#REF!"),
    ("INDIRECT(\"A1048577\")", "#REF!"),
    ("INDIRECT(\"S!A1\")", "10"),
    ("INDIRECT(\"[Other.xlsx]S!A1\")", "#REF!"),
    ("INDIRECT(\"A1,A2\")", "#REF!"),
    ("INDIRECT(\"R[-100]C1\",FALSE)", "#REF!"),
    ("ADDRESS(1,1,1,0,\"Jan\")", "Jan!R1C1"),
    ("ADDRESS(3,28,4)", "AB3"),
    ("ADDRESS(0,1)", "#VALUE!"),
    ("ADDRESS(1,1,5)", "#VALUE!"),
    ("ADDRESS(2,3,1,TRUE,\"Mar 26\")", "'Mar 26'!$C$2"),
  ])
  func `references of references`(_ formula: String, _ expected: String) {
    #expect(Fixture.lookups.result(formula) == expected)
  }
}
