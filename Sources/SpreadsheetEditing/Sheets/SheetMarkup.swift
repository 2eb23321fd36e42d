internal import SpreadsheetValues

/// A worksheet part with the positions of its rows (ECMA-376 18.3.1.99, worksheet).
struct SheetMarkup {
  /// A row, given by its position.
  struct RowPlace {
    /// The row's number, from 1.
    let number: Int
    /// The bytes of the whole element.
    let range: Range<Int>
  }

  /// The bytes of the part.
  let bytes: [UInt8]
  /// The prefix of the part's own elements, with its colon; empty in most files.
  let prefix: String
  /// The start tag of the root element.
  let root: MarkupTag
  /// The start tag of the `sheetData` element, which contains the rows; the only tag if the element is empty.
  let data: MarkupTag
  /// The end tag of the `sheetData` element; an empty range if it has no end tag.
  let dataEnd: Range<Int>
  /// The rows in order.
  let rows: [RowPlace]

  /// Scans a part.
  ///
  /// - Throws: `WorkbookEditingError` for a part that is not UTF-8, or whose rows are out of order.
  init(_ bytes: [UInt8]) throws(WorkbookEditingError) {
    guard let (root, data, end) = Self.frame(bytes) else {
      throw WorkbookEditingError(.notUnderstood("a sheet that is no worksheet in UTF-8"))
    }
    self.bytes = bytes
    (self.root, self.data) = (root, data)
    dataEnd = end
    prefix = String(decoding: bytes[root.name.lowerBound..<root.localName.lowerBound], as: UTF8.self)
    rows = try Self.rows(bytes, data.range.upperBound..<max(data.range.upperBound, end.lowerBound))
  }

  /// The index of a row, or the index where it would be inserted.
  func place(ofRow number: Int) -> Int { rows.partitioningIndex { $0.number >= number } }

  /// The row with this number.
  func row(_ number: Int) -> RowPlace? {
    let place = place(ofRow: number)
    return place < rows.count && rows[place].number == number ? rows[place] : nil
  }

  /// The tag of a direct child element of the worksheet, and the end of the element.
  func element(_ name: String) -> (tag: MarkupTag, end: MarkupTag)? {
    for range in [root.range.upperBound..<data.range.lowerBound, afterData..<bytes.count] {
      var scanner = MarkupScanner(bytes, in: range)
      while let tag = scanner.next(), tag.kind != .end {
        guard let end = scanner.skip(tag) else { return nil }
        if tag.isNamed(name, in: bytes) { return (tag, end) }
      }
    }
    return nil
  }

  /// The position of the bytes after the rows.
  var afterData: Int { data.kind == .empty ? data.range.upperBound : dataEnd.upperBound }

  private static func frame(_ bytes: [UInt8]) -> (root: MarkupTag, data: MarkupTag, end: Range<Int>)? {
    guard MarkupText.isUTF8(bytes) else { return nil }
    var scanner = MarkupScanner(bytes)
    guard let root = scanner.next(), root.kind == .start, root.isNamed("worksheet", in: bytes) else {
      return nil
    }
    while let tag = scanner.next(), tag.kind != .end {
      if tag.isNamed("sheetData", in: bytes) {
        let behind = tag.range.upperBound
        if tag.kind == .empty { return (root, tag, behind..<behind) }
        guard let end = endOfData(bytes, from: behind, name: tag.name, in: bytes) else { return nil }
        return (root, tag, end)
      }
      guard scanner.skip(tag) != nil else { return nil }
    }
    return nil
  }

  /// The last end tag with this name, searched from the end of the part because little content follows the rows.
  private static func endOfData(
    _ bytes: [UInt8], from start: Int, name: Range<Int>, in source: [UInt8]
  ) -> Range<Int>? {
    let tag = Array("</".utf8) + source[name]
    var index = bytes.count - tag.count
    while index >= start {
      if bytes[index] == UInt8(ascii: "<"), bytes[index..<index + tag.count].elementsEqual(tag) {
        guard let close = bytes[(index + tag.count)...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
        return index..<close + 1
      }
      index -= 1
    }
    return nil
  }

  /// The rows between two positions; a row without a number follows the previous one (ECMA-376 18.3.1.73).
  private static func rows(_ bytes: [UInt8], _ range: Range<Int>) throws(WorkbookEditingError) -> [RowPlace] {
    var rows: [RowPlace] = []
    var scanner = MarkupScanner(bytes, in: range)
    while let tag = scanner.next() {
      guard tag.kind != .end, tag.isNamed("row", in: bytes) else {
        throw WorkbookEditingError(.notUnderstood("an element among the rows of a sheet"))
      }
      let last = rows.last?.number ?? 0
      let number = tag.number("r", in: bytes) ?? last + 1
      guard number > last, number <= CellReference.maximumRow else {
        throw WorkbookEditingError(.notUnderstood("a sheet whose rows are not in order"))
      }
      guard let end = scanner.skipPlain(tag) else {
        throw WorkbookEditingError(.notUnderstood("a sheet that is cut off"))
      }
      rows.append(RowPlace(number: number, range: tag.range.lowerBound..<end))
    }
    return rows
  }
}
