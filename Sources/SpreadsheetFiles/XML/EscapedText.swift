internal import TextSafety

/// Decodes escapes in text (ECMA-376 22.9.2.19, ST_Xstring): `_x000D_` stands for U+000D.
enum EscapedText {
  /// The text of these bytes with escapes decoded; everything else stays as it is.
  static func decode(_ bytes: some Collection<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return (bytes.contains(UInt8(ascii: "_")) ? decode(text) : text).streamSafe
  }

  private static func decode(_ text: String) -> String {
    let units = Array(text.utf16)
    var result: [UInt16] = []
    var index = 0
    var isChanged = false
    while index < units.count {
      if let unit = escape(at: index, in: units) {
        result.append(unit)
        index += escapeLength
        isChanged = true
      } else {
        result.append(units[index])
        index += 1
      }
    }
    // Escapes may give half of a surrogate pair, which is not a character; then the text stays as it is in the file.
    return isChanged ? String(validating: result, as: UTF16.self) ?? text : text
  }

  private static let escapeLength = 7

  /// The code unit of the escape that begins at this index; nil if no escape begins there.
  private static func escape(at index: Int, in units: [UInt16]) -> UInt16? {
    guard index + escapeLength <= units.count, units[index] == 0x5F, units[index + 1] == 0x78,
      units[index + 6] == 0x5F
    else { return nil }
    var value: UInt16 = 0
    for unit in units[index + 2..<index + 6] {
      guard let scalar = Unicode.Scalar(unit), scalar.isASCII,
        let digit = Character(scalar).hexDigitValue
      else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}
