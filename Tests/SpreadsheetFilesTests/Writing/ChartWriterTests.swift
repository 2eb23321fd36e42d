import Foundation
import SpreadsheetValues
import Testing

@testable import SpreadsheetFiles

@Suite struct ChartWriterTests {
  private func sample() throws -> WrittenPackage { try WrittenPackage(SampleWorkbooks.budget().xlsx()) }

  @Test func placesCharts() throws {
    let written = try sample()
    let drawing = written["xl/drawings/drawing1.xml"]
    #expect(
      drawing.contains(
        ##"""
        <xdr:twoCellAnchor><xdr:from><xdr:col>5</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>1</xdr:row>\##
        <xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>13</xdr:col><xdr:colOff>0</xdr:colOff>\##
        <xdr:row>16</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to>
        """##))
    #expect(drawing.contains(#"<xdr:cNvPr id="2" name="Chart 1" descr="Rent 1,200 of 1,200"/>"#))
    #expect(drawing.contains(#"<xdr:cNvPr id="5" name="Chart 4"/>"#))
    #expect(written["xl/drawings/_rels/drawing1.xml.rels"].contains(#"Target="../charts/chart4.xml"/>"#))
  }

  @Test func writesSeriesWithTheirValues() throws {
    let chart = try sample()["xl/charts/chart1.xml"]
    #expect(chart.contains("<a:t>Budgeted &amp; actual</a:t>"))
    #expect(
      chart.contains(
        ##"""
        <c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/><c:ser>\##
        <c:idx val="0"/><c:order val="0"/><c:tx><c:strRef><c:f>Plan!$B$1</c:f><c:strCache><c:ptCount val="1"/>\##
        <c:pt idx="0"><c:v>Budgeted</c:v></c:pt></c:strCache></c:strRef></c:tx><c:spPr><a:solidFill>\##
        <a:srgbClr val="4D96FF"/></a:solidFill></c:spPr><c:invertIfNegative val="0"/><c:cat><c:strRef>\##
        <c:f>Plan!$A$2:$A$4</c:f><c:strCache><c:ptCount val="3"/><c:pt idx="0"><c:v>Rent</c:v></c:pt>\##
        <c:pt idx="1"><c:v>Food</c:v></c:pt><c:pt idx="2"><c:v>Fun</c:v></c:pt></c:strCache></c:strRef>\##
        </c:cat><c:val><c:numRef><c:f>Plan!$B$2:$B$4</c:f><c:numCache><c:formatCode>[$€-407] #,##0.00\##
        </c:formatCode><c:ptCount val="3"/><c:pt idx="0"><c:v>1200</c:v></c:pt>\##
        <c:pt idx="1"><c:v>450</c:v></c:pt><c:pt idx="2"><c:v>150</c:v></c:pt></c:numCache></c:numRef>\##
        </c:val></c:ser>
        """##))
    #expect(chart.contains("<c:pt idx=\"1\"><c:v>480.25</c:v></c:pt>"))
    #expect(chart.contains(##"<c:numFmt formatCode="#,##0" sourceLinked="0"/>"##))
  }

  @Test(arguments: [
    (2, #"<c:barDir val="bar"/>"#, #"<c:orientation val="maxMin"/>"#),
    (
      3, "<c:lineChart><c:grouping val=\"standard\"/>",
      #"<a:ln w="28575"><a:solidFill><a:srgbClr val="C00000"/>"#
    ),
    (
      4, "<c:doughnutChart><c:varyColors val=\"1\"/>",
      "<c:holeSize val=\"55\"/></c:doughnutChart></c:plotArea>"
    ),
  ])
  func writesEachKind(number: Int, first: String, second: String) throws {
    let chart = try sample()["xl/charts/chart\(number).xml"]
    #expect(chart.contains(first))
    #expect(chart.contains(second))
    #expect(chart.contains("<c:autoTitleDeleted val=\"\(number == 3 ? 1 : 0)\"/>"))
    #expect(chart.contains("<c:valAx>") == (number != 4))
  }

  /// Empty cells keep their position, labels may be any value, and numbers as labels stay numbers.
  @Test func cachesWhatCellsHold() throws {
    var workbook = Workbook(sheets: [
      sheet(
        "S",
        [
          cell("A1", .number(2_024)), cell("B1", .number(1)), cell("A2", .number(2_025)),
          cell("B2", .text("?")),
          cell("A4", .boolean(true)), cell("B4", .number(Decimal(25) / 10)), cell("A5", .error(.name)),
        ])
    ])
    func series(_ categories: String, name: String) -> Sheet.Chart.Series {
      Sheet.Chart.Series(
        name: SheetRange("S", range(name)), categories: SheetRange("S", range(categories)),
        values: SheetRange("S", range("B1:B4")))
    }
    workbook.sheets[0].properties.charts = [
      Sheet.Chart(
        .line, series: [series("A1:A2", name: "C1"), series("A4:A5", name: "A1")], anchor: range("D1:H9"))
    ]
    let chart = try WrittenPackage(workbook.xlsx())["xl/charts/chart1.xml"]
    #expect(
      chart.contains(
        ##"""
        <c:cat><c:numRef><c:f>S!$A$1:$A$2</c:f><c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="2"/>\##
        <c:pt idx="0"><c:v>2024</c:v></c:pt><c:pt idx="1"><c:v>2025</c:v></c:pt></c:numCache></c:numRef></c:cat>
        """##))
    #expect(chart.contains(#"<c:pt idx="0"><c:v>TRUE</c:v></c:pt><c:pt idx="1"><c:v>#NAME?</c:v></c:pt>"#))
    #expect(
      chart.contains(
        #"<c:ptCount val="4"/><c:pt idx="0"><c:v>1</c:v></c:pt><c:pt idx="3"><c:v>2.5</c:v></c:pt></c:numCache>"#
      ))
    #expect(
      chart.contains(#"<c:tx><c:strRef><c:f>S!$C$1</c:f><c:strCache><c:ptCount val="1"/></c:strCache>"#))
    #expect(chart.contains("<c:v>2024</c:v></c:pt></c:strCache></c:strRef></c:tx>"))
  }

  @Test func aStreamLeavesValuesToTheReader() throws {
    let workbook = SampleWorkbooks.budget()
    var writer = try XLSXWriter(styles: workbook.styles)
    try writer.beginSheet(workbook.sheets[0].properties)
    for row in workbook.sheets[0].rows { try writer.append(row) }
    try writer.endSheet()
    let chart = try WrittenPackage(writer.finish())["xl/charts/chart1.xml"]
    #expect(chart.contains("<c:val><c:numRef><c:f>Plan!$B$2:$B$4</c:f></c:numRef></c:val>"))
  }
}
