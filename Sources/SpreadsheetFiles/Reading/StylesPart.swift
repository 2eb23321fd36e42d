import Foundation
import SpreadsheetValues

/// The styles part (ECMA-376 18.8.39): cell formats and the styles of conditional formats.
struct StylesPart {
  /// The cell formats by index.
  private(set) var cellStyles: [CellStyle] = []
  /// The styles of conditional formats by index.
  private(set) var differentialStyles: [DifferentialStyle] = []
  /// The colours of fonts, fills and borders.
  let palette: ColorPalette

  init(_ root: XMLNode, palette: ColorPalette) {
    self.palette = palette
    func children(_ name: String) -> [XMLNode] { root.first(name)?.children ?? [] }
    var formats: [Int: NumberFormat] = [:]
    for node in children("numFmts") {
      if let id = node.integer("numFmtId"), let code = node["formatCode"] { formats[id] = NumberFormat(code) }
    }
    let fonts = children("fonts").map { font($0) }
    let fills = children("fills").map { fill($0) }
    let borders = children("borders").map { CellStyle.Border($0, palette) }
    cellStyles = children("cellXfs").filter { $0.name == "xf" }.map { node in
      func item<Item>(_ items: [Item], _ attribute: String) -> Item? {
        node.integer(attribute).flatMap { items.indices.contains($0) ? items[$0] : nil }
      }
      let format = node.integer("numFmtId") ?? 0
      return CellStyle(
        numberFormat: formats[format] ?? NumberFormat.BuiltIn.format(format),
        font: item(fonts, "fontId") ?? CellStyle.Font(), fillColor: item(fills, "fillId") ?? nil,
        border: item(borders, "borderId") ?? CellStyle.Border(),
        alignment: CellStyle.Alignment(node.first("alignment")),
        protection: CellStyle.Protection(node.first("protection")))
    }
    differentialStyles = children("dxfs").map { differentialStyle($0) }
  }

  /// The style of a condition (ECMA-376 18.8.14, dxf).
  func differentialStyle(_ node: XMLNode) -> DifferentialStyle {
    let font = node.first("font")
    return DifferentialStyle(
      textColor: palette.color(font?.first("color")),
      fillColor: node.first("fill").flatMap { conditionFill($0) },
      isBold: font?.first("b").map { $0.flag("val") ?? true })
  }

  private func font(_ node: XMLNode) -> CellStyle.Font {
    var font = CellStyle.Font()
    font.name = (node.first("name") ?? node.first("rFont"))?["val"] ?? font.name
    font.size = node.first("sz")?["val"].flatMap { measure($0) } ?? font.size
    font.isBold = node.first("b").map { $0.flag("val") ?? true } ?? false
    font.isItalic = node.first("i").map { $0.flag("val") ?? true } ?? false
    font.isStruckThrough = node.first("strike").map { $0.flag("val") ?? true } ?? false
    font.underline = node.first("u").flatMap { CellStyle.Font.Underline(rawValue: $0["val"] ?? "single") }
    font.verticalAlignment = node.first("vertAlign")?["val"].flatMap {
      CellStyle.Font.VerticalAlignment(rawValue: $0)
    }
    font.color = palette.color(node.first("color"))
    return font
  }

  /// The colour of a solid fill; nil for patterns.
  private func fill(_ node: XMLNode) -> CellStyle.Color? {
    guard let pattern = node.first("patternFill"), pattern["patternType"] == "solid" else { return nil }
    return palette.color(pattern.first("fgColor"))
  }

  /// The fill colour of a conditional format: the background of a solid fill; a fill without a pattern type is solid.
  private func conditionFill(_ node: XMLNode) -> CellStyle.Color? {
    guard let pattern = node.first("patternFill"), pattern["patternType"] ?? "solid" == "solid" else {
      return nil
    }
    return palette.color(pattern.first("bgColor") ?? pattern.first("fgColor"))
  }
}
