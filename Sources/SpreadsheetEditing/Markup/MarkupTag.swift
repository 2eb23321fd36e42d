/// A tag of an XML part, given by its position.
struct MarkupTag {
  enum Kind {
    /// A start tag, such as `<row>`.
    case start
    /// The tag of an empty element, such as `<row/>`.
    case empty
    /// An end tag, such as `</row>`.
    case end
  }

  let kind: Kind
  /// The bytes from `<` to `>`.
  let range: Range<Int>
  /// The name with its prefix.
  let name: Range<Int>
  /// The name without its prefix.
  let localName: Range<Int>

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.range = range
    let isEnd = bytes[range.lowerBound + 1] == UInt8(ascii: "/")
    let start = range.lowerBound + (isEnd ? 2 : 1)
    let inner = range.upperBound - 1
    var end = start
    var local = start
    while end < inner, case let byte = bytes[end], byte > 0x20, byte != UInt8(ascii: "/") {
      if byte == UInt8(ascii: ":") { local = end + 1 }
      end += 1
    }
    name = min(start, end)..<end
    localName = min(local, end)..<end
    kind = isEnd ? .end : bytes[inner - 1] == UInt8(ascii: "/") ? .empty : .start
  }

  /// Whether the tag has this name, apart from its prefix.
  func isNamed(_ text: String, in bytes: [UInt8]) -> Bool {
    localName.count == text.utf8.count && bytes[localName].elementsEqual(text.utf8)
  }

  /// The name without its prefix, as text.
  func text(in bytes: [UInt8]) -> String { String(decoding: bytes[localName], as: UTF8.self) }

  /// The attributes in order.
  func attributes(in bytes: [UInt8]) -> [MarkupAttribute] {
    guard kind != .end else { return [] }
    var found: [MarkupAttribute] = []
    var index = name.upperBound
    let end = range.upperBound - 1
    while let attribute = MarkupAttribute(bytes, from: index, to: end) {
      found.append(attribute)
      index = attribute.value.upperBound + 1
    }
    return found
  }

  /// The attribute with this name, which is given with its prefix.
  func attribute(_ name: String, in bytes: [UInt8]) -> MarkupAttribute? {
    guard kind != .end else { return nil }
    var index = self.name.upperBound
    while let attribute = MarkupAttribute(bytes, from: index, to: range.upperBound - 1) {
      if attribute.name.count == name.utf8.count, bytes[attribute.name].elementsEqual(name.utf8) {
        return attribute
      }
      index = attribute.value.upperBound + 1
    }
    return nil
  }

  /// The value of an attribute that is an integer of at most nine digits.
  func number(_ name: String, in bytes: [UInt8]) -> Int? {
    guard let value = attribute(name, in: bytes)?.value, (1...9).contains(value.count) else { return nil }
    var number = 0
    for byte in bytes[value] {
      guard byte &- 0x30 <= 9 else { return nil }
      number = number * 10 + Int(byte & 0x0F)
    }
    return number
  }

  /// The value of an attribute, unescaped.
  func value(_ name: String, in bytes: [UInt8]) -> String? {
    attribute(name, in: bytes).map { MarkupText.unescaped(bytes[$0.value]) }
  }
}

/// An attribute of a tag, given by its position.
struct MarkupAttribute {
  /// The name with its prefix.
  let name: Range<Int>
  /// The value between its quotes, still escaped.
  let value: Range<Int>

  /// Finds the first attribute in a range of a tag's bytes.
  init?(_ bytes: [UInt8], from start: Int, to end: Int) {
    var index = start
    while index < end, bytes[index] <= 0x20 { index += 1 }
    let nameStart = index
    while index < end, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "=") { index += 1 }
    let nameEnd = index
    while index < end, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "'") { index += 1 }
    guard nameEnd > nameStart, index < end else { return nil }
    let quote = bytes[index]
    let valueStart = index + 1
    index = valueStart
    while index < end, bytes[index] != quote { index += 1 }
    guard index < end else { return nil }
    name = nameStart..<nameEnd
    value = valueStart..<index
  }
}
