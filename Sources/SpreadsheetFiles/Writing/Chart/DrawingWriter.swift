internal import SpreadsheetValues

/// Writes the part that positions charts and pictures (ECMA-376 20.5, SpreadsheetDrawingML).
enum DrawingWriter {
  /// The part; each chart and picture comes with the id of its relationship.
  static func part(
    _ charts: [(chart: Sheet.Chart, id: String)], _ pictures: [(picture: Workbook.Picture, id: String)],
    name: String
  ) throws(SpreadsheetWritingError) -> PackagePart {
    var xml = try XMLWriter(
      root: "xdr:wsDr",
      [
        "xmlns:xdr": "http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing",
        "xmlns:a": ChartNames.drawing,
      ])
    for (index, entry) in charts.enumerated() {
      do {
        try append(entry.chart, id: entry.id, number: index + 1, to: &xml)
      } catch {
        throw error.located(cell: entry.chart.anchor.first)
      }
    }
    for (index, entry) in pictures.enumerated() {
      do {
        try append(
          entry.picture, id: entry.id, number: index + 1, shapeID: charts.count + index + 2, to: &xml)
      } catch {
        throw error.located(cell: entry.picture.anchor.firstCell)
      }
    }
    xml.close("xdr:wsDr")
    return PackagePart(name, xml)
  }

  private static func append(
    _ chart: Sheet.Chart, id: String, number: Int, to xml: inout XMLWriter
  ) throws(SpreadsheetWritingError) {
    xml.raw("<xdr:twoCellAnchor>")
    xml.corner("xdr:from", row: chart.anchor.first.row - 1, column: chart.anchor.first.column - 1)
    // The chart ends where the cell below and to the right of its last cell begins; that cell must be in the sheet.
    xml.corner(
      "xdr:to", row: min(chart.anchor.last.row, CellReference.maximumRow - 1),
      column: min(chart.anchor.last.column, CellReference.maximumColumn - 1))
    xml.raw("<xdr:graphicFrame macro=\"\"><xdr:nvGraphicFramePr>")
    try xml.empty(
      "xdr:cNvPr", ["id": "\(number + 1)", "name": "Chart \(number)", "descr": chart.description])
    xml.raw("<xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>")
    xml.raw("<xdr:xfrm><a:off x=\"0\" y=\"0\"/><a:ext cx=\"0\" cy=\"0\"/></xdr:xfrm><a:graphic>")
    try xml.open("a:graphicData", ["uri": ChartNames.chart])
    try xml.empty(
      "c:chart", ["xmlns:c": ChartNames.chart, "xmlns:r": XMLNames.relationships, "r:id": id])
    xml.raw("</a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>")
  }
}

extension XMLWriter {
  /// Appends a corner of an anchor (ECMA-376 20.5.2.15, CT_Marker): row and column from 0, and offsets in the cell.
  mutating func corner(_ name: StaticString, row: Int, column: Int, x: Int = 0, y: Int = 0) {
    raw("<")
    raw(name)
    raw("><xdr:col>")
    plain(column)
    raw("</xdr:col><xdr:colOff>")
    plain(x)
    raw("</xdr:colOff><xdr:row>")
    plain(row)
    raw("</xdr:row><xdr:rowOff>")
    plain(y)
    raw("</xdr:rowOff>")
    close(name)
  }
}
