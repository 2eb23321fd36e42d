import SpreadsheetValues
import Testing

@Suite("Cell addresses")
struct CellReferenceTests {
  @Test(
    "An address in A1 style names a row and a column",
    arguments: [
      ("A1", 1, 1), ("Z9", 9, 26), ("AA1", 1, 27), ("AZ10", 10, 52), ("BA10", 10, 53), ("ZZ7", 7, 702),
      ("AAA7", 7, 703), ("XFD1048576", 1_048_576, 16_384), ("IV65536", 65_536, 256),
    ])
  func address(text: String, row: Int, column: Int) throws {
    let reference = try #require(CellReference(text))
    #expect((reference.row, reference.column) == (row, column))
    #expect(reference.description == text)
    #expect(CellReference(text.lowercased()) == reference)
    #expect(CellReference(reference.absolute) == reference)
    #expect(CellReference(row: row, column: column) == reference)
  }

  @Test(
    "Dollar signs stand before letters and before digits",
    arguments: ["$B$7", "$B7", "B$7", "b7"])
  func dollarSigns(text: String) {
    #expect(CellReference(text)?.absolute == "$B$7")
  }

  @Test(
    "What is no address is refused",
    arguments: [
      "", "A", "1", "A0", "A01", "0A", "XFE1", "A1048577", "AAAA1", "A-1", "A1B", "1A", "$$A1", "A$$1", "A1$",
      "$1",
      "$A", " A1", "A1 ", "A1.", "É1", "A１", "@1", "[1", "`1", "{1", "A99999999999999999999999999",
      "ZZZZZZZZZZZZZZZZZZZZZZ1", "A1:B2", "Sheet1!A1",
    ])
  func refused(text: String) {
    #expect(CellReference(text) == nil)
  }

  @Test("Rows and columns outside a sheet are refused or clamped")
  func limits() {
    #expect(CellReference(row: 0, column: 1) == nil)
    #expect(CellReference(row: 1, column: 0) == nil)
    #expect(CellReference(row: 1_048_577, column: 1) == nil)
    #expect(CellReference(row: 1, column: 16_385) == nil)
    #expect(CellReference(clampingRow: .max, column: .max).description == "XFD1048576")
    #expect(CellReference(clampingRow: .min, column: .min).description == "A1")
  }

  @Test("Every column's letters lead back to it")
  func everyColumn() {
    var names: Set<String> = []
    for column in 1...CellReference.maximumColumn {
      let name = CellReference.columnName(column)
      names.insert(name)
      #expect(CellReference("\(name)1")?.column == column)
    }
    #expect(names.count == CellReference.maximumColumn)
  }

  @Test("Cells are ordered by rows, then by columns")
  func order() {
    let cells = ["A1", "B1", "AA1", "A2", "Z2", "A10"].compactMap { CellReference($0) }
    #expect(cells.reversed().sorted() == cells)
  }
}
