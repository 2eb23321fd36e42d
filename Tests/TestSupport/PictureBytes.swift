/// Creates bytes of pictures that contain only what precedes the pixels.
public enum PictureBytes {
  /// Returns a PNG of this size, optionally with a density in pixels per unit, where unit 1 is the metre.
  public static func png(width: UInt32, height: UInt32, density: (x: UInt32, y: UInt32, unit: UInt8)? = nil)
    -> [UInt8]
  {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += chunk("IHDR", big(width) + big(height) + [8, 2, 0, 0, 0])
    bytes += chunk("tEXt", Array("Title\0House".utf8))
    if let density { bytes += chunk("pHYs", big(density.x) + big(density.y) + [density.unit]) }
    return bytes + chunk("IDAT", []) + chunk("IEND", [])
  }

  /// Returns a chunk of a PNG; its checksum is 0.
  public static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    big(UInt32(data.count)) + Array(type.utf8) + data + [0, 0, 0, 0]
  }

  /// Returns a JPEG of this size, optionally with a density in pixels per unit: 1 is the inch, 2
  /// the centimetre.
  public static func jpeg(width: UInt16, height: UInt16, density: (x: UInt16, y: UInt16, unit: UInt8)? = nil)
    -> [UInt8]
  {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let density {
      bytes += segment(
        0xE0, Array("JFIF\0".utf8) + [1, 2, density.unit] + big(density.x) + big(density.y) + [0, 0])
    }
    // These are a comment, tables, and a marker with fill bytes before it.
    bytes += segment(0xFE, Array("a house".utf8)) + segment(0xC4, [1, 2, 3]) + [0xFF, 0xFF]
    return bytes + segment(0xC2, [8] + big(height) + big(width) + [1, 1, 0x11, 0]) + [0xFF, 0xDA, 0, 2]
  }

  /// Returns a segment of a JPEG.
  public static func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, marker] + big(UInt16(data.count + 2)) + data
  }

  private static func big<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    stride(from: Number.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: number >> Number($0))
    }
  }
}
