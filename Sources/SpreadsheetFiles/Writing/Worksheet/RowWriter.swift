internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Writes the rows of sheets, one after the other and cell by cell, and keeps count of where it is.
struct RowWriter: ~Copyable, Sendable {
  var buffer: SheetBuffer
  /// The texts of all sheets.
  var strings = SharedStringsWriter()
  /// For what is rare enough to be put together first.
  var scratch = XMLWriter()
  /// Whether a formula of the sheet has no cached result, so that the reading program has to compute.
  var lacksResults = false
  /// Whether a formula so far is a dynamic array's, which metadata mark.
  var hasDynamicArrays = false

  /// The row that was begun last; 0 before the first.
  private(set) var row = 0
  /// The column of the last cell of that row; 0 before the first.
  private(set) var column = 0
  /// Whether the row is still open.
  private(set) var isOpen = false
  private var rowDigits = ShortText(number: 0)
  private var headers: TableHeaders?
  /// The texts of the row by column, where it is the header of a table.
  private var headerTexts: [Int: String]?

  init(_ archive: PackageArchive) {
    buffer = SheetBuffer(archive)
  }

  /// The cell that was begun last.
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

  /// Begins a row below the one before it.
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

  /// Leaves cells out.
  mutating func skip(_ count: Int) throws(SpreadsheetWritingError) {
    guard count >= 0, count <= CellReference.maximumColumn - column else {
      throw SpreadsheetWritingError(.invalidColumns(column...CellReference.maximumColumn + 1))
    }
    column += count
  }

  /// Begins the next cell: its tag up to the text of its last attribute, with room for 160 bytes more.
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

  /// Notes a text of a row that a table has as its header.
  @inline(__always)
  mutating func note(_ text: UnsafeBufferPointer<UInt8>) {
    if headerTexts != nil { headerTexts?[column] = String(decoding: text, as: UTF8.self) }
  }

  /// Notes a text of a row that a table has as its header.
  mutating func note(_ text: String) {
    if headerTexts != nil { headerTexts?[column] = text }
  }
}
