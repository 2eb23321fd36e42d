import Testing

@testable import SpreadsheetFormulas

@Suite struct ExtendedLookupTests {
  @Test(arguments: [
    ("XLOOKUP(30,A1:A9,B1:B9)", "cherry"),
    ("XLOOKUP(\"CHERRY\",B1:B9,A1:A9)", "30"),
    ("XLOOKUP(35,A1:A9,B1:B9)", "#N/A"),
    ("XLOOKUP(35,A1:A9,B1:B9,\"none\")", "none"),
    ("XLOOKUP(35,A1:A9,B1:B9,,-1)", "cherry"),
    ("XLOOKUP(35,A1:A9,B1:B9,,1)", "date"),
    ("XLOOKUP(5,A1:A9,B1:B9,\"low\",-1)", "low"),
    ("XLOOKUP(95,A1:A9,B1:B9,\"high\",1)", "high"),
    ("XLOOKUP(\"*rr*\",B1:B9,A1:A9,,2)", "30"),
    ("XLOOKUP(\"*rr*\",B1:B9,A1:A9)", "#N/A"),
    ("XLOOKUP(\"?ate\",B1:B9,A1:A9,,2)", "40"),
    ("XLOOKUP(3,C1:C9,A1:A9,,0,-1)", "60"),
    ("XLOOKUP(4,C1:C9,A1:A9,,-1)", "20"),
    ("XLOOKUP(4,C1:C9,A1:A9,,-1,-1)", "60"),
    ("XLOOKUP(6,C1:C9,A1:A9,,1)", "50"),
    ("XLOOKUP(\"7\",C1:C9,A1:A9)", "70"),
    ("XLOOKUP(TRUE,C1:C9,A1:A9)", "80"),
    ("XLOOKUP(40,A1:A9,B1:B9,,0,2)", "date"),
    ("XLOOKUP(40,D1:D9,A1:A9,,0,-2)", "60"),
    ("XLOOKUP(45,A1:A9,B1:B9,,-1,2)", "date"),
    ("XLOOKUP(45,A1:A9,B1:B9,,1,2)", "elder"),
    ("XLOOKUP(45,D1:D9,A1:A9,,-1,-2)", "60"),
    ("XLOOKUP(45,D1:D9,A1:A9,,1,-2)", "50"),
    ("XLOOKUP(\"q3\",H1:K1,H2:K2)", "13"),
    ("SUM(XLOOKUP(\"q3\",H1:K1,H2:K3))", "36"),
    ("XLOOKUP(30,A1:A9,B1:B8)", "#VALUE!"),
    ("XLOOKUP(\"q3\",H1:K1,H2:J2)", "#VALUE!"),
    ("XLOOKUP(30,A1:A9,H1:K1)", "#VALUE!"),
    ("XLOOKUP(1/0,A1:A9,B1:B9,\"none\")", "#DIV/0!"),
    ("XLOOKUP(90,A1:A9,B1:B9,\"none\")", "#N/A"),
    ("XLOOKUP(80,A1:A9,B1:B9)=\"\"", "TRUE"),
    ("ISBLANK(XLOOKUP(80,A1:A9,B1:B9))", "TRUE"),
    ("XLOOKUP(80,A1:A9,B1:B9)&\"!\"", "!"),
    ("XLOOKUP(,B1:B9,A1:A9)", "80"),
    ("XLOOKUP(N1,B1:B9,A1:A9)", "80"),
    ("XLOOKUP(30,A1:A9,B1:B9,,3)", "#VALUE!"),
    ("XLOOKUP(30,A1:A9,B1:B9,,0,3)", "#VALUE!"),
    ("XLOOKUP(30,A1:A9,B1:B9,,0,0)", "#VALUE!"),
    ("SUM(XLOOKUP(20,A1:A9,A1:A9):XLOOKUP(40,A1:A9,A1:A9))", "90"),
    ("XLOOKUP(\"q2\",H1:K1,XLOOKUP(11,H2:H3,H2:K3))", "12"),
    ("XMATCH(30,A1:A9)", "3"),
    ("XMATCH(35,A1:A9)", "#N/A"),
    ("XMATCH(35,A1:A9,-1)", "3"),
    ("XMATCH(35,A1:A9,1)", "4"),
    ("XMATCH(\"ch*\",B1:B9,2)", "3"),
    ("XMATCH(3,C1:C9,0,-1)", "6"),
    ("XMATCH(10,E1:G3)", "#VALUE!"),
    ("XMATCH(\"fig\",B1:B9,2,2)", "#VALUE!"),
    ("XMATCH(1,{3;1;2},0,2)", "2"),
    ("XMATCH(3,{3;1;2},0,2)", "#N/A"),
    ("XMATCH(#N/A,{1;2})", "#N/A"),
    ("XMATCH(\"q4\",H1:K1)", "4"),
    ("XMATCH(,B1:B9)", "8"),
  ])
  func `searches in all modes`(_ formula: String, _ expected: String) {
    #expect(Fixture.lookups.result(formula) == expected)
  }

