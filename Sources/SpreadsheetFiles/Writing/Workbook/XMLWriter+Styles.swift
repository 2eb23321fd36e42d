internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

extension XMLWriter {
  /// Appends a list element with its count; nothing for an empty list.
  mutating func list<Element>(
    _ name: StaticString, _ elements: [Element],
    _ append: (inout XMLWriter, Element) throws(SpreadsheetWritingError) -> Void
  ) throws(SpreadsheetWritingError) {
    guard !elements.isEmpty else { return }
    try open(name, ["count": "\(elements.count)"])
    for element in elements { try append(&self, element) }
    close(name)
  }

  mutating func append(numberFormats codes: [String]) throws(SpreadsheetWritingError) {
    guard !codes.isEmpty else { return }
    try open("numFmts", ["count": "\(codes.count)"])
    for (index, code) in codes.enumerated() {
      raw("<numFmt numFmtId=\"")
      plain(NumberFormat.BuiltIn.firstCustom + index)
      raw("\"")
      try attribute("formatCode", code, .xstring)
      raw("/>")
    }
    close("numFmts")
  }

  mutating func append(_ font: CellStyle.Font) throws(SpreadsheetWritingError) {
    raw("<font>")
    if font.isBold { raw("<b/>") }
    if font.isItalic { raw("<i/>") }
    if font.isStruckThrough { raw("<strike/>") }
    if let underline = font.underline {
      try empty("u", ["val": underline == .single ? nil : underline.rawValue])
    }
    if let alignment = font.verticalAlignment { try empty("vertAlign", ["val": alignment.rawValue]) }
    try empty("sz", ["val": font.size.plainText])
    if let color = font.color { try append(color, as: "color") }
    raw("<name")
    try attribute("val", font.name, .xstring)
    raw("/></font>")
  }

  /// Appends the fills: the empty fill, the reserved pattern, and a solid fill for each colour.
  mutating func append(fills: [CellStyle.Color?]) throws(SpreadsheetWritingError) {
    try open("fills", ["count": "\(fills.count + 1)"])
    raw("<fill><patternFill patternType=\"none\"/></fill><fill><patternFill patternType=\"gray125\"/></fill>")
    for case let color? in fills {
      raw("<fill><patternFill patternType=\"solid\">")
      try append(color, as: "fgColor")
      raw("<bgColor indexed=\"64\"/></patternFill></fill>")
    }
    close("fills")
  }

  mutating func append(_ border: CellStyle.Border) throws(SpreadsheetWritingError) {
    try open(
      "border",
      [
        "diagonalUp": border.hasRisingDiagonal ? "1" : nil,
        "diagonalDown": border.hasFallingDiagonal ? "1" : nil,
      ])
    try append(border.left, "left", border.leftColor, border.color)
    try append(border.right, "right", border.rightColor, border.color)
    try append(border.top, "top", border.topColor, border.color)
    try append(border.bottom, "bottom", border.bottomColor, border.color)
    try append(border.diagonal, "diagonal", border.diagonalColor, border.color)
    close("border")
  }

  mutating func append(_ alignment: CellStyle.Alignment) throws(SpreadsheetWritingError) {
    guard CellStyle.Alignment.isRotation(alignment.rotation) else {
      throw SpreadsheetWritingError(.invalidValue("a text turned by \(alignment.rotation)"))
    }
    try empty(
      "alignment",
      [
        // Excel only applies an indent together with a horizontal alignment.
        "horizontal": alignment.horizontal?.rawValue ?? (alignment.indent > 0 ? "left" : nil),
        "vertical": alignment.vertical == .bottom ? nil : alignment.vertical.rawValue,
        "textRotation": alignment.rotation == 0 ? nil : "\(alignment.rotation)",
        "wrapText": alignment.wrapsText ? "1" : nil,
        "indent": alignment.indent > 0 ? "\(min(alignment.indent, 250))" : nil,
        "shrinkToFit": alignment.shrinksToFit ? "1" : nil,
        "readingOrder": alignment.readingOrder == .context ? nil : "\(alignment.readingOrder.rawValue)",
      ])
  }

  mutating func append(_ protection: CellStyle.Protection) throws(SpreadsheetWritingError) {
    try empty(
      "protection",
      ["locked": protection.isLocked ? nil : "0", "hidden": protection.isFormulaHidden ? "1" : nil])
  }

  mutating func append(_ style: DifferentialStyle) throws(SpreadsheetWritingError) {
    raw("<dxf>")
    if style.textColor != nil || style.isBold != nil {
      raw("<font>")
      if let isBold = style.isBold { raw(isBold ? "<b/>" : "<b val=\"0\"/>") }
      if let color = style.textColor { try append(color, as: "color") }
      raw("</font>")
    }
    if let color = style.fillColor {
      raw("<fill><patternFill patternType=\"solid\">")
      try append(color, as: "fgColor")
      try append(color, as: "bgColor")
      raw("</patternFill></fill>")
    }
    raw("</dxf>")
  }

  /// Appends a colour element; files store the opacity before red, green and blue.
  mutating func append(_ color: CellStyle.Color, as name: StaticString) throws(SpreadsheetWritingError) {
    try empty(name, ["rgb": "FF\(color.hex)"])
  }

  private mutating func append(
    _ line: CellStyle.Border.Line?, _ side: StaticString, _ own: CellStyle.Border.LineColor?,
    _ common: CellStyle.Color?
  ) throws(SpreadsheetWritingError) {
    guard let line else { return try empty(side) }
    try open(side, ["style": line.rawValue])
    switch own ?? common.map({ .color($0) }) ?? .automatic {
    case .color(let color): try append(color, as: "color")
    case .automatic: raw("<color auto=\"1\"/>")
    }
    close(side)
  }
}
