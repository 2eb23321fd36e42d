import Testing

@testable import SpreadsheetFormulas

@Suite struct DynamicArrayFunctionTests {
  private static let sheet = Fixture([
    ["pear", "3", "x"], ["Apple", "1", "y"], ["fig", "2", "x"], ["apple", "4", "x"], ["", "5"],
  ])

  @Test(arguments: [
    ("FILTER(B1:B4,C1:C4=\"x\")", "3|2|4"),
    ("FILTER(B1:B4,C1:C4=\"z\",\"none\")", "none"),
    ("FILTER(B1:B4,C1:C4=\"z\")", "#CALC!"),
    ("FILTER({1,2,3},{TRUE,FALSE,TRUE})", "1|3"),
    ("FILTER(B1:B4,C1:C3=\"x\")", "#VALUE!"),
    ("SORT(B1:B4)", "1|2|3|4"),
    ("SORT(A1:A5)", "Apple|apple|fig|pear|"),
    ("SORT(B1:B4,,-1)", "4|3|2|1"),
    ("SORT(A1:B4,2,-1)", "apple|4|pear|3|fig|2|Apple|1"),
    ("SORT({3,1,2},,,TRUE)", "1|2|3"),
    ("SORT(A1:B4,{1,2},{1,-1})", "apple|4|Apple|1|fig|2|pear|3"),
    ("SORT(B1:B4,2)", "#VALUE!"),
    ("SORTBY(A1:A4,B1:B4)", "Apple|fig|pear|apple"),
    ("SORTBY(A1:A4,C1:C4,1,B1:B4,-1)", "apple|pear|fig|Apple"),
    ("SORTBY({5,6,7},{2,3,1})", "7|5|6"),
    ("SORTBY(A1:A4,B1:B3)", "#VALUE!"),
    ("SORTBY(A1:B3,C1:D1,1,A1:A3,1)", "#VALUE!"),
    ("SORTBY(A1:C1,2,,{1,2,3})", "#VALUE!"),
    ("UNIQUE(A1:A4)", "pear|Apple|fig"),
    ("UNIQUE(C1:C4,FALSE,TRUE)", "y"),
    ("UNIQUE({1,2,1},TRUE)", "1|2"),
    ("SEQUENCE(3)", "1|2|3"),
    ("SEQUENCE(2,2,10,-1)", "10|9|8|7"),
    ("SEQUENCE(0)", "#CALC!"),
    ("SEQUENCE(-1)", "#VALUE!"),
    ("SEQUENCE(1048577)", "#NUM!"),
    ("TAKE(B1:B4,2)", "3|1"),
    ("TAKE(B1:B4,-1)", "4"),
    ("TAKE(A1:B4,1,-1)", "3"),
    ("DROP(B1:B4,3)", "4"),
    ("DROP(B1:B4,-3)", "3"),
    ("DROP(B1:B4,4)", "#CALC!"),
    ("CHOOSEROWS(B1:B4,1,-1)", "3|4"),
    ("CHOOSECOLS(A1:B2,2)", "3|1"),
    ("CHOOSECOLS(A1:B2,3)", "#VALUE!"),
    ("VSTACK({1,2},3)", "1|2|3|#N/A"),
    ("HSTACK({1;2},3)", "1|3|2|#N/A"),
    ("TOCOL({1,2;3,4})", "1|2|3|4"),
    ("TOROW({1,2;3,4},,TRUE)", "1|3|2|4"),
    ("TOCOL(A4:B5,1)", "apple|4|5"),
  ])
  func values(_ formula: String, _ expected: String) {
    #expect(Self.sheet.values(formula) == expected)
  }

