import Foundation
import SpreadsheetValues
import TestSupport
import Testing

@Suite struct PictureTests {
  /// Bytes, and the size and natural extent given by their header.
  static let headers: [(bytes: [UInt8], width: Int, height: Int, extent: (Int, Int))] = [
    // Without a density, a pixel is 1/96 inch.
    (PictureBytes.png(width: 60, height: 30), 60, 30, (571_500, 285_750)),
    // 11,811 pixels per metre are 300 per inch, so the extent is a fifth and a tenth of an inch.
    (PictureBytes.png(width: 60, height: 30, density: (11_811, 11_811, 1)), 60, 30, (182_880, 91_440)),
    (PictureBytes.png(width: 100, height: 100, density: (1_000, 2_000, 1)), 100, 100, (3_600_000, 1_800_000)),
    (PictureBytes.png(width: 1, height: 1, density: (2, 1, 0)), 1, 1, (9_525, 9_525)),
    (PictureBytes.png(width: 1, height: 1, density: (0, 0, 1)), 1, 1, (9_525, 9_525)),
    // The maximum size of the format, limited to the maximum size of a drawing.
    (
      PictureBytes.png(width: 0x7FFF_FFFF, height: 2, density: (1, 1, 1)), 0x7FFF_FFFF, 2,
      (27_273_042_316_900, 72_000_000)
    ),
    (PictureBytes.jpeg(width: 40, height: 20), 40, 20, (381_000, 190_500)),
    (PictureBytes.jpeg(width: 40, height: 20, density: (72, 144, 1)), 40, 20, (508_000, 127_000)),
    (PictureBytes.jpeg(width: 40, height: 20, density: (10, 20, 2)), 40, 20, (1_440_000, 360_000)),
    (PictureBytes.jpeg(width: 40, height: 20, density: (1, 1, 0)), 40, 20, (381_000, 190_500)),
    (PictureBytes.jpeg(width: 40, height: 20, density: (0, 0, 1)), 40, 20, (381_000, 190_500)),
  ]

  @Test(arguments: headers.indices) func bytesSayTheirSize(_ index: Int) throws {
    let (bytes, width, height, extent) = Self.headers[index]
    let picture = try Workbook.Picture(bytes, at: .cell("B2"))
    #expect(picture.bytes == bytes)
    #expect(picture.format == (bytes[0] == 0xFF ? .jpeg : .png))
    #expect(picture.pixelWidth == width && picture.pixelHeight == height)
    #expect(picture.naturalExtent == Workbook.Picture.Extent(width: extent.0, height: extent.1))
    #expect(picture.anchor == .cell(.init(.cell("B2")), picture.naturalExtent))
    #expect(try Workbook.Picture(Data(bytes), at: .cell("B2")) == picture)
  }

