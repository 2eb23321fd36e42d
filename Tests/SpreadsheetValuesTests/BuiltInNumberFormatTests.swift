import SpreadsheetValues
import Testing

@Suite struct BuiltInNumberFormatTests {
  @Test(arguments: [
    (0, "General"), (4, "#,##0.00"), (14, "mm-dd-yy"), (37, "#,##0_);(#,##0)"), (46, "[h]:mm:ss"), (49, "@"),
    (163, "General"), (-1, "General"),
  ])
  func formatsByNumber(id: Int, code: String) {
    #expect(NumberFormat.BuiltIn.format(id).code == code)
  }

  @Test func numbersReadAsTheCodeTheyStandFor() {
    for id in 1...49 {
      let code = NumberFormat.BuiltIn.format(id).code
      guard let written = NumberFormat.BuiltIn.id(of: code) else { continue }
      #expect(NumberFormat.BuiltIn.format(written).code == code)
    }
    // Formats that look different in other countries are written with their code.
    #expect(
      [5, 30, 37, 44, 50].allSatisfy {
        NumberFormat.BuiltIn.id(of: NumberFormat.BuiltIn.format($0).code) == nil
      })
  }
}
