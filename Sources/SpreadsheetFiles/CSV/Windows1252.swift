/// The single-byte encoding of Western Windows (WHATWG Encoding Standard, index windows-1252).
///
/// The standard maps the five bytes that Windows leaves undefined to control characters. Text does not
/// contain these, so here the five bytes have no character, and a file with one of them is rejected.
enum Windows1252 {
  /// The characters for bytes 0x80 to 0x9F; 0 for an undefined byte.
  private static let upper: [UInt16] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
    0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]

  private static let bytes: [UInt16: UInt8] = Dictionary(
    uniqueKeysWithValues: upper.enumerated().filter { $1 != 0 }.map { ($1, UInt8(0x80 + $0)) })

  /// The character of a byte, or nil for 81, 8D, 8F, 90 and 9D.
  static func scalar(of byte: UInt8) -> Unicode.Scalar? {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    let value = upper[Int(byte - 0x80)]
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  /// The byte for a character; nil if the encoding does not have it.
  static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    if scalar.value < 0x80 || (0xA0...0xFF).contains(scalar.value) { return UInt8(scalar.value) }
    return UInt16(exactly: scalar.value).flatMap { bytes[$0] }
  }
}
