import Testing

@testable import SpreadsheetFormulas

@Suite struct StatisticalFunctionTests {
  private static let sheet = Fixture([["7", "x"], ["5", ""], ["5", "=\"\""], ["1", "TRUE"], ["2", "9"]])

  @Test(arguments: [
    ("AVERAGE(A1:A5)", "4"),
    ("AVERAGE(A1:B5)", "4.83333333333333"),
    ("AVERAGE(B1:B4)", "#DIV/0!"),
    ("AVERAGE(1,TRUE)", "1"),
    ("COUNT(A1:B5)", "6"),
    ("COUNT(1,\"2\",\"x\",TRUE,1/0)", "3"),
    ("COUNTA(B1:B5)", "4"),
    ("COUNTBLANK(B1:B5)", "2"),
    ("MIN(A1:A5,0.5)", "0.5"),
    ("MAX(A1:A5)", "7"),
    ("MAX(B1:B4)", "0"),
    ("MEDIAN(A1:A5)", "5"),
    ("MEDIAN(1,2,3,4)", "2.5"),
    ("LARGE(A1:A5,2)", "5"),
    ("SMALL(A1:A5,2)", "2"),
    ("SMALL(A1:A5,6)", "#NUM!"),
    ("SUM(LARGE(A1:A5,{1,2}))", "12"),
    ("RANK(7,A1:A5)", "1"),
    ("RANK(5,A1:A5,1)", "3"),
    ("RANK(9,A1:A5)", "#N/A"),
    ("STDEV(2,4,4,4,5,5,7,9)", "2.1380899352994"),
    ("STDEV.P(2,4,4,4,5,5,7,9)", "2"),
    ("VAR.S(1,2,3,4)", "1.66666666666667"),
    ("VAR.P(1,2,3,4)", "1.25"),
    ("STDEV(1)", "#DIV/0!"),
  ])
  func values(_ formula: String, _ expected: String) {
    #expect(Self.sheet.result(formula) == expected)
  }

  @Test func `errors are not counted and end no count`() {
    let sheet = Fixture([["7"], ["#N/A"], ["5"], ["TRUE"], ["x"], ["=1/0"], ["2"]])
    #expect(sheet.result("COUNT(A1:A7)") == "3")
    #expect(sheet.result("COUNT(A1:A7,1,{1,\"x\"})") == "5")
  }
}
