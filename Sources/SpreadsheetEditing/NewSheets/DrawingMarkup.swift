/// The markup of a drawing (ECMA-376 20.5.2.35, wsDr), to which the shapes of another drawing can be added.
struct DrawingMarkup {
  private(set) var bytes: [UInt8]
  private var root: MarkupTag
  private var end: MarkupTag

  /// Scans the bytes of a part; nil if they are not a drawing.
  init?(_ bytes: [UInt8]) {
    guard MarkupText.isUTF8(bytes) else { return nil }
    var scanner = MarkupScanner(bytes)
    guard let root = scanner.next(), root.isNamed("wsDr", in: bytes), root.kind == .start,
      let end = scanner.skip(root)
    else { return nil }
    (self.bytes, self.root, self.end) = (bytes, root, end)
  }

  /// Replaces the ids of relationships.
  mutating func renumber(_ ids: [String: String]) {
    var changes = MarkupChanges()
    var scanner = MarkupScanner(bytes)
    while let tag = scanner.next() {
      for attribute in tag.attributes(in: bytes) {
        let name = String(decoding: bytes[attribute.name], as: UTF8.self)
        guard name == "r:id" || name == "r:embed",
          let id = ids[String(decoding: bytes[attribute.value], as: UTF8.self)]
        else { continue }
        changes.replace(attribute.value, with: id.utf8)
      }
    }
    self = DrawingMarkup(changes.applied(to: bytes)) ?? self
  }

  /// Returns the drawing with the shapes of another drawing, which are added at its end.
  ///
  /// Later shapes are drawn in front of earlier shapes. So the added shapes are in front of the drawing's own shapes.
  func adding(_ other: DrawingMarkup) -> [UInt8] {
    var changes = MarkupChanges()
    changes.insert(other.shapes(numberedFrom: highestNumber + 1), at: end.range.lowerBound)
    return changes.applied(to: bytes)
  }

  /// Returns the shapes with new numbers.
  ///
  /// Each shape gets the namespaces that the root element declares for all shapes.
  private func shapes(numberedFrom first: Int) -> [UInt8] {
    let namespaces = root.attributes(in: bytes).filter { bytes[$0.name].starts(with: "xmlns".utf8) }
    var declared: [UInt8] = []
    for namespace in namespaces {
      declared += " ".utf8 + bytes[namespace.name] + "=\"".utf8 + bytes[namespace.value] + "\"".utf8
    }
    var changes = MarkupChanges()
    var number = first
    var depth = 0
    let inside = root.range.upperBound..<end.range.lowerBound
    var scanner = MarkupScanner(bytes, in: inside)
    while let tag = scanner.next() {
      if depth == 0, tag.kind != .end { changes.insert(declared, at: tag.name.upperBound) }
      if tag.kind == .start { depth += 1 } else if tag.kind == .end { depth -= 1 }
      if tag.kind != .end, tag.isNamed("cNvPr", in: bytes) {
        changes.set("id", to: "\(number)", of: tag, in: bytes)
        number += 1
      }
    }
    return changes.applied(to: bytes, in: inside)
  }

  /// The highest number of a shape.
  private var highestNumber: Int {
    var highest = 0
    var scanner = MarkupScanner(bytes)
    while let tag = scanner.next() {
      if tag.kind != .end, tag.isNamed("cNvPr", in: bytes) {
        highest = max(highest, tag.number("id", in: bytes) ?? 0)
      }
    }
    return highest
  }
}
