internal import Decimals
internal import Foundation
internal import Spreadsheet

/// Where a sheet's texts go.
enum TextPlace: Sendable {
  /// To the workbook's table, each once: the smaller file.
  case shared
  /// Into the cells: nothing is held.
  case inline
}

/// Writes one sheet: its head, its rows in order, and what follows them (ECMA-376 18.3.1.99, worksheet).
struct WorksheetWriter: Sendable {
  let properties: SheetProperties
  let partName: String
  var builder: PartBuilder
  var relationships: RelationshipsWriter
  /// Whether a formula has no cached result, so that the reading program has to compute.
  private(set) var lacksResults = false

  private let texts: TextPlace
  private var lastRow = 0
  private var headers: TableHeaders

  init(
    _ properties: SheetProperties, number: Int, texts: TextPlace, isSelected: Bool, dimension: CellRange?
  ) throws(SpreadsheetWritingError) {
    self.properties = properties
    self.texts = texts
    partName = "xl/worksheets/sheet\(number).xml"
    relationships = try RelationshipsWriter()
    headers = try TableHeaders(properties)
    builder = PartBuilder(
      partName,
      try XMLWriter(root: "worksheet", ["xmlns": XMLNames.main, "xmlns:r": XMLNames.relationships]))
    do {
      try builder.xml.appendHead(properties, isSelected: isSelected, dimension: dimension)
    } catch {
      throw error.located(sheet: properties.name)
    }
    builder.xml.raw("<sheetData>")
  }

  /// Appends a row, which must come after the one before it.
  mutating func append(
    _ row: Row, _ styles: StylesWriter, _ strings: inout SharedStringsWriter
  ) throws(SpreadsheetWritingError) {
    do {
      try check(row)
      try openRow(row)
      for cell in row.cells { try append(cell, styles, &strings) }
      builder.xml.raw("</row>")
      try builder.flush()
    } catch {
      throw error.located(sheet: properties.name)
    }
  }

  /// Ends the rows; what follows them comes next.
  mutating func endRows() throws(SpreadsheetWritingError) {
    try headers.finish()
    builder.xml.raw("</sheetData>")
  }

  private mutating func check(_ row: Row) throws(SpreadsheetWritingError) {
    guard (1...CellReference.maximumRow).contains(row.number) else {
      throw SpreadsheetWritingError(.rowOutOfRange(row.number))
    }
    guard row.number > lastRow else {
      throw SpreadsheetWritingError(.rowOutOfOrder(row.number, after: lastRow))
    }
    var previous: CellReference?
    for cell in row.cells {
      guard cell.reference.row == row.number else {
        throw SpreadsheetWritingError(.cellOutsideRow(row.number), cell: cell.reference)
      }
      if let previous, previous.column >= cell.reference.column {
        throw SpreadsheetWritingError(.cellOutOfOrder(after: previous), cell: cell.reference)
      }
      previous = cell.reference
    }
    try headers.check(row)
    lastRow = row.number
  }

  private mutating func openRow(_ row: Row) throws(SpreadsheetWritingError) {
    builder.xml.raw("<row r=\"")
    builder.xml.plain(row.number)
    builder.xml.raw("\"")
    if let height = row.height {
      try builder.xml.attribute("ht", try height.checkedText())
      builder.xml.raw(" customHeight=\"1\"")
    }
    builder.xml.raw(row.isHidden ? " hidden=\"1\">" : ">")
  }

  private mutating func append(
    _ cell: Cell, _ styles: StylesWriter, _ strings: inout SharedStringsWriter
  ) throws(SpreadsheetWritingError) {
    do {
      builder.xml.raw("<c r=\"")
      builder.xml.append(cell.reference)
      let style = styles.index(of: cell.style)
      if style != 0 {
        builder.xml.raw("\" s=\"")
        builder.xml.plain(style)
      }
      if let formula = cell.formula {
        lacksResults = lacksResults || cell.value == .empty
        try builder.xml.append(formula, result: cell.value)
      } else {
        try append(cell.value, &strings)
      }
    } catch {
      throw error.located(cell: cell.reference)
    }
  }

  /// Appends a value after the open `c` tag and its last attribute's text.
  private mutating func append(
    _ value: CellValue, _ strings: inout SharedStringsWriter
  ) throws(SpreadsheetWritingError) {
    guard case .text(let text) = value else { return try builder.xml.append(value) }
    try text.checkLength(CellText.limit)
    switch texts {
    case .shared:
      builder.xml.raw("\" t=\"s\"><v>")
      builder.xml.plain(try strings.index(of: text))
      builder.xml.raw("</v></c>")
    case .inline:
      builder.xml.raw("\" t=\"inlineStr\"><is>")
      try builder.xml.textElement(text)
      builder.xml.raw("</is></c>")
    }
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
