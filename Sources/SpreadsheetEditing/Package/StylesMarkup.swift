/// The styles of a workbook (ECMA-376 18.8.39, styleSheet), to which styles of another part can be added.
struct StylesMarkup {
  /// A list in the part: the bytes of its elements, old and new.
  private struct List {
    /// The element of the list; nil if the part has none.
    var place: (tag: MarkupTag, end: MarkupTag)?
    var elements: [[UInt8]] = []
    var places: [[UInt8]: Int] = [:]
    var oldCount = 0

    mutating func index(of element: [UInt8]) -> Int {
      if let place = places[element] { return place }
      places[element] = elements.count
      elements.append(element)
      return elements.count - 1
    }
  }

  /// The lists in the order of the schema.
  private static let order = [
    "numFmts", "fonts", "fills", "borders", "cellStyleXfs", "cellXfs", "cellStyles", "dxfs", "tableStyles",
    "colors", "extLst",
  ]

  private let bytes: [UInt8]
  private let root: MarkupTag
  private let prefix: String
  private var lists: [String: List] = [:]

  /// Scans a part; nil if its structure is not supported.
  init?(_ bytes: [UInt8]) {
    guard MarkupText.isUTF8(bytes) else { return nil }
    var scanner = MarkupScanner(bytes)
    guard let root = scanner.next(), root.kind == .start, root.isNamed("styleSheet", in: bytes) else {
      return nil
    }
    (self.bytes, self.root) = (bytes, root)
    prefix = String(decoding: bytes[root.name.lowerBound..<root.localName.lowerBound], as: UTF8.self)
    while let tag = scanner.next(), tag.kind != .end {
      let name = tag.text(in: bytes)
      guard let end = scanner.skip(tag) else { return nil }
      var list = List()
      list.place = (tag, end)
      var inner = MarkupScanner(
        bytes, in: tag.range.upperBound..<max(tag.range.upperBound, end.range.lowerBound))
      while tag.kind == .start, let element = inner.next() {
        guard let end = inner.skip(element) else { return nil }
        let content = Array(bytes[element.range.lowerBound..<end.range.upperBound])
        if list.places[content] == nil { list.places[content] = list.elements.count }
        list.elements.append(content)
      }
      list.oldCount = list.elements.count
      lists[name] = list
    }
  }

  /// Copies the cell styles and conditional styles of another part, which this library has written.
  ///
  /// - Returns: The index in this part of each style of the other part, in the other part's order.
  mutating func adopt(_ other: StylesMarkup) -> (cellStyles: [Int], conditionalStyles: [Int]) {
    func index(_ list: String, _ element: [UInt8]) -> Int {
      lists[list, default: List()].index(of: MarkupText.prefixed(element, with: prefix))
    }
    let formats = other.formatIDs.mapValues { formatID(ofCode: $0) }
    let cellStyles = other.elements("cellXfs").map { style in
      var scanner = MarkupScanner(style)
      guard let tag = scanner.next() else { return 0 }
      var changes = MarkupChanges()
      for (attribute, list) in [("fontId", "fonts"), ("fillId", "fills"), ("borderId", "borders")] {
        let old = tag.number(attribute, in: style) ?? 0
        let elements = other.elements(list)
        guard elements.indices.contains(old) else { continue }
        changes.set(attribute, to: "\(index(list, elements[old]))", of: tag, in: style)
      }
      if let format = tag.number("numFmtId", in: style).flatMap({ formats[$0] }) {
        changes.set("numFmtId", to: "\(format)", of: tag, in: style)
      }
      return index("cellXfs", changes.applied(to: style))
    }
    // Each cell style refers to a base style; the first base style is the default.
    if elements("cellStyleXfs").isEmpty, let base = other.elements("cellStyleXfs").first {
      _ = index("cellStyleXfs", base)
    }
    return (cellStyles, other.elements("dxfs").map { index("dxfs", $0) })
  }

  /// The part with the added styles; nil if there are none.
  func changed() -> [UInt8]? {
    var changes = MarkupChanges()
    for name in Self.order {
      guard let list = lists[name], list.elements.count > list.oldCount else { continue }
      let added = Array(list.elements[list.oldCount...].joined())
      let count = "\(list.elements.count)"
      let element = prefix + name
      guard let (tag, end) = list.place else {
        changes.insert(
          Array("<\(element) count=\"\(count)\">".utf8) + added + Array("</\(element)>".utf8),
          at: placeOfNewList(name))
        continue
      }
      changes.set("count", to: count, of: tag, in: bytes)
      changes.append(added, to: tag, endedBy: end, in: bytes)
    }
    return changes.isEmpty ? nil : changes.applied(to: bytes)
  }

  private func elements(_ list: String) -> [[UInt8]] { lists[list]?.elements ?? [] }

  /// The codes of the number formats that the part defines, by id.
  private var formatIDs: [Int: String] {
    var codes: [Int: String] = [:]
    for element in elements("numFmts") {
      var scanner = MarkupScanner(element)
      guard let tag = scanner.next(), let id = tag.number("numFmtId", in: element) else { continue }
      codes[id] = tag.value("formatCode", in: element)
    }
    return codes
  }

  /// The id of a number format; adds the format if it is new.
  private mutating func formatID(ofCode code: String) -> Int {
    let known = formatIDs
    if let id = known.filter({ $0.value == code }).keys.min() { return id }
    // Ids below 164 belong to built-in formats.
    let id = max(163, known.keys.max() ?? 0) + 1
    let element =
      Array("<\(prefix)numFmt numFmtId=\"\(id)\" formatCode=\"".utf8) + MarkupText.escaped(code)
      + Array("\"/>".utf8)
    _ = lists["numFmts", default: List()].index(of: element)
    return id
  }

  /// The position before the first list that comes later in the schema.
  private func placeOfNewList(_ name: String) -> Int {
    let later = Self.order.drop { $0 != name }.dropFirst()
    for list in later {
      if let place = lists[list]?.place { return place.tag.range.lowerBound }
    }
    return bytes.lastIndex(of: UInt8(ascii: "<")) ?? root.range.upperBound
  }
}
