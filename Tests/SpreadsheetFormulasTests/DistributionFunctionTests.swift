import Testing

@testable import SpreadsheetFormulas

/// Tests distribution functions; expected values come from Microsoft's examples and from calculations by hand.
@Suite struct DistributionFunctionTests {
  private static let sheet = Fixture([
    ["1", "3", "6"], ["2", "2", "7"], ["4", "4", "9"], ["7", "5", "15"], ["8", "6", "21"], ["9", "x", "1"],
    ["10"], ["12"],
  ])

  @Test(arguments: [
    ("PERCENTILE({1,3,2,4},0.3)", "1.9"),
    ("PERCENTILE.INC({1,3,2,4},1)", "4"),
    ("PERCENTILE({1,2},1.1)", "#NUM!"),
    ("PERCENTILE.EXC({1,2,3,6,6,6,7,8,9},0.25)", "2.5"),
    ("PERCENTILE.EXC({1,2,3},0.1)", "#NUM!"),
    ("QUARTILE(A1:A8,1)", "3.5"),
    ("QUARTILE.INC(A1:A8,4)", "12"),
    ("QUARTILE.EXC({6,7,15,36,39,40,41,42,43,47,49},1)", "15"),
    ("MODE(5.6,4,4,3,2,4)", "4"),
    ("MODE({1,2,2,1})", "1"),
    ("MODE.SNGL(1,2,3)", "#N/A"),
    ("CORREL(B1:B5,C1:C5)", "0.927321208166608"),
    ("PEARSON({1,2,3},{2,4,6})", "1"),
    ("CORREL({1,1},{1,2})", "#DIV/0!"),
    ("RSQ({1,2,3},{6,4,2})", "1"),
    ("CORREL({1,2},{1,2,3})", "#N/A"),
    ("FORECAST(30,{6,7,9,15,21},{20,28,31,38,40})", "10.6072530864198"),
    ("FORECAST.LINEAR(10,{2,4,6},{1,2,3})", "20"),
    ("SLOPE({2,4,6},{1,2,3})", "2"),
    ("INTERCEPT({3,5,7},{1,2,3})", "1"),
    ("CORREL(B1:B6,C1:C6)", "0.927321208166608"),
  ])
  func values(_ formula: String, _ expected: String) {
    #expect(Self.sheet.result(formula) == expected)
  }

  private static let mixed = Fixture([["10"], ["7"], ["TRUE"], ["text"], ["4"], ["#DIV/0!"]])

  @Test(arguments: [
    ("AVERAGEA(A1:A5)", "4.4"),
    ("MAXA(A3:A4)", "1"),
    ("MINA(A1:A5)", "0"),
    ("VARA(A1:A5)", "17.3"),
    ("VARPA(A1:A5)", "13.84"),
    ("STDEVA(A1:A2)", "2.12132034355964"),
    ("STDEVPA(A1:A2)", "1.5"),
    ("AVERAGEA(A6)", "#DIV/0!"),
    ("AGGREGATE(9,6,A1:A6)", "21"),
    ("AGGREGATE(9,4,A1:A6)", "#DIV/0!"),
    ("AGGREGATE(14,6,A1:A6,1)", "10"),
    ("AGGREGATE(15,6,A1:A6,2)", "7"),
    ("AGGREGATE(15,6,A1:A2/(A1:A2<10),1)", "7"),
    ("AGGREGATE(16,6,A1:A6,0.5)", "7"),
    ("AGGREGATE(17,6,A1:A6,2)", "7"),
    ("AGGREGATE(18,6,A1:A6,0.5)", "7"),
    ("AGGREGATE(19,6,A1:A6,2)", "7"),
    ("AGGREGATE(12,6,A1:A6)", "7"),
    ("AGGREGATE(13,6,A1:A6)", "#N/A"),
    ("AGGREGATE(3,6,A1:A6)", "5"),
    ("AGGREGATE(14,6,A1:A6)", "#VALUE!"),
    ("AGGREGATE(20,6,A1:A6)", "#VALUE!"),
  ])
  func mixedValues(_ formula: String, _ expected: String) {
    #expect(Self.mixed.result(formula) == expected)
  }
}