  @Test(arguments: [
    ("SORT({3;#N/A;1})", "1|3|#N/A"),
    ("SORT({3;#N/A;1},,-1)", "#N/A|3|1"),
    ("SORT({\"b\";2;TRUE;\"a\";1})", "1|2|a|b|TRUE"),
    ("SORT({\"b\";2;TRUE;\"a\";1},,-1)", "TRUE|b|a|2|1"),
    ("SORT(C1:C9)", "1|3|3|5|7|9|7|TRUE|"),
    ("SORT(C1:C9,,-1)", "TRUE|7|9|7|5|3|3|1|"),
    ("SORT(E1:G3,2,-1)", "7|8|9|4|5|6|1|2|3"),
    ("SORT(H1:K3,2,-1,TRUE)", "q4|q3|q2|q1|14|13|12|11|24|23|22|21"),
    ("SORTBY(A1:A3,{2;1;3},-1)", "30|10|20"),
    ("SORTBY(H1:K1,H2:K2,-1)", "q4|q3|q2|q1"),
    ("SORTBY({\"a\";\"b\";\"c\"},{2;#N/A;1})", "c|a|b"),
    ("SORTBY({\"a\";\"b\";\"c\"},{1;1;0},1,{1;2;3},-1)", "c|b|a"),
    ("UNIQUE({1;2;2;3},,TRUE)", "1|3"),
    ("UNIQUE({\"a\";\"A\";\"b\"})", "a|b"),
    ("UNIQUE({1;\"1\"})", "1|1"),
    ("UNIQUE({1,1,2},TRUE)", "1|2"),
    ("UNIQUE({1,2;1,2;3,4})", "1|2|3|4"),
    ("UNIQUE({#N/A;#N/A;1})", "#N/A|1"),
    ("TAKE(A1:A9,-2)", "80|90"),
    ("TAKE(E1:G3,-1,-2)", "8|9"),
    ("TAKE(E1:G3,,2)", "1|2|4|5|7|8"),
    ("TAKE(E1:G3,5)", "1|2|3|4|5|6|7|8|9"),
    ("DROP(E1:G3,-2)", "1|2|3"),
    ("DROP(E1:G3,1,-1)", "4|5|7|8"),
    ("TOCOL(C1:C9,1)", "5|3|9|7|3|7|TRUE|1"),
    ("TOCOL(B7:B9,3)", "grape"),
    ("TOCOL(B7:B9,2)", "grape|"),
    ("TOCOL(E1:G2,,TRUE)", "1|4|2|5|3|6"),
    ("TOROW(E1:F2)", "1|2|4|5"),
    ("SEQUENCE(2,3)", "1|2|3|4|5|6"),
    ("SEQUENCE(3,,0,0.5)", "0|0.5|1"),
    ("SEQUENCE(2.9)", "1|2"),
    ("SEQUENCE(,3)", "1|2|3"),
    ("SEQUENCE(\"2\")", "1|2"),
    ("FILTER(E1:G3,E1:E3>1)", "4|5|6|7|8|9"),
    ("FILTER(E1:G3,{1,0,1})", "1|3|4|6|7|9"),
    ("FILTER(B7:B8,{1;1})&\"\"", "grape|"),
    ("FILTER(B7:B8,{1;1})=\"\"", "FALSE|TRUE"),
    ("ISBLANK(FILTER(B7:B8,{1;1}))", "FALSE|TRUE"),
    ("FILTER(A1:A3,A1:A3>99,{\"a\",\"b\"})", "a|b"),
  ])
  func arrays(_ formula: String, _ expected: String) {
    #expect(Fixture.lookups.values(formula) == expected)
  }

  @Test(arguments: [
    ("SORT(E1:G3,0)", "#VALUE!"),
    ("SORT(E1:G3,4)", "#VALUE!"),
    ("SORT(E1:G3,1,2)", "#VALUE!"),
    ("UNIQUE({1;1},,TRUE)", "#CALC!"),
    ("TAKE(E1:G3,0)", "#CALC!"),
    ("DROP(E1:G3,3)", "#CALC!"),
    ("TOCOL({1;2},4)", "#VALUE!"),
    ("SEQUENCE(1,-1)", "#VALUE!"),
    ("FILTER(A1:A3,A1:A3>99,\"none\")", "none"),
    ("FILTER(A1:A3,{1;1})", "#VALUE!"),
    ("FILTER({1;2},{#N/A;1})", "#N/A"),
    ("FILTER({1;2},{\"x\";1})", "#VALUE!"),
    ("SUM(FILTER(A1:A9,(A1:A9>20)*(A1:A9<50)))", "70"),
    ("ROWS(FILTER(A1:A9,A1:A9>20))", "7"),
    ("FILTER(B8,{1})", "0"),
  ])
  func `single results and refusals`(_ formula: String, _ expected: String) {
    #expect(Fixture.lookups.result(formula) == expected)
  }
}
