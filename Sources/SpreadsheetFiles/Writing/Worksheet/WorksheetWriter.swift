internal import Foundation
internal import SpreadsheetValues

/// Writes the elements before and after the rows of a sheet (ECMA-376 18.3.1.99, worksheet).
struct WorksheetWriter: Sendable {
  var properties: SheetProperties
  let partName: String
  /// The XML before the rows; the same buffer later receives the XML after the rows.
  var xml: XMLWriter
  var relationships: RelationshipsWriter
  /// The position of the sheet in the workbook, from 1.
  let number: Int
  let headers: TableHeaders

  init(
    _ properties: SheetProperties, number: Int, isSelected: Bool, dimension: CellRange?, rowOutlineLevel: Int
  ) throws(SpreadsheetWritingError) {
    self.properties = properties
    self.number = number
    partName = "xl/worksheets/sheet\(number).xml"
    relationships = try RelationshipsWriter()
    headers = try TableHeaders(properties)
    xml = try XMLWriter(root: "worksheet", ["xmlns": XMLNames.main, "xmlns:r": XMLNames.relationships])
    do {
      try xml.appendHead(
        properties, isSelected: isSelected, dimension: dimension, rowOutlineLevel: rowOutlineLevel)
    } catch {
      throw error.located(sheet: properties.name)
    }
    xml.raw("<sheetData>")
  }
}
