import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import Testing

@Suite struct XMLReadingTests {
  /// Returns the error for a workbook whose sheet part has these bytes; the part is stored, so ratios do not matter.
  private func refusal(_ sheet: [UInt8], _ limits: ReadingLimits = ReadingLimits()) throws
    -> SpreadsheetFileError?
  {
    var builder = ZipBuilder(TestWorkbook().parts.filter { $0.key != TestWorkbook.sheetPart })
    builder.entries.append(ZipBuilder.Entry(name: TestWorkbook.sheetPart, bytes: sheet, isStored: true))
    do {
      _ = try XLSXReader(bytes: builder.bytes(), name: "b", limits: limits).sheet(0)
      return nil
    } catch let error as SpreadsheetFileError {
      return error
    }
  }

  static let start = "<worksheet xmlns='\(TestWorkbook.main)'><sheetData>"
  static let end = "</sheetData></worksheet>"

  @Test(
    arguments: [
      ("empty", "", "empty"),
      ("no XML", "hello", "not XML"),
      ("another root", "<a/>", "<a>"),
      ("cut", start, "not well-formed"),
      ("not nested", start + "<row></worksheet>", "not well-formed"),
      ("two attributes of a name", "<worksheet a='1' a='2'/>", "not well-formed"),
      ("document type", "<!DOCTYPE w [<!ENTITY a 'x'>]>" + start + end, "document type"),
      (
        "outside entity", "<?xml version='1.0'?><!DOCTYPE w SYSTEM 'file:///etc/passwd'>" + start + end,
        "document type"
      ),
      ("unknown entity", start + "<row><c t='str'><v>&a;</v></c></row>" + end, "not well-formed"),
      ("other encoding", "<?xml version='1.0' encoding='UTF-7'?>" + start + end, "utf-7"),
      ("NUL", start + "\u{0}" + end, "not well-formed"),
      (
        "deep", start + String(repeating: "<a>", count: 200) + String(repeating: "</a>", count: 200) + end,
        "deep"
      ),
      (
        "attributes", "<worksheet " + (0..<2_000).map { "a\($0)='>'" }.joined(separator: " ") + "/>",
        "attributes"
      ),
      (
        "attributes behind a comment",
        start + "<!-- > <x ' --><b " + (0..<2_000).map { "a\($0)='1'" }.joined(separator: " ")
          + "/>" + end,
        "attributes"
      ),
      ("long tag", "<worksheet a='" + String(repeating: "x", count: 2 << 20) + "'/>", "tag"),
      ("long comment", start + "<!--" + String(repeating: "x", count: 2 << 20) + "-->" + end, "tag"),
      ("bad UTF-8", start + "\u{FFFD}" + end, nil),
    ] as [(String, String, String?)])
  func refuses(_ name: String, sheet: String, word: String?) throws {
    let error = try refusal(Array(sheet.utf8))
    #expect((error == nil) == (word == nil), "\(name): \(error?.description ?? "read")")
    if let error, let word {
      #expect(error.reason.contains(word), "\(name): \(error)")
      #expect(error.part == TestWorkbook.sheetPart)
    }
  }

  @Test func namesTheLine() throws {
    let error = try refusal(Array((Self.start + "\n\n<row></c></row>" + Self.end).utf8))
    #expect(error?.line == 3)
    #expect(error?.description.hasPrefix("b: xl/worksheets/sheet1.xml, line 3: ") == true)
  }

  @Test func refusesBadUTF8() throws {
    #expect(try refusal(Array(Self.start.utf8) + [0xC0, 0xAF] + Array(Self.end.utf8))?.code == .damagedPart)
  }

  @Test(arguments: [true, false], [true, false])
  func readsUTF16(isBigEndian: Bool, hasMark: Bool) throws {
    let text = Self.start + "<row><c t='str'><v>é😀</v></c></row>" + Self.end
    let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
    let bytes = units.flatMap { unit -> [UInt8] in
      let halves = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? halves : halves.reversed()
    }
    var builder = ZipBuilder(TestWorkbook().parts.filter { $0.key != TestWorkbook.sheetPart })
    builder.entries.append(ZipBuilder.Entry(name: TestWorkbook.sheetPart, bytes: bytes))
    let sheet = try XLSXReader(bytes: builder.bytes()).sheet(0)
    #expect(sheet.rows.first?.cells.first?.value == .text("é😀"))
    #expect(try refusal(bytes.dropLast())?.code == .damagedPart)
  }

  @Test func damagedUTF16() throws {
    let text: [UInt16] = Array(Self.start.utf16) + [0xDC00]
    #expect(
      try refusal(text.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })?.reason.contains("UTF-16") == true)
    let high: [UInt16] = Array(Self.start.utf16) + [0xD800, 0x41]
    #expect(
      try refusal(high.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })?.reason.contains("UTF-16") == true)
  }

  @Test(arguments: [
    "<x:worksheet xmlns:x='\(TestWorkbook.main)'><x:sheetData><x:row><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>",
    "<worksheet xmlns='http://purl.oclc.org/ooxml/spreadsheetml/main'><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>",
    "<!-- a > b <c ' --><?p a > ' ?>" + start + "<row><!--<c/>--><c><v>7</v></c></row>" + end,
  ])
  func readsAnyPrefixAndStrictNames(_ sheet: String) throws {
    var book = TestWorkbook()
    book.parts[TestWorkbook.sheetPart] = sheet
    #expect(try book.cells().map(\.value) == [.number(7)])
  }

  @Test func foreignElementsWithTheSameNamesAreNoCells() throws {
    let rows = "<row><c xmlns='urn:x'><v>1</v></c><c><v xmlns='urn:x'>2</v><v>3</v></c></row>"
    #expect(try TestWorkbook(rows: rows).cells().map(\.value) == [.number(3)])
  }
}
