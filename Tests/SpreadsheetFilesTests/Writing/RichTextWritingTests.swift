import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFiles

@Suite struct RichTextWritingTests {
  private static let everything = Cell.RichText.Font(
    name: "Arial & Co", size: Decimal(105) / 10, isBold: true, isItalic: true, isStruckThrough: true,
    underline: .doubleAccounting, verticalAlignment: .superscript, color: CellStyle.Color(hex: "C00000"))
  private static let text = Cell.RichText([
    "a<b ", .init("c", font: everything), .init("_x0041_", font: .init(underline: .single)),
    .init("\r", font: .init(name: nil, size: nil)),
  ])
  private static let xml = """
    <r><t xml:space="preserve">a&lt;b </t></r><r><rPr><b/><i/><strike/><u val="doubleAccounting"/>\
    <vertAlign val="superscript"/><sz val="10.5"/><color rgb="FFC00000"/><rFont val="Arial &amp; Co"/></rPr><t>c</t>\
    </r><r><rPr><u/><sz val="11"/><rFont val="Calibri"/></rPr><t>_x005F_x0041_</t></r><r><rPr></rPr><t xml:space="preserve">_x000D_</t></r>
    """

  @Test func partsAreSharedStrings() throws {
    let cells = [Cell(.cell("A1"), Self.text), cell("B1", "plain"), Cell(.cell("C1"), Self.text)]
    let workbook = Workbook(sheets: [sheet("S", cells)])
    let bytes = try workbook.xlsx()
    let written = try WrittenPackage(bytes)
    #expect(
      written["xl/sharedStrings.xml"].hasSuffix(
        "count=\"3\" uniqueCount=\"2\"><si>\(Self.xml)</si><si><t>plain</t></si></sst>"))
    #expect(
      written.part("xl/worksheets/sheet1.xml", from: "<row", to: "</row>")
        == """
        <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>0</v></c></row>
        """)
    #expect(try Workbook(xlsx: bytes) == workbook)
  }

  /// A text that looks like the XML of another text, and the plain text of a rich text, stay separate texts.
  @Test func textsThatLookAlikeStayApart() throws {
    let bold = Cell.RichText([.init("a", font: .init(isBold: true))])
    let xml = "<r><rPr><b/><sz val=\"11\"/><rFont val=\"Calibri\"/></rPr><t>a</t></r>"
    let workbook = Workbook(sheets: [
      sheet("S", [Cell(.cell("A1"), bold), cell("B1", .text(xml)), cell("C1", "a")])
    ])
    #expect(try Workbook(xlsx: workbook.xlsx()) == workbook)
  }

  @Test func whatDoesNotFitTheTableGoesIntoItsCell() throws {
    var writer = try XLSXWriter()
    try writer.beginSheet("S")
    let count = SharedStringsWriter.limit.texts
    for number in 0..<count { try writer.row([.text("\(number)")]) }
    try writer.cell(Self.text)
    try writer.cell(Cell.RichText(["plain"]))
    try writer.endSheet()
    let bytes = try writer.finish()
    let written = try WrittenPackage(bytes)
    #expect(
      written["xl/worksheets/sheet1.xml"].contains(
        "<c r=\"A\(count + 1)\" t=\"inlineStr\"><is>\(Self.xml)</is></c>"))
    let last = try #require(try Workbook(xlsx: bytes).sheets[0].rows.last)
    #expect(last[1]?.richText == Self.text && last[1]?.value == .text(Self.text.text))
    #expect(last[2] == Cell(CellReference(clampingRow: count + 1, column: 2), "plain"))
  }

  @Test func headersOfTablesMayHaveFonts() throws {
    var page = sheet("S", [Cell(.cell("A1"), Self.text), cell("A2", 1)])
    page.properties.tables = [
      Sheet.Table("T", range: range("A1:A2"), columns: [Sheet.Table.Column(Self.text.text)])
    ]
    #expect(throws: Never.self) { try Workbook(sheets: [page]).xlsx() }
    page.properties.tables[0].columns[0].name = "other"
    #expect(throws: SpreadsheetWritingError.self) { try Workbook(sheets: [page]).xlsx() }
  }

  static let refused: [(text: Cell.RichText, reason: SpreadsheetWritingError.Reason)] = [
    (
      .init(["a", .init(String(repeating: "x", count: 32_767), font: .init())]),
      .textTooLong(32_768, limit: 32_767)
    ),
    (.init(["a", .init("\u{FFFE}", font: .init())]), .illegalCharacter("\u{FFFE}")),
    (.init([.init("a", font: .init(size: .nan))]), .notANumber),
  ]

  @Test(arguments: refused.indices) func refusalsNameTheCell(_ index: Int) {
    let page = sheet("S", [Cell(.cell("B2"), Self.refused[index].text)])
    #expect(throws: SpreadsheetWritingError(Self.refused[index].reason, sheet: "S", cell: .cell("B2"))) {
      try Workbook(sheets: [page]).xlsx()
    }
  }
}
