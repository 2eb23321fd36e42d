import SpreadsheetValues

extension CellStyle.Border {
  /// Reads a `border` element (ECMA-376 18.8.4); its first colour is the default colour of all its lines.
  init(_ node: XMLNode, _ palette: ColorPalette) {
    self.init(color: palette.color(node.children.lazy.compactMap { $0.first("color") }.first))
    let common = color.map { LineColor.color($0) } ?? .automatic
    func line(_ names: String...) -> (Line?, LineColor?) {
      guard let side = names.lazy.compactMap({ node.first($0) }).first,
        let line = side["style"].flatMap({ Line(rawValue: $0) })
      else { return (nil, nil) }
      let color = palette.color(side.first("color")).map { LineColor.color($0) } ?? .automatic
      return (line, color == common ? nil : color)
    }
    (top, topColor) = line("top")
    (bottom, bottomColor) = line("bottom")
    (left, leftColor) = line("left", "start")
    (right, rightColor) = line("right", "end")
    (diagonal, diagonalColor) = line("diagonal")
    hasRisingDiagonal = node.flag("diagonalUp") ?? false
    hasFallingDiagonal = node.flag("diagonalDown") ?? false
  }
}

extension CellStyle.Alignment {
  /// Reads an `alignment` element (ECMA-376 18.8.1); without an element, creates the alignment of a new cell.
  init(_ node: XMLNode?) {
    self.init(
      node?["horizontal"].flatMap { Horizontal(rawValue: $0) }, wrapsText: node?.flag("wrapText") ?? false,
      indent: node?.integer("indent") ?? 0)
    guard let node else { return }
    vertical = node["vertical"].flatMap { Vertical(rawValue: $0) } ?? .bottom
    shrinksToFit = node.flag("shrinkToFit") ?? false
    rotation = node.integer("textRotation").flatMap { Self.isRotation($0) ? $0 : nil } ?? 0
    readingOrder = node.integer("readingOrder").flatMap { ReadingOrder(rawValue: $0) } ?? .context
  }
}

extension CellStyle.Protection {
  /// Reads a `protection` element (ECMA-376 18.8.33); without an element, creates the protection of a new cell.
  init(_ node: XMLNode?) {
    self.init(isLocked: node?.flag("locked") ?? true, isFormulaHidden: node?.flag("hidden") ?? false)
  }
}
