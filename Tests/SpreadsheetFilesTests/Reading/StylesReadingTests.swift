import ExactDecimals
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import Testing

@Suite struct StylesReadingTests {
  private static let styles = """
    <numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>\
    <fonts><font><sz val="11"/><name val="Arial"/></font>\
    <font><b/><i val="1"/><sz val="9.5"/><color theme="4" tint="0.39997558519241921"/><name val="Arial"/></font>\
    <font><b val="0"/><color indexed="10"/></font><font><color theme="1"/></font></fonts>\
    <fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>\
    <fill><patternFill patternType="solid"><fgColor rgb="FFFFC7CE"/></patternFill></fill></fills>\
    <borders><border/><border><left style="thin"><color rgb="FF112233"/></left><top style="dashDot"/></border></borders>\
    <cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="164" fontId="1" fillId="2" borderId="1">\
    <alignment horizontal="center" wrapText="1" indent="2"/></xf><xf numFmtId="14" fontId="2" fillId="1"/>\
    <xf numFmtId="9999" fontId="3" fillId="77"/><xf numFmtId="44"/></cellXfs>
    """

  private func read() throws -> StyleTable {
    try TestWorkbook(rows: "<row><c s='4'/></row>", styles: Self.styles).read().styles
  }

  @Test func formatsFontsFillsBordersAlignments() throws {
    let styles = try read().styles
    #expect(styles.map(\.numberFormat.code.isEmpty) == [false, false, false, false, false])
    #expect(styles.map(\.numberFormat.kind) == [.general, .date, .date, .general, .currency("$")])
    #expect(styles.map(\.font.isBold) == [false, true, false, false, false])
    #expect(
      styles[1].font.isItalic && styles[1].font.size.plainText == "9.5" && styles[1].font.name == "Arial")
    #expect(styles.map { $0.fillColor?.hex } == [nil, "FFC7CE", nil, nil, nil])
    #expect(styles[1].border.left == .thin && styles[1].border.top == .dashDot)
    #expect(styles[1].border.color?.hex == "112233")
    #expect(styles[1].alignment == CellStyle.Alignment(.center, wrapsText: true, indent: 2))
  }

  /// Excel shows the accent colour 4F81BD, 40 % lighter, as 95B3D7.
  @Test func coloursByThemeTintAndIndex() throws {
    #expect(try read().styles.map { $0.font.color?.hex } == [nil, "95B3D7", "FF0000", "000000", nil])
  }

  @Test(arguments: [
    ("lighter 80 %", "4", "0.79998168889431442", "DCE6F2"),
    ("darker 25 %", "4", "-0.249977111117893", "376092"),
    ("white darker 15 %", "0", "-0.14999847407452621", "D9D9D9"),
    ("black lighter 50 %", "1", "0.499984740745262", "7F7F7F"),
    ("unknown", "99", "0", nil),
  ])
  func tints(_ name: String, theme: String, tint: String, hex: String?) throws {
    let styles = """
      <fonts><font><color theme="\(theme)" tint="\(tint)"/></font></fonts><cellXfs><xf fontId="0"/></cellXfs>
      """
    #expect(try TestWorkbook(styles: styles).read().styles.styles.first?.font.color?.hex == hex, "\(name)")
  }

  @Test func coloursOfTheWorkbooksOwnTheme() throws {
    var book = TestWorkbook(
      styles: "<fonts><font><color theme='0'/></font></fonts><cellXfs><xf fontId='0'/></cellXfs>")
    let link =
      "<Relationship Id=\"t\" Type=\"\(TestWorkbook.office)/theme\" Target=\"theme.xml\"/></Relationships>"
    book.parts["xl/_rels/workbook.xml.rels"]?.replace("</Relationships>", with: link)
    book.parts["xl/theme.xml"] = """
      <a:theme xmlns:a="urn:a"><a:themeElements><a:clrScheme><a:dk1><a:sysClr val="windowText" lastClr="000001"/></a:dk1>\
      <a:lt1><a:srgbClr val="FEFEFE"/></a:lt1><a:dk2><a:srgbClr val="111111"/></a:dk2><a:lt2><a:srgbClr val="EEEEEE"/>\
      </a:lt2></a:clrScheme></a:themeElements></a:theme>
      """
    #expect(try book.read().styles.styles.first?.font.color?.hex == "FEFEFE")
  }

  /// The table has five styles, so these numbers are outside it.
  @Test(arguments: ["5", "999999999", "4000000000", "-1"])
  func aStyleOutsideTheTableIsNotedAndReadAsThatOfANewCell(_ style: String) throws {
    let cells = "<row><c s='1'><v>1</v></c><c s='\(style)'><v>45000</v></c><c s='\(style)'/></row>"
    let workbook = try TestWorkbook(rows: cells, styles: Self.styles).read()
    let row = try #require(workbook.sheets.first?.rows.first)
    #expect(row.cells.map(\.value) == [1, 45_000, .empty])
    #expect(row.cells.map { $0.style == .general } == [false, true, true])
    #expect(
      workbook.notes == [
        ReadingNote(.unknownStyle, sheetName: "S", cell: range("B1").first, count: 2)
      ])
  }

  @Test func aStyleThatIsNoNumber() throws {
    let error = try TestWorkbook(rows: "<row><c s='x'/></row>", styles: Self.styles).refusal()
    #expect(error?.cell?.description == "A1")
    #expect(try TestWorkbook(rows: "<row><c s=''/></row>", styles: "").read().notes == [])
  }

  @Test func aMissingStylesPartIsNoted() throws {
    var book = TestWorkbook(rows: "<row><c s='3'><v>7</v></c></row>", styles: Self.styles)
    book.parts["xl/styles.xml"] = nil
    let workbook = try book.read()
    #expect(workbook.sheets.first?.rows.first?.cells.map(\.value) == [7])
    #expect(workbook.notes == [ReadingNote(.missingStyles)])
  }
}
