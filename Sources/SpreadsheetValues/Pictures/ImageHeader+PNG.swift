// PNG (ISO/IEC 15948) consists of a signature and chunks with a length, a type, data and a checksum; the
// header comes first.
extension ImageHeader {
  static let cutPNG = Workbook.Picture.FormatError("the PNG ends before its pixels begin")
  private static let largest = 0x7FFF_FFFF

  /// Reads the size from the IHDR chunk, and the pixel density from the pHYs chunk.
  static func png(_ bytes: [UInt8]) throws(Workbook.Picture.FormatError) -> ImageHeader {
    let first = pngSignature.count
    guard bytes.count >= first + 25 else { throw cutPNG }
    guard bytes.big32(at: first) == 13, bytes.chunkType(at: first) == "IHDR" else {
      throw Workbook.Picture.FormatError("the PNG does not begin with its header")
    }
    let (width, height) = (bytes.big32(at: first + 8), bytes.big32(at: first + 12))
    guard (1...largest).contains(width), (1...largest).contains(height) else {
      throw Workbook.Picture.FormatError("the PNG says that it is \(width) by \(height) pixels large")
    }
    var header = ImageHeader(.png, width: width, height: height)
    var place = first + 25
    while place + 8 <= bytes.count {
      let length = bytes.big32(at: place)
      switch bytes.chunkType(at: place) {
      case "IDAT": return header
      case "IEND": throw Workbook.Picture.FormatError("the PNG has no pixels")
      case "pHYs" where length == 9 && place + 17 <= bytes.count: header.take(density: bytes, at: place + 8)
      default: break
      }
      place += 12 + length
    }
    throw cutPNG
  }

  /// Reads the pixels per metre in each direction; with another unit, only the ratio is known.
  private mutating func take(density bytes: [UInt8], at place: Int) {
    let (x, y) = (bytes.big32(at: place), bytes.big32(at: place + 4))
    guard bytes[place + 8] == 1, x > 0, y > 0 else { return }
    let metre = 1_000 * Workbook.Picture.Extent.unitsPerMillimeter
    (horizontal, vertical) = (Scale(units: metre, pixels: x), Scale(units: metre, pixels: y))
  }
}

extension [UInt8] {
  /// The type of the chunk at a position.
  fileprivate func chunkType(at place: Int) -> String {
    String(decoding: self[place + 4..<place + 8], as: UTF8.self)
  }
}
