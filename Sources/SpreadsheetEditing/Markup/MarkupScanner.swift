/// Walks over the tags of an XML part, whose bytes stay where they are.
///
/// Text, comments, CDATA sections and processing instructions lie between tags. The part was checked by the reader
/// before; where it is cut off all the same, the tags end early.
struct MarkupScanner {
  /// The part.
  let bytes: [UInt8]
  /// Where the next tag is looked for.
  private(set) var position: Int
  private let end: Int

  /// A scanner of some of the bytes.
  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    let range = (range ?? bytes.indices).clamped(to: bytes.indices)
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next tag; nil behind the last.
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

  /// Passes over all that is inside an element whose start tag was the last; gives its end tag.
  ///
  /// An element without content ends with its own tag.
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

  /// Passes over an element whose start tag was the last and that has none of its name inside; gives the place behind.
  ///
  /// Tags inside are not looked at, which is faster than `skip`.
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

  /// The `>` of a tag, which may stand in the value of an attribute too.
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

  /// The place behind the next such bytes.
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
