import ExactDecimals
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import Testing

@Suite struct SheetPropertiesReadingTests {
  private func properties(before: String = "", after: String = "", styles: String? = nil) throws
    -> SheetProperties
  {
    let bytes = try TestWorkbook(
      rows: "<row><c><v>1</v></c></row>", before: before, after: after, styles: styles
    ).bytes()
    return try XLSXReader(bytes: bytes).sheetProperties(ofSheet: 0)
  }

  @Test func viewAndColumns() throws {
    let properties = try properties(
      before: """
        <sheetPr><tabColor rgb="FF4D96FF"/></sheetPr><dimension ref="A1:XFD1048576"/>\
        <sheetViews><sheetView showGridLines="0"><pane xSplit="1.0" ySplit="2" state="frozen"/></sheetView></sheetViews>\
        <cols><col min="1" max="2" width="12.5"/><col min="2" max="3"/><col min="4" max="4294967295" hidden="1"/></cols>
        """)
    #expect(properties.tabColor == CellStyle.Color(hex: "4D96FF"))
    #expect(!properties.showsGridLines)
    #expect(properties.frozenRows == 2 && properties.frozenColumns == 1)
    let columns: [ClosedRange<Int>] = properties.columns.map(\.columns)
    #expect(columns == [1...2, 4...16_384] as [ClosedRange<Int>])
    let widths: [String?] = properties.columns.map { $0.width?.plainText }
    #expect(widths == ["12.5", nil])
    #expect(properties.columns.map(\.isHidden) == [false, true])
  }

  @Test func `the cells of pivot tables`() throws {
    var book = TestWorkbook(rows: "<row><c><v>1</v></c></row>")
    book.parts["xl/worksheets/_rels/sheet1.xml.rels"] = TestWorkbook.relationships([
      ("rId1", "pivotTable", "../pivotTables/pivotTable1.xml"),
      ("rId2", "pivotTable", "../pivotTables/missing.xml"),
    ])
    book.parts["xl/pivotTables/pivotTable1.xml"] = """
      <pivotTableDefinition xmlns="\(TestWorkbook.main)" name="P"><location ref="B3:D9" firstDataRow="1"/>\
      </pivotTableDefinition>
      """
    let properties = try XLSXReader(bytes: book.bytes()).sheetProperties(ofSheet: 0)
    #expect(properties.pivotTables.map(\.description) == ["B3:D9"])
  }

  @Test func splitPanesAreNotFrozen() throws {
    let properties = try properties(
      before: "<sheetViews><sheetView><pane ySplit='600' state='split'/></sheetView></sheetViews>")
    #expect(properties.frozenRows == 0)
    #expect(properties.showsGridLines)
  }

  @Test(arguments: [
    ("<autoFilter ref='A1:C9'><filterColumn colId='0'/></autoFilter>", CellRange("A1:C9")),
    ("<autoFilter ref='A1:C9'/>", nil),
  ])
  func filters(after: String, filtered: CellRange?) throws {
    let sheet = try #require(try TestWorkbook(after: after).read().sheets.first)
    #expect(sheet.properties.filteredCells == filtered)
  }

  @Test func mergedRangesAndPage() throws {
    let properties = try properties(
      after: """
        <mergeCells><mergeCell ref="A1:XFD1048576"/><mergeCell ref="?"/></mergeCells>\
        <pageSetup orientation="landscape" paperSize="9" fitToWidth="1"/>\
        <headerFooter><oddFooter>&amp;Lleft&amp;C&amp;P of &amp;N&amp;Rright</oddFooter></headerFooter>
        """)
    #expect(properties.mergedRanges == [CellRange("A1:XFD1048576")])
    #expect(properties.printSetup.isLandscape)
    #expect(properties.printSetup.paper == .a4)
    #expect(properties.printSetup.fitToWidth == 1)
    #expect(properties.printSetup.footer == "&P of &N")
  }

