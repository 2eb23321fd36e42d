import SpreadsheetValues
import Testing

@Suite("Cell ranges")
struct CellRangeTests {
  @Test(
    "A range is spanned by any two opposite corners",
    arguments: [
      ("A1:D20", "A1:D20", 80), ("D20:A1", "A1:D20", 80), ("D1:A20", "A1:D20", 80),
      ("$A$1:$D$20", "A1:D20", 80),
      ("B2", "B2", 1), ("b2:b2", "B2", 1), ("A1:XFD1048576", "A1:XFD1048576", 17_179_869_184),
    ])
  func range(text: String, printed: String, count: Int) throws {
    let range = try #require(CellRange(text))
    #expect(range.description == printed)
    #expect(range.count == count)
    #expect(range.rows.count * range.columns.count == count)
    #expect(CellRange(range.absolute) == range)
  }

  @Test(
    "What is no range is refused",
    arguments: [
      "", ":", "A1:", ":A1", "A1:B2:C3", "A1-B2", "A:A", "1:1", "A1::B2", "A1:B2 ", "A1 B2", "Sheet!A1:B2",
    ])
  func refused(text: String) {
    #expect(CellRange(text) == nil)
  }

  @Test("Rows and columns must lie in a sheet")
  func rowsAndColumns() {
    #expect(CellRange(rows: 2...3, columns: 1...4)?.description == "A2:D3")
    #expect(CellRange(rows: 0...3, columns: 1...4) == nil)
    #expect(CellRange(rows: 1...1_048_577, columns: 1...4) == nil)
    #expect(CellRange(rows: 1...2, columns: 1...16_385) == nil)
  }

  @Test(
    "Ranges share cells or not",
    arguments: [
      ("A1:C3", "C3:D4", true), ("A1:C3", "D1:D3", false), ("A1:C3", "A4:C9", false), ("A1:Z99", "M50", true),
      ("B2", "B2", true), ("A1:A9", "B1:B9", false),
    ])
  func overlap(left: String, right: String, overlap: Bool) throws {
    let (left, right) = try (#require(CellRange(left)), #require(CellRange(right)))
    #expect(left.overlaps(right) == overlap)
    #expect(right.overlaps(left) == overlap)
  }

  @Test("A range contains its corners and nothing beside them")
  func contains() throws {
    let range = try #require(CellRange("B2:C4"))
    for inside in ["B2", "C2", "B4", "C4", "B3"] {
      #expect(try range.contains(#require(CellReference(inside))))
    }
    for outside in ["A2", "D2", "B1", "B5", "A1"] {
      #expect(try !range.contains(#require(CellReference(outside))))
    }
  }

  @Test("A range on a sheet is written with dollar signs and the sheet's name")
  func formula() throws {
    let range = try #require(CellRange("B2:C4"))
    let cell = try #require(CellRange("B1"))
    #expect(SheetRange("Plan", range).formula == "Plan!$B$2:$C$4")
    #expect(SheetRange("Budget vs Actual", cell).formula == "'Budget vs Actual'!$B$1")
  }
}
