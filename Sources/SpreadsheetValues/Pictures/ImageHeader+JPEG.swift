// JPEG (ISO/IEC 10918-1, annex B) consists of segments with a marker, a length and data; the first one is
// JFIF (ISO/IEC 10918-5).
extension ImageHeader {
  private static let cutJPEG = Workbook.Picture.FormatError("the JPEG ends before its size is known")
  private static let damagedJPEG = Workbook.Picture.FormatError("the JPEG does not say its size")

  /// Reads the size from the frame header, and the pixel density from JFIF.
  static func jpeg(_ bytes: [UInt8]) throws(Workbook.Picture.FormatError) -> ImageHeader {
    var scales = (horizontal: Scale(), vertical: Scale())
    var place = jpegSignature.count
    while place + 1 < bytes.count {
      guard bytes[place] == 0xFF else { throw damagedJPEG }
      let marker = bytes[place + 1]
      // Any number of fill bytes may precede a marker.
      guard marker != 0xFF else {
        place += 1
        continue
      }
      place += 2
      if hasNoLength(marker) { continue }
      // These values mean the end of the picture, the start of its pixels, or that this is not a marker.
      guard marker != 0xD9, marker != 0xDA, marker != 0 else { throw damagedJPEG }
      guard place + 2 <= bytes.count else { break }
      let length = bytes.big16(at: place)
      guard length >= 2 else { throw damagedJPEG }
      guard place + length <= bytes.count else { break }
      if isFrame(marker) {
        guard length >= 8 else { throw damagedJPEG }
        return try frame(bytes, at: place + 2, scales)
      }
      if marker == 0xE0, length >= 14, bytes[(place + 2)...].starts(with: Array("JFIF\0".utf8)) {
        scales = density(bytes, at: place + 9)
      }
      place += length
    }
    throw cutJPEG
  }

  private static func frame(
    _ bytes: [UInt8], at place: Int, _ scales: (horizontal: Scale, vertical: Scale)
  ) throws(Workbook.Picture.FormatError) -> ImageHeader {
    let (height, width) = (bytes.big16(at: place + 1), bytes.big16(at: place + 3))
    guard width > 0, height > 0 else { throw damagedJPEG }
    var header = ImageHeader(.jpeg, width: width, height: height)
    (header.horizontal, header.vertical) = scales
    return header
  }

  /// Reads the pixel density: the unit, 1 for inches and 2 for centimetres, and the pixels per unit in
  /// both directions.
  private static func density(
    _ bytes: [UInt8], at place: Int
  ) -> (horizontal: Scale, vertical: Scale) {
    let (x, y) = (bytes.big16(at: place + 1), bytes.big16(at: place + 3))
    guard x > 0, y > 0, bytes[place] == 1 || bytes[place] == 2 else { return (Scale(), Scale()) }
    let units =
      bytes[place] == 1
      ? Workbook.Picture.Extent.unitsPerInch : 10 * Workbook.Picture.Extent.unitsPerMillimeter
    return (Scale(units: units, pixels: x), Scale(units: units, pixels: y))
  }

  /// Whether a marker has no length, like restart markers and the temporary marker.
  private static func hasNoLength(_ marker: UInt8) -> Bool {
    marker == 0x01 || (0xD0...0xD7).contains(marker)
  }

  /// Whether a marker starts a frame (table B.1): SOF0 and the markers after it, except those for tables.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }
}
