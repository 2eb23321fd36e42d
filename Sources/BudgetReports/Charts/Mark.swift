import BudgetModel

/// The fill of a shape in a chart: a style class, or a category's own colour.
struct Mark: Hashable, Sendable {
  let cssClass: String
  /// A colour as `#RRGGBB`; nil if the class determines it.
  var fill: String?

  /// The number of colours in the palette: the classes `s1` to `s7`.
  static let paletteCount = 7

  /// Returns a mark for each of these colours; the palette replaces colours that are missing, invisible or already
  /// used.
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