  @Test func validations() throws {
    let rules = """
      <dataValidation type="list" sqref="A1:A9 C1" allowBlank="1"><formula1>"Income,Expense"</formula1></dataValidation>\
      <dataValidation type="list" sqref="B1" showErrorMessage="1" error="No_x000A_!"><formula1>Names</formula1></dataValidation>\
      <dataValidation type="decimal" operator="greaterThanOrEqual" sqref="B2"><formula1>0</formula1></dataValidation>\
      <dataValidation type="date" operator="greaterThanOrEqual" sqref="B3"><formula1>45000</formula1></dataValidation>\
      <dataValidation type="custom" sqref="B4"><formula1>B4&gt;1</formula1></dataValidation>\
      <dataValidation type="whole" sqref="B5" showInputMessage="1" prompt="1 or 2"><formula1>1</formula1>\
      <formula2>2</formula2></dataValidation>\
      <dataValidation type="textLength" operator="lessThan" sqref="B6"><formula1>9</formula1></dataValidation>\
      <dataValidation sqref="B7" showInputMessage="1" prompt="anything"/>\
      <dataValidation type="new" sqref="B8"><formula1>9</formula1></dataValidation>
      """
    let found = try properties(after: "<dataValidations>\(rules)</dataValidations>").validations
    #expect(
      found.map(\.rule) == [
        .list(["Income", "Expense"]), .listFormula("Names"), .decimalAtLeast("0"), .dateAtLeast("45000"),
        .custom("B4>1"), .comparison(.wholeNumber, .between, "1", "2"),
        .comparison(.textLength, .lessThan, "9"),
      ])
    #expect(found.first?.ranges.map(\.description) == ["A1:A9", "C1"])
    #expect(found.map(\.allowsBlank) == [true] + Array(repeating: false, count: 6))
    #expect(found.map(\.errorMessage) == [nil, "No\n!", nil, nil, nil, nil, nil])
    #expect(found.map(\.prompt) == [nil, nil, nil, nil, nil, "1 or 2", nil])
  }

  @Test func conditionsByPriority() throws {
    let found = try properties(
      after: """
        <conditionalFormatting sqref="A1:A2"><cfRule type="cellIs" dxfId="0" priority="2" operator="lessThan">\
        <formula>0</formula></cfRule><cfRule type="dataBar" priority="3"/></conditionalFormatting>\
        <conditionalFormatting sqref="B1 C2"><cfRule type="expression" priority="1"><formula>$A1=""</formula></cfRule>\
        </conditionalFormatting>
        """,
      styles: """
        <dxfs><dxf><font><b/><color rgb="FF9C0006"/></font><fill><patternFill><bgColor rgb="FFFFC7CE"/></patternFill>\
        </fill></dxf></dxfs>
        """
    ).conditionalFormats
    #expect(found.map(\.condition) == [.formula("$A1=\"\""), .cell(.lessThan, "0")])
    #expect(found.map { $0.ranges.map(\.description) } == [["B1", "C2"], ["A1:A2"]])
    #expect(found.last?.style.textColor == CellStyle.Color(hex: "9C0006"))
    #expect(found.last?.style.fillColor == CellStyle.Color(hex: "FFC7CE"))
    #expect(found.last?.style.isBold == true)
  }

  /// Rules that refer to other sheets are in an extension with its own elements ([MS-XLSX] 2.6).
  @Test func rulesOfExtensions() throws {
    let properties = try properties(
      after: """
        <extLst><ext uri="{78C0D931-6437-407d-A8EE-F0AAD7539E65}" xmlns:x14="urn:x14" xmlns:xm="urn:xm">\
        <x14:conditionalFormattings><x14:conditionalFormatting><x14:cfRule type="expression" priority="1" id="{1}">\
        <xm:f>Other!$A$1&gt;1</xm:f><x14:dxf><font><b/></font><fill><patternFill><bgColor rgb="FFFF0000"/></patternFill>\
        </fill></x14:dxf></x14:cfRule><xm:sqref>B1:B9</xm:sqref></x14:conditionalFormatting>\
        <x14:conditionalFormatting><x14:cfRule type="dataBar" id="{2}"/><xm:sqref>C1</xm:sqref>\
        </x14:conditionalFormatting></x14:conditionalFormattings></ext>\
        <ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}" xmlns:x14="urn:x14" xmlns:xm="urn:xm">\
        <x14:dataValidations count="1"><x14:dataValidation type="list" allowBlank="1" showErrorMessage="1" error="No">\
        <x14:formula1><xm:f>Lists!$A$1:$A$9</xm:f></x14:formula1><xm:sqref>A1:A9 C3</xm:sqref></x14:dataValidation>\
        <x14:dataValidation type="whole"><x14:formula1><xm:f>Lists!A1</xm:f></x14:formula1><x14:formula2>\
        <xm:f>Lists!A2</xm:f></x14:formula2><xm:sqref>D1</xm:sqref></x14:dataValidation></x14:dataValidations></ext>\
        </extLst>
        """, styles: "<fonts/>")
    let ranges = [try #require(CellRange("A1:A9")), try #require(CellRange("C3"))]
    #expect(
      properties.validations == [
        DataValidation(ranges, .listFormula("Lists!$A$1:$A$9"), errorMessage: "No"),
        DataValidation(
          [try #require(CellRange("D1"))], .comparison(.wholeNumber, .between, "Lists!A1", "Lists!A2"),
          allowsBlank: false),
      ])
    #expect(
      properties.conditionalFormats == [
        ConditionalFormat(
          [try #require(CellRange("B1:B9"))], when: .formula("Other!$A$1>1"),
          style: DifferentialStyle(fillColor: CellStyle.Color(red: 255, green: 0, blue: 0), isBold: true))
      ])
  }

  @Test func linksAndTables() throws {
    var book = TestWorkbook(
      after: """
        <hyperlinks><hyperlink ref="A1" r:id="rId1" tooltip="Go"/><hyperlink ref="A2" location="S!A1"/></hyperlinks>
        """)
    book.parts["xl/worksheets/_rels/sheet1.xml.rels"] = """
      <Relationships xmlns="\(TestWorkbook.package)/relationships">\
      <Relationship Id="rId1" Type="\(TestWorkbook.office)/hyperlink" Target="https://example.com/?a=1&amp;b=2" \
      TargetMode="External"/>\
      <Relationship Id="rId2" Type="\(TestWorkbook.office)/table" Target="../tables/a%20b.xml"/></Relationships>
      """
    book.parts["xl/tables/a b.xml"] = """
      <table xmlns="\(TestWorkbook.main)" name="n" displayName="Log" ref="A1:B9" totalsRowCount="1"><autoFilter ref="A1:B8"/>\
      <tableColumns count="2"><tableColumn id="1" name="Line_x000a_break"/><tableColumn id="2" name="Sum">\
      <calculatedColumnFormula>Log[A]*2</calculatedColumnFormula></tableColumn></tableColumns>\
      <tableStyleInfo name="TableStyleLight1"/></table>
      """
    let properties = try #require(try book.read().sheets.first?.properties)
    #expect(
      properties.hyperlinks == [
        Hyperlink(try #require(CellRange("A1")), target: "https://example.com/?a=1&b=2", tooltip: "Go"),
        Hyperlink(try #require(CellRange("A2")), location: "S!A1"),
      ])
    let table = try #require(properties.tables.first)
    #expect(table.name == "Log" && table.range == CellRange("A1:B9") && table.styleName == "TableStyleLight1")
    #expect(table.hasTotalsRow && table.hasAutoFilter)
    #expect(
      table.columns == [
        Sheet.Table.Column("Line\nbreak"), Sheet.Table.Column("Sum", calculatedFormula: "Log[A]*2"),
      ])

    book.parts["xl/tables/a b.xml"] = "<table xmlns='\(TestWorkbook.main)' name='n'/>"
    #expect(try book.refusal()?.part == "xl/tables/a b.xml")
    book.parts["xl/tables/a b.xml"] = nil
    #expect(try book.refusal()?.code == .missingPart)
  }
}
