import SpreadsheetValues

/// Parses the content of a cell.
extension RowScanner {
  /// Reads `<v>`.
  @inline(__always)
  mutating func scanValue(_ position: inout Position, _ cell: PackedCell, _ type: ScannedType) -> Bool {
    guard position.skip("<v>") else {
      // An empty element is a value only for texts, where it means an empty text.
      guard position.skip("<v/>") else { return false }
      if type == .text { block.append(cell, .text("")) }
      return type == .text || type == .number
    }
    switch type {
    case .number: guard scanNumber(&position, cell) else { return false }
    case .sharedText: guard scanSharedText(&position, cell) else { return false }
    case .boolean:
      let digit = position.pointee &- 0x30
      guard digit <= 1 else { return false }
      position += 1
      block.append(cell, .boolean(digit == 1))
    case .text, .error:
      let plain = PlainText(from: position)
      guard let end = plain.end else { return false }
      position = end
      guard type == .text ? append(cell, plain) : appendError(cell, plain) else { return false }
    case .inlineText: return false
    }
    return position.skip("</v") && position.skipTagEnd()
  }

  @inline(__always)
  private mutating func scanSharedText(_ position: inout Position, _ cell: PackedCell) -> Bool {
    guard let index = position.wholeNumber(), index < context.sharedStrings.count || collection == .nothing
    else { return false }
    var cell = cell
    (cell.kind, cell.payload) = (.sharedText, Int64(index))
    block.append(cell)
    return true
  }

  /// Parses a plain number of at most 15 digits directly, and any other number with `CellNumber`.
  @inline(__always)
  private mutating func scanNumber(_ position: inout Position, _ cell: PackedCell) -> Bool {
    var end = position
    if let number = PlainNumber(&end) {
      var cell = cell
      (cell.kind, cell.payload, cell.exponent) = (.number, number.mantissa, number.exponent)
      block.append(cell)
      position = end
      return true
    }
    let plain = PlainText(from: position)
    guard plain.bytes.count <= Self.longestTag, plain.traits.isEmpty, let end = plain.end else {
      return false
    }
    position = end
    guard !plain.bytes.isEmpty else { return true }
    guard let number = try? CellNumber(plain.bytes) else { return false }
    block.append(cell, number.value)
    if collection == .everything, let rawText = number.rawText { block.add(rawText: rawText) }
    return true
  }

  /// Reads `<is>` with one text and nothing else.
  mutating func scanInlineText(_ position: inout Position, _ cell: PackedCell) -> Bool {
    guard position.skip("<is>") else { return false }
    position.skipSpace()
    guard let text = position.plainTextElement() else { return false }
    position.skipSpace()
    return position.skip("</is") && position.skipTagEnd() && append(cell, text)
  }

  /// Appends a cell with a text; returns false if the XML parser must read the row.
  @inline(__always)
  private mutating func append(_ cell: PackedCell, _ text: PlainText) -> Bool {
    if text.traits.isEmpty, text.bytes.count <= min(limits.plainTextBytes, PackedCell.mostTextBytes) {
      block.append(cell, ascii: text.bytes)
      return true
    }
    guard let decoded = text.decoded(limit: limits.plainTextBytes) else { return false }
    block.append(cell, .text(decoded))
    return true
  }

  private mutating func appendError(_ cell: PackedCell, _ text: PlainText) -> Bool {
    guard let error = text.decoded(limit: limits.plainTextBytes, unescapes: false), !error.isEmpty else {
      return false
    }
    block.append(cell, .error(CellError(rawValue: error)))
    return true
  }
}
