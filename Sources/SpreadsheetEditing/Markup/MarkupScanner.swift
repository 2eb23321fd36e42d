/// Visits the tags of an XML part without copying its bytes.
///
/// Text, comments, CDATA sections and processing instructions are skipped. The XLSX reader has already
/// checked the part; if it is incomplete nevertheless, `next()` returns nil early.
struct MarkupScanner {
  /// The bytes of the part.
  let bytes: [UInt8]
  /// The position from which the next tag is searched.
  private(set) var position: Int
  private let end: Int

  /// Creates a scanner of the bytes in a range.
  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    let range = (range ?? bytes.indices).clamped(to: bytes.indices)
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next tag; nil after the last one.
  mutating func next() -> MarkupTag? {
    while let start = find(UInt8(ascii: "<"), from: position), start + 1 < end {
      switch bytes[start + 1] {
      case UInt8(ascii: "?"):
        position = behind("?>", from: start + 2)
      case UInt8(ascii: "!"):
        position = endOfDeclaration(start)
      default:
        guard let close = endOfTag(start) else {
          position = end
          return nil
        }
        position = close + 1
        return MarkupTag(bytes, start..<close + 1)
      }
    }
    position = end
    return nil
  }

  /// Skips everything inside the element that the last start tag opened; returns its end tag.
  ///
  /// An empty element, such as `<row/>`, has only one tag, which is returned.
  mutating func skip(_ tag: MarkupTag) -> MarkupTag? {
    guard tag.kind == .start else { return tag }
    var depth = 1
    while let inner = next() {
      switch inner.kind {
      case .start: depth += 1
      case .end: depth -= 1
      case .empty: break
      }
      if depth == 0 { return inner }
    }
    return nil
  }

  /// Skips the element of the last start tag, and returns the position after it.
  ///
  /// The element must not contain elements with its own name. Tags inside the element are not inspected, so
  /// this is faster than `skip`.
  mutating func skipPlain(_ tag: MarkupTag) -> Int? {
    guard tag.kind == .start else { return tag.range.upperBound }
    let name = bytes[tag.name]
    while let start = find(UInt8(ascii: "<"), from: position), start + name.count + 2 < end {
      let second = bytes[start + 1]
      if second == UInt8(ascii: "/"), bytes[start + 2..<start + 2 + name.count].elementsEqual(name),
        bytes[start + 2 + name.count] <= UInt8(ascii: ">")
      {
        guard let close = endOfTag(start) else { return nil }
        position = close + 1
        return position
      }
      position = second == UInt8(ascii: "!") ? endOfDeclaration(start) : start + 2
    }
    return nil
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    var index = start
    while index < end {
      if bytes[index] == byte { return index }
      index += 1
    }
    return nil
  }

  /// The position of the `>` that ends a tag; a `>` may also occur in the value of an attribute.
  private func endOfTag(_ start: Int) -> Int? {
    var quote: UInt8?
    var index = start + 1
    while index < end {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      index += 1
    }
    return nil
  }

  private func endOfDeclaration(_ start: Int) -> Int {
    let rest = bytes[start..<end]
    if rest.starts(with: "<!--".utf8) { return behind("-->", from: start + 4) }
    if rest.starts(with: "<![CDATA[".utf8) { return behind("]]>", from: start + 9) }
    return behind(">", from: start + 2)
  }

  /// The position after the next occurrence of these bytes.
  private func behind(_ text: String, from start: Int) -> Int {
    let units = Array(text.utf8)
    var index = start
    while index + units.count <= end {
      if bytes[index] == units[0], bytes[index..<index + units.count].elementsEqual(units) {
        return index + units.count
      }
      index += 1
    }
    return end
  }
}
