package import SpreadsheetValues

/// The XML of styles, for workbooks that are changed in place.
package enum StylesPartMarkup {
  /// A whole styles part (ECMA-376 18.8.39) whose `cellXfs` are these styles in this order.
  ///
  /// - Throws: `SpreadsheetWritingError` for a style that the file format cannot represent.
  package static func part(_ styles: [CellStyle]) throws(SpreadsheetWritingError) -> [UInt8] {
    var writer = try StylesWriter(StyleTable(styles: styles))
    return try writer.part(name: "").xml.bytes
  }
}
