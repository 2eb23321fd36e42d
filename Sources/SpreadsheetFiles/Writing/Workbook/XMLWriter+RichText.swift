internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

extension XMLWriter {
  /// Appends the parts of a text (ECMA-376 18.4.4, r).
  mutating func append(_ text: Cell.RichText) throws(SpreadsheetWritingError) {
    for run in text.runs {
      raw("<r>")
      if let font = run.font { try append(font) }
      try textElement(run.text)
      raw("</r>")
    }
  }

  /// Appends the font of a part (ECMA-376 18.4.7, rPr), with its elements in the usual order.
  private mutating func append(_ font: Cell.RichText.Font) throws(SpreadsheetWritingError) {
    raw("<rPr>")
    if font.isBold { raw("<b/>") }
    if font.isItalic { raw("<i/>") }
    if font.isStruckThrough { raw("<strike/>") }
    if let underline = font.underline {
      try empty("u", ["val": underline == .single ? nil : underline.rawValue])
    }
    if let alignment = font.verticalAlignment { try empty("vertAlign", ["val": alignment.rawValue]) }
    if let size = font.size { try empty("sz", ["val": try size.checkedText()]) }
    if let color = font.color { try append(color, as: "color") }
    if let name = font.name {
      raw("<rFont")
      try attribute("val", name, .xstring)
      raw("/>")
    }
    raw("</rPr>")
  }
}
