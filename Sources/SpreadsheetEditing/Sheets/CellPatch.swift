internal import SpreadsheetFiles
internal import SpreadsheetValues

/// A change of one cell in a sheet's part.
struct CellPatch: Hashable {
  enum Content: Hashable {
    /// Only the style changes, and the content stays.
    case kept
    /// A constant that replaces the content.
    case value(CellValue)
    /// A formula that replaces the content, and its cached value.
    case formula(String, result: CellValue)
    /// A new cached value for the existing formula.
    case result(CellValue)
    /// A new cached value for a cell that is filled by an array formula in another cell.
    case filled(CellValue)
  }

  var content: Content
  /// The index of the style in `cellXfs`; nil keeps the cell's own style.
  var style: Int?
  /// The text's index in the shared strings, if the sheet uses them.
  var sharedText: Int?

  init(_ content: Content, style: Int? = nil) {
    self.content = content
    self.style = style
  }
}

/// A cell of a row, given by its position (ECMA-376 18.3.1.4, c).
struct CellPlace {
  /// The column, from 1.
  let column: Int
  /// The start tag.
  let tag: MarkupTag
  /// The bytes of the whole element.
  let range: Range<Int>

  /// The cells of a row; a cell without a reference follows the previous one.
  static func cells(of row: SheetMarkup.RowPlace, in bytes: [UInt8]) -> [CellPlace] {
    var scanner = MarkupScanner(bytes, in: row.range)
    guard let start = scanner.next(), start.kind == .start else { return [] }
    var cells: [CellPlace] = []
    while let tag = scanner.next(), tag.kind != .end {
      let isCell = tag.isNamed("c", in: bytes)
      guard let end = isCell ? scanner.skipPlain(tag) : scanner.skip(tag)?.range.upperBound else { break }
      guard isCell else { continue }
      let own = tag.attribute("r", in: bytes).flatMap {
        CellReference(String(decoding: bytes[$0.value], as: UTF8.self))
      }
      let column = own?.column ?? (cells.last?.column ?? 0) + 1
      cells.append(CellPlace(column: column, tag: tag, range: tag.range.lowerBound..<end))
    }
    return cells
  }

  /// The index of the cell's style in `cellXfs`.
  func style(in bytes: [UInt8]) -> Int { tag.number("s", in: bytes) ?? 0 }

  /// The formula's tag, the bytes of the whole element, and the position of its text.
  func formula(in bytes: [UInt8]) -> (tag: MarkupTag, range: Range<Int>, text: Range<Int>)? {
    var scanner = MarkupScanner(bytes, in: tag.range.upperBound..<range.upperBound)
    while tag.kind == .start, let inner = scanner.next(), inner.kind != .end {
      guard let end = scanner.skip(inner) else { return nil }
      guard inner.isNamed("f", in: bytes) else { continue }
      let text =
        inner.kind == .empty
        ? inner.range.upperBound..<inner.range.upperBound : inner.range.upperBound..<end.range.lowerBound
      return (inner, inner.range.lowerBound..<end.range.upperBound, text)
    }
    return nil
  }
}
