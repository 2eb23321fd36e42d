internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Writes the rows of sheets, one after the other and cell by cell, and tracks the current position.
struct RowWriter: ~Copyable, Sendable {
  var buffer: SheetBuffer
  /// The shared strings of all sheets.
  var strings = SharedStringsWriter()
  /// A buffer for rare content that is assembled before it is written.
  var scratch = XMLWriter()
  /// Whether a formula of the sheet has no cached value, so that the program that opens the file must compute it.
  var lacksResults = false
  /// Whether any formula so far is a dynamic array, which needs metadata.
  var hasDynamicArrays = false

  /// The number of the last row; 0 before the first.
  private(set) var row = 0
  /// The column of the last cell in that row; 0 before the first.
  private(set) var column = 0
  /// Whether the row is still open.
  private(set) var isOpen = false
  private var rowDigits = ShortText(number: 0)
  private var headers: TableHeaders?
  /// The texts of the row by column, if it is the header of a table.
  private var headerTexts: [Int: String]?

  init(_ archive: PackageArchive) {
    buffer = SheetBuffer(archive)
  }

  /// The current cell; nil if there is none.
  var place: CellReference? {
    isOpen && column > 0 ? CellReference(clampingRow: row, column: column) : nil
  }

  /// Begins the rows of a sheet.
  mutating func beginSheet(_ headers: TableHeaders) {
    self.headers = headers
    (row, column) = (0, 0)
    lacksResults = false
  }

  /// Ends the rows of a sheet.
  mutating func endSheet() throws(SpreadsheetWritingError) {
    try endRow()
    try headers?.finish()
  }

  /// Begins a row below the previous one.
  mutating func begin(
    _ number: Int, height: Decimal? = nil, isHidden: Bool = false, outlineLevel: Int = 0,
    isCollapsed: Bool = false
  ) throws(SpreadsheetWritingError) {
    try endRow()
    guard number >= 1, number <= CellReference.maximumRow else {
      throw SpreadsheetWritingError(.rowOutOfRange(number))
    }
    guard number > row else { throw SpreadsheetWritingError(.rowOutOfOrder(number, after: row)) }
    if let headers { headerTexts = try headers.expects(row: number) ? [:] : nil }
    (row, column, isOpen) = (number, 0, true)
    rowDigits = ShortText(number: number)
    var cursor = try buffer.room(192)
    cursor.put("<row r=\"")
    cursor.put(rowDigits)
    if let height {
      cursor.put("\" ht=\"")
      let text = try height.checkedText()
      if text.utf8.count <= 64 { cursor.put(text: text) }
      cursor.put("\" customHeight=\"1")
    }
    if isHidden { cursor.put("\" hidden=\"1") }
    if outlineLevel != 0 {
      try outlineLevel.checkOutlineLevel()
      cursor.put("\" outlineLevel=\"")
      cursor.put(UInt64(outlineLevel))
    }
    if isCollapsed { cursor.put("\" collapsed=\"1") }
    cursor.put("\">")
    buffer.advance(cursor)
  }

  /// Begins the next row unless one is open.
  @inline(__always)
  mutating func beginIfNeeded() throws(SpreadsheetWritingError) {
    if !isOpen { try begin(row + 1) }
  }

  /// Ends the row if one is open.
  mutating func endRow() throws(SpreadsheetWritingError) {
    guard isOpen else { return }
    if let texts = headerTexts { try headers?.check(row: row, texts) }
    isOpen = false
    var cursor = try buffer.room(16)
    cursor.put("</row>")
    buffer.advance(cursor)
  }

  mutating func skip(_ count: Int) throws(SpreadsheetWritingError) {
    guard count >= 0, count <= CellReference.maximumColumn - column else {
      throw SpreadsheetWritingError(.invalidColumns(column...CellReference.maximumColumn + 1))
    }
    column += count
  }

  /// Begins the next cell: writes its tag up to the last attribute's value and reserves 160 more bytes.
  @inline(__always)
  mutating func openCell(style: Int) throws(SpreadsheetWritingError) -> ByteCursor {
    guard column < CellReference.maximumColumn else {
      throw SpreadsheetWritingError(.invalidColumns(column...column + 1))
    }
    column &+= 1
    var cursor = try buffer.room(256)
    cursor.put("<c r=\"")
    cursor.put(ShortText(column: column))
    cursor.put(rowDigits)
    if style != 0 {
      cursor.put("\" s=\"")
      cursor.put(UInt64(truncatingIfNeeded: style))
    }
    return cursor
  }

  /// Records a text if the row is the header of a table.
  @inline(__always)
  mutating func note(_ text: UnsafeBufferPointer<UInt8>) {
    if headerTexts != nil { headerTexts?[column] = String(decoding: text, as: UTF8.self) }
  }

  /// Records a text if the row is the header of a table.
  mutating func note(_ text: String) {
    if headerTexts != nil { headerTexts?[column] = text }
  }
}
