import CalendarDates
import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFiles

@Suite struct WorkbookPartsTests {
  private func sample() throws -> WrittenPackage { try WrittenPackage(SampleWorkbooks.budget().xlsx()) }

  @Test func listsSheetsAndNames() throws {
    let workbook = try sample()["xl/workbook.xml"]
    for element in [
      "<workbookPr/><bookViews><workbookView activeTab=\"0\" firstSheet=\"0\"/></bookViews>",
      ##"""
      <sheet name="Plan" sheetId="1" r:id="rId1"/><sheet name="Log's 1" sheetId="2" r:id="rId2"/>\##
      <sheet name="Notes" sheetId="3" state="hidden" r:id="rId3"/>
      """##,
      ##"""
      <definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">Plan!$1:$1</definedName>\##
      <definedName name="Rate">0.19</definedName>\##
      <definedName name="_xlnm.Print_Area" localSheetId="0">Plan!$A$1:$D$5</definedName>\##
      <definedName name="Secret" localSheetId="1" hidden="1">\##
      _xlfn.XLOOKUP(1,Plan!$A:$A,Plan!$B:$B)</definedName></definedNames>
      """##,
      "<calcPr calcId=\"191029\"/>",
    ] {
      #expect(workbook.contains(element), "\(element)")
    }
  }

  @Test func theFirstVisibleSheetIsActive() throws {
    var workbook = Workbook(sheets: [Sheet("A"), Sheet("B"), Sheet("C")], dateSystem: .from1904)
    workbook.sheets[0].properties.visibility = .veryHidden
    workbook.sheets[1].set(cell("A1", .empty, formula: CellFormula("1")))
    let written = try WrittenPackage(workbook.xlsx())
    #expect(written["xl/workbook.xml"].contains("<workbookPr date1904=\"1\"/>"))
    #expect(written["xl/workbook.xml"].contains("<workbookView activeTab=\"1\" firstSheet=\"1\"/>"))
    #expect(
      written["xl/workbook.xml"].contains(#"<sheet name="A" sheetId="1" state="veryHidden" r:id="rId1"/>"#))
    // A formula without a result is calculated by the program that opens the file.
    #expect(written["xl/workbook.xml"].contains(#"<calcPr calcId="191029" fullCalcOnLoad="1"/>"#))
    #expect(!written["xl/worksheets/sheet1.xml"].contains("tabSelected"))
    #expect(written["xl/worksheets/sheet2.xml"].contains("tabSelected"))
    #expect(!written["xl/worksheets/sheet3.xml"].contains("tabSelected"))
    #expect(!written.names.contains("xl/sharedStrings.xml"))
  }

  @Test func circlesThatAreMeantStaySo() throws {
    var workbook = Workbook(sheets: [Sheet("A")])
    workbook.isIterative = true
    let bytes = try workbook.xlsx()
    #expect(try WrittenPackage(bytes)["xl/workbook.xml"].contains(#"<calcPr calcId="191029" iterate="1"/>"#))
    #expect(try Workbook(xlsx: bytes).isIterative)
  }

  @Test func dynamicArraysComeBack() throws {
    var workbook = Workbook(sheets: [Sheet("A")])
    #expect(try !WrittenPackage(workbook.xlsx()).names.contains("xl/metadata.xml"))
    let formula = CellFormula("B1:B2*2", arrayRange: CellRange("A1:A2"), isDynamic: true)
    workbook.sheets[0].set(cell("A1", .number(2), formula: formula))
    workbook.sheets[0].set(
      cell("C1", .number(2), formula: CellFormula("B1:B2", arrayRange: CellRange("C1:C2"))))
    let bytes = try workbook.xlsx()
    let read = try Workbook(xlsx: bytes).sheets[0].rows[0].cells
    #expect(read.map(\.formula) == [formula, CellFormula("B1:B2", arrayRange: CellRange("C1:C2"))])
    let written = try WrittenPackage(bytes)
    #expect(written["[Content_Types].xml"].contains("spreadsheetml.sheetMetadata+xml"))
    #expect(written["xl/metadata.xml"].contains("fDynamic=\"1\""))
  }

  @Test func repeatedRowsReplaceAnEqualName() throws {
    var workbook = Workbook(sheets: [Sheet("A b")])
    workbook.sheets[0].properties.printSetup.repeatedRows = 2...3
    workbook.definedNames = [DefinedName("_xlnm.Print_Titles", formula: "'A b'!$9:$9", sheetName: "A b")]
    #expect(
      try WrittenPackage(workbook.xlsx()).part(
        "xl/workbook.xml", from: "<definedNames>", to: "</definedNames>")
          == ##"""
          <definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">'A b'!$2:$3</definedName>\##
          </definedNames>
          """##)
  }

  @Test func writesEachStyleOnce() throws {
    let styles = try sample()["xl/styles.xml"]
    for element in [
      ##"""
      <numFmts count="2"><numFmt numFmtId="164" formatCode="[$€-407] #,##0.00"/>\##
      <numFmt numFmtId="165" formatCode="yyyy-mm-dd"/></numFmts>
      """##,
      ##"""
      <fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><i/><sz val="12"/>\##
      <color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts>
      """##,
      ##"""
      <fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/>\##
      </fill><fill><patternFill patternType="solid"><fgColor rgb="FF4D96FF"/><bgColor indexed="64"/>\##
      </patternFill></fill></fills>
      """##,
      ##"""
      <borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>\##
      <border><left style="hair"><color rgb="FFC00000"/></left><right style="medium"><color rgb="FFC00000"/>\##
      </right><top style="thin"><color rgb="FFC00000"/></top><bottom style="double"><color rgb="FFC00000"/>\##
      </bottom><diagonal/></border></borders>
      """##,
      ##"""
      <cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"></xf>\##
      <xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"></xf>\##
      <xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"></xf>\##
      <xf numFmtId="0" fontId="1" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" \##
      applyBorder="1" applyAlignment="1"><alignment horizontal="center" wrapText="1"/></xf>\##
      <xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1">\##
      <alignment horizontal="left" indent="2"/></xf></cellXfs>
      """##,
      ##"""
      <dxfs count="2"><dxf><font><b/><color rgb="FFC00000"/></font></dxf><dxf><fill>\##
      <patternFill patternType="solid"><fgColor rgb="FFC00000"/><bgColor rgb="FFC00000"/></patternFill>\##
      </fill></dxf></dxfs>
      """##,
    ] {
      #expect(styles.contains(element), "\(element)")
    }
  }

  @Test(arguments: [("General", 0), ("0", 1), ("#,##0.00", 4), ("0.00%", 10), ("mm-dd-yy", 14), ("@", 49)])
  func knowsBuiltInFormats(code: String, id: Int) throws {
    #expect(NumberFormat.BuiltIn.id(of: code) == id)
    #expect(NumberFormat.BuiltIn.id(of: code + "x") == nil)
  }

  @Test func anUnknownStyleIsThatOfANewCell() throws {
    var other = StyleTable()
    let foreign = other.register(CellStyle(numberFormat: .percent))
    let written = try WrittenPackage(
      Workbook(sheets: [sheet("S", [cell("A1", .number(1), style: foreign)])]).xlsx())
    #expect(written["xl/worksheets/sheet1.xml"].contains(#"<c r="A1"><v>1</v></c>"#))
  }

  @Test func writesTables() throws {
    let written = try sample()
    #expect(
      written.part("xl/tables/table1.xml", from: "<table", to: "</table>")
        == ##"""
        <table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" id="1" name="Plan_Table" \##
        displayName="Plan_Table" ref="A1:D4" totalsRowShown="0"><autoFilter ref="A1:D4"/>\##
        <tableColumns count="4"><tableColumn id="1" name="Category"/><tableColumn id="2" name="Budgeted"/>\##
        <tableColumn id="3" name="Actual"/><tableColumn id="4" name="Line_x000a_break"><calculatedColumnFormula>\##
        Plan_Table[[#This Row],[Budgeted]]-Plan_Table[[#This Row],[Actual]]</calculatedColumnFormula>\##
        </tableColumn></tableColumns><tableStyleInfo name="TableStyleMedium2" showFirstColumn="0" \##
        showLastColumn="0" showRowStripes="1" showColumnStripes="0"/></table>
        """##)
    let log = written["xl/tables/table2.xml"]
    #expect(
      log.contains(
        #"id="2" name="Log" displayName="Log" ref="B3:D6" totalsRowCount="1"><autoFilter ref="B3:D5"/>"#))
  }

  @Test func writesDocumentProperties() throws {
    let core = try sample()["docProps/core.xml"]
    #expect(
      core.hasSuffix(
        ##"""
        <dc:title>Budget &lt;2025&gt;</dc:title><dc:subject>Home &amp; garden</dc:subject><dc:creator>Ada</dc:creator>\##
        <dcterms:created xsi:type="dcterms:W3CDTF">2025-01-02T03:04:05Z</dcterms:created>\##
        <dcterms:modified xsi:type="dcterms:W3CDTF">2025-02-03T04:05:06Z</dcterms:modified></cp:coreProperties>
        """##
      ))
    #expect(try sample()["docProps/app.xml"].hasSuffix("<Application>BudgetKit</Application></Properties>"))
    let plain = try WrittenPackage(Workbook(sheets: [Sheet("S")]).xlsx())
    #expect(!plain["docProps/core.xml"].contains("dcterms:created>"))
  }
}
