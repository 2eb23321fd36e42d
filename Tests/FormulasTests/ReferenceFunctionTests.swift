import Testing

@testable import Formulas

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
  ])
  func `addresses relative to the cell`(_ formula: String, _ cell: String, _ expected: String) {
    #expect(Fixture.lookups.result(formula, at: cell) == expected)
  }
}
