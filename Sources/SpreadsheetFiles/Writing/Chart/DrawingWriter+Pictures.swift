internal import SpreadsheetValues

extension DrawingWriter {
  /// Appends a picture and its anchor.
  static func append(
    _ picture: Workbook.Picture, id: String, number: Int, shapeID: Int, to xml: inout XMLWriter
  ) throws(SpreadsheetWritingError) {
    let extent: Workbook.Picture.Extent
    switch picture.anchor {
    case .cell(let corner, let size):
      extent = size
      xml.raw("<xdr:oneCellAnchor>")
      xml.corner("xdr:from", corner)
      try xml.empty("xdr:ext", ["cx": "\(size.width)", "cy": "\(size.height)"])
    case .cells(let first, let last, let resizing):
      // Programs derive the shown size from the corners, not from this extent.
      extent = picture.look.extent ?? picture.naturalExtent
      try xml.open(
        "xdr:twoCellAnchor", ["editAs": resizing == .movesAndSizes ? nil : resizing.rawValue])
      xml.corner("xdr:from", first)
      xml.corner("xdr:to", last)
    case .sheet(let x, let y, let size):
      extent = size
      xml.raw("<xdr:absoluteAnchor>")
      let corner = Workbook.Picture.Corner(.cell("A1"), x: x, y: y)
      try xml.empty("xdr:pos", ["x": "\(corner.x)", "y": "\(corner.y)"])
      try xml.empty("xdr:ext", ["cx": "\(size.width)", "cy": "\(size.height)"])
    }
    try append(picture, id: id, number: number, shapeID: shapeID, extent, to: &xml)
    xml.raw("<xdr:clientData/>")
    switch picture.anchor {
    case .cell: xml.close("xdr:oneCellAnchor")
    case .cells: xml.close("xdr:twoCellAnchor")
    case .sheet: xml.close("xdr:absoluteAnchor")
    }
  }

  /// Appends a picture (ECMA-376 20.5.2.25, pic) with the size of its rectangle.
  private static func append(
    _ picture: Workbook.Picture, id: String, number: Int, shapeID: Int, _ extent: Workbook.Picture.Extent,
    to xml: inout XMLWriter
  ) throws(SpreadsheetWritingError) {
    xml.raw("<xdr:pic><xdr:nvPicPr>")
    try xml.open(
      "xdr:cNvPr",
      ["id": "\(shapeID)", "name": picture.name ?? "Picture \(number)", "descr": picture.description])
    if picture.isDecorative {
      xml.raw("<a:extLst><a:ext uri=\"{C183D7F6-B498-43B3-948B-1728B52AA6E4}\"><adec:decorative")
      xml.raw(" xmlns:adec=\"http://schemas.microsoft.com/office/drawing/2017/decorative\" val=\"1\"/>")
      xml.raw("</a:ext></a:extLst>")
    }
    xml.raw("</xdr:cNvPr><xdr:cNvPicPr><a:picLocks noChangeAspect=\"1\"/></xdr:cNvPicPr></xdr:nvPicPr>")
    xml.raw("<xdr:blipFill>")
    try xml.empty("a:blip", ["xmlns:r": XMLNames.relationships, "r:embed": id])
    try xml.append(picture.look.crop)
    xml.raw("<a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr>")
    try xml.open(
      "a:xfrm",
      [
        "rot": picture.look.rotation == 0 ? nil : "\(picture.look.rotation)",
        "flipH": picture.look.isMirrored ? "1" : nil, "flipV": picture.look.isUpsideDown ? "1" : nil,
      ])
    xml.raw("<a:off x=\"0\" y=\"0\"/>")
    try xml.empty("a:ext", ["cx": "\(extent.width)", "cy": "\(extent.height)"])
    xml.raw("</a:xfrm><a:prstGeom prst=\"rect\"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic>")
  }
}

extension XMLWriter {
  fileprivate mutating func append(_ crop: Workbook.Picture.Crop) throws(SpreadsheetWritingError) {
    guard crop != Workbook.Picture.Crop() else { return }
    func side(_ cut: Int) -> String? { cut == 0 ? nil : "\(cut)" }
    try empty(
      "a:srcRect",
      ["l": side(crop.left), "t": side(crop.top), "r": side(crop.right), "b": side(crop.bottom)])
  }

  fileprivate mutating func corner(_ name: StaticString, _ corner: Workbook.Picture.Corner) {
    self.corner(
      name, row: corner.cell.row - 1, column: corner.cell.column - 1, x: corner.x, y: corner.y)
  }
}
