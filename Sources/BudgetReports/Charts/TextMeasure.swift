/// Estimates the width of a drawn text, because no font metrics are available here.
///
/// The estimate is usually too wide: it is better to shorten a label too early than to let it overlap a bar.
enum TextMeasure {
  /// Returns the width of a text at a font size, in the same unit.
  static func width(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size
  }

  /// Returns the text, shortened with an ellipsis if it is wider than `limit`.
  static func fit(_ text: String, size: Double, limit: Double) -> String {
    guard width(text, size: size) > limit else { return text }
    var (result, used) = ("", width("…", size: size))
    for character in text {
      used += width(String(character), size: size)
      if used > limit { break }
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result + "…"
  }

  /// Returns the width of a character in ems of a common sans-serif font.
  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...: 1.05
    default: narrow.contains(scalar) ? 0.36 : wide.contains(scalar) ? 0.95 : 0.63
    }
  }

  private static let narrow = Set("iIjl.,:;'|!() \u{A0}\u{202F}ft".unicodeScalars)
  private static let wide = Set("mwMW@%—".unicodeScalars)
}
