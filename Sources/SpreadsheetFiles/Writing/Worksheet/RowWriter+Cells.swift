internal import ExactDecimals
internal import Foundation
internal import SafeFiles
internal import SpreadsheetValues

extension RowWriter {
  /// Appends a cell with a value.
  mutating func append(_ value: CellValue, style: Int) throws(SpreadsheetWritingError) {
    switch value {
    case .number(let number): try append(number, style: style)
    case .text(let text): try append(text, style: style)
    case .empty, .boolean, .error:
      var cursor = try openCell(style: style)
      switch value {
      case .boolean(let flag): cursor.put(flag ? "\" t=\"b\"><v>1</v></c>" : "\" t=\"b\"><v>0</v></c>")
      case .error(let error):
        cursor.put("\" t=\"e\"><v>")
        buffer.advance(cursor)
        scratch.clear()
        try scratch.text(error.rawValue, .none)
        scratch.raw("</v></c>")
        return try buffer.append(scratch)
      default: cursor.put("\"/>")
      }
      buffer.advance(cursor)
    }
  }

  /// Appends a cell with a number.
  @inline(__always)
  mutating func append(_ number: Decimal, style: Int) throws(SpreadsheetWritingError) {
    var cursor = try openCell(style: style)
    cursor.put("\"><v>")
    try put(number, &cursor)
    cursor.put("</v></c>")
    buffer.advance(cursor)
  }

  /// Appends a cell with an integer.
  @inline(__always)
  mutating func append(_ number: Int, style: Int) throws(SpreadsheetWritingError) {
    var cursor = try openCell(style: style)
    cursor.put("\"><v>")
    if number < 0 { cursor.put(byte: UInt8(ascii: "-")) }
    cursor.put(UInt64(number.magnitude))
    cursor.put("</v></c>")
    buffer.advance(cursor)
  }

  /// Appends a cell with a text.
  mutating func append(_ text: String, style: Int) throws(SpreadsheetWritingError) {
    var text = text
    var failure: SpreadsheetWritingError?
    text.withUTF8 { units in
      do throws(SpreadsheetWritingError) {
        try append(text: units, style: style)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Appends a cell with a UTF-8 text.
  mutating func append(text: UnsafeBufferPointer<UInt8>, style: Int) throws(SpreadsheetWritingError) {
    var cursor = try openCell(style: style)
    if text.count > CellText.limit { try String(decoding: text, as: UTF8.self).checkLength(CellText.limit) }
    note(text)
    if let index = try strings.index(of: text) {
      cursor.put("\" t=\"s\"><v>")
      cursor.put(UInt64(index))
      cursor.put("</v></c>")
      return buffer.advance(cursor)
    }
    cursor.put("\" t=\"inlineStr\"><is>")
    buffer.advance(cursor)
    scratch.clear()
    try scratch.textElement(text)
    scratch.raw("</is></c>")
    try buffer.append(scratch)
  }

  /// Appends a cell with a formula and its cached value, which is `.empty` if it is not known.
  mutating func append(
    _ formula: CellFormula, result: CellValue, style: Int
  ) throws(SpreadsheetWritingError) {
    let cursor = try openCell(style: style)
    buffer.advance(cursor)
    lacksResults = lacksResults || result == .empty
    var formula = formula
    if formula.isDynamic {
      hasDynamicArrays = true
      formula.arrayRange = formula.arrayRange ?? place.map { CellRange($0, $0) }
    }
    scratch.clear()
    try scratch.append(formula, result: result)
    try buffer.append(scratch)
  }

  /// Appends a cell with the formula of its column and its cached value, which is `.empty` if it is not known.
  mutating func append(
    _ formula: ColumnFormula, result: CellValue, style: Int
  ) throws(SpreadsheetWritingError) {
    guard case .number(let number) = result, formula.reaches(row) else {
      return try append(CellFormula(formula.text(row: row)), result: result, style: style)
    }
    var cursor = try openCell(style: style)
    cursor.put("\"><f>")
    buffer.advance(cursor)
    for piece in formula.pieces {
      if piece.text.count <= 1_000 {
        var cursor = try buffer.room(1_024)
        piece.text.withUnsafeBytes { cursor.put($0) }
        if let offset = piece.offset { cursor.put(UInt64(truncatingIfNeeded: row &+ offset)) }
        buffer.advance(cursor)
      } else {
        try piece.text.withRawBytes { raw throws(SpreadsheetWritingError) in try buffer.append(raw) }
        var cursor = try buffer.room(32)
        if let offset = piece.offset { cursor.put(UInt64(truncatingIfNeeded: row &+ offset)) }
        buffer.advance(cursor)
      }
    }
    cursor = try buffer.room(160)
    cursor.put("</f><v>")
    try put(number, &cursor)
    cursor.put("</v></c>")
    buffer.advance(cursor)
  }

  /// Appends the cells of a row.
  mutating func append(_ cells: [Cell], _ styles: StylesWriter) throws(SpreadsheetWritingError) {
    for cell in cells {
      guard cell.reference.row == row else {
        throw SpreadsheetWritingError(.cellOutsideRow(row), cell: cell.reference)
      }
      guard cell.reference.column > column else {
        throw SpreadsheetWritingError(
          .cellOutOfOrder(after: CellReference(clampingRow: row, column: column)), cell: cell.reference)
      }
      try skip(cell.reference.column - column - 1)
      let style = styles.index(of: cell.style)
      switch cell.addition {
      case .none: try append(cell.value, style: style)
      case .formula(let formula): try append(formula, result: cell.value, style: style)
      case .richText(let text): try append(text, style: style)
      }
    }
  }

  @inline(__always)
  private func put(_ number: Decimal, _ cursor: inout ByteCursor) throws(SpreadsheetWritingError) {
    if let parts = DecimalParts(number), cursor.put(parts) { return }
    let text = try number.checkedText()
    // The text has at most 128 decimal places and 39 digits.
    cursor.put(text: text)
  }
}
