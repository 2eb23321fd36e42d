public import CalendarDates
public import Foundation
public import SpreadsheetValues

extension XLSXWriter {
  /// Appends a row at its own number, with cells at their own references; both must be in ascending order.
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell.
  public mutating func append(_ row: Sheet.Row) throws(SpreadsheetWritingError) {
    try write { rows, styles throws(SpreadsheetWritingError) in
      try rows.begin(
        row.number, height: row.height, isHidden: row.isHidden, outlineLevel: row.outlineLevel,
        isCollapsed: row.isCollapsed)
      try rows.append(row.cells, styles)
      try rows.endRow()
    }
  }

  /// Appends a row of values from the first column on, all in one style.
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell.
  public mutating func row(_ values: [CellValue], style: StyleID = .general) throws(SpreadsheetWritingError) {
    try beginRow()
    for value in values { try cell(value, style: style) }
    try endRow()
  }

  /// Begins a row explicitly, to set its height or to skip rows; otherwise the first cell begins the row.
  ///
  /// - Parameters:
  ///   - number: The row's number; nil for the row below the last one.
  ///   - height: The height in points; nil for the default.
  ///   - isHidden: Whether the row is hidden.
  ///   - outlineLevel: The number of groups that contain the row, 0 to 7.
  ///   - isCollapsed: Whether the row is the summary row of a collapsed group.
  /// - Throws: `SpreadsheetWritingError` for a number that is not greater than the last row's.
  public mutating func beginRow(
    _ number: Int? = nil, height: Decimal? = nil, isHidden: Bool = false, outlineLevel: Int = 0,
    isCollapsed: Bool = false
  ) throws(SpreadsheetWritingError) {
    try write { rows, _ throws(SpreadsheetWritingError) in
      try rows.begin(
        number ?? rows.row + 1, height: height, isHidden: isHidden, outlineLevel: outlineLevel,
        isCollapsed: isCollapsed)
    }
  }

  /// Ends the row; without cells it stays empty.
  ///
  /// - Throws: `SpreadsheetWritingError` for a header that does not match its table.
  public mutating func endRow() throws(SpreadsheetWritingError) {
    try write { rows, _ throws(SpreadsheetWritingError) in
      try rows.beginIfNeeded()
      try rows.endRow()
    }
  }

  /// The number of the open row, or of the row that the next cell begins.
  public var nextRow: Int { rows.isOpen ? rows.row : rows.row + 1 }

  /// Skips cells of the row.
  ///
  /// - Throws: `SpreadsheetWritingError` for more cells than the row has left.
  public mutating func skip(_ count: Int = 1) throws(SpreadsheetWritingError) {
    try cell { rows, _ throws(SpreadsheetWritingError) in try rows.skip(count) }
  }

  /// Appends a cell with a value.
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell.
  public mutating func cell(_ value: CellValue, style: StyleID = .general) throws(SpreadsheetWritingError) {
    try cell { rows, styles throws(SpreadsheetWritingError) in
      try rows.append(value, style: styles.index(of: style))
    }
  }

  /// Appends a cell with a text.
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell.
  public mutating func cell(_ text: String, style: StyleID = .general) throws(SpreadsheetWritingError) {
    try cell { rows, styles throws(SpreadsheetWritingError) in
      try rows.append(text, style: styles.index(of: style))
    }
  }

  /// Appends a cell with a text whose parts have their own fonts.
  ///
  ///     try writer.cell(Cell.RichText(["Due ", .init("today", font: .init(isBold: true))]))
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell.
  public mutating func cell(
    _ text: Cell.RichText, style: StyleID = .general
  ) throws(SpreadsheetWritingError) {
    try cell { rows, styles throws(SpreadsheetWritingError) in
      try rows.append(text, style: styles.index(of: style))
    }
  }

  /// Appends a cell with a number.
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell.
  public mutating func cell(_ number: Decimal, style: StyleID = .general) throws(SpreadsheetWritingError) {
    try cell { rows, styles throws(SpreadsheetWritingError) in
      try rows.append(number, style: styles.index(of: style))
    }
  }

  /// Appends a cell with an integer.
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell.
  public mutating func cell(_ number: Int, style: StyleID = .general) throws(SpreadsheetWritingError) {
    try cell { rows, styles throws(SpreadsheetWritingError) in
      try rows.append(number, style: styles.index(of: style))
    }
  }

  /// Appends a cell with a date; its style should have a date format.
  ///
  /// - Throws: `SpreadsheetWritingError` for a date before the first date of the workbook's date system.
  public mutating func cell(_ date: CalendarDate, style: StyleID) throws(SpreadsheetWritingError) {
    let serial = dateSystem.serial(date)
    try cell { rows, styles throws(SpreadsheetWritingError) in
      guard let serial else { throw SpreadsheetWritingError(.dateOutOfRange(date)) }
      try rows.append(serial, style: styles.index(of: style))
    }
  }

  /// Appends a cell with a formula, without the equals sign, and its result.
  ///
  /// If the result is `.empty`, the program that opens the file computes it.
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell.
  public mutating func cell(
    formula: String, result: CellValue = .empty, style: StyleID = .general
  ) throws(SpreadsheetWritingError) {
    try cell { rows, styles throws(SpreadsheetWritingError) in
      try rows.append(CellFormula(formula), result: result, style: styles.index(of: style))
    }
  }

  /// Appends a cell with its column's formula for this row and its result.
  ///
  /// If the result is `.empty`, the program that opens the file computes it.
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell.
  public mutating func cell(
    formula: ColumnFormula, result: CellValue = .empty, style: StyleID = .general
  ) throws(SpreadsheetWritingError) {
    try cell { rows, styles throws(SpreadsheetWritingError) in
      try rows.append(formula, result: result, style: styles.index(of: style))
    }
  }

  /// Appends a cell with the text of a CSV field, without creating a `String`.
  ///
  /// - Throws: `SpreadsheetWritingError` with sheet and cell; a field that is not UTF-8 is reported as an
  ///   illegal character.
  public mutating func cell(
    _ record: CSVRecord, field: Int, style: StyleID = .general
  ) throws(SpreadsheetWritingError) {
    try cell { rows, styles throws(SpreadsheetWritingError) in
      let style = styles.index(of: style)
      try record.withBytes(of: field) { bytes throws(SpreadsheetWritingError) in
        guard bytes.isASCII || String(validating: bytes, as: UTF8.self) != nil else {
          throw SpreadsheetWritingError(.illegalCharacter("\u{FFFD}"))
        }
        try rows.append(text: bytes, style: style)
      }
    }
  }

  @inline(__always)
  private mutating func cell(
    _ body: (inout RowWriter, borrowing StylesWriter) throws(SpreadsheetWritingError) -> Void
  ) throws(SpreadsheetWritingError) {
    try write { rows, styles throws(SpreadsheetWritingError) in
      try rows.beginIfNeeded()
      try body(&rows, styles)
    }
  }

  @inline(__always)
  private mutating func write(
    _ body: (inout RowWriter, borrowing StylesWriter) throws(SpreadsheetWritingError) -> Void
  ) throws(SpreadsheetWritingError) {
    guard sheet != nil else { throw SpreadsheetWritingError(.outOfSequence) }
    do {
      try body(&rows, styles)
    } catch {
      throw error.located(sheet: sheet?.properties.name, cell: rows.place)
    }
  }
}
