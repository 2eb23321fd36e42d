internal import ExactDecimals
import Foundation
import SpreadsheetValues

/// Converts the colours of a file to RGB (ECMA-376 18.8.3, color): by value, index or theme.
struct ColorPalette {
  private let theme: [CellStyle.Color]

  /// Creates a palette with the colours of a theme part; without a part, with the colours of the Office theme.
  init(theme root: XMLNode? = nil) {
    let scheme = root?.first("themeElements")?.first("clrScheme")?.children.map { node -> CellStyle.Color in
      let value = node.children.first.flatMap { $0["lastClr"] ?? $0["val"] }
      return value.flatMap { CellStyle.Color(hex: $0) } ?? Self.black
    }
    guard var scheme, scheme.count >= 4 else {
      theme = Self.officeTheme
      return
    }
    // In its first two pairs of colours, the part lists dark before light, but theme indices count light first.
    scheme.swapAt(0, 1)
    scheme.swapAt(2, 3)
    theme = scheme
  }

  /// The colour of a `color`, `fgColor` or `tabColor` element; nil for the system colour.
  func color(_ node: XMLNode?) -> CellStyle.Color? {
    guard let node else { return nil }
    if let hex = node["rgb"] { return CellStyle.Color(hex: hex) }
    if let index = node.integer("theme"), theme.indices.contains(index) {
      return tinted(theme[index], by: node["tint"])
    }
    if let index = node.integer("indexed"), Self.indexed.indices.contains(index) {
      return CellStyle.Color(hex: Self.indexed[index])
    }
    return nil
  }

  /// Moves the lightness of a colour towards white (above 0) or black (below 0); keeps hue and saturation.
  ///
  /// With fixed hue and saturation, each component is a linear function of the lightness. Excel computes
  /// hue and lightness in 240 steps, so that its components may differ by 1.
  private func tinted(_ color: CellStyle.Color, by text: String?) -> CellStyle.Color {
    guard let text, let tint = Self.millionths(text), tint != 0 else { return color }
    let parts = [Int(color.red), Int(color.green), Int(color.blue)]
    let least = parts.min() ?? 0
    let greatest = parts.max() ?? 0
    // The lightness on a scale from 0 to 510 (white), on which it is a whole number.
    let lightness = least + greatest
    let million = 1_000_000
    let moved = tint < 0 ? lightness * (million + tint) : lightness * (million - tint) + 510 * tint
    let room = 255 - abs(lightness - 255)
    let movedRoom = 255 * million - abs(moved - 255 * million)
    func part(_ value: Int) -> UInt8 {
      let distance = room == 0 ? 0 : (2 * value - lightness) * movedRoom / room
      return UInt8(clamping: (moved + distance + million) / (2 * million))
    }
    return CellStyle.Color(red: part(parts[0]), green: part(parts[1]), blue: part(parts[2]))
  }

  private static func millionths(_ text: String) -> Int? {
    guard let tint = measure(text), abs(tint) <= 1 else { return nil }
    return Int((tint * 1_000_000).plainText(places: 0))
  }

  private static let black = CellStyle.Color(red: 0, green: 0, blue: 0)

  /// The Office theme of new workbooks (2007 to 2010), light before dark.
  private static let officeTheme = [
    "FFFFFF", "000000", "EEECE1", "1F497D", "4F81BD", "C0504D", "9BBB59", "8064A2", "4BACC6", "F79646",
    "0000FF",
    "800080",
  ].compactMap { CellStyle.Color(hex: $0) }

  /// The default indexed colours (ECMA-376 18.8.27, indexedColors).
  private static let indexed: [String] =
    basic + basic + [
      "800000", "008000", "000080", "808000", "800080", "008080", "C0C0C0", "808080", "9999FF", "993366",
      "FFFFCC",
      "CCFFFF", "660066", "FF8080", "0066CC", "CCCCFF", "000080", "FF00FF", "FFFF00", "00FFFF", "800080",
      "800000",
      "008080", "0000FF", "00CCFF", "CCFFFF", "CCFFCC", "FFFF99", "99CCFF", "FF99CC", "CC99FF", "FFCC99",
      "3366FF",
      "33CCCC", "99CC00", "FFCC00", "FF9900", "FF6600", "666699", "969696", "003366", "339966", "003300",
      "333300",
      "993300", "993366", "333399", "333333",
    ]

  private static let basic = [
    "000000", "FFFFFF", "FF0000", "00FF00", "0000FF", "FFFF00", "FF00FF", "00FFFF",
  ]
}