  @Test(arguments: [
    ("XLOOKUP(4,E1:E3,E1:G3)", "4|5|6"),
    ("XLOOKUP({10;30},A1:A9,B1:B9)", "apple|cherry"),
    ("XLOOKUP({10,99},A1:A9,B1:B9,\"?\")", "apple|?"),
    ("XLOOKUP(A2:A3,A1:A9,B1:B9)", "Banana|cherry"),
    ("XMATCH({10,50},A1:A9)", "1|5"),
  ])
  func `searches for several values`(_ formula: String, _ expected: String) {
    #expect(Fixture.lookups.values(formula) == expected)
  }

  @Test(arguments: [
    ("XLOOKUP(\"b*\",{\"apple\";\"Banana\"},{1;2},,2)", "2"),
    ("XLOOKUP(\"~*\",{\"a\";\"*\"},{1;2},,2)", "2"),
    ("XLOOKUP(2.5,{1;2;3},{\"a\";\"b\";\"c\"},,-1)", "b"),
    ("XLOOKUP(2.5,{3;1;2},{\"a\";\"b\";\"c\"},,-1)", "c"),
    ("XLOOKUP(\"banana \",B1:B9,A1:A9)", "#N/A"),
    ("XLOOKUP(FALSE,{0;FALSE},{1;2})", "2"),
    ("XLOOKUP(\"\",{\"a\";\"\"},{1;2})", "2"),
    ("XLOOKUP(30,A:A,B:B)", "cherry"),
    ("SUM(XLOOKUP({10;20},A1:A9,D1:D9))", "170"),
    ("XLOOKUP(20,A1:A9,E1:G3)", "#VALUE!"),
    ("XLOOKUP(\"zz\",B1:B9,A1:A9,NA())", "#N/A"),
    ("XLOOKUP(\"zz\",B1:B9,A1:A9,)", "#N/A"),
    ("XLOOKUP(10,A1,B1)", "apple"),
    ("COLUMNS(XLOOKUP(10,A1,B1:C1))", "2"),
    ("XMATCH(\"B\",{\"a\",\"b\",\"c\"},0,2)", "2"),
    ("XMATCH(\"bb\",{\"a\",\"b\",\"c\"},-1,2)", "2"),
    ("XMATCH(\"bb\",{\"a\",\"b\",\"c\"},1,2)", "3"),
    ("XMATCH(0,{1,2,3},-1,2)", "#N/A"),
    ("XMATCH(9,{1,2,3},1,2)", "#N/A"),
    ("XMATCH(9,{3,2,1},-1,-2)", "1"),
    ("XMATCH(0,{3,2,1},1,-2)", "3"),
    ("XMATCH(2,{3,2,1},0,-2)", "2"),
    ("MATCH(\"b\",{\"a\",\"b\",\"c\"},-1)", "#N/A"),
    ("MATCH(\"b\",{\"c\",\"b\",\"a\"},-1)", "2"),
    ("MATCH(\"bb\",{\"c\",\"b\",\"a\"},-1)", "1"),
    ("MATCH(TRUE,{FALSE,TRUE},1)", "2"),
    ("MATCH(3,{1,3,3,3,5})", "4"),
    ("MATCH(3,{1,#N/A,3},0)", "3"),
    ("MATCH(\"\",{\"a\",\"\"},0)", "2"),
    ("MATCH(\"a?c\",{\"abc\",\"a?c\"},0)", "1"),
    ("MATCH(\"a~?c\",{\"abc\",\"a?c\"},0)", "2"),
    ("MATCH(5,A1:A9,2)", "#N/A"),
    ("MATCH(\"10\",A1:A9,0)", "#N/A"),
    ("VLOOKUP(\"10\",A1:B9,2,0)", "#N/A"),
    ("VLOOKUP(10,A1:B9,2.9,0)", "apple"),
    ("VLOOKUP(80,A1:B9,2,0)", "0"),
    ("VLOOKUP(90,A1:B9,2,0)", "#N/A"),
    ("VLOOKUP(\"c*\",B1:D9,3,0)", "70"),
    ("HLOOKUP(\"q9\",H1:K3,2,0)", "#N/A"),
    ("HLOOKUP(\"q9\",H1:K3,2)", "14"),
    ("HLOOKUP(\"q1\",H1:K3,4,0)", "#REF!"),
    ("LOOKUP(\"q2\",H1:K1,H2:K2)", "12"),
    ("LOOKUP(3,{1,2,3;\"a\",\"b\",\"c\"})", "c"),
    ("LOOKUP(\"b\",{\"a\",1;\"b\",2;\"c\",3})", "2"),
    ("INDEX(E1:G3,2,2)", "5"),
    ("INDEX(E1:G3,5)", "#REF!"),
    ("INDEX((E1:F2,H2:I3),2,2,2)", "22"),
    ("INDEX(E1:G3,1,4)", "#REF!"),
    ("INDEX(A1:A9,1.9)", "10"),
    ("INDEX(A1:A9,\"2\")", "20"),
    ("INDEX(A1:A9,MATCH(50,A1:A9,0))", "50"),
    ("SUM(OFFSET(A1,0,0,3):A5)", "150"),
    ("OFFSET(A1:A3,1,0,1,1)", "20"),
    ("COLUMNS(OFFSET(A1,0,0,1,3))", "3"),
    ("OFFSET(A1,1,1)", "Banana"),
    ("OFFSET(XFD1,0,1)", "#REF!"),
    ("CHOOSE(3,1,2)", "#VALUE!"),
    ("CHOOSE(2,1/0,5)", "5"),
    ("SUM(CHOOSE({1,2},A1,A2))", "30"),
  ])
  func `searches by type and order`(_ formula: String, _ expected: String) {
    #expect(Fixture.lookups.result(formula) == expected)
  }

  @Test func `nothing finds an empty cell from both ends`() {
    let sheet = Fixture(
      [["a", "", "c", "d", "", "f"]] + ["x", "", "y", "z", "", "w"].map { [$0] } + [["9"]])
    #expect(sheet.result("XMATCH(H9,A2:A8)") == "2")
    #expect(sheet.result("XMATCH(H9,A2:A8,0,-1)") == "5")
    #expect(sheet.result("XMATCH(H9,A1:F1)") == "2")
    #expect(sheet.result("XMATCH(H9,A1:F1,0,-1)") == "5")
    #expect(sheet.result("XMATCH(H9,A4:A5)") == "#N/A")
    #expect(sheet.result("XMATCH(H9,C4:C5)") == "1")
  }
}
