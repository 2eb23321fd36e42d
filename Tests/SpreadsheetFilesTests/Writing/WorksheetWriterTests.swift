import ExactDecimals
import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFiles

@Suite struct WorksheetWriterTests {
  private let part = "xl/worksheets/sheet1.xml"

  private func package(_ sheet: Sheet) throws -> WrittenPackage {
    try WrittenPackage(Workbook(sheets: [sheet]).xlsx())
  }

  static let cells: [(Cell, String)] = [
    (cell("A1", .empty), #"<c r="A1"/>"#),
    (cell("Z1", .number(Decimal(-1_250) / 100)), #"<c r="Z1"><v>-12.5</v></c>"#),
    (
      cell("AA1", .number(Decimal(sign: .plus, exponent: -2, significand: 123_456_789_012_345))),
      #"<c r="AA1"><v>1234567890123.45</v></c>"#
    ),
    (cell("XFD1", .boolean(true)), #"<c r="XFD1" t="b"><v>1</v></c>"#),
    (cell("A1", .boolean(false)), #"<c r="A1" t="b"><v>0</v></c>"#),
    (cell("A1", .error(.divisionByZero)), #"<c r="A1" t="e"><v>#DIV/0!</v></c>"#),
    (cell("A1", .text("a")), #"<c r="A1" t="s"><v>0</v></c>"#),
    (
      cell("A1", .number(3), formula: CellFormula("A2<3&\"x\"")),
      #"<c r="A1"><f>A2&lt;3&amp;"x"</f><v>3</v></c>"#
    ),
    (cell("A1", .text(" é"), formula: CellFormula("B1")), #"<c r="A1" t="str"><f>B1</f><v> é</v></c>"#),
    (cell("A1", .boolean(true), formula: CellFormula("1=1")), #"<c r="A1" t="b"><f>1=1</f><v>1</v></c>"#),
    (
      cell("A1", .error(.notAvailable), formula: CellFormula("NA()")),
      ##"<c r="A1" t="e"><f>NA()</f><v>#N/A</v></c>"##
    ),
    (cell("A1", .empty, formula: CellFormula("B1")), #"<c r="A1"><f>B1</f></c>"#),
    (
      cell("A1", .number(1), formula: CellFormula("IFS(B1:B2,1)", arrayRange: range("A1:A2"))),
      #"<c r="A1"><f t="array" ref="A1:A2">_xlfn.IFS(B1:B2,1)</f><v>1</v></c>"#
    ),
    (
      cell("A1", .text("x"), formula: CellFormula("B1:B2", arrayRange: range("A1:A2"), isDynamic: true)),
      #"<c r="A1" cm="1" t="str"><f t="array" ref="A1:A2">B1:B2</f><v>x</v></c>"#
    ),
    (
      cell("A1", .number(1), formula: CellFormula("TAKE(B1:B2,1)", isDynamic: true)),
      #"<c r="A1" cm="1"><f t="array" ref="A1">_xlfn.TAKE(B1:B2,1)</f><v>1</v></c>"#
    ),
  ]

  @Test(arguments: cells) func writesCells(cell: Cell, xml: String) throws {
    let written = try package(Sheet("S", rows: [Sheet.Row(number: 1, cells: [cell])]))
    #expect(written.part(part, from: "<row", to: "</row>") == "<row r=\"1\">\(xml)</row>")
  }

  @Test func sharesTexts() throws {
    // Unicode treats the last two texts as equal; a file treats them as different.
    let texts = ["a", " b", "a", "", "é", "e\u{301}"]
    let row = Sheet.Row(
      number: 1,
      cells: texts.enumerated().map { Cell(CellReference(clampingRow: 1, column: $0 + 1), .text($1)) })
    let written = try package(Sheet("S", rows: [row]))
    #expect(
      written.part("xl/sharedStrings.xml", from: "<sst", to: "</sst>")
        == ##"""
        <sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="6" uniqueCount="5">\##
        <si><t>a</t></si><si><t xml:space="preserve"> b</t></si><si><t></t></si><si><t>é</t></si>\##
        <si><t>e\##u{301}</t></si></sst>
        """##)
    #expect(written[part].contains("<c r=\"C1\" t=\"s\"><v>0</v></c>"))
    #expect(written[part].contains("<c r=\"F1\" t=\"s\"><v>4</v></c>"))
  }

  @Test func writesRows() throws {
    let rows = [
      Sheet.Row(number: 2, isHidden: true),
      Sheet.Row(number: 7, cells: [cell("B7", .number(1))], height: Decimal(155) / 10),
    ]
    let written = try package(Sheet("S", rows: rows))
    #expect(
      written.part(part, from: "<sheetData>", to: "</sheetData>")
        == ##"""
        <sheetData><row r="2" hidden="1"></row><row r="7" ht="15.5" customHeight="1">\##
        <c r="B7"><v>1</v></c></row></sheetData>
        """##)
    #expect(written[part].contains("<dimension ref=\"B7\"/>"))
  }

  @Test(arguments: [
    (
      2, 0,
      #"<pane ySplit="2" topLeftCell="A3" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>"#
    ),
    (
      0, 1,
      #"<pane xSplit="1" topLeftCell="B1" activePane="topRight" state="frozen"/><selection pane="topRight"/>"#
    ),
    (
      1, 3,
      #"<pane xSplit="3" ySplit="1" topLeftCell="D2" activePane="bottomRight" state="frozen"/><selection pane="bottomRight"/>"#
    ),
    (0, 0, ""),
  ])
  func freezesPanes(rows: Int, columns: Int, xml: String) throws {
    var sheet = Sheet("S")
    sheet.properties.frozenRows = rows
    sheet.properties.frozenColumns = columns
    #expect(
      try package(sheet).part(part, from: "<sheetViews>", to: "</sheetViews>")
        == "<sheetViews><sheetView tabSelected=\"1\" workbookViewId=\"0\">\(xml)</sheetView></sheetViews>")
  }

  @Test func writesWhatStandsAroundTheRows() throws {
    let written = try WrittenPackage(SampleWorkbooks.budget().xlsx())
    let plan = written[part]
    for element in [
      #"<sheetPr><tabColor rgb="FF4D96FF"/><pageSetUpPr fitToPage="1"/></sheetPr>"#,
      #"<sheetView showGridLines="0" tabSelected="1" workbookViewId="0">"#,
      ##"""
      <cols><col min="1" max="1" width="24" customWidth="1"/><col min="2" max="4" width="12.5" customWidth="1"/>\##
      <col min="9" max="9" width="9.140625" hidden="1"/></cols>
      """##,
      #"<mergeCells count="2"><mergeCell ref="A12:C12"/><mergeCell ref="A13:A14"/></mergeCells>"#,
      ##"""
      <conditionalFormatting sqref="D2:D4"><cfRule type="cellIs" dxfId="0" priority="1" operator="lessThan">\##
      <formula>0</formula></cfRule></conditionalFormatting>
      """##,
      ##"""
      <conditionalFormatting sqref="A2:A4 C2:C4"><cfRule type="expression" dxfId="1" priority="2">\##
      <formula>$C2&gt;$B2</formula></cfRule></conditionalFormatting>
      """##,
      #"<pageSetup paperSize="9" fitToWidth="1" fitToHeight="0" orientation="landscape"/>"#,
      "<headerFooter><oddFooter>&amp;C&amp;P / &amp;N</oddFooter></headerFooter>",
      #"<drawing r:id="rId2"/><tableParts count="1"><tablePart r:id="rId1"/></tableParts></worksheet>"#,
    ] {
      #expect(plan.contains(element), "\(element)")
    }
  }

  @Test func writesValidationsAndLinks() throws {
    let written = try WrittenPackage(SampleWorkbooks.budget().xlsx())
    let name = "xl/worksheets/sheet2.xml"
    #expect(
      written.part(name, from: "<dataValidations", to: "</dataValidations>")
        == ##"""
        <dataValidations count="5"><dataValidation type="list" allowBlank="1" showErrorMessage="1" \##
        error="No such &lt;category&gt;" sqref="D4:D5"><formula1>"Rent,Say ""hi"""</formula1></dataValidation>\##
        <dataValidation type="list" sqref="D7:D9"><formula1>Plan!$A$2:$A$4</formula1></dataValidation>\##
        <dataValidation type="decimal" operator="greaterThanOrEqual" allowBlank="1" sqref="C4:C5 C7">\##
        <formula1>0</formula1></dataValidation><dataValidation type="date" operator="greaterThanOrEqual" \##
        allowBlank="1" sqref="B4:B5"><formula1>DATE(2025,1,1)</formula1></dataValidation>\##
        <dataValidation type="custom" allowBlank="1" sqref="B7"><formula1>ISNUMBER(B7)</formula1>\##
        </dataValidation></dataValidations>
        """##)
    #expect(
      written.part(name, from: "<hyperlinks>", to: "</hyperlinks>")
        == ##"""
        <hyperlinks><hyperlink ref="F1" r:id="rId4" tooltip="Out"/><hyperlink ref="F2" location="Plan!A1"/>\##
        </hyperlinks>
        """##)
    #expect(
      written["xl/worksheets/_rels/sheet2.xml.rels"].contains(
        #"Target="https://example.org/a%20b?x=1&amp;y=2" TargetMode="External"/>"#))
  }

  @Test func aQuotientOf39DigitsIsWrittenWith38() throws {
    let sheet = Sheet("S", rows: [Sheet.Row(number: 1, cells: [Cell(.cell("A1"), .number(Decimal(8) / 7))])])
    let bytes = try Workbook(sheets: [sheet]).xlsx()
    let cell = try #require(try Workbook(xlsx: bytes, name: "q.xlsx")["S"]?.rows.first?.cells.first)
    #expect(cell.value == .number(try Decimal(strict: "1.14285714285714")))
    #expect(cell.rawText == "1." + String(repeating: "142857", count: 6) + "1")
  }
}
