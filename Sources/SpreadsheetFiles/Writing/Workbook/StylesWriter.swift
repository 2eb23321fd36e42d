internal import Foundation
internal import SpreadsheetValues

/// The styles of a workbook (ECMA-376 18.8.39, styleSheet); each font, fill, border and number format is written once.
///
/// A style has the same index in `cellXfs` and in the `StyleTable`.
struct StylesWriter: Sendable {
  private let styles: [CellStyle]
  private var fonts: UniqueList<CellStyle.Font>
  private var fills = UniqueList<CellStyle.Color?>([nil])
  private var borders = UniqueList<CellStyle.Border>([CellStyle.Border()])
  private var formats = UniqueList<String>()
  private var differentials = UniqueList<DifferentialStyle>()

  /// The maximum number of styles that Excel accepts.
  static let limit = 65_490

  init(_ table: StyleTable) throws(SpreadsheetWritingError) {
    guard table.styles.count <= Self.limit else {
      throw SpreadsheetWritingError(.tooManyStyles(limit: Self.limit))
    }
    styles = table.styles
    // The first font is the workbook's default font: it determines the width of columns.
    fonts = UniqueList([table[.general].font])
  }

  /// The index of a style in `cellXfs`; 0, the style of a new cell, if the table has no such style.
  func index(of style: StyleID) -> Int {
    let index = Int(style.index)
    return styles.indices.contains(index) ? index : 0
  }

  /// The index of a conditional format's style, which is added if it is new.
  mutating func index(of style: DifferentialStyle) -> Int { differentials.index(of: style) }

  /// The part with all styles.
  mutating func part(name: String) throws(SpreadsheetWritingError) -> PackagePart {
    let cellFormats = try self.cellFormats()
    var xml = try XMLWriter(root: "styleSheet", ["xmlns": XMLNames.main])
    try xml.append(numberFormats: formats.elements)
    try xml.list("fonts", fonts.elements) { xml, font throws(SpreadsheetWritingError) in
      try xml.append(font)
    }
    try xml.append(fills: fills.elements)
    try xml.list("borders", borders.elements) { xml, border throws(SpreadsheetWritingError) in
      try xml.append(border)
    }
    xml.raw(
      "<cellStyleXfs count=\"1\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/></cellStyleXfs>"
    )
    xml.raw(cellFormats)
    xml.raw(
      "<cellStyles count=\"1\"><cellStyle name=\"Normal\" xfId=\"0\" builtinId=\"0\"/></cellStyles>")
    try xml.list("dxfs", differentials.elements) { xml, style throws(SpreadsheetWritingError) in
      try xml.append(style)
    }
    xml.close("styleSheet")
    return PackagePart(name, xml)
  }

  private mutating func cellFormats() throws(SpreadsheetWritingError) -> XMLWriter {
    var xml = XMLWriter()
    try xml.open("cellXfs", ["count": "\(styles.count)"])
    for style in styles { try append(style, to: &xml) }
    xml.close("cellXfs")
    return xml
  }

  private mutating func append(_ style: CellStyle, to xml: inout XMLWriter) throws(SpreadsheetWritingError) {
    let format =
      NumberFormat.BuiltIn.id(of: style.numberFormat.code)
      ?? NumberFormat.BuiltIn.firstCustom + formats.index(of: style.numberFormat.code)
    let font = fonts.index(of: style.font)
    // The second fill is reserved for a pattern (gray125).
    let fill = style.fillColor == nil ? 0 : fills.index(of: style.fillColor) + 1
    let border = borders.index(of: style.border)
    let isAligned = style.alignment != CellStyle.Alignment()
    let isProtected = style.protection != CellStyle.Protection()
    try xml.open(
      "xf",
      [
        "numFmtId": "\(format)", "fontId": "\(font)", "fillId": "\(fill)", "borderId": "\(border)",
        "xfId": "0",
        "applyNumberFormat": format == 0 ? nil : "1", "applyFont": font == 0 ? nil : "1",
        "applyFill": fill == 0 ? nil : "1", "applyBorder": border == 0 ? nil : "1",
        "applyAlignment": isAligned ? "1" : nil, "applyProtection": isProtected ? "1" : nil,
      ])
    if isAligned { try xml.append(style.alignment) }
    if isProtected { try xml.append(style.protection) }
    xml.close("xf")
  }
}

/// A list without duplicates, in the order of first use.
struct UniqueList<Element: Hashable & Sendable>: Sendable {
  private(set) var elements: [Element] = []
  private var indices: [Element: Int] = [:]

  init(_ first: [Element] = []) {
    for element in first { _ = index(of: element) }
  }

  /// The index of the element, which is added if it is new.
  mutating func index(of element: Element) -> Int {
    if let index = indices[element] { return index }
    indices[element] = elements.count
    elements.append(element)
    return elements.count - 1
  }
}
