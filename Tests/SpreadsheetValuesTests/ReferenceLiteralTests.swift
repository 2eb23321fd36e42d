import SpreadsheetValues
import Testing

@Suite("References that stand in the program")
struct ReferenceLiteralTests {
  @Test("A literal is the cell that a text of it is")
  func cells() {
    let cell: CellReference = .cell("B2")
    #expect(cell.row == 2 && cell.column == 2)
    #expect(CellReference.cell("$XFD$1048576") == CellReference(row: 1_048_576, column: 16_384))
    #expect(CellReference.cell("aa10") == CellReference(row: 10, column: 27))
  }

  @Test("A literal is the range that a text of it is, its corners in any order")
  func ranges() {
    #expect(CellRange.cells("A1:D20") == CellRange(rows: 1...20, columns: 1...4))
    #expect(CellRange.cells("D20:A1") == CellRange(rows: 1...20, columns: 1...4))
    #expect(CellRange.cells("C3").count == 1)
  }

  @Test("A text stays an optional, also where it is a literal")
  func texts() {
    #expect(CellReference("B2")?.row == 2)
    #expect(CellReference("B") == nil && CellRange("A1:") == nil)
  }

  @Test("A literal that is no cell stops the program")
  func mistakes() async {
    await #expect(processExitsWith: .failure) { _ = CellReference.cell("B0") }
    await #expect(processExitsWith: .failure) { _ = CellRange.cells("A1:B") }
  }
}
