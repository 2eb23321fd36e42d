internal import SpreadsheetValues

extension RowWriter {
  /// Appends a cell with a text whose parts have fonts; appends a plain text if no part has a font.
  mutating func append(_ text: Cell.RichText, style: Int) throws(SpreadsheetWritingError) {
    let plain = text.text
    guard let text = text.formatted else { return try append(plain, style: style) }
    var cursor = try openCell(style: style)
    try plain.checkLength(CellText.limit)
    note(plain)
    scratch.clear()
    try scratch.append(text)
    if let index = strings.index(ofRuns: scratch) {
      cursor.put("\" t=\"s\"><v>")
      cursor.put(UInt64(index))
      cursor.put("</v></c>")
      return buffer.advance(cursor)
    }
    cursor.put("\" t=\"inlineStr\"><is>")
    buffer.advance(cursor)
    scratch.raw("</is></c>")
    try buffer.append(scratch)
  }
}
