/// The size of a picture according to its header.
struct ImageHeader {
  /// The size of a pixel as a fraction: `units` English Metric Units for `pixels` pixels.
  struct Scale {
    var units = Workbook.Picture.Extent.unitsPerPixel
    var pixels = 1

    /// The English Metric Units of a number of pixels, rounded.
    func units(of count: Int) -> Int { (count * units + pixels / 2) / max(pixels, 1) }
  }

  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  static let jpegSignature: [UInt8] = [0xFF, 0xD8]

  let format: Workbook.Picture.Format
  let width: Int
  let height: Int
  var horizontal = Scale()
  var vertical = Scale()

  /// Creates a header of a picture with pixels of the default size.
  init(_ format: Workbook.Picture.Format, width: Int, height: Int) {
    self.format = format
    self.width = width
    self.height = height
  }

  /// Reads the header of a PNG or JPEG.
  init(_ bytes: [UInt8]) throws(Workbook.Picture.FormatError) {
    if bytes.starts(with: Self.pngSignature) {
      self = try Self.png(bytes)
    } else if bytes.starts(with: Self.jpegSignature) {
      self = try Self.jpeg(bytes)
    } else if !bytes.isEmpty, Self.pngSignature.starts(with: bytes) {
      throw Self.cutPNG
    } else {
      throw Workbook.Picture.FormatError("the picture is neither a PNG nor a JPEG\(Self.kind(bytes))")
    }
  }

  /// The end of the error message for bytes in another format, with the name of that format if it is known.
  private static func kind(_ bytes: [UInt8]) -> String {
    if bytes.isEmpty { return ": it has no bytes" }
    let known: [(start: [UInt8], name: String)] = [
      (Array("GIF8".utf8), "GIF"), (Array("BM".utf8), "BMP"), (Array("II*\0".utf8), "TIFF"),
      (Array("MM\0*".utf8), "TIFF"), (Array("RIFF".utf8), "WebP"), (Array("<svg".utf8), "SVG"),
      (Array("%PDF".utf8), "PDF"),
    ]
    return known.first { bytes.starts(with: $0.start) }.map { ": it begins like a \($0.name)" } ?? ""
  }
}

extension [UInt8] {
  /// The big-endian number of two bytes, which must exist.
  func big16(at place: Int) -> Int { Int(self[place]) << 8 | Int(self[place + 1]) }

  /// The big-endian number of four bytes, which must exist.
  func big32(at place: Int) -> Int { big16(at: place) << 16 | big16(at: place + 2) }
}
