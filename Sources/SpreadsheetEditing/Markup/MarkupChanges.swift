/// Changes to an XML part by position; all other bytes are copied.
struct MarkupChanges {
  private var changes: [(range: Range<Int>, bytes: Range<Int>)] = []
  /// The inserted bytes of all changes, one after another.
  private var buffer: [UInt8] = []
  /// Whether changes were recorded out of order.
  private var needsSorting = false

  var isEmpty: Bool { changes.isEmpty }

  /// Replaces bytes with others; an empty range inserts bytes.
  ///
  /// If ranges overlap, only the range that begins first in the file is replaced. Insertions at the same
  /// position keep the order in which they were recorded.
  mutating func replace(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
    if let last = changes.last, range.lowerBound < last.range.upperBound { needsSorting = true }
    let start = buffer.count
    buffer += bytes
    changes.append((range, start..<buffer.count))
  }

  mutating func insert(_ bytes: some Collection<UInt8>, at place: Int) { replace(place..<place, with: bytes) }

  /// Adds content at the end of an element; an element without content gets an end tag.
  mutating func append(
    _ content: some Collection<UInt8>, to tag: MarkupTag, endedBy end: MarkupTag, in bytes: [UInt8]
  ) {
    guard tag.kind == .empty else { return insert(content, at: end.range.lowerBound) }
    replace(
      tag.range.upperBound - 2..<tag.range.upperBound,
      with: Array(">".utf8) + content + Array("</".utf8) + bytes[tag.name] + Array(">".utf8))
  }

  /// Adds content at the end of the part's root element.
  mutating func appendToRoot(_ content: [UInt8], of bytes: [UInt8]) {
    var scanner = MarkupScanner(bytes)
    guard !content.isEmpty, let root = scanner.next() else { return }
    guard root.kind == .start else { return append(content, to: root, endedBy: root, in: bytes) }
    let end = Array("</".utf8) + bytes[root.name]
    let place = bytes.indices.reversed().first {
      bytes[$0] == UInt8(ascii: "<") && bytes[$0...].starts(with: end)
    }
    if let place { insert(content, at: place) }
  }

  /// Sets a tag's attribute, and adds it if it is missing.
  mutating func set(_ name: String, to value: String, of tag: MarkupTag, in bytes: [UInt8]) {
    let escaped = MarkupText.escaped(value)
    guard let attribute = tag.attribute(name, in: bytes) else {
      return insert(" \(name)=\"".utf8 + escaped + "\"".utf8, at: tag.name.upperBound)
    }
    if !bytes[attribute.value].elementsEqual(escaped) { replace(attribute.value, with: escaped) }
  }

  /// Adds other changes; changes inside a range that is replaced as a whole have no effect.
  mutating func merge(_ others: MarkupChanges) {
    guard !others.isEmpty else { return }
    let (mine, theirs) = (inOrder, others.inOrder)
    var merged: [(range: Range<Int>, bytes: Range<Int>)] = []
    merged.reserveCapacity(mine.count + theirs.count)
    let start = buffer.count
    buffer += others.buffer
    var next = 0
    for change in theirs {
      while next < mine.count, mine[next].range.lowerBound <= change.range.lowerBound {
        merged.append(mine[next])
        next += 1
      }
      merged.append((change.range, start + change.bytes.lowerBound..<start + change.bytes.upperBound))
    }
    changes = merged + mine[next...]
    needsSorting = false
  }

  /// The part with all changes.
  func applied(to bytes: [UInt8]) -> [UInt8] { applied(to: bytes, in: bytes.indices) }

  /// A range of the part's bytes with the changes, all of which must be in that range.
  func applied(to bytes: [UInt8], in range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count + buffer.count)
    var end = range.lowerBound
    for change in inOrder where change.range.lowerBound >= end {
      result += bytes[end..<change.range.lowerBound]
      result += buffer[change.bytes]
      end = change.range.upperBound
    }
    result += bytes[end..<max(end, range.upperBound)]
    return result
  }

  private var inOrder: [(range: Range<Int>, bytes: Range<Int>)] {
    guard needsSorting else { return changes }
    return changes.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}
