import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import Testing

@Suite struct ChartReadingTests {
  private static let draw = "http://schemas.openxmlformats.org/drawingml/2006"

  /// Returns the properties of a sheet with one chart, given the content of its plot area and its anchor.
  private func properties(
    plot: String, title: String = "",
    anchor: String = corners("<to><col>4</col><colOff>0</colOff><row>9</row><rowOff>0</rowOff></to>"),
    type: String = "chart"
  ) throws -> SheetProperties {
    var book = TestWorkbook(after: "<drawing r:id=\"rId1\"/>")
    book.parts["xl/worksheets/_rels/sheet1.xml.rels"] = TestWorkbook.relationships([
      ("rId1", "drawing", "../drawings/drawing1.xml")
    ])
    book.parts["xl/drawings/drawing1.xml"] = """
      <wsDr xmlns="\(Self.draw)/spreadsheetDrawing" xmlns:r="\(TestWorkbook.office)">\(anchor)</wsDr>
      """
    book.parts["xl/drawings/_rels/drawing1.xml.rels"] = TestWorkbook.relationships([
      ("rId1", type, "../charts/chart1.xml")
    ])
    book.parts["xl/charts/chart1.xml"] = """
      <c:chartSpace xmlns:c="\(Self.draw)/chart" xmlns:a="\(Self.draw)/main"><c:chart>\(title)\
      <c:plotArea>\(plot)</c:plotArea></c:chart></c:chartSpace>
      """
    return try #require(try book.read().sheets.first?.properties)
  }

  private static let frame = """
    <graphicFrame><nvGraphicFramePr><cNvPr id="2" name="Chart" descr="About rent"/></nvGraphicFramePr>\
    <graphic><graphicData><chart r:id="rId1"/></graphicData></graphic></graphicFrame>
    """

  private static func corners(_ second: String) -> String {
    """
    <twoCellAnchor><from><col>1</col><colOff>9</colOff><row>2</row><rowOff>0</rowOff></from>\(second)\(frame)\
    </twoCellAnchor>
    """
  }

  private static func series(_ values: String, name: String = "", categories: String = "") -> String {
    "<c:ser>\(name)\(categories)<c:val><c:numRef><c:f>\(values)</c:f></c:numRef></c:val></c:ser>"
  }

  private static func columns(_ series: String) -> String {
    "<c:barChart><c:barDir val=\"col\"/><c:grouping val=\"clustered\"/>\(series)</c:barChart>"
  }

