internal import SpreadsheetFiles

/// The shared strings part (ECMA-376 18.4.9, sst), to which texts can be added.
struct SharedStringsMarkup {
  private let bytes: [UInt8]
  private let root: MarkupTag
  private let prefix: String
  /// The indices of the texts that have no formatting.
  private var places: [String: Int] = [:]
  private var count = 0
  private var added: [UInt8] = []
  /// The number of additional cells that use shared strings.
  private var uses = 0

  /// Scans a part; nil if its structure is not supported.
  init?(_ bytes: [UInt8]) {
    guard MarkupText.isUTF8(bytes) else { return nil }
    var scanner = MarkupScanner(bytes)
    guard let root = scanner.next(), root.isNamed("sst", in: bytes) else { return nil }
    self.bytes = bytes
    self.root = root
    prefix = String(decoding: bytes[root.name.lowerBound..<root.localName.lowerBound], as: UTF8.self)
    while root.kind == .start, let tag = scanner.next(), tag.kind != .end {
      let start = tag.range.upperBound
      guard let end = scanner.skip(tag) else { return nil }
      guard tag.isNamed("si", in: bytes) else { continue }
      if tag.kind == .start, let text = Self.plainText(bytes, start..<end.range.lowerBound),
        places[text] == nil
      {
        places[text] = count
      }
      count += 1
    }
  }

  /// The index of a text; adds the text if it is new.
  ///
  /// - Throws: `SpreadsheetWritingError` for a text that no file can hold.
  mutating func index(of text: String) throws(SpreadsheetWritingError) -> Int {
    uses += 1
    if let place = places[text] { return place }
    let markup = CellMarkup(prefix: prefix)
    added += markup.element("si", try markup.text(text))
    places[text] = count
    count += 1
    return count - 1
  }

  /// The part with the added texts; nil if no additional cell uses a text.
  func changed() -> [UInt8]? {
    guard uses > 0 else { return nil }
    var changes = MarkupChanges()
    if let old = root.number("count", in: bytes) {
      changes.set("count", to: "\(old + uses)", of: root, in: bytes)
    }
    if root.attribute("uniqueCount", in: bytes) != nil {
      changes.set("uniqueCount", to: "\(count)", of: root, in: bytes)
    }
    changes.appendToRoot(added, of: bytes)
    return changes.applied(to: bytes)
  }

  /// The text of an item that is only one text, without markup or escapes inside; nil for any other item.
  private static func plainText(_ bytes: [UInt8], _ range: Range<Int>) -> String? {
    var scanner = MarkupScanner(bytes, in: range)
    guard let tag = scanner.next(), tag.isNamed("t", in: bytes) else { return nil }
    guard tag.kind == .start else { return "" }
    guard let end = scanner.next(), end.kind == .end, scanner.next() == nil else { return nil }
    let content = bytes[tag.range.upperBound..<end.range.lowerBound]
    let isPlain = !content.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "_") }
    return isPlain ? MarkupText.unescaped(content) : nil
  }
}
