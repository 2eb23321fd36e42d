/// The elements of an XML part in order, each with its parent.
///
/// It is a list rather than a tree of objects, so that deep nesting needs no stack. An element without an end
/// tag, as in the HTML of legacy drawings, ends with its parent.
struct MarkupTree {
  struct Element {
    let tag: MarkupTag
    /// The name without its prefix.
    let name: String
    /// The index of the parent in the list.
    let parent: Int?
    /// The end of the content.
    fileprivate(set) var contentEnd: Int
    /// The end of the element.
    fileprivate(set) var end: Int
    /// The index of the first element after this element and everything inside it.
    fileprivate(set) var next: Int

    /// All bytes of the element.
    var range: Range<Int> { tag.range.lowerBound..<max(end, tag.range.upperBound) }
    /// The bytes between the two tags.
    var content: Range<Int> { tag.range.upperBound..<max(contentEnd, tag.range.upperBound) }
  }

  let bytes: [UInt8]
  private(set) var elements: [Element] = []

  /// Lists the elements in a range of bytes, but not the content of elements with certain names.
  init(_ bytes: [UInt8], in range: Range<Int>? = nil, skipping skipped: Set<String> = []) {
    self.bytes = bytes
    var scanner = MarkupScanner(bytes, in: range)
    var open: [Int] = []
    var openNames: [String: Int] = [:]
    while let tag = scanner.next() {
      let name = tag.text(in: bytes)
      if tag.kind == .end {
        guard openNames[name, default: 0] > 0 else { continue }
        while let place = open.popLast() {
          let closed = elements[place].name
          openNames[closed, default: 0] -= 1
          elements[place].contentEnd = tag.range.lowerBound
          elements[place].end = closed == name ? tag.range.upperBound : tag.range.lowerBound
          elements[place].next = elements.count
          if closed == name { break }
        }
        continue
      }
      let end = tag.range.upperBound
      elements.append(
        Element(tag: tag, name: name, parent: open.last, contentEnd: end, end: end, next: elements.count + 1))
      guard tag.kind == .start else { continue }
      if skipped.contains(name) {
        let close = scanner.skip(tag)
        elements[elements.count - 1].contentEnd = close?.range.lowerBound ?? bytes.count
        elements[elements.count - 1].end = close?.range.upperBound ?? bytes.count
      } else {
        open.append(elements.count - 1)
        openNames[name, default: 0] += 1
      }
    }
    for place in open {
      elements[place].contentEnd = range?.upperBound ?? bytes.count
      elements[place].end = elements[place].contentEnd
      elements[place].next = elements.count
    }
  }

  /// The text of an element; empty for an element with children.
  func text(_ place: Int) -> String {
    elements[place].next == place + 1 ? MarkupText.content(bytes[elements[place].content]) : ""
  }

  /// The value of an attribute.
  func value(_ name: String, _ place: Int) -> String? { elements[place].tag.value(name, in: bytes) }

  /// The first element with a name among the first `count` elements inside another one.
  ///
  /// The limit prevents nested elements from being searched repeatedly.
  func first(_ name: String, in place: Int, within count: Int = 64) -> Int? {
    let inner = elements[place + 1..<max(place + 1, elements[place].next)].prefix(count)
    return inner.firstIndex { $0.name == name }
  }
}
