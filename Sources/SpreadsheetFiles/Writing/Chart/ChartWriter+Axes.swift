internal import SpreadsheetValues

extension ChartWriter {
  /// Appends the axes (ECMA-376 21.2.2.25, catAx; 21.2.2.226, valAx).
  func appendAxes(to xml: inout XMLWriter) throws(SpreadsheetWritingError) {
    let isLying = chart.kind.isLying
    xml.raw("<c:catAx><c:axId val=\"1\"/><c:scaling><c:orientation val=\"")
    // Horizontal bars are listed from the bottom up; the reverse order puts the first bar at the top.
    xml.raw(isLying ? "maxMin" : "minMax")
    xml.raw("\"/></c:scaling><c:delete val=\"0\"/><c:axPos val=\"")
    xml.raw(isLying ? "l" : "b")
    xml.raw("\"/>")
    if let title = chart.categoryTitle { try xml.append(chartTitle: title, size: 1_000) }
    xml.raw("<c:numFmt")
    try xml.attribute("formatCode", categoryFormat, .xstring)
    xml.raw(" sourceLinked=\"1\"/><c:majorTickMark val=\"none\"/>")
    xml.raw("<c:minorTickMark val=\"none\"/><c:tickLblPos val=\"low\"/>")
    xml.raw("<c:spPr><a:ln w=\"9525\"><a:solidFill><a:srgbClr val=\"9CA3AF\"/></a:solidFill></a:ln></c:spPr>")
    xml.raw("<c:crossAx val=\"2\"/>")
    xml.raw("<c:crosses val=\"autoZero\"/><c:auto val=\"1\"/><c:lblAlgn val=\"ctr\"/>")
    xml.raw("<c:lblOffset val=\"100\"/><c:noMultiLvlLbl val=\"0\"/></c:catAx>")
    xml.raw("<c:valAx><c:axId val=\"2\"/><c:scaling><c:orientation val=\"minMax\"/></c:scaling>")
    xml.raw("<c:delete val=\"0\"/><c:axPos val=\"")
    xml.raw(isLying ? "b" : "l")
    xml.raw("\"/><c:majorGridlines><c:spPr><a:ln w=\"9525\"><a:solidFill><a:srgbClr val=\"E5E7EB\"/>")
    xml.raw("</a:solidFill></a:ln></c:spPr></c:majorGridlines>")
    if let title = chart.valueTitle { try xml.append(chartTitle: title, size: 1_000) }
    xml.raw("<c:numFmt")
    try xml.attribute("formatCode", chart.valueFormat, .xstring)
    xml.raw(" sourceLinked=\"0\"/><c:majorTickMark val=\"none\"/><c:minorTickMark val=\"none\"/>")
    xml.raw(
      "<c:tickLblPos val=\"nextTo\"/><c:spPr><a:ln><a:noFill/></a:ln></c:spPr><c:crossAx val=\"1\"/><c:crosses val=\""
    )
    xml.raw(isLying ? "max" : "autoZero")
    xml.raw("\"/><c:crossBetween val=\"between\"/></c:valAx>")
  }
}

extension XMLWriter {
  /// Appends a title with a paragraph for each line; the size is in hundredths of a point.
  mutating func append(chartTitle title: String, size: Int) throws(SpreadsheetWritingError) {
    raw("<c:title><c:tx><c:rich><a:bodyPr/>")
    for line in title.split(separator: "\n", omittingEmptySubsequences: false) {
      raw("<a:p><a:pPr>")
      try empty("a:defRPr", ["sz": "\(size)", "b": size > 1_000 ? "1" : "0"])
      raw("</a:pPr><a:r>")
      try empty("a:rPr", ["sz": "\(size)", "b": size > 1_000 ? "1" : "0"])
      try element("a:t", text: String(line))
      raw("</a:r></a:p>")
    }
    raw("</c:rich></c:tx><c:overlay val=\"0\"/></c:title>")
  }
}
