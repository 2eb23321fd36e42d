import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import Testing

@Suite struct FormulaReadingTests {
  @Test func sharedFormulasAreWrittenOutForEachCell() throws {
    let rows = """
      <row r="1"><c r="C1"><f t="shared" ref="C1:C3" si="0">A1+$B$1</f><v>3</v></c></row>\
      <row r="2"><c r="C2"><f t="shared" si="0"/><v>4</v></c></row>\
      <row r="3"><c r="C3"><f t="shared" si="0"></f></c><c r="D3"><f>SUM(A:A)</f><v>1</v></c></row>
      """
    let cells = try TestWorkbook(rows: rows).cells()
    #expect(cells.map(\.formula?.text) == ["A1+$B$1", "A2+$B$1", "A3+$B$1", "SUM(A:A)"])
    #expect(cells.map(\.value) == [.number(3), .number(4), .empty, .number(1)])
  }

  @Test func arrayFormulasKeepTheirRange() throws {
    let cells = try TestWorkbook(cells: "<c r='A1'><f t='array' ref='A1:A3'>B1:B3*2</f><v>2</v></c>").cells()
    #expect(cells.first?.formula == CellFormula("B1:B3*2", arrayRange: CellRange("A1:A3")))
  }

  /// Rows with an XML comment are read by the parser instead of the scanner.
  @Test(arguments: ["", "<!-- -->"]) func dynamicArraysAreMarked(comment: String) throws {
    let cells = (1...3).map { "<c r='A\($0)' cm='\($0)'><f t='array' ref='A\($0)'>B1*2</f></c>" }
    let rows = cells.enumerated().map { "<row r='\($0 + 1)'>\(comment)\($1)</row>" }
    var workbook = TestWorkbook(rows: rows.joined() + "<row r='4'><c r='A4'><f>B1</f></c></row>")
    workbook.parts["xl/_rels/workbook.xml.rels"] = TestWorkbook.relationships([
      ("rId1", "worksheet", "worksheets/sheet1.xml"), ("rId2", "sheetMetadata", "metadata.xml"),
    ])
    workbook.parts["xl/metadata.xml"] = """
      <metadata xmlns="\(TestWorkbook.main)" xmlns:x="urn:x"><metadataTypes count="2"><metadataType name="XLMDX"/>\
      <metadataType name="XLDAPR"/></metadataTypes><futureMetadata name="XLDAPR" count="2">\
      <bk><extLst><ext><x:dynamicArrayProperties fDynamic="0" fCollapsed="0"/></ext></extLst></bk>\
      <bk><extLst><ext><x:dynamicArrayProperties fDynamic="1" fCollapsed="0"/></ext></extLst></bk></futureMetadata>\
      <cellMetadata count="3"><bk><rc t="2" v="0"/></bk><bk><rc t="2" v="1"/></bk><bk><rc t="1" v="1"/></bk>\
      </cellMetadata></metadata>
      """
    #expect(try workbook.cells().map(\.formula?.isDynamic) == [false, true, false, false])
    workbook.parts["xl/metadata.xml"] = "<broken"
    #expect(try workbook.cells().map(\.formula?.isDynamic) == [false, false, false, false])
  }

  @Test func dataTablesHaveValuesOnly() throws {
    let cells = try TestWorkbook(cells: "<c><f t='dataTable' ref='A1:A2' r1='B1'/><v>2</v></c>").cells()
    #expect(cells.map(\.formula) == [nil])
    #expect(cells.map(\.value) == [.number(2)])
  }

  @Test func newerFunctionsLoseThePrefixesOfFiles() throws {
    let rows = """
      <row r="1"><c r="A1"><f>_xlfn.XLOOKUP(B1,C:C,D:D)</f><v>1</v></c></row>\
      <row r="2"><c r="A2"><f t="shared" ref="A2:A3" si="0">_xlfn._xlws.SORT(B2)</f></c></row>\
      <row r="3"><c r="A3"><f t="shared" si="0"/></c><c r="B3"><f>"_xlfn."&amp;A_b</f></c></row>
      """
    let after = """
      <conditionalFormatting sqref="A1"><cfRule type="expression"><formula>_xlfn.XOR(A1,B1)</formula></cfRule>\
      </conditionalFormatting><dataValidations><dataValidation type="custom" sqref="A1"><formula1>_xlfn.ISFORMULA(A1)\
      </formula1></dataValidation></dataValidations>
      """
    let sheet = try #require(try TestWorkbook(rows: rows, after: after).read().sheets.first)
    #expect(
      sheet.rows.flatMap(\.cells).map(\.formula?.text) == [
        "XLOOKUP(B1,C:C,D:D)", "SORT(B2)", "SORT(B3)", "\"_xlfn.\"&A_b",
      ])
    #expect(sheet.properties.conditionalFormats.map(\.condition) == [.formula("XOR(A1,B1)")])
    #expect(sheet.properties.validations.map(\.rule) == [.custom("ISFORMULA(A1)")])
  }
}
