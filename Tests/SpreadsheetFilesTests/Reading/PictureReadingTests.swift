import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

@Suite struct PictureReadingTests {
  private static let draw = "http://schemas.openxmlformats.org/drawingml/2006"

  private static func fixture(_ name: String) throws -> (path: String, bytes: [UInt8]) {
    let file = packageFolder.appending(path: "Tests/Fixtures/\(name)")
    return (file.path, Array(try Data(contentsOf: file)))
  }

  @Test func thoseOfXlsxWriterAreRead() throws {
    let workbook = try Workbook(xlsxAt: Self.fixture("xlsxwriter-pictures-and-rich-text.xlsx").path)
    let (house, photo) = (try Self.fixture("house.png").bytes, try Self.fixture("photo.jpg").bytes)
    let pictures = try #require(workbook["Pictures"]).properties.pictures
    #expect(pictures.map(\.bytes) == [house, photo, house])
    #expect(pictures.map(\.description) == ["A house & a tree", "photo.jpg", nil])
    #expect(pictures.map(\.name) == ["Picture 1", "Picture 2", "Picture 3"])
    #expect(
      pictures.map(\.anchor) == [
        .cells(
          .init(.cell("B2"), x: 47_625, y: 28_575), .init(.cell("B2"), x: 230_505, y: 120_015), .movesAndSizes
        ),
        .cells(.init(.cell("D6")), .init(.cell("E7"), x: 406_400, y: 63_500), .moves),
        .cells(.init(.cell("F9")), .init(.cell("F9"), x: 182_880, y: 91_440), .stays),
      ])
    #expect(pictures.map(\.isDecorative) == [false, false, true])
    // XlsxWriter also calculated the size from the density.
    #expect(pictures[0].naturalExtent == .init(width: 230_505 - 47_625, height: 120_015 - 28_575))
    #expect(workbook["Pictures"]?.properties.charts.count == 1)
    #expect(
      workbook["Pictures"]?.properties.foreignPictures == [
        Workbook.ForeignPicture(
          kind: "gif", name: "Picture 4", description: "An old one",
          anchor: .cells(.init(.cell("H2")), .init(.cell("H2"), x: 76_200, y: 76_200), .moves))
      ])
    #expect(workbook["Again"]?.properties.pictures.map(\.bytes) == [house])
    #expect(try Self.again(workbook) == Self.withoutForeign(workbook))
  }

  @Test func thoseOfOpenpyxlAreRead() throws {
    let workbook = try Workbook(xlsxAt: Self.fixture("openpyxl-pictures-and-rich-text.xlsx").path)
    let pictures = try #require(workbook["Pictures"]).properties.pictures
    #expect(pictures.map(\.format) == [.jpeg, .png, .png])
    #expect(pictures.map(\.description) == ["Picture", "Picture", "Picture"])
    #expect(
      pictures.map(\.anchor) == [
        .cells(.init(.cell("D6"), x: 100, y: 200), .init(.cell("F9"), y: 7), .stays),
        .cell(.init(.cell("B2")), .pixels(width: 60, height: 30)),
        .sheet(x: 914_400, y: 457_200, .init(width: 190_500, height: 95_250)),
      ])
    #expect(try Self.again(workbook) == workbook)
  }

  private static func again(_ workbook: Workbook) throws -> Workbook {
    try Workbook(xlsx: workbook.xlsx(allowingLosses: true))
  }

  private static func withoutForeign(_ workbook: Workbook) -> Workbook {
    var workbook = workbook
    for index in workbook.sheets.indices { workbook.sheets[index].properties.foreignPictures = [] }
    return workbook
  }

  /// Makes a sheet's drawing with these anchors; rId1 is `image`, rId2 is missing, rId3 is outside the workbook.
  private static func archive(anchors: String, image: [UInt8], isStored: Bool = false) throws -> [UInt8] {
    var book = TestWorkbook(after: "<drawing r:id=\"rId1\"/>")
    book.parts["xl/worksheets/_rels/sheet1.xml.rels"] = TestWorkbook.relationships([
      ("rId1", "drawing", "../drawings/drawing1.xml")
    ])
    book.parts["xl/drawings/drawing1.xml"] = """
      <wsDr xmlns="\(draw)/spreadsheetDrawing" xmlns:r="\(TestWorkbook.office)" xmlns:a="\(draw)/main">\(anchors)</wsDr>
      """
    book.parts["xl/drawings/_rels/drawing1.xml.rels"] = """
      <Relationships xmlns="\(TestWorkbook.package)/relationships">\
      <Relationship Id="rId1" Type="x/image" Target="../media/image1.png"/>\
      <Relationship Id="rId2" Type="x/image" Target="../media/gone.EMF"/>\
      <Relationship Id="rId3" Type="x/image" Target="https://example.com/a.png" TargetMode="External"/></Relationships>
      """
    var builder = ZipBuilder(book.parts)
    builder.entries.append(.init(name: "xl/media/image1.png", bytes: image, isStored: isStored))
    return try builder.bytes()
  }

  private static func pic(_ blip: String = "r:embed=\"rId1\"") -> String {
    "<pic><nvPicPr><cNvPr id=\"2\" name=\"\" descr=\"x&#10;y\"/></nvPicPr><blipFill><a:blip \(blip)/></blipFill></pic>"
  }

  private static let cell = """
    <oneCellAnchor><from><col>16383</col><colOff>1.5cm</colOff><row> 9</row><rowOff>-3</rowOff></from>\
    <ext cx="5" cy="-6"/>
    """

  @Test func odderOnesAreReadOrNoted() throws {
    let png = PictureBytes.png(width: 3, height: 4)
    let anchors = [
      "\(Self.cell)\(Self.pic())</oneCellAnchor>",
      "\(Self.cell)\(Self.pic("r:embed=\"rId2\""))</oneCellAnchor>",
      "\(Self.cell)\(Self.pic("r:link=\"rId3\""))</oneCellAnchor>",
      "\(Self.cell)\(Self.pic("r:embed=\"rId3\""))</oneCellAnchor>",
      "<oneCellAnchor>\(Self.pic())</oneCellAnchor>",
      "\(Self.cell)<sp/></oneCellAnchor>", "\(Self.cell)<grpSp>\(Self.pic())</grpSp></oneCellAnchor>",
    ]
    let properties = try Workbook(xlsx: Self.archive(anchors: anchors.joined(), image: png)).sheets[0]
      .properties
    let place = Workbook.Picture.Anchor.cell(.init(.cell("XFD10"), x: 0, y: -3), .init(width: 5, height: 0))
    #expect(properties.pictures == [try Workbook.Picture(png, anchor: place, description: "x\ny")])
    #expect(properties.foreignPictures.map(\.kind) == ["emf", "link", "link", "png"])
    #expect(properties.foreignPictures.map(\.anchor) == [place, place, place, nil])
    #expect(properties.foreignPictures.allSatisfy { $0.name == nil && $0.description == "x\ny" })
  }

  @Test func cutsAndTurnsStay() throws {
    let pic = """
      <pic><nvPicPr><cNvPr id="2" name="P"/></nvPicPr><blipFill><a:blip r:embed="rId1"/>\
      <a:srcRect l="10000" b="-2500"/></blipFill><spPr><a:xfrm rot="5400000" flipH="1" flipV="0"><a:off x="1" y="2"/>\
      <a:ext cx="30" cy="40"/></a:xfrm></spPr></pic>
      """
    let anchors = """
      <twoCellAnchor><from><col>0</col><row>0</row></from><to><col>2</col><row>3</row></to>\(pic)</twoCellAnchor>\
      \(Self.cell)\(pic)</oneCellAnchor>
      """
    let png = PictureBytes.png(width: 3, height: 4)
    let workbook = try Workbook(xlsx: Self.archive(anchors: anchors, image: png))
    let bytes = try workbook.xlsx()
    #expect(try Workbook(xlsx: bytes) == workbook)
    let drawing = try WrittenPackage(bytes)["xl/drawings/drawing1.xml"]
    #expect(drawing.ranges(of: "<a:srcRect l=\"10000\" b=\"-2500\"/><a:stretch>").count == 2)
    let transform = "<a:xfrm rot=\"5400000\" flipH=\"1\"><a:off x=\"0\" y=\"0\"/>"
    #expect(drawing.contains("\(transform)<a:ext cx=\"30\" cy=\"40\"/>"))
    #expect(drawing.contains("\(transform)<a:ext cx=\"5\" cy=\"0\"/>"))
  }

  /// Cells can still be read if a picture is cut, has another format or inflates too far.
  @Test func damageInAPictureIsNoDamageOfTheWorkbook() throws {
    let anchors = "\(Self.cell)\(Self.pic())</oneCellAnchor>"
    let images: [[UInt8]] = [
      Array(PictureBytes.png(width: 3, height: 4).prefix(30)), [], Array("BM".utf8),
      PictureBytes.png(width: 3, height: 4) + [UInt8](repeating: 0, count: 3 << 20),
    ]
    for image in images {
      let properties = try Workbook(xlsx: Self.archive(anchors: anchors, image: image)).sheets[0].properties
      #expect(properties.pictures == [] && properties.foreignPictures.map(\.kind) == ["png"])
    }
    // If the same bytes are stored, their size is not suspicious.
    let whole = try Workbook(xlsx: Self.archive(anchors: anchors, image: images[3], isStored: true))
    #expect(whole.sheets[0].properties.pictures.map(\.bytes) == [images[3]])
    var damaged = try Self.archive(anchors: anchors, image: images[3], isStored: true)
    let place = try #require(damaged.firstRange(of: Array("IDAT".utf8))).upperBound + 1_000
    damaged[place] = 1
    let read = try Workbook(xlsx: damaged)
    #expect(read.sheets[0].properties.foreignPictures.map(\.kind) == ["png"])
  }

  @Test func theirBytesCountOnceAgainstTheLimit() throws {
    let png = PictureBytes.png(width: 3, height: 4)
    let anchor = "\(Self.cell)\(Self.pic())</oneCellAnchor>"
    let bytes = try Self.archive(anchors: String(repeating: anchor, count: 9), image: png)
    var limits = ReadingLimits()
    limits.pictureBytes = png.count
    #expect(try Workbook(xlsx: bytes, limits: limits).sheets[0].properties.pictures.count == 9)
    limits.pictureBytes -= 1
    let error = try #require(throws: SpreadsheetFileError.self) {
      try Workbook(xlsx: bytes, name: "b.xlsx", limits: limits)
    }
    #expect(error.code == .limitExceeded && error.limit == .pictureBytes)
    #expect(error.file == "b.xlsx" && error.part == "xl/media/image1.png")
  }
}
