internal import SpreadsheetValues

/// Visits the rows, cells and formulas of a worksheet's `sheetData` (ECMA-376 18.3.1.80).
///
/// A row without a number, or a cell without a reference, follows the previous one.
struct SheetDataScanner {
  enum Item {
    /// The start of a row.
    case row(MarkupTag, Int)
    /// The end of a non-empty row.
    case rowEnd(MarkupTag)
    /// The start of a cell.
    case cell(MarkupTag, CellReference)
    /// A formula with its content.
    case formula(SheetFormula)
  }

  private var scanner: MarkupScanner
  private var row = 0
  private var column = 0
  /// The end of the `sheetData` element; until the scanner reaches it, the end of the part.
  private(set) var end: Int

  /// Creates a scanner of the bytes after the tag `<sheetData>`.
  init(_ bytes: [UInt8], from start: Int) {
    scanner = MarkupScanner(bytes, in: min(start, bytes.count)..<bytes.count)
    end = bytes.count
  }

  mutating func next() -> Item? {
    let bytes = scanner.bytes
    while let tag = scanner.next() {
      switch (tag.localName.count, tag.kind) {
      case (1, .start) where bytes[tag.localName.lowerBound] == UInt8(ascii: "c"),
        (1, .empty) where bytes[tag.localName.lowerBound] == UInt8(ascii: "c"):
        return .cell(tag, cell(tag))
      case (1, .start) where bytes[tag.localName.lowerBound] == UInt8(ascii: "f"),
        (1, .empty) where bytes[tag.localName.lowerBound] == UInt8(ascii: "f"):
        return .formula(formula(tag))
      case (3, .start) where tag.isNamed("row", in: bytes), (3, .empty) where tag.isNamed("row", in: bytes):
        row = number(tag) ?? min(row + 1, CellReference.maximumRow)
        column = 0
        return .row(tag, row)
      case (3, .end) where tag.isNamed("row", in: bytes): return .rowEnd(tag)
      case (9, .end) where tag.isNamed("sheetData", in: bytes):
        end = tag.range.upperBound
        return nil
      default: break
      }
    }
    return nil
  }

  private func number(_ tag: MarkupTag) -> Int? {
    guard let value = tag.attribute("r", in: scanner.bytes)?.value, value.count <= 7 else { return nil }
    var number = 0
    for byte in scanner.bytes[value] {
      guard byte &- 0x30 <= 9 else { return nil }
      number = number * 10 + Int(byte &- 0x30)
    }
    return (1...CellReference.maximumRow).contains(number) ? number : nil
  }

  private mutating func cell(_ tag: MarkupTag) -> CellReference {
    var reference = CellReference(clampingRow: row, column: column + 1)
    if let value = tag.attribute("r", in: scanner.bytes)?.value, value.count <= 10,
      let given = CellReference(String(decoding: scanner.bytes[value], as: UTF8.self))
    {
      reference = given
    }
    column = reference.column
    return reference
  }

  private mutating func formula(_ tag: MarkupTag) -> SheetFormula {
    let close = scanner.skip(tag)
    let end = close?.range ?? scanner.position..<scanner.position
    return SheetFormula(
      cell: CellReference(clampingRow: row, column: column), tag: tag,
      content: tag.range.upperBound..<max(tag.range.upperBound, end.lowerBound), end: end.upperBound)
  }
}

/// A formula of a cell, given by its position (ECMA-376 18.3.1.40).
struct SheetFormula {
  let cell: CellReference
  let tag: MarkupTag
  /// The text between the tags; empty for a formula whose text is in another cell.
  let content: Range<Int>
  /// The end of the element.
  let end: Int

  var range: Range<Int> { tag.range.lowerBound..<end }

  /// Whether the element has attributes; a plain formula has none.
  var hasAttributes: Bool { tag.name.upperBound + 1 < tag.range.upperBound }

  func text(in bytes: [UInt8]) -> String { MarkupText.content(bytes[content]) }

  /// The element with another text, and without the attributes of a shared or array formula.
  func plain(_ text: String, in bytes: [UInt8]) -> [UInt8] {
    element(text, in: bytes) { !["t", "si", "ref"].contains($0) }
  }

  /// The element with another text, as the first cell of a shared formula.
  func master(_ text: String, of range: CellRange, in bytes: [UInt8]) -> [UInt8] {
    element(text, with: " ref=\"\(range)\"", in: bytes) { $0 != "ref" }
  }

  private func element(
    _ text: String, with more: String = "", in bytes: [UInt8], keeping: (String) -> Bool
  ) -> [UInt8] {
    var result = Array("<".utf8) + bytes[tag.name]
    for attribute in tag.attributes(in: bytes)
    where keeping(String(decoding: bytes[attribute.name], as: UTF8.self)) {
      result.append(0x20)
      result += bytes[attribute.name.lowerBound..<attribute.value.upperBound + 1]
    }
    result += "\(more)>".utf8
    result += MarkupText.escapedContent(text)
    result += "</".utf8
    result += bytes[tag.name]
    return result + ">".utf8
  }
}
