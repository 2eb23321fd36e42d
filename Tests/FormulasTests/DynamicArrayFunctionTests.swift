import Testing

@testable import Formulas

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
  func values(_ formula: String, _ expected: String) throws {
    // Every value in turn, rows first; what is one error stays one.
    let joined = "REDUCE(\"\",\(formula),LAMBDA(a,b,a&\"|\"&IF(ISERROR(b),IF(ISNA(b),\"#N/A\",b),b)))"
    let shown = Self.sheet.result(joined)
    #expect(shown == (expected.hasPrefix("#") ? expected : "|" + expected))
  }
}
