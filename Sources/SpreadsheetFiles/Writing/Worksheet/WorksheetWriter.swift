internal import Decimals
internal import Foundation
internal import Spreadsheet

/// Writes what stands around the rows of a sheet (ECMA-376 18.3.1.99, worksheet).
struct WorksheetWriter: Sendable {
  var properties: SheetProperties
  let partName: String
  /// The head of the part, and later what follows the rows.
  var xml: XMLWriter
  var relationships: RelationshipsWriter
  let headers: TableHeaders

  init(
    _ properties: SheetProperties, number: Int, isSelected: Bool, dimension: CellRange?
  ) throws(SpreadsheetWritingError) {
    self.properties = properties
    partName = "xl/worksheets/sheet\(number).xml"
    relationships = try RelationshipsWriter()
    headers = try TableHeaders(properties)
    xml = try XMLWriter(root: "worksheet", ["xmlns": XMLNames.main, "xmlns:r": XMLNames.relationships])
    do {
      try xml.appendHead(properties, isSelected: isSelected, dimension: dimension)
    } catch {
      throw error.located(sheet: properties.name)
    }
    xml.raw("<sheetData>")
  }
}

/// The limits of what a cell holds.
enum CellText {
  /// UTF-16 units of a text.
  static let limit = 32_767
  /// Characters of a formula.
  static let formulaLimit = 8_192
}

extension String {
  /// Refuses a text of too many UTF-16 units, of which there are never more than bytes.
  func checkLength(_ limit: Int) throws(SpreadsheetWritingError) {
    guard utf8.count > limit, case let count = utf16.count, count > limit else { return }
    throw SpreadsheetWritingError(.textTooLong(count, limit: limit))
  }
}

extension Decimal {
  /// The plain text of a number; NaN is refused.
  func checkedText() throws(SpreadsheetWritingError) -> String {
    guard !isNaN else { throw SpreadsheetWritingError(.notANumber) }
    return plainText
  }
}
