import Foundation
import SpreadsheetValues
import TestSupport
import Testing

@testable import SpreadsheetFiles

@Suite struct XLSXWriterTests {
  @Test func equalWorkbooksGiveEqualBytes() throws {
    let bytes = try SampleWorkbooks.budget().xlsx()
    #expect(try SampleWorkbooks.budget().xlsx() == bytes)
    let written = try WrittenPackage(bytes)
    #expect(written.modificationTimes.count == 1)
    #expect(
      written.names == [
        "[Content_Types].xml", "_rels/.rels", "docProps/core.xml", "docProps/app.xml", "xl/theme/theme1.xml",
        "xl/worksheets/sheet1.xml", "xl/worksheets/_rels/sheet1.xml.rels", "xl/tables/table1.xml",
        "xl/charts/chart1.xml", "xl/charts/chart2.xml", "xl/charts/chart3.xml", "xl/charts/chart4.xml",
        "xl/drawings/drawing1.xml", "xl/drawings/_rels/drawing1.xml.rels", "xl/worksheets/sheet2.xml",
        "xl/worksheets/_rels/sheet2.xml.rels", "xl/tables/table2.xml", "xl/comments1.xml",
        "xl/drawings/vmlDrawing1.vml", "xl/worksheets/sheet3.xml",
        "xl/styles.xml", "xl/sharedStrings.xml", "xl/workbook.xml", "xl/_rels/workbook.xml.rels",
      ])
    for name in written.names where name.hasSuffix(".xml") && name != "[Content_Types].xml" {
      #expect(written["[Content_Types].xml"].contains("PartName=\"/\(name)\""), "\(name)")
    }
  }

  @Test func theZoneOfTheMachineDoesNotMatter() throws {
    // Bytes 10 to 13 of a ZIP archive are the time and date of its first entry: midnight of 1980-01-01.
    #expect(try SampleWorkbooks.budget().xlsx()[10..<14] == [0, 0, 0x21, 0])
  }

  @Test func sharesTextsAcrossSheets() throws {
    var writer = try XLSXWriter()
    try writer.beginSheet("One")
    try writer.append(Sheet.Row(number: 3, cells: [cell("A3", .text("a & b ")), cell("B3", .number(1))]))
    try writer.endSheet()
    try writer.beginSheet("Two")
    try writer.cell("a & b ")
    try writer.endSheet()
    let written = try WrittenPackage(writer.finish())
    #expect(
      written.part("xl/worksheets/sheet1.xml", from: "<sheetData>", to: "</sheetData>")
        == #"<sheetData><row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3"><v>1</v></c></row></sheetData>"#)
    #expect(
      written["xl/worksheets/sheet2.xml"].contains(
        #"<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData>"#))
    #expect(
      written["xl/sharedStrings.xml"].contains(
        #"count="2" uniqueCount="1"><si><t xml:space="preserve">a &amp; b </t></si></sst>"#))
  }

  /// Texts beyond the limit of the shared strings are written in their cells, as far as each chunk of the sheet has
  /// room.
  @Test func manyTextsGoIntoTheirCells() throws {
    let long = String(repeating: "long <text> ", count: 2_000)
    var writer = try XLSXWriter()
    try writer.beginSheet("Long")
    for number in 1...200 {
      try writer.cell("\(number) \(long)")
      try writer.endRow()
    }
    try writer.row(["1 \(long)", "last"].map(CellValue.text))
    try writer.endSheet()
    let bytes = try writer.finish()
    let sheet = try WrittenPackage(bytes)["xl/worksheets/sheet1.xml"]
    #expect(
      sheet.components(separatedBy: "t=\"s\"").count - 1 == SharedStringsWriter.limit.bytes
        / (long.utf8.count + 3) + 2)
    // Repetitions of one phrase deflate better than usual texts, so the limits must trust the size.
    let read = try Workbook(xlsx: bytes, name: "long.xlsx", limits: .trustingSize).sheets[0]
    let expected = ((1...200) + [1]).map { CellValue.text("\($0) \(long)") }
    #expect(read.rows.map { $0.cells[0].value } == expected)
  }

  /// Checks that a sheet of many chunks and blocks is read completely.
  @Test func longSheetsComeBack() throws {
    let count = 25_000
    var writer = try XLSXWriter()
    try writer.beginSheet(SheetProperties(name: "Long"))
    for number in 1...count { try writer.append(SampleWorkbooks.row(number)) }
    try writer.endSheet()
    let bytes = try writer.finish()
    let text = try WrittenPackage(bytes)["xl/worksheets/sheet1.xml"]
    #expect(text.utf8.count > 8 * DeflateStream.blockSize)
    #expect(bytes.count < text.utf8.count / 4)
    #expect(text.hasSuffix("<c r=\"AB\(count)\" t=\"b\"><v>1</v></c></row></sheetData></worksheet>"))
    #expect(text.components(separatedBy: "<row ").count == count + 1)
    #expect(text.contains("<row r=\"20000\"><c r=\"A20000\"><v>5000</v></c>"))
  }

  @Test func refusesCallsOutOfSequence() throws {
    var writer = try XLSXWriter()
    #expect(throws: SpreadsheetWritingError(.outOfSequence)) { try writer.append(Sheet.Row(number: 1)) }
    #expect(throws: SpreadsheetWritingError(.outOfSequence)) { try writer.endSheet() }
    try writer.beginSheet(SheetProperties(name: "One"))
    #expect(throws: SpreadsheetWritingError(.outOfSequence, sheet: "Two")) {
      try writer.beginSheet(SheetProperties(name: "Two"))
    }
    #expect(throws: SpreadsheetWritingError(.outOfSequence, sheet: "One")) { try writer.finish() }
  }

  @Test func writesFiles() throws {
    let folder = try TemporaryFolder()
    let workbook = SampleWorkbooks.budget()
    try workbook.writeXLSX(to: folder.path("budget.xlsx"))
    #expect(Array(try Data(contentsOf: URL(filePath: folder.path("budget.xlsx")))) == (try workbook.xlsx()))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["budget.xlsx"])
  }

  @Test func rectanglesSideBySideAreFine() throws {
    var properties = SheetProperties(name: "S")
    // A chessboard: neighbours touch at corners and edges, but no ranges overlap.
    properties.mergedRanges = (0..<40).flatMap { row in
      (0..<40).compactMap { column in
        CellRange(rows: row * 3 + 1...row * 3 + 3, columns: column * 2 + 1...column * 2 + 2)
      }
    }
    try SheetRectangles.check(properties)
    properties.mergedRanges.append(range("AB50:AC70"))
    #expect(throws: SpreadsheetWritingError.self) { try SheetRectangles.check(properties) }
  }
}
