import ExactDecimals
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import Testing

@Suite struct RowValuesTests {
  private func reader() throws -> XLSXReader {
    try XLSXReader(
      bytes: TestWorkbook(
        rows: """
          <row r="2"><c r="B2" s="0"><v>-1.5</v></c><c r="C2" t="s"><v>1</v></c><c r="E2" t="b"><v>1</v></c></row>\
          <row r="3"/>\
          <row r="7"><c r="A7"><f>1/0</f><v>12345678901234567</v></c><c r="B7" t="e"><v>#DIV/0!</v></c>\
          <c r="C7" t="inlineStr"><is><t>x</t></is></c><c r="D7"/><c r="XFD7" t="d"><v>2025-01-31</v></c></row>
          """, shared: "<si><t>a</t></si><si><t>b &amp; c</t></si>"
      ).bytes())
  }

  @Test func valuesByColumn() throws {
    var rows: [RowValues] = []
    try reader().readValues(ofSheet: 0) { rows.append($0) }
    #expect(rows.map(\.number) == [2, 3, 7])
    #expect(rows.map(\.count) == [3, 0, 5])
    let row = try #require(rows.first)
    #expect(row.number(2)?.plainText == "-1.5" && row.number(3) == nil && row.number(1) == nil)
    #expect(row.text(3) == "b & c" && row.text(2) == nil && row.text(4) == nil)
    #expect(row[column: 5] == .boolean(true))
    #expect([Int.min, -1, 0, 1, 4, 6, Int.max].allSatisfy { row[column: $0] == .empty })
    #expect(row.style(2) == .general && row.style(99) == .general)
    #expect(row.map(\.column) == [2, 3, 5])
    #expect(rows.last?[column: 16_384] == .number(45_688))
  }

  @Test func cellsThatStandApartAreFound() throws {
    let columns = [2, 3, 7, 8, 30, 300, 16_384]
    let cells = columns.map { "<c r=\"\(CellReference.columnName($0))1\"><v>\($0)</v></c>" }
    let reader = try XLSXReader(bytes: TestWorkbook(cells: cells.joined()).bytes())
    let row = try #require(try reader.values(ofSheet: "S")[row: 1])
    for column in 0...16_385 {
      #expect(row.number(column) == (columns.contains(column) ? Decimal(column) : nil))
    }
  }

  @Test func valuesAreThoseOfRows() throws {
    let reader = try reader()
    let sheet = try reader.sheet(0)
    let values = try reader.values(ofSheet: 0)
    #expect(values.rowCount == 3)
    #expect(values.map { $0.map(\.value) } == sheet.rows.map { $0.cells.map(\.value) })
    for cell in sheet.rows.flatMap(\.cells) { #expect(values[cell.reference] == cell.value) }
    #expect(values[row: 7]?.count == 5)
    #expect([0, 1, 4, 8].allSatisfy { values[row: $0] == nil })
    #expect(try XLSXReader(bytes: TestWorkbook().bytes()).values(ofSheet: 0)[row: 1] == nil)
  }

  @Test(
    arguments: [
      ("", true, 0), ("<c r=\"C1\"/>", true, 3), ("<c t=\"s\"><v>0</v></c>", true, 1),
      ("<c t=\"str\"><v></v></c>", true, 1), ("<c t=\"s\"><v>1</v></c>", false, 1),
      ("<c/><c t=\"str\"><v>x</v></c>", false, 2), ("<c><v>0</v></c>", false, 1),
      ("<c><v>1E100</v></c>", false, 1), ("<c t=\"b\"><v>0</v></c>", false, 1),
      ("<c t=\"e\"><v>#N/A</v></c><c r=\"D1\"/>", false, 4),
    ]) func blankRowsHoldNothing(cells: String, isBlank: Bool, lastColumn: Int) throws
  {
    let bytes = try TestWorkbook(cells: cells, shared: "<si><t/></si><si><t>a</t></si>").bytes()
    let reader = try XLSXReader(bytes: bytes)
    let values = try #require(try reader.values(ofSheet: "S")[row: 1])
    #expect(values.isBlank == isBlank && values.lastColumn == lastColumn)
    let row = try #require(try reader.sheet("S")[row: 1])
    #expect(row.isBlank == isBlank && row.lastColumn == lastColumn)
  }

  @Test func numbersBeyondSixtyFourBitsAreKept() throws {
    let number = "123456789012345E20"
    let cells = try TestWorkbook(cells: "<c><v>\(number)</v></c><c><v>1E100</v></c>").cells()
    let numbers = [try Decimal(strict: number), try Decimal(strict: "1E100")]
    #expect(cells.map(\.value.number) == numbers)
  }

  @Test func aMissingSheetIsAnError() throws {
    let reader = try reader()
    #expect(throws: SpreadsheetFileError.self) { _ = try reader.values(ofSheet: 1) }
    #expect(throws: SpreadsheetFileError.self) { try reader.readValues(ofSheet: -1) { _ in } }
  }
}