  /// Bytes that end before their size is known, or that give no size, are refused without a crash.
  @Test func cutBytesAreRefused() throws {
    let png = PictureBytes.png(width: 60, height: 30, density: (1, 1, 1))
    // The `IDAT` chunk is recognized as soon as its type is complete; its checksum and the `IEND` chunk follow.
    for count in 1..<png.count - 16 {
      #expect(throws: Workbook.Picture.FormatError.self, "\(count)") {
        try Workbook.Picture(png.prefix(count), at: .cell("A1"))
      }
    }
    #expect(throws: Never.self) { try Workbook.Picture(png.dropLast(16), at: .cell("A1")) }
    let jpeg = PictureBytes.jpeg(width: 40, height: 20, density: (72, 72, 1))
    for count in 1..<jpeg.count - 4 {
      #expect(throws: Workbook.Picture.FormatError.self, "\(count)") {
        try Workbook.Picture(jpeg.prefix(count), at: .cell("A1"))
      }
    }
    #expect(throws: Never.self) { try Workbook.Picture(jpeg.dropLast(4), at: .cell("A1")) }
  }

  private static let png = PictureBytes.png(width: 60, height: 30)

  static let refusals: [(bytes: [UInt8], sentence: String)] = [
    ([], "the picture is neither a PNG nor a JPEG: it has no bytes"),
    (Array("hello".utf8), "the picture is neither a PNG nor a JPEG"),
    (Array("GIF89a".utf8), "the picture is neither a PNG nor a JPEG: it begins like a GIF"),
    (Array("<svg/>".utf8), "the picture is neither a PNG nor a JPEG: it begins like a SVG"),
    (Array(png.prefix(4)), "the PNG ends before its pixels begin"),
    (Array(png.prefix(40)), "the PNG ends before its pixels begin"),
    (PictureBytes.png(width: 0, height: 9), "the PNG says that it is 0 by 9 pixels large"),
    (
      PictureBytes.png(width: 9, height: 0x8000_0000), "the PNG says that it is 9 by 2147483648 pixels large"
    ),
    (
      png.prefix(8) + PictureBytes.chunk("tEXt", Array(repeating: 1, count: 13)),
      "the PNG does not begin with its header"
    ),
    (png.prefix(33) + PictureBytes.chunk("IEND", []), "the PNG has no pixels"),
    // A chunk whose length is greater than the rest of the file.
    (png.prefix(33) + [0xFF, 0xFF, 0xFF, 0xFF] + Array("tEXt".utf8), "the PNG ends before its pixels begin"),
    ([0xFF, 0xD8], "the JPEG ends before its size is known"),
    ([0xFF, 0xD8, 0xFF, 0xD0, 0xFF, 0x01, 0xFF, 0xD9], "the JPEG does not say its size"),
    ([0xFF, 0xD8, 0xFF, 0xDA, 0, 2], "the JPEG does not say its size"),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 1], "the JPEG does not say its size"),
    ([0xFF, 0xD8, 0xFF, 0xC0, 0, 4, 8, 0], "the JPEG does not say its size"),
    ([0xFF, 0xD8, 0x00, 0xC0], "the JPEG does not say its size"),
    (PictureBytes.jpeg(width: 0, height: 5), "the JPEG does not say its size"),
  ]

  @Test(arguments: refusals.indices) func refusalsAreOneSentence(_ index: Int) {
    let error = #expect(throws: Workbook.Picture.FormatError.self) {
      try Workbook.Picture(Self.refusals[index].bytes, at: .cell("A1"))
    }
    #expect(error?.description == Self.refusals[index].sentence)
  }

  @Test func extentsStayInTheirRange() {
    typealias Extent = Workbook.Picture.Extent
    #expect(Extent.pixels(width: 2, height: 1) == Extent(width: 19_050, height: 9_525))
    #expect(
      Extent.millimeters(width: 254, height: 10) == Extent(width: 10 * Extent.unitsPerInch, height: 360_000))
    #expect(Extent(width: -1, height: .max) == Extent(width: 0, height: 27_273_042_316_900))
    #expect(Extent.pixels(width: .max, height: .min) == Extent(width: .max, height: 0))
    let corner = Workbook.Picture.Corner(.cell("A1"), x: .min, y: .max)
    #expect(corner.x == -27_273_042_316_900 && corner.y == 27_273_042_316_900)
  }

  @Test func extentsFitBoxesInTheirProportions() {
    typealias Extent = Workbook.Picture.Extent
    let box = Extent(width: 100, height: 100)
    #expect(Extent(width: 400, height: 200).fitted(in: box) == Extent(width: 100, height: 50))
    #expect(Extent(width: 2, height: 4).fitted(in: box) == Extent(width: 50, height: 100))
    #expect(Extent(width: 3, height: 2).fitted(in: box) == Extent(width: 100, height: 67))
    #expect(Extent(width: 0, height: 4).fitted(in: box) == Extent(width: 0, height: 4))
    let largest = Extent(width: .max, height: .max)
    #expect(largest.fitted(in: largest) == largest)
  }
}
