import Foundation
import SpreadsheetValues
import TestSupport
import Testing

@testable import SpreadsheetFiles

@Suite struct PictureWritingTests {
  private static func fixture(_ name: String) -> String {
    packageFolder.appending(path: "Tests/Fixtures/\(name)").path
  }

  private static func picture(_ address: String, name: String? = nil) throws -> Workbook.Picture {
    try Workbook.Picture(
      PictureBytes.png(width: 2, height: 1), at: range(address).first, description: "A <house>", name: name)
  }

  @Test func partsAreTiedTogether() throws {
    var workbook = Workbook(sheets: [sheet("S", [cell("A1", 1)])])
    workbook.sheets[0].properties.pictures = [try Self.picture("B3")]
    let written = try WrittenPackage(workbook.xlsx())
    let drawing = written["xl/drawings/drawing1.xml"]
    #expect(
      drawing.hasSuffix(
        """
        <xdr:oneCellAnchor><xdr:from><xdr:col>1</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>2</xdr:row>\
        <xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="19050" cy="9525"/><xdr:pic><xdr:nvPicPr>\
        <xdr:cNvPr id="2" name="Picture 1" descr="A &lt;house&gt;"></xdr:cNvPr>\
        <xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr><xdr:blipFill>\
        <a:blip xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:embed="rId1"/>\
        <a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:xfrm><a:off x="0" y="0"/>\
        <a:ext cx="19050" cy="9525"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic>\
        <xdr:clientData/></xdr:oneCellAnchor></xdr:wsDr>
        """))
    #expect(
      written["xl/drawings/_rels/drawing1.xml.rels"].contains(
        "relationships/image\" Target=\"../media/image1.png\"/>"))
    #expect(written["xl/worksheets/sheet1.xml"].hasSuffix("<drawing r:id=\"rId1\"/></worksheet>"))
    #expect(written["[Content_Types].xml"].contains("<Default Extension=\"png\" ContentType=\"image/png\"/>"))
    #expect(!written["[Content_Types].xml"].contains("image/jpeg"))
    #expect(written.names.filter { $0.hasPrefix("xl/media") } == ["xl/media/image1.png"])
  }

  /// Makes pictures with every kind of anchor and two formats, beside a chart, with equal bytes on two sheets.
  private static func album() throws -> Workbook {
    let house = try Workbook.Picture(
      path: fixture("house.png"), at: .cell("B2"), description: "A house", name: "House")
    var still = house
    still.anchor = .sheet(x: 914_400, y: 457_200, .millimeters(width: 30, height: 15))
    var photo = try Workbook.Picture(
      url: URL(filePath: fixture("photo.jpg")), at: .cell("D4"), extent: .pixels(width: 80, height: 40),
      name: "Photo")
    photo.anchor = .cells(
      .init(.cell("D4"), x: 5, y: 6), .init(.cell("XFD1048576"), x: 7), .stays)
    var workbook = Workbook(sheets: [
      sheet("S", [cell("A1", 1), cell("A2", 2)]), sheet("T", [cell("A1", 1)]),
    ])
    workbook.sheets[0].properties.pictures = [house, photo, still]
    workbook.sheets[0].properties.charts = [
      Sheet.Chart(
        .line, series: [Sheet.Chart.Series(nil, values: SheetRange("S", range("A1:A2")))],
        anchor: range("F2:K9"),
        description: "Two points")
    ]
    workbook.sheets[1].properties.pictures = [house]
    for resizing in [Workbook.Picture.Resizing.moves, .movesAndSizes] {
      photo.anchor = .cells(.init(.cell("B9")), .init(.cell("C10")), resizing)
      workbook.sheets[1].properties.pictures.append(photo)
    }
    return workbook
  }

  @Test func comeBackAsTheyWere() throws {
    let workbook = try Self.album()
    let bytes = try workbook.xlsx()
    #expect(try Workbook(xlsx: bytes) == workbook)
    let written = try WrittenPackage(bytes)
    #expect(
      written.names.filter { $0.hasPrefix("xl/media") } == ["xl/media/image1.png", "xl/media/image2.jpeg"])
    let drawing = written["xl/drawings/drawing1.xml"]
    #expect(drawing.contains("<xdr:twoCellAnchor editAs=\"absolute\">"))
    #expect(drawing.contains("<xdr:pos x=\"914400\" y=\"457200\"/><xdr:ext cx=\"1080000\" cy=\"540000\"/>"))
    // The chart's shape has number 2; one relationship serves both pictures of the house.
    for id in 2...5 { #expect(drawing.contains("<xdr:cNvPr id=\"\(id)\"")) }
    #expect(drawing.ranges(of: "r:embed=\"rId2\"").count == 2)
  }

  @Test func streamsTakeThemWhileASheetIsOpen() throws {
    let picture = try Self.picture("C1", name: "P")
    var writer = try XLSXWriter()
    #expect(throws: SpreadsheetWritingError(.outOfSequence)) { try writer.add(picture) }
    for name in ["S", "T"] {
      try writer.beginSheet(name)
      try writer.row([1])
      try writer.add(picture)
      try writer.endSheet()
    }
    let bytes = try writer.finish()
    #expect(try Workbook(xlsx: bytes).sheets.map(\.properties.pictures) == [[picture], [picture]])
    #expect(try WrittenPackage(bytes).names.count { $0.hasPrefix("xl/media") } == 1)
  }

  @Test func wordsThatXMLCannotHoldAreRefusedAtTheirCell() throws {
    var workbook = Workbook(sheets: [sheet("S", [])])
    workbook.sheets[0].properties.pictures = [try Self.picture("B3", name: "\u{1}")]
    #expect(throws: SpreadsheetWritingError(.illegalCharacter("\u{1}"), sheet: "S", cell: range("B3").first))
    {
      try workbook.xlsx()
    }
  }

  @Test func filesThatAreNoPicturesSayWhatIsWrong() throws {
    func error(_ path: String) throws -> SpreadsheetFileError {
      try #require(throws: SpreadsheetFileError.self) { try Workbook.Picture(path: path, at: .cell("A1")) }
    }
    let book = try error(Self.fixture("openpyxl-pictures-and-rich-text.xlsx"))
    #expect(book.code == .notAPicture && book.remedy == "Choose a PNG or JPEG picture")
    #expect(
      "\(book)" == "openpyxl-pictures-and-rich-text.xlsx: the picture is neither a PNG nor a JPEG")
    let missing = try error("/nowhere/logo.png")
    #expect("\(missing)" == "logo.png: the picture cannot be read (No such file or directory)")
    let web = try #require(URL(string: "https://example.com/logo.png"))
    #expect(throws: SpreadsheetFileError.self) { try Workbook.Picture(url: web, at: .cell("A1")) }
  }
}
