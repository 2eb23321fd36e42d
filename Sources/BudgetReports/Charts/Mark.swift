import BudgetModel

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
