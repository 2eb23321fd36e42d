import Foundation
import Spreadsheet
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
        "[Content_Types].xml", "_rels/.rels", "xl/tables/table1.xml", "xl/charts/chart1.xml",
        "xl/charts/chart2.xml",
        "xl/charts/chart3.xml", "xl/charts/chart4.xml", "xl/drawings/drawing1.xml",
        "xl/drawings/_rels/drawing1.xml.rels", "xl/worksheets/sheet1.xml",
        "xl/worksheets/_rels/sheet1.xml.rels",
        "xl/tables/table2.xml", "xl/worksheets/sheet2.xml", "xl/worksheets/_rels/sheet2.xml.rels",
        "xl/worksheets/sheet3.xml", "xl/styles.xml", "xl/theme/theme1.xml", "xl/sharedStrings.xml",
        "xl/workbook.xml", "xl/_rels/workbook.xml.rels", "docProps/core.xml", "docProps/app.xml",
      ])
    for name in written.names where !name.hasSuffix(".rels") && name != "[Content_Types].xml" {
      #expect(written["[Content_Types].xml"].contains("PartName=\"/\(name)\""), "\(name)")
    }
  }

  @Test func theZoneOfTheMachineDoesNotMatter() throws {
    // Bytes 10 to 13 of a ZIP archive are time and date of its first entry: midnight of 1980-01-01.
    #expect(try SampleWorkbooks.budget().xlsx()[10..<14] == [0, 0, 0x21, 0])
  }

  @Test func streamsTextsInline() throws {
    var writer = try XLSXWriter()
    try writer.beginSheet(SheetProperties(name: "One"))
    try writer.append(Row(number: 3, cells: [cell("A3", .text("a & b ")), cell("B3", .number(1))]))
    try writer.endSheet()
    try writer.beginSheet(SheetProperties(name: "Two"))
    try writer.endSheet()
    let written = try WrittenPackage(writer.finish())
    #expect(
      written.part("xl/worksheets/sheet1.xml", from: "<sheetData>", to: "</sheetData>")
        == ##"""
        <sheetData><row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">a &amp; b </t></is></c>\##
        <c r="B3"><v>1</v></c></row></sheetData>
        """##)
    #expect(!written.names.contains("xl/sharedStrings.xml"))
    #expect(written["xl/worksheets/sheet2.xml"].contains("<sheetData></sheetData>"))
  }

  /// A part of several pieces is the same text as one of a single piece.
  @Test func longSheetsArePackedInPieces() throws {
    let count = 70_000
    var writer = try XLSXWriter()
    try writer.beginSheet(SheetProperties(name: "Long"))
    for number in 1...count { try writer.append(SampleWorkbooks.row(number)) }
    try writer.endSheet()
    let bytes = try writer.finish()
    let text = try WrittenPackage(bytes)["xl/worksheets/sheet1.xml"]
    #expect(text.utf8.count > 2 * PartBuilder.pieceSize)
    #expect(bytes.count < text.utf8.count / 4)
    #expect(text.hasSuffix("<c r=\"AB\(count)\" t=\"b\"><v>1</v></c></row></sheetData></worksheet>"))
    #expect(text.components(separatedBy: "<row ").count == count + 1)
    #expect(text.contains("<row r=\"40000\"><c r=\"A40000\"><v>10000</v></c>"))
  }

  @Test func refusesCallsOutOfSequence() throws {
    var writer = try XLSXWriter()
    #expect(throws: SpreadsheetWritingError(.outOfSequence)) { try writer.append(Row(number: 1)) }
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

  @Test func deflateComesBack() throws {
    let bytes = Array(String(repeating: "budget ", count: 1_000).utf8)
    let deflated = try Deflate.deflated(bytes, level: 6)
    #expect(deflated.count < 100)
    #expect(Deflate.inflated(deflated, count: bytes.count) == bytes)
    #expect(Deflate.inflated(deflated, count: bytes.count + 1) == nil)
    #expect(Deflate.inflated([0xFF, 0xFF], count: 4) == nil)
    // The check value of CRC-32 in its catalogues.
    #expect(Deflate.checksum(0, Array("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test func rectanglesSideBySideAreFine() throws {
    var properties = SheetProperties(name: "S")
    // A chessboard: neighbours touch at corners and edges, none overlaps.
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