  @Test func everythingThatAChartHolds() throws {
    let properties = try properties(
      plot: Self.columns(
        Self.series(
          "S!$B$2:$B$9", name: "<c:tx><c:strRef><c:f>S!$B$1</c:f></c:strRef></c:tx>",
          categories: """
            <c:spPr><a:solidFill><a:srgbClr val="4D96FF"/></a:solidFill></c:spPr>\
            <c:cat><c:strRef><c:f>S!$A$2:$A$9</c:f></c:strRef></c:cat>
            """) + Self.series("'S'!$C$2:$C$9", name: "<c:tx><c:v>Two &amp; a half</c:v></c:tx>"))
          + """
          <c:catAx><c:title><c:tx><c:rich><a:p><a:r><a:t>Month</a:t></a:r></a:p></c:rich></c:tx></c:title></c:catAx>\
          <c:valAx><c:title><c:tx><c:rich><a:p><a:r><a:t>Eu</a:t></a:r><a:r><a:t>ro</a:t></a:r></a:p></c:rich></c:tx>\
          </c:title><c:numFmt formatCode="#,##0" sourceLinked="0"/></c:valAx>
          """,
      title: """
        <c:title><c:tx><c:strRef><c:f>S!$A$1</c:f><c:strCache><c:pt idx="0"><c:v>Rent</c:v></c:pt></c:strCache>\
        </c:strRef></c:tx></c:title>
        """)
    func cells(_ address: String) -> SheetRange { SheetRange("S", range(address)) }
    #expect(
      properties.charts == [
        Sheet.Chart(
          .clusteredColumn, title: "Rent",
          series: [
            Sheet.Chart.Series(
              name: cells("B1"), categories: cells("A2:A9"), values: cells("B2:B9"),
              color: CellStyle.Color(hex: "4D96FF")),
            Sheet.Chart.Series(.text("Two & a half"), values: cells("C2:C9")),
          ], anchor: range("B3:D9"), valueFormat: "#,##0", categoryTitle: "Month", valueTitle: "Euro",
          description: "About rent")
      ])
    #expect(properties.foreignCharts == [])
  }

  static let others: [(plot: String, kind: String)] = [
    ("<c:scatterChart/>", "scatterChart"),
    (columns(series("S!$A$1:$A$2")) + "<c:lineChart>\(series("S!$A$1"))</c:lineChart>", "barChart+lineChart"),
    (columns(series("Gone!$A$1:$A$2")), "barChart"), (columns(series("S!$A:$A")), "barChart"),
    (columns(series("(S!$A$1,S!$A$3)")), "barChart"), (columns(series("[1]S!$A$1")), "barChart"),
    (columns(series("S!$A$1", categories: "<c:cat><c:multiLvlStrRef/></c:cat>")), "barChart"),
    (columns(series("S!$A$1", name: "<c:tx><c:strRef><c:f>#REF!</c:f></c:strRef></c:tx>")), "barChart"),
    (columns("<c:ser><c:val><c:numLit/></c:val></c:ser>"), "barChart"),
    ("<c:barChart><c:grouping val=\"percentStacked\"/>\(series("S!$A$1"))</c:barChart>", "barChart"),
    ("<c:lineChart><c:grouping val=\"stacked\"/>\(series("S!$A$1"))</c:lineChart>", "lineChart"),
    (columns(""), "barChart"), ("", "chart"),
  ]

  @Test(arguments: others.indices) func othersAreFacts(_ index: Int) throws {
    let properties = try properties(plot: Self.others[index].plot)
    #expect(properties.charts == [])
    #expect(properties.foreignCharts == [ForeignChart(kind: Self.others[index].kind, anchor: range("B3:D9"))])
  }

  @Test func newerKindsAreNamedByTheirRelationship() throws {
    let properties = try properties(plot: "", type: "chartEx")
    #expect(properties.foreignCharts.map(\.kind) == ["chartEx"])
  }

  static let anchors: [(anchor: String, cells: String?)] = [
    (corners("<to><col>4</col><colOff>1</colOff><row>9</row><rowOff>1</rowOff></to>"), "B3:E10"),
    (corners("<to><col>0</col><row>0</row></to>"), "B3"),
    (
      "<oneCellAnchor><from><col>0</col><row>0</row></from><ext cx=\"1219200\" cy=\"571500\"/>\(frame)</oneCellAnchor>",
      "A1:C4"
    ),
    ("<absoluteAnchor><pos x=\"0\" y=\"0\"/><ext cx=\"9\" cy=\"9\"/>\(frame)</absoluteAnchor>", nil),
    ("<twoCellAnchor><from><col>-1</col><row>0</row></from>\(frame)</twoCellAnchor>", nil),
    ("<twoCellAnchor><from><col>1</col><row>2</row></from>\(frame)</twoCellAnchor>", nil),
  ]

  @Test(arguments: anchors.indices) func anchorsBecomeCells(_ index: Int) throws {
    let properties = try properties(
      plot: Self.columns(Self.series("S!$A$1")), anchor: Self.anchors[index].anchor)
    let found = properties.charts.map(\.anchor) + properties.foreignCharts.compactMap(\.anchor)
    #expect(found == [Self.anchors[index].cells.flatMap { CellRange($0) }].compactMap(\.self))
    #expect(properties.charts.count + properties.foreignCharts.count == 1)
  }

  @Test func picturesAndMissingPartsAreNoCharts() throws {
    let properties = try properties(plot: "", anchor: "<twoCellAnchor><pic/></twoCellAnchor>")
    #expect(properties.charts == [] && properties.foreignCharts == [])
    var book = TestWorkbook(after: "<drawing r:id=\"rId1\"/>")
    book.parts["xl/worksheets/_rels/sheet1.xml.rels"] = TestWorkbook.relationships([
      ("rId1", "drawing", "../drawings/no.xml")
    ])
    #expect(try book.read().sheets[0].properties.charts == [])
  }
}
