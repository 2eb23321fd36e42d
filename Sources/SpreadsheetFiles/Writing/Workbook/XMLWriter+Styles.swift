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
    try empty("sz", ["val": font.size.plainText])
    if let color = font.color { try append(color, as: "color") }
    raw("<name")
    try attribute("val", font.name, .xstring)
    raw("/></font>")
  }

  /// Appends the fills: none, the reserved pattern, and a solid one for each colour.
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
    raw("<border>")
    try append(border.left, "left", border.color)
    try append(border.right, "right", border.color)
    try append(border.top, "top", border.color)
    try append(border.bottom, "bottom", border.color)
    raw("<diagonal/></border>")
  }

  mutating func append(_ alignment: CellStyle.Alignment) throws(SpreadsheetWritingError) {
    try empty(
      "alignment",
      [
        // Excel heeds an indent only beside a side to count from.
        "horizontal": alignment.horizontal?.rawValue ?? (alignment.indent > 0 ? "left" : nil),
        "wrapText": alignment.wrapsText ? "1" : nil,
        "indent": alignment.indent > 0 ? "\(min(alignment.indent, 250))" : nil,
      ])
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

  /// Appends a colour element; files want the opacity first.
  mutating func append(_ color: CellStyle.Color, as name: StaticString) throws(SpreadsheetWritingError) {
    try empty(name, ["rgb": "FF\(color.hex)"])
  }

  private mutating func append(
    _ line: CellStyle.Border.Line?, _ side: StaticString, _ color: CellStyle.Color?
  ) throws(SpreadsheetWritingError) {
    guard let line else { return try empty(side) }
    try open(side, ["style": line.rawValue])
    if let color { try append(color, as: "color") } else { raw("<color auto=\"1\"/>") }
    close(side)
  }
}
