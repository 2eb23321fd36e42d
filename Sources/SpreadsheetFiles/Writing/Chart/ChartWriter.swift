internal import SpreadsheetValues

/// Writes the part of a chart (ECMA-376 21.2.2.27, chartSpace).
struct ChartWriter {
  let chart: Sheet.Chart
  /// The workbook whose cells give the cached values; nil if the program that opens the file reads the cells itself.
  let workbook: Workbook?

  func part(name: String) throws(SpreadsheetWritingError) -> PackagePart {
    var xml = try XMLWriter(
      root: "c:chartSpace",
      ["xmlns:c": ChartNames.chart, "xmlns:a": ChartNames.drawing, "xmlns:r": XMLNames.relationships])
    xml.raw("<c:roundedCorners val=\"0\"/><c:chart>")
    if let title = chart.title {
      try xml.append(chartTitle: title, size: 1_200)
    }
    xml.raw(chart.title == nil ? "<c:autoTitleDeleted val=\"1\"/>" : "<c:autoTitleDeleted val=\"0\"/>")
    xml.raw("<c:plotArea><c:layout/>")
    try appendPlot(to: &xml)
    if !chart.kind.isRound { try appendAxes(to: &xml) }
    xml.raw("</c:plotArea>")
    appendLegend(to: &xml)
    xml.raw("<c:plotVisOnly val=\"1\"/><c:dispBlanksAs val=\"gap\"/></c:chart>")
    // The text is grey and there is no frame, so that the data stands out.
    xml.raw("<c:spPr><a:solidFill><a:srgbClr val=\"FFFFFF\"/></a:solidFill><a:ln><a:noFill/></a:ln></c:spPr>")
    xml.raw("<c:txPr><a:bodyPr/><a:p><a:pPr><a:defRPr sz=\"900\"><a:solidFill><a:srgbClr val=\"4B5563\"/>")
    xml.raw("</a:solidFill></a:defRPr></a:pPr><a:endParaRPr lang=\"en-US\"/></a:p></c:txPr>")
    xml.close("c:chartSpace")
    return PackagePart(name, xml)
  }

  /// Appends the legend if there is more than one colour to explain.
  private func appendLegend(to xml: inout XMLWriter) {
    guard chart.kind.isRound || chart.series.count > 1 else { return }
    xml.raw("<c:legend><c:legendPos val=\"")
    xml.raw(chart.kind.isRound ? "r" : "t")
    xml.raw("\"/><c:overlay val=\"0\"/></c:legend>")
  }

  private func appendPlot(to xml: inout XMLWriter) throws(SpreadsheetWritingError) {
    switch chart.kind {
    case .clusteredColumn, .clusteredBar, .stackedColumn, .stackedBar:
      xml.raw("<c:barChart><c:barDir val=\"")
      xml.raw(chart.kind.isLying ? "bar" : "col")
      xml.raw("\"/><c:grouping val=\"")
      xml.raw(chart.kind.isStacked ? "stacked" : "clustered")
      xml.raw("\"/><c:varyColors val=\"0\"/>")
      try appendSeries(to: &xml)
      xml.raw("<c:gapWidth val=\"60\"/>")
      if chart.kind.isStacked { xml.raw("<c:overlap val=\"100\"/>") }
      xml.raw("<c:axId val=\"1\"/><c:axId val=\"2\"/></c:barChart>")
    case .area:
      xml.raw("<c:areaChart><c:grouping val=\"standard\"/><c:varyColors val=\"0\"/>")
      try appendSeries(to: &xml)
      xml.raw("<c:axId val=\"1\"/><c:axId val=\"2\"/></c:areaChart>")
    case .pie:
      xml.raw("<c:pieChart><c:varyColors val=\"1\"/>")
      try appendSeries(to: &xml)
      xml.raw("<c:firstSliceAng val=\"0\"/></c:pieChart>")
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

  /// Appends the series; a pie or doughnut chart has only the first.
  private func appendSeries(to xml: inout XMLWriter) throws(SpreadsheetWritingError) {
    let series = chart.kind.isRound ? chart.series.prefix(1) : chart.series[...]
    for (index, series) in series.enumerated() {
      xml.raw("<c:ser><c:idx val=\"")
      xml.plain(index)
      xml.raw("\"/><c:order val=\"")
      xml.plain(index)
      xml.raw("\"/>")
      try append(series.name, to: &xml)
      try appendLook(of: series, to: &xml)
      if let categories = series.categories {
        xml.raw("<c:cat>")
        try append(categories, as: nil, to: &xml)
        xml.raw("</c:cat>")
      }
      xml.raw("<c:val>")
      try append(series.values, as: .numbers, to: &xml)
      xml.raw("</c:val>")
      if chart.kind == .line { xml.raw("<c:smooth val=\"0\"/>") }
      xml.raw("</c:ser>")
    }
  }

  private func append(_ name: Sheet.Chart.Series.Name?, to xml: inout XMLWriter)
    throws(SpreadsheetWritingError)
  {
    guard let name else { return }
    xml.raw("<c:tx>")
    switch name {
    case .cell(let range): try append(range, as: .text, to: &xml)
    case .text(let text): try xml.element("c:v", text: text, escapes: .xstring)
    }
    xml.raw("</c:tx>")
  }

  /// Appends the colour and markers of a series; for a pie, the program chooses a colour for each slice.
  private func appendLook(of series: Sheet.Chart.Series, to xml: inout XMLWriter)
    throws(SpreadsheetWritingError)
  {
    if let color = series.color, !chart.kind.isRound {
      xml.raw("<c:spPr>")
      if chart.kind == .line { xml.raw("<a:ln w=\"28575\">") }
      xml.raw("<a:solidFill>")
      try xml.empty("a:srgbClr", ["val": color.hex])
      xml.raw("</a:solidFill>")
      if chart.kind == .line { xml.raw("</a:ln>") }
      xml.raw("</c:spPr>")
    }
    switch chart.kind {
    case .clusteredColumn, .clusteredBar, .stackedColumn, .stackedBar:
      xml.raw("<c:invertIfNegative val=\"0\"/>")
    case .line: xml.raw("<c:marker><c:symbol val=\"none\"/></c:marker>")
    case .area, .pie, .doughnut: break
    }
  }
}

extension Sheet.Chart.Kind {
  var isLying: Bool { self == .clusteredBar || self == .stackedBar }
  var isStacked: Bool { self == .stackedColumn || self == .stackedBar }
}
