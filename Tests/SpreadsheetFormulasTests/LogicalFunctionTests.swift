import Testing

@testable import SpreadsheetFormulas

@Suite struct LogicalFunctionTests {
  @Test(arguments: [
    ("IF(1>2,\"yes\",\"no\")", "no"),
    ("IF(TRUE,1)", "1"),
    ("IF(FALSE,1)", "FALSE"),
    ("IF(FALSE,1,)", "0"),
    ("IF(\"x\",1,2)", "#VALUE!"),
    ("IF(TRUE,1,1/0)", "1"),
    ("IFS(FALSE,1,TRUE,2)", "2"),
    ("IFS(FALSE,1)", "#N/A"),
    ("IFERROR(1/0,\"bad\")", "bad"),
    ("IFERROR(5,1/0)", "5"),
    ("IFERROR(1/0,IFERROR(Z50,))>0", "FALSE"),
    ("IFERROR(__xludf.DUMMYFUNCTION(\"QUERY(A1)\"),42)", "42"),
    ("IFNA(NA(),0)", "0"),
    ("IFNA(1/0,0)", "#DIV/0!"),
    ("SWITCH(2,1,\"a\",2,\"b\",\"c\")", "b"),
    ("SWITCH(9,1,\"a\",2,\"b\",\"c\")", "c"),
    ("SWITCH(9,1,\"a\",2,\"b\")", "#N/A"),
    ("CHOOSE(2,\"a\",\"b\")", "b"),
    ("CHOOSE(3,\"a\",\"b\")", "#VALUE!"),
    ("AND(TRUE,1)", "TRUE"),
    ("AND(TRUE,0)", "FALSE"),
    ("AND(\"x\")", "#VALUE!"),
    ("OR(FALSE,1/0)", "#DIV/0!"),
    ("OR(FALSE,1)", "TRUE"),
    ("XOR(TRUE,TRUE,TRUE)", "TRUE"),
    ("NOT(0)", "TRUE"),
    ("TRUE()", "TRUE"),
    ("FALSE()", "FALSE"),
    ("SUM(IF({1,0,1},10,20))", "40"),
    ("SUM(IFERROR({1,#N/A,3},100))", "104"),
    ("SUM(CHOOSE({1,2},10,20))", "30"),
  ])
  func values(_ formula: String, _ expected: String) {
    #expect(result(formula) == expected)
  }

  @Test func `texts in ranges are passed over`() {
    let sheet = Fixture([["TRUE", "x"], ["1", "y"]])
    #expect(sheet.result("AND(A1:B2)") == "TRUE")
    #expect(sheet.result("OR(B1:B2)") == "#VALUE!")
  }

  @Test(arguments: [
    ("SUM(IFS({TRUE,FALSE},{1,2},TRUE,{3,4}))", "5"),
    ("SUMPRODUCT(MIN(IF(A1:A3>0,N1:N3)))", "0"),
    ("SUMPRODUCT(COUNT(IF({1;1;1},N1:N3)))", "3"),
    ("ISBLANK(IF(TRUE,N1))", "TRUE"),
    ("SUMPRODUCT(AVERAGE(IF({1;1;1;1},O1:O4)))", "1"),
  ])
  func `decisions over ranges`(_ formula: String, _ expected: String) {
    #expect(Fixture.lookups.result(formula) == expected)
  }

  @Test(arguments: [
    ("IFS(E1:E3>4,\"hi\",E1:E3>1,\"mid\",TRUE,\"lo\")", "lo|mid|hi"),
    ("IFERROR(IFS(E1:E3>4,\"hi\"),\"-\")", "-|-|hi"),
    ("SWITCH(E1:E3,1,\"a\",4,\"b\",\"c\")", "a|b|c"),
    ("SWITCH({1,2,9},1,\"a\",2,\"b\")", "a|b|#N/A"),
    ("IFERROR(1/{1,0,2},9)", "1|9|0.5"),
    ("IF({1,0,1},{\"a\",\"b\",\"c\"},\"z\")", "a|z|c"),
    ("IF({1;1},N1:N2)&\"\"", "0|0"),
  ])
  func `decisions for each value`(_ formula: String, _ expected: String) {
    #expect(Fixture.lookups.values(formula) == expected)
  }
}
