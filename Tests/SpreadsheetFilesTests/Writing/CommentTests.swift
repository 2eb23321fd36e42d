import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFiles

@Suite struct CommentTests {
  private static func workbook(_ comments: [CellComment]) -> Workbook {
    var workbook = Workbook(sheets: [sheet("S", [cell("A1", 1)])])
    workbook.sheets[0].properties.comments = comments
    return workbook
  }

  private static func comment(_ address: String, _ text: String, author: String = "") -> CellComment {
    CellComment(range(address).first, text, author: author)
  }

  @Test func areWrittenWithTheirBoxes() throws {
    let written = try WrittenPackage(
      Self.workbook([
        Self.comment("B2", " tea & <milk>", author: "Ann"), Self.comment("XFD1048576", "end", author: "Bo"),
        Self.comment("A1", "_x0041_", author: "Ann"),
      ]).xlsx())
    #expect(
      written["xl/comments1.xml"].hasSuffix(
        """
        <authors><author>Ann</author><author>Bo</author></authors><commentList><comment ref="B2" authorId="0">\
        <text><t xml:space="preserve"> tea &amp; &lt;milk></t></text></comment><comment ref="XFD1048576" authorId="1">\
        <text><t>end</t></text></comment><comment ref="A1" authorId="0"><text><t>_x005F_x0041_</t></text></comment>\
        </commentList></comments>
        """.replacing("milk>", with: "milk&gt;")))
    let boxes = written["xl/drawings/vmlDrawing1.vml"]
    #expect(boxes.contains("<o:idmap v:ext=\"edit\" data=\"1\"/>"))
    #expect(boxes.contains("<v:shape id=\"_x0000_s1025\""))
    #expect(
      boxes.contains(
        """
        <x:Anchor>2, 15, 0, 10, 4, 15, 4, 4</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>1</x:Row>\
        <x:Column>1</x:Column>
        """))
    // The box of the last cell stays within the sheet.
    #expect(boxes.contains("<x:Anchor>16381, 15, 1048571, 10, 16383, 15, 1048575, 4</x:Anchor>"))
    #expect(written["xl/worksheets/sheet1.xml"].hasSuffix("<legacyDrawing r:id=\"rId2\"/></worksheet>"))
    #expect(written["[Content_Types].xml"].contains("<Default Extension=\"vml\""))
    #expect(written["xl/worksheets/_rels/sheet1.xml.rels"].contains("Target=\"../comments1.xml\""))
  }

  @Test func comeBackFromManySheets() throws {
    var workbook = Workbook()
    for number in 1...3 {
      var page = sheet("S\(number)", [cell("A1", 1)])
      page.properties.comments = (1...1_500).map { row in
        CellComment(CellReference(clampingRow: row, column: number), "note \(row)", author: "A\(row % 3)")
      }
      workbook.sheets.append(page)
    }
    let bytes = try workbook.xlsx()
    #expect(try Workbook(xlsx: bytes) == workbook)
    let written = try WrittenPackage(bytes)
    // Each block has 1,024 numbers, and no two sheets share a block.
    #expect(written["xl/drawings/vmlDrawing1.vml"].contains("data=\"1,2\""))
    #expect(written["xl/drawings/vmlDrawing3.vml"].contains("data=\"5,6\""))
    #expect(written["xl/drawings/vmlDrawing3.vml"].contains("\"_x0000_s5121\""))
  }

  static let refused: [(comments: [CellComment], reason: SpreadsheetWritingError.Reason)] = [
    ([comment("B2", "a"), comment("B2", "b")], .duplicateComment),
    ([comment("B2", String(repeating: "x", count: 32_768))], .textTooLong(32_768, limit: 32_767)),
    ([comment("B2", "a", author: String(repeating: "x", count: 55))], .textTooLong(55, limit: 54)),
    ([comment("B2", "\u{FFFE}")], .illegalCharacter("\u{FFFE}")),
  ]

  @Test(arguments: refused.indices) func refusalsNameTheCell(_ index: Int) {
    let error = #expect(throws: SpreadsheetWritingError.self) {
      try Self.workbook(Self.refused[index].comments).xlsx()
    }
    #expect(error == SpreadsheetWritingError(Self.refused[index].reason, sheet: "S", cell: range("B2").first))
  }

  /// Runs with fonts, phonetic hints, a missing author, a missing part.
  @Test func odderOnesAreRead() throws {
    var book = TestWorkbook()
    book.parts["xl/worksheets/_rels/sheet1.xml.rels"] = TestWorkbook.relationships([
      ("rId1", "comments", "../comments1.xml")
    ])
    #expect(try book.read().sheets[0].properties.comments == [])
    book.parts["xl/comments1.xml"] = """
      <comments xmlns="\(TestWorkbook.main)"><authors><author>A &amp; B</author></authors><commentList>\
      <comment ref="C3" authorId="0"><text><r><rPr><b/></rPr><t>Ann:</t></r><r><t xml:space="preserve">_x000A_ hi</t></r>\
      <rPh><t>no</t></rPh></text></comment><comment ref="D4" authorId="9"><text/></comment><comment ref="?"/>\
      </commentList></comments>
      """
    #expect(
      try book.read().sheets[0].properties.comments == [
        Self.comment("C3", "Ann:\n hi", author: "A & B"), Self.comment("D4", ""),
      ])
    book.parts["xl/comments1.xml"] = "<comments/>"
    #expect(try book.refusal()?.part == "xl/comments1.xml")
  }
}
