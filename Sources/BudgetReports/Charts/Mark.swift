import BudgetModel
import Foundation

/// How a mark of a chart is filled: by a class of the styles, or in a category's own colour.
struct Mark: Hashable, Sendable {
  let cssClass: String
  /// A colour as `#RRGGBB`; nil where the class decides.
  var fill: String?

  /// The number of colours in the palette, the classes `s1` to `s7`.
  static let paletteCount = 7

  /// A mark for each of these colours: each colour once where it can be seen, else the next one of the palette.
  static func marks(_ colors: [HexColor?], class name: String = "mark") -> [Mark] {
    var used: Set<HexColor> = []
    return colors.enumerated().map { index, color in
      if let color, color.isVisible, used.insert(color).inserted {
        return Mark(cssClass: name, fill: color.text)
      }
      return Mark(cssClass: "\(name) s\(index % paletteCount + 1)")
    }
  }

  var attributes: [SVG.Attribute] {
    [.word("class", cssClass)] + (fill.map { [.word("fill", $0)] } ?? [])
  }
}

extension HexColor {
  /// The backgrounds of the light and the dark appearance, as `chart.css` has them.
  private static let backgrounds = [HexColor("#FFFFFF"), HexColor("#1C1C1E")].compactMap { $0 }

  /// Whether the contrast to both backgrounds is at least 3:1 (WCAG 2.2, 1.4.11).
  var isVisible: Bool { Self.backgrounds.allSatisfy { contrast(to: $0) >= 3 } }

  /// The contrast ratio of two colours, 1 to 21 (WCAG 2.2).
  func contrast(to other: HexColor) -> Double {
    let (darker, lighter) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// The relative luminance, 0 for black to 1 for white (WCAG 2.2).
  private var luminance: Double {
    let digits = text.dropFirst()
    return zip([0, 2, 4], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let channel = Double(Int(digits.dropFirst(part.0).prefix(2), radix: 16) ?? 0) / 255
      let linear = channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
      return sum + part.1 * linear
    }
  }
}
