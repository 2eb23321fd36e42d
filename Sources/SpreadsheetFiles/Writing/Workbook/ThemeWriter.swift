/// Writes the theme, which supplies the default colours of charts (ECMA-376 20.1.6.9, theme).
enum ThemeWriter {
  static func part(name: String) throws(SpreadsheetWritingError) -> PackagePart {
    var xml = try XMLWriter(root: "a:theme", ["xmlns:a": ChartNames.drawing, "name": "Budget"])
    xml.raw("<a:themeElements><a:clrScheme name=\"Budget\">")
    xml.raw("<a:dk1><a:sysClr val=\"windowText\" lastClr=\"000000\"/></a:dk1>")
    xml.raw("<a:lt1><a:sysClr val=\"window\" lastClr=\"FFFFFF\"/></a:lt1>")
    for (element, color) in colors {
      try xml.open(element)
      try xml.empty("a:srgbClr", ["val": color])
      xml.close(element)
    }
    xml.raw("</a:clrScheme><a:fontScheme name=\"Budget\">")
    xml.raw(
      "<a:majorFont><a:latin typeface=\"Calibri\"/><a:ea typeface=\"\"/><a:cs typeface=\"\"/></a:majorFont>")
    xml.raw(
      "<a:minorFont><a:latin typeface=\"Calibri\"/><a:ea typeface=\"\"/><a:cs typeface=\"\"/></a:minorFont>")
    xml.raw("</a:fontScheme><a:fmtScheme name=\"Budget\">")
    xml.thrice("a:fillStyleLst", fill)
    xml.thrice("a:lnStyleLst", line)
    xml.thrice("a:effectStyleLst", "<a:effectStyle><a:effectLst/></a:effectStyle>")
    xml.thrice("a:bgFillStyleLst", fill)
    xml.raw("</a:fmtScheme></a:themeElements>")
    xml.close("a:theme")
    return PackagePart(name, xml)
  }

  /// The Okabe-Ito colours as accents, which colour-blind people can tell apart.
  private static let colors: KeyValuePairs<StaticString, String> = [
    "a:dk2": "44546A", "a:lt2": "E7E6E6", "a:accent1": "0072B2", "a:accent2": "E69F00", "a:accent3": "009E73",
    "a:accent4": "CC79A7", "a:accent5": "56B4E9", "a:accent6": "D55E00", "a:hlink": "0563C1",
    "a:folHlink": "954F72",
  ]

  private static let fill: StaticString = "<a:solidFill><a:schemeClr val=\"phClr\"/></a:solidFill>"
  private static let line: StaticString =
    "<a:ln w=\"6350\"><a:solidFill><a:schemeClr val=\"phClr\"/></a:solidFill></a:ln>"
}

extension XMLWriter {
  /// Appends a list of three equal styles, the minimum that a theme must have.
  fileprivate mutating func thrice(_ name: StaticString, _ element: StaticString) {
    raw("<")
    raw(name)
    raw(">")
    for _ in 0..<3 { raw(element) }
    close(name)
  }
}
