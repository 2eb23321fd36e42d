/// Adapts the XML of a newly written sheet to another workbook: changes its style indices and inlines its texts.
struct AdoptedWorksheet {
  /// For each style of the written workbook, in its order, the index of that style in the other workbook.
  let styles: (cellStyles: [Int], conditionalStyles: [Int])
  /// The shared strings of the written workbook.
  let texts: [[UInt8]]

  /// The part with all indices changed.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var changes = MarkupChanges()
    var scanner = MarkupScanner(bytes)
    while let tag = scanner.next() {
      guard tag.kind != .end else { continue }
      if tag.isNamed("c", in: bytes) {
        renumber("s", of: tag, styles.cellStyles, bytes, &changes)
        if tag.value("t", in: bytes) == "s" { unshare(tag, &scanner, bytes, &changes) }
      } else if tag.isNamed("cfRule", in: bytes) {
        renumber("dxfId", of: tag, styles.conditionalStyles, bytes, &changes)
      } else if tag.isNamed("col", in: bytes) {
        renumber("style", of: tag, styles.cellStyles, bytes, &changes)
      } else if tag.isNamed("sheetView", in: bytes), let selected = tag.attribute("tabSelected", in: bytes) {
        // The new sheet is not selected, because sheets that are selected together are edited together.
        changes.replace(selected.value, with: "0".utf8)
      }
    }
    return changes.applied(to: bytes)
  }

  private func renumber(
    _ attribute: String, of tag: MarkupTag, _ places: [Int], _ bytes: [UInt8], _ changes: inout MarkupChanges
  ) {
    guard let old = tag.number(attribute, in: bytes), places.indices.contains(old) else { return }
    changes.set(attribute, to: "\(places[old])", of: tag, in: bytes)
  }

  /// Moves a shared string into its cell (ECMA-376 18.18.11, inlineStr).
  private func unshare(
    _ tag: MarkupTag, _ scanner: inout MarkupScanner, _ bytes: [UInt8], _ changes: inout MarkupChanges
  ) {
    guard let value = scanner.next(), value.isNamed("v", in: bytes), let end = scanner.next(),
      let number = Int(String(decoding: bytes[value.range.upperBound..<end.range.lowerBound], as: UTF8.self)),
      texts.indices.contains(number)
    else { return }
    changes.set("t", to: "inlineStr", of: tag, in: bytes)
    changes.replace(
      value.range.lowerBound..<end.range.upperBound, with: "<is>".utf8 + texts[number] + "</is>".utf8)
  }
}
