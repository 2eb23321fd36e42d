import Testing

@testable import SpreadsheetFormulas

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

  /// The number 23, the text `23`, a word, an error, a truth value, an empty text, an empty cell, and more.
  private static let kinds = Fixture([
    ["23", "1"], ["=\"23\"", "2"], ["word", "4"], ["#N/A", "8"], ["TRUE", "16"], ["=\"\"", "32"], ["", "64"],
    ["45000", "128"], ["w*", "256"],
  ])

  @Test(arguments: [
    // A text equals the number it can be read as; but with `<>` it differs from that number, because it is a text.
    ("23", "3"), ("=23", "3"), ("<>23", "510"), ("<>word", "507"), ("<>w*", "251"), ("w*", "260"),
    ("w~*", "256"),
    ("<>w~*", "255"), ("=", "64"), ("<>", "447"), ("", "96"), ("<>#N/A", "503"), ("#N/A", "8"),
    ("TRUE", "16"),
    ("<>TRUE", "495"), (">0", "129"), ("<24", "1"), (">=3/15/2023", "128"), ("<3/15/2023", "1"),
    (">w", "260"),
    (">w*", "4"), ("<=w*", "290"), ("*", "294"), ("?*", "262"), ("<>*", "217"), ("word~", "4"),
  ])
  func `a criterion sees every kind of value`(_ criterion: String, _ sum: String) {
    #expect(Self.kinds.result("SUMIF(A1:A9,\"\(criterion)\",B1:B9)") == sum)
    #expect(Self.kinds.result("SUMIFS(B1:B9,A1:A9,\"\(criterion)\",B1:B9,\">0\")") == sum)
    #expect(
      Self.kinds.result("SUM(MAXIFS(B1:B9,A1:A9,\"\(criterion)\",B1:B9,{1,2,4,8,16,32,64,128,256}))") == sum)
  }

  @Test func `errors count only where they are summed`() {
    let sheet = Fixture([["a", "1"], ["b", "#N/A"], ["#DIV/0!", "3"]])
    #expect(sheet.result("SUMIF(A1:A3,\"a\",B1:B3)") == "1")
    #expect(sheet.result("SUMIF(A1:A3,\"b\",B1:B3)") == "#N/A")
    #expect(sheet.result("COUNTIF(A1:A3,\"#DIV/0!\")") == "1")
  }

  @Test(arguments: [
    ("SUM(SUMIF(INDIRECT({\"E1:E3\",\"F1:F3\"}),\">1\"))", "26"),
    (
      "SUMPRODUCT(SUMIF(INDIRECT(\"'\"&{\"Jan\",\"Feb\",\"Mar 26\"}&\"'!A1:A3\"),\"rent\",INDIRECT(\"'\"&{\"Jan\",\"Feb\",\"Mar 26\"}&\"'!B1:B3\")))",
      "555"
    ),
    (
      "SUMPRODUCT(SUMIF(INDIRECT(\"'\"&M1:M3&\"'!A1:A3\"),\"rent\",INDIRECT(\"'\"&M1:M3&\"'!B1:B3\")))", "555"
    ),
    ("SUMPRODUCT(COUNTIF(INDIRECT(\"'\"&M1:M3&\"'!A1:A3\"),\"rent\"))", "6"),
    (
      "SUMPRODUCT(SUMIFS(INDIRECT(\"'\"&M1:M3&\"'!B1:B3\"),INDIRECT(\"'\"&M1:M3&\"'!A1:A3\"),\"food\"))",
      "222"
    ),
    (
      "SUMPRODUCT(SUMIF(INDIRECT(\"'\"&M1:M3&\"'!A1:A3\"),{\"rent\",\"food\"},INDIRECT(\"'\"&M1:M3&\"'!B1:B3\")))",
      "777"
    ),
    ("SUMPRODUCT(SUMIF(OFFSET(E1,{0,1,2},0),\">0\"))", "12"),
    ("SUMPRODUCT(SUBTOTAL(9,OFFSET(E1,ROW(E1:E3)-ROW(E1),0,1,3)))", "45"),
    ("SUMPRODUCT(SUBTOTAL(109,OFFSET(E1,ROW(E1:E3)-1,0)))", "12"),
    ("SUM(N(OFFSET(E1,{0;1;2},0)))", "12"),
    ("SUMPRODUCT(N(INDIRECT(\"E\"&{1,2,3})))", "12"),
    ("SUMIF(INDIRECT(\"E1:E3\"),\">1\")", "11"),
    ("SUMIF(OFFSET(E1,0,0,3,1),\">1\",OFFSET(F1,0,0,3,1))", "13"),
    ("SUMIF(INDIRECT(\"Jan!A1:A3\"),\"rent\",INDIRECT(\"Jan!B1:B3\"))", "5"),
    ("COUNTIF(INDIRECT(\"Nosheet!A1:A3\"),\"rent\")", "#REF!"),
    ("SUMPRODUCT(COUNTIF(INDIRECT({\"E1:E3\",\"Nosheet!A1\"}),\">1\"))", "#REF!"),
  ])
  func `arrays of references`(_ formula: String, _ expected: String) {
    #expect(Fixture.lookups.result(formula) == expected)
  }

  @Test(arguments: [
    ("T(INDIRECT({\"B1\",\"B2\"}))", "apple|Banana"),
    ("SUBTOTAL(9,OFFSET(E1:G1,{0;2},0))", "6|24"),
  ])
  func `several results of arrays of references`(_ formula: String, _ expected: String) {
    #expect(Fixture.lookups.values(formula) == expected)
  }
}
