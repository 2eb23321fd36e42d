internal import Spreadsheet

/// Writes the part of a chart (ECMA-376 21.2.2.27, chartSpace).
struct ChartWriter {
  let chart: Chart
  /// The workbook whose cells give the cached values; nil leaves them to the program that opens the file.
  let workbook: Workbook?

  func part(name: String) throws(SpreadsheetWritingError) -> PackagePart {
    var xml = try XMLWriter(
      root: "c:chartSpace",
      ["xmlns:c": ChartNames.chart, "xmlns:a": ChartNames.drawing, "xmlns:r": XMLNames.relationships])
    xml.raw("<c:roundedCorners val=\"0\"/><c:chart>")
    if let title = chart.title {
      try xml.append(chartTitle: title)
    }
    xml.raw(chart.title == nil ? "<c:autoTitleDeleted val=\"1\"/>" : "<c:autoTitleDeleted val=\"0\"/>")
    xml.raw("<c:plotArea><c:layout/>")
    try appendPlot(to: &xml)
    if chart.kind != .doughnut { try appendAxes(to: &xml) }
    xml.raw("</c:plotArea><c:legend><c:legendPos val=\"")
    xml.raw(chart.kind == .doughnut ? "r" : "b")
    xml.raw("\"/><c:overlay val=\"0\"/></c:legend>")
    xml.raw("<c:plotVisOnly val=\"1\"/><c:dispBlanksAs val=\"gap\"/></c:chart>")
    xml.close("c:chartSpace")
    return PackagePart(name, xml)
  }

  private func appendPlot(to xml: inout XMLWriter) throws(SpreadsheetWritingError) {
    switch chart.kind {
    case .clusteredColumn, .clusteredBar:
      xml.raw("<c:barChart><c:barDir val=\"")
      xml.raw(chart.kind == .clusteredBar ? "bar" : "col")
      xml.raw("\"/><c:grouping val=\"clustered\"/><c:varyColors val=\"0\"/>")
      try appendSeries(to: &xml)
      xml.raw("<c:gapWidth val=\"80\"/><c:axId val=\"1\"/><c:axId val=\"2\"/></c:barChart>")
    case .line:
      xml.raw("<c:lineChart><c:grouping val=\"standard\"/><c:varyColors val=\"0\"/>")
      try appendSeries(to: &xml)
      xml.raw("<c:marker val=\"1\"/><c:axId val=\"1\"/><c:axId val=\"2\"/></c:lineChart>")
    case .doughnut:
      xml.raw("<c:doughnutChart><c:varyColors val=\"1\"/>")
      try appendSeries(to: &xml)
      xml.raw("<c:firstSliceAng val=\"0\"/><c:holeSize val=\"55\"/></c:doughnutChart>")
    }
  }

  /// Appends the series; a ring has only the first.
  private func appendSeries(to xml: inout XMLWriter) throws(SpreadsheetWritingError) {
    let series = chart.kind == .doughnut ? chart.series.prefix(1) : chart.series[...]
    for (index, series) in series.enumerated() {
      xml.raw("<c:ser><c:idx val=\"")
      xml.plain(index)
      xml.raw("\"/><c:order val=\"")
      xml.plain(index)
      xml.raw("\"/><c:tx>")
      try append(series.name, as: .text, to: &xml)
      xml.raw("</c:tx>")
      try appendLook(of: series, to: &xml)
      xml.raw("<c:cat>")
      try append(series.categories, as: nil, to: &xml)
      xml.raw("</c:cat><c:val>")
      try append(series.values, as: .numbers, to: &xml)
      xml.raw("</c:val>")
      if chart.kind == .line { xml.raw("<c:smooth val=\"0\"/>") }
      xml.raw("</c:ser>")
    }
  }

  /// Appends colour and markers; the slices of a ring have a colour each, which the program chooses.
  private func appendLook(of series: ChartSeries, to xml: inout XMLWriter) throws(SpreadsheetWritingError) {
    if let color = series.color, chart.kind != .doughnut {
      xml.raw("<c:spPr>")
      if chart.kind == .line { xml.raw("<a:ln w=\"28575\">") }
      xml.raw("<a:solidFill>")
      try xml.empty("a:srgbClr", ["val": color.hex])
      xml.raw("</a:solidFill>")
      if chart.kind == .line { xml.raw("</a:ln>") }
      xml.raw("</c:spPr>")
    }
    switch chart.kind {
    case .clusteredColumn, .clusteredBar: xml.raw("<c:invertIfNegative val=\"0\"/>")
    case .line: xml.raw("<c:marker><c:symbol val=\"none\"/></c:marker>")
    case .doughnut: break
    }
  }

  private func appendAxes(to xml: inout XMLWriter) throws(SpreadsheetWritingError) {
    let isLying = chart.kind == .clusteredBar
    xml.raw("<c:catAx><c:axId val=\"1\"/><c:scaling><c:orientation val=\"")
    // Bars that lie are listed from the bottom up; turned round, the first stands on top.
    xml.raw(isLying ? "maxMin" : "minMax")
    xml.raw("\"/></c:scaling><c:delete val=\"0\"/><c:axPos val=\"")
    xml.raw(isLying ? "l" : "b")
    xml.raw("\"/><c:numFmt formatCode=\"General\" sourceLinked=\"1\"/><c:majorTickMark val=\"none\"/>")
    xml.raw("<c:minorTickMark val=\"none\"/><c:tickLblPos val=\"low\"/><c:crossAx val=\"2\"/>")
    xml.raw("<c:crosses val=\"autoZero\"/><c:auto val=\"1\"/><c:lblAlgn val=\"ctr\"/>")
    xml.raw("<c:lblOffset val=\"100\"/><c:noMultiLvlLbl val=\"0\"/></c:catAx>")
    xml.raw("<c:valAx><c:axId val=\"2\"/><c:scaling><c:orientation val=\"minMax\"/></c:scaling>")
    xml.raw("<c:delete val=\"0\"/><c:axPos val=\"")
    xml.raw(isLying ? "b" : "l")
    xml.raw("\"/><c:majorGridlines><c:spPr><a:ln w=\"9525\"><a:solidFill><a:srgbClr val=\"D9D9D9\"/>")
    xml.raw("</a:solidFill></a:ln></c:spPr></c:majorGridlines><c:numFmt")
    try xml.attribute("formatCode", chart.valueFormat, .xstring)
    xml.raw(" sourceLinked=\"0\"/><c:majorTickMark val=\"none\"/><c:minorTickMark val=\"none\"/>")
    xml.raw("<c:tickLblPos val=\"nextTo\"/><c:crossAx val=\"1\"/><c:crosses val=\"")
    xml.raw(isLying ? "max" : "autoZero")
    xml.raw("\"/><c:crossBetween val=\"between\"/></c:valAx>")
  }
}

extension XMLWriter {
  fileprivate mutating func append(chartTitle title: String) throws(SpreadsheetWritingError) {
    raw("<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:pPr><a:defRPr sz=\"1400\" b=\"0\"/></a:pPr><a:r>")
    raw("<a:rPr sz=\"1400\" b=\"0\"/>")
    try element("a:t", text: title)
    raw("</a:r></a:p></c:rich></c:tx><c:overlay val=\"0\"/></c:title>")
  }
}
