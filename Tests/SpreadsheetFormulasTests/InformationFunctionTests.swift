import Testing

@testable import SpreadsheetFormulas

@Suite struct InformationFunctionTests {
  @Test(arguments: [
    ("ISBLANK(A1)", "TRUE"),
    ("ISBLANK(\"\")", "FALSE"),
    ("ISNUMBER(1)", "TRUE"),
    ("ISNUMBER(\"1\")", "FALSE"),
    ("ISTEXT(\"x\")", "TRUE"),
    ("ISNONTEXT(1)", "TRUE"),
    ("ISERROR(1/0)", "TRUE"),
    ("ISERR(NA())", "FALSE"),
    ("ISERR(1/0)", "TRUE"),
    ("ISNA(NA())", "TRUE"),
    ("ISLOGICAL(FALSE)", "TRUE"),
    ("ISEVEN(-2.9)", "TRUE"),
    ("ISODD(5)", "TRUE"),
    ("ISODD(TRUE)", "#VALUE!"),
    ("ISEVEN(FALSE)", "#VALUE!"),
    ("QUOTIENT(TRUE,1)", "#VALUE!"),
    ("N(TRUE)", "1"),
    ("N(\"7\")", "0"),
    ("T(1)", ""),
    ("T(\"x\")", "x"),
    ("NA()", "#N/A"),
    ("TYPE(1)", "1"),
    ("TYPE(\"a\")", "2"),
    ("TYPE(TRUE)", "4"),
    ("TYPE(1/0)", "16"),
    ("TYPE({1,2})", "64"),
    ("ERROR.TYPE(1/0)", "2"),
    ("ERROR.TYPE(1)", "#N/A"),
  ])
  func values(_ formula: String, _ expected: String) {
    #expect(result(formula) == expected)
  }
}
