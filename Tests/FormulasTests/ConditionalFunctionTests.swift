import Testing

@testable import Formulas

@Suite struct ConditionalFunctionTests {
  private static let log = Fixture([
    ["Rent", "1200", "1", "10"], ["Food", "80.25", "2", "20"], ["food", "19.75", "3", "30"],
    ["", "5", "4", "40"], ["Fo*d", "7", "5", "50"], ["12", "1", "6", "60"], ["=\"12\"", "2", "", "70"],
  ])

  @Test(arguments: [
    ("SUMIF(A1:A7,\"food\",B1:B7)", "100"),
    ("SUMIF(A1:A7,\"Food\",B1)", "100"),
    ("SUMIF(A1:A7,\"f*\",B1:B7)", "107"),
    ("SUMIF(A1:A7,\"f~*d\",B1:B7)", "0"),
    ("SUMIF(A1:A7,\"fo~*d\",B1:B7)", "7"),
    ("SUMIF(A1:A7,\"?ent\",B1:B7)", "1200"),
    ("SUMIF(A1:A7,12,B1:B7)", "3"),
    ("SUMIF(A1:A7,\"\",B1:B7)", "5"),
    ("SUMIF(A1:A7,\"=\",B1:B7)", "5"),
    ("SUMIF(A1:A7,\"<>\",B1:B7)", "1310"),
    ("SUMIF(A1:A7,\"<>food\",B1:B7)", "1215"),
    ("SUMIF(B1:B7,\">=\"&80.25)", "1280.25"),
    ("SUMIF(B1:B7,\"<5\")", "3"),
    ("SUMIFS(B1:B7,A1:A7,\"food\",C1:C7,\">2\")", "19.75"),
    ("SUMIFS(B1:B7,C1:C7,\">=2\",C1:C7,\"<=4\")", "105"),
    ("SUMIFS(B1:B7,C1:C7,\"\",A1:A7,\"<>x\")", "2"),
    ("SUMIFS(B1:B7,A1:A6,\"food\")", "#VALUE!"),
    ("SUMIFS(B:B,A:A,\"food\")", "100"),
    ("COUNTIF(A1:A7,\"food\")", "2"),
    ("COUNTIF(A1:A7,12)", "2"),
    ("COUNTIF(A1:A10,\"\")", "4"),
    ("COUNTIF(A:A,\"<>\")", "6"),
    ("COUNTIF(A:A,\"\")", "1048570"),
    ("COUNTIFS(A1:A7,\"f*\",B1:B7,\">10\")", "2"),
    ("COUNTIFS(A1:A7,\"<>food\",C1:C7,\"<>\")", "4"),
    ("AVERAGEIF(A1:A7,\"food\",B1:B7)", "50"),
    ("AVERAGEIF(A1:A7,\"none\",B1:B7)", "#DIV/0!"),
    ("AVERAGEIFS(B1:B7,A1:A7,\"food\",C1:C7,2)", "80.25"),
    ("MAXIFS(B1:B7,A1:A7,\"food\")", "80.25"),
    ("MINIFS(B1:B7,A1:A7,\"food\")", "19.75"),
    ("MINIFS(B1:B7,A1:A7,\"none\")", "0"),
    ("SUM(SUMIF(A1:A7,{\"rent\",\"food\"},B1:B7))", "1300"),
    ("SUMIF(\"x\",\"x\")", "#VALUE!"),
  ])
  func values(_ formula: String, _ expected: String) {
    #expect(Self.log.result(formula) == expected)
  }

  @Test func `errors count only where they are summed`() {
    let sheet = Fixture([["a", "1"], ["b", "#N/A"], ["#DIV/0!", "3"]])
    #expect(sheet.result("SUMIF(A1:A3,\"a\",B1:B3)") == "1")
    #expect(sheet.result("SUMIF(A1:A3,\"b\",B1:B3)") == "#N/A")
    #expect(sheet.result("COUNTIF(A1:A3,\"#DIV/0!\")") == "1")
  }
}
