import SpreadsheetValues
import Testing

@Suite struct FormulaShiftingTests {
  /// Formulas moved one row down and two columns to the right.
  @Test(arguments: [
    ("cell", "A1", "C2"),
    ("absolute and mixed", "$A$1+$A1+A$1", "$A$1+$A2+C$1"),
    ("range", "SUM(A1:B$2)", "SUM(C2:D$2)"),
    ("whole columns", "SUM(A:$B)", "SUM(C:$B)"),
    ("whole rows", "SUM(1:$2)", "SUM(2:$2)"),
    ("text", #""A1 "" B1"&A1"#, #""A1 "" B1"&C2"#),
    ("sheet", "Sheet1!A1+S2!B2", "Sheet1!C2+S2!D3"),
    ("quoted sheet", "'A1''s B1'!A1", "'A1''s B1'!C2"),
    ("sheets from to", "Jan:Dec!A1", "Jan:Dec!C2"),
    ("another workbook", "[1]A1!A1", "[1]A1!C2"),
    ("functions that look like cells", "LOG10(A1)+ATAN2(1,A1)", "LOG10(C2)+ATAN2(1,C2)"),
    ("structured reference", "T1[[#This Row],[A1]]+T1['[A1]+A1", "T1[[#This Row],[A1]]+T1['[A1]+C2"),
    ("names", "A1B+x.A1+_A1+TRUE+Ä1+ABCD1", "A1B+x.A1+_A1+TRUE+Ä1+ABCD1"),
    ("numbers", "1.5+2E5+1E-5*3", "1.5+2E5+1E-5*3"),
    ("spill", "A1#", "C2#"),
    ("computed end", "A1:INDEX(A:A,3)", "C2:INDEX(C:C,3)"),
    ("lower case", "a1", "C2"),
    ("error", "#REF!+A1", "#REF!+C2"),
    ("last column", "XFC1", "#REF!"),
    ("range across the edge", "S!A1:XFC1", "S!#REF!"),
    ("last row", "A1048576", "#REF!"),
    ("outside a sheet", "XFE1+A1048577", "XFE1+A1048577"),
    ("unclosed", "\"A1", "\"A1"),
    ("unclosed bracket", "T[A1", "T[A1"),
    ("empty", "", ""),
  ])
  func shiftsRelativeParts(_ name: String, formula: String, expected: String) {
    #expect(ShiftableFormula(formula).shifted(rows: 1, columns: 2) == expected, "\(name)")
  }

  /// No byte of a formula is lost, whatever it contains.
  @Test(arguments: ["= SUM( A1 )", "\"open", "'open", "T[open", "A1 ~ B1", "", " ", "1.5e+3%", "#N/A+Ä1"])
  func keepsWhatItCannotRead(_ formula: String) {
    #expect(FormulaText(formula).replacing { _ in nil } == formula)
    #expect(ShiftableFormula(formula).shifted(rows: 0, columns: 0) == formula)
  }

  @Test func leavesTheSheetAtItsTop() {
    #expect(ShiftableFormula("A1+B2:$C$3").shifted(rows: -1, columns: 0) == "#REF!+B1:$C$3")
    #expect(ShiftableFormula("B2").shifted(rows: .max, columns: .min) == "#REF!")
  }
}
