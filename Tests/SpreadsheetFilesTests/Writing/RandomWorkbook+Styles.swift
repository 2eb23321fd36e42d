import SpreadsheetValues

extension RandomWorkbook {
  /// Returns the border of a cell; only existing lines have their own colours, which differ from the common colour.
  mutating func border() -> CellStyle.Border {
    func line(_ maker: inout Self) -> CellStyle.Border.Line? { maker.pick(CellStyle.Border.Line.allCases) }
    var border = CellStyle.Border(
      top: maybe(line), bottom: maybe(line), left: maybe(line), right: maybe(line))
    guard border != CellStyle.Border() else { return border }
    // A file gives the common colour with its first line.
    border.color = border.left == nil ? nil : color()
    if border.color != nil, border.bottom != nil { border.bottomColor = pick([nil, .automatic]) }
    if border.color != nil, border.top != nil { border.topColor = maybe { .color($0.color()) } }
    if border.topColor == border.color.map({ .color($0) }) { border.topColor = nil }
    if border.color != nil, let diagonal = maybe(line) {
      border.diagonal = diagonal
      (border.hasRisingDiagonal, border.hasFallingDiagonal) = pick([
        (true, false), (false, true), (true, true),
      ])
    }
    return border
  }

  /// Returns an alignment; an indent needs left or right alignment, because a file would otherwise get left alignment.
  mutating func alignment() -> CellStyle.Alignment {
    let horizontal: CellStyle.Alignment.Horizontal? = maybe {
      $0.pick([.left, .center, .right, .fill, .justify, .centerContinuous, .distributed])
    }
    let indent = horizontal == .left || horizontal == .right ? pick([0, 0, 1, 3]) : 0
    var alignment = CellStyle.Alignment(horizontal, wrapsText: chance(3), indent: indent)
    alignment.vertical = pick([.bottom, .bottom, .top, .center, .justify, .distributed])
    alignment.rotation = pick([0, 0, 0, 45, 90, 180, 255])
    alignment.shrinksToFit = chance(5)
    alignment.readingOrder = pick([.context, .context, .leftToRight, .rightToLeft])
    return alignment
  }
}
