import SpreadsheetValues
import Testing

@Suite struct SheetRangeTests {
  @Test(arguments: [
    ("S!$A$1", "S", "A1"), ("Plan!A1:B9", "Plan", "A1:B9"), ("'Mum''s'!$A$1", "Mum's", "A1"),
    ("'a!b'!C3", "a!b", "C3"), ("Übersicht!$B$2", "Übersicht", "B2"), ("'2025'!A1", "2025", "A1"),
  ])
  func isReadAsFormulasWriteIt(_ formula: String, sheet: String, cells: String) throws {
    let found = try #require(SheetRange(formula))
    #expect(found.sheetName == sheet)
    #expect(found.range == CellRange(cells))
    #expect(SheetRange(found.formula) == found)
  }

  @Test(arguments: [
    "", "A1", "S!", "S!#REF!", "[1]S!A1", "'[1]S'!A1", "S!A:A", "(S!A1,S!A2)", "''!A1", "'S!A1", "A B!A1",
  ])
  func otherTextsAreNone(_ formula: String) { #expect(SheetRange(formula) == nil) }
}
