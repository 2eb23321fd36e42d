import SpreadsheetValues
import Testing

@testable import SpreadsheetEditing

@Suite struct RangeEditTests {
  @Test(
    "Lists of ranges",
    arguments: [
      ("insertion", .insertRows(at: 5, count: 2), "A1:B5 D4 D5", .changed("A1:B7 D4 D7")),
      ("nothing moves", .insertRows(at: 9, count: 2), "A1:B5 D4", .same),
      ("one goes", .deleteRows(4...4), "A1:B5 D4", .changed("A1:B4")),
      ("all go", .deleteRows(1...9), "A1:B5 D4", .gone),
      ("whole columns", .deleteRows(4...4), "A:B A1:A1048576", .same),
      ("whole rows", .deleteRows(4...4), "3:4 4:4", .changed("3:3")),
      ("one cell is left", .deleteRows(4...5), "C3:C5", .changed("C3")),
    ] as [(String, ReferenceEdit.Change, String, ReferenceEdit.Result)])
  func lists(_ name: String, _ change: ReferenceEdit.Change, _ before: String, _ after: ReferenceEdit.Result)
  {
    #expect(ReferenceEdit(sheet: "Log", change: change).ranges(before) == after)
  }

  @Test("A rectangle grows with a block, a merged cell does not")
  func block() throws {
    let block = try #require(CellRange("A2:D50"))
    let edit = ReferenceEdit(sheet: "Log", change: .extendBlock(block, by: 3))
    #expect(try edit.range(#require(CellRange("C2:C50"))) == CellRange("C2:C53"))
    #expect(try edit.moved(#require(CellRange("C2:C50"))) == CellRange("C2:C50"))
    #expect(try edit.range(#require(CellRange("C3:C50"))) == CellRange("C3:C50"))
    #expect(edit.row(50) == 50)
  }

  @Test("Rows move, go and leave the sheet")
  func rows() {
    let insertion = ReferenceEdit(sheet: "Log", change: .insertRows(at: 5, count: 2))
    #expect([4, 5, 1_048_575].map(insertion.row) == [4, 7, nil])
    let deletion = ReferenceEdit(sheet: "Log", change: .deleteRows(5...6))
    #expect([4, 5, 6, 7].map(deletion.row) == [4, nil, nil, 5])
  }

  @Test("Names of sheets compare without case")
  func names() {
    #expect(ReferenceEdit(sheet: "Über", change: .deleteRows(1...1)).concerns("ÜBER"))
  }
}
