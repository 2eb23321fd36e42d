internal import SpreadsheetFiles
internal import SpreadsheetValues

extension SheetMarkup {
  /// The part with some cells changed; rows without such cells are copied byte for byte.
  ///
  /// - Parameters:
  ///   - patches: The changes of cells, by row and column.
  ///   - templates: For each new row, the row whose style it takes.
  /// - Returns: The bytes of the changed part.
  /// - Throws: `WorkbookEditingError` for content that no cell can hold.
  func patched(
    _ patches: [Int: [Int: CellPatch]], templates: [Int: Int] = [:]
  ) throws(WorkbookEditingError) -> [UInt8] {
    var changes = MarkupChanges()
    let xml = CellXML(prefix: prefix)
    var added: [UInt8] = []
    var cells: CellRange?
    for (number, columns) in patches {
      guard let range = Self.span(number, columns) else { continue }
      cells = cells?.union(range) ?? range
    }
    if let cells { widenDimension(to: cells, &changes) }
    for (number, columns) in patches.sorted(by: { $0.key < $1.key }) where !columns.isEmpty {
      let patches = columns.sorted { $0.key < $1.key }
      if let row = row(number) {
        try patch(row, patches, xml, &changes)
      } else {
        let element = try newRow(number, patches, like: templates[number].flatMap(row), xml)
        let place = place(ofRow: number)
        if place < rows.count {
          changes.insert(element, at: rows[place].range.lowerBound)
        } else {
          added += element
        }
      }
    }
    append(added, &changes)
    return changes.applied(to: bytes)
  }

  /// The range of those cells of a row that receive content.
  private static func span(_ row: Int, _ patches: [Int: CellPatch]) -> CellRange? {
    let columns = patches.filter { $0.value.content != .value(.empty) }.keys
    guard let first = columns.min(), let last = columns.max() else { return nil }
    return CellRange(
      CellReference(clampingRow: row, column: first), CellReference(clampingRow: row, column: last))
  }

  private func patch(
    _ row: RowPlace, _ patches: [(key: Int, value: CellPatch)], _ xml: CellXML,
    _ changes: inout MarkupChanges
  ) throws(WorkbookEditingError) {
    widenSpans(of: row, to: patches, &changes)
    var rest = patches[...]
    var inserted: [UInt8] = []
    func new(_ patch: (key: Int, value: CellPatch)) throws(WorkbookEditingError) {
      inserted += try xml.cell(
        CellReference(clampingRow: row.number, column: patch.key), patch.value, style: patch.value.style ?? 0)
    }
    let cells = CellPlace.cells(of: row, in: bytes)
    for cell in cells {
      while let patch = rest.first, patch.key < cell.column {
        rest.removeFirst()
        try new(patch)
      }
      if !inserted.isEmpty { changes.insert(inserted, at: cell.range.lowerBound) }
      inserted = []
      guard let patch = rest.first, patch.key == cell.column else { continue }
      rest.removeFirst()
      changes.replace(
        cell.range,
        with: try xml.cell(
          CellReference(clampingRow: row.number, column: cell.column), patch.value,
          style: patch.value.style ?? cell.style(in: bytes), over: (cell, bytes)))
    }
    for patch in rest { try new(patch) }
    if !inserted.isEmpty { insert(inserted, intoRow: row, behind: cells.last, &changes) }
  }

  /// Adds cells after the cell `last` of a row, or at its start if `last` is nil; the row may be an empty element.
  private func insert(
    _ cells: [UInt8], intoRow row: RowPlace, behind last: CellPlace?, _ changes: inout MarkupChanges
  ) {
    if let last { return changes.insert(cells, at: last.range.upperBound) }
    var scanner = MarkupScanner(bytes, in: row.range)
    guard let tag = scanner.next() else { return }
    guard tag.kind == .empty else { return changes.insert(cells, at: tag.range.upperBound) }
    changes.append(cells, to: tag, endedBy: tag, in: bytes)
  }

  /// A new row with the style of another row.
  private func newRow(
    _ number: Int, _ patches: [(key: Int, value: CellPatch)], like template: RowPlace?, _ xml: CellXML
  ) throws(WorkbookEditingError) -> [UInt8] {
    var content: [UInt8] = []
    for (column, patch) in patches {
      content += try xml.cell(
        CellReference(clampingRow: number, column: column), patch, style: patch.style ?? 0)
    }
    var attributes = " r=\"\(number)\""
    if let template {
      var scanner = MarkupScanner(bytes, in: template.range)
      let tag = scanner.next()
      for name in ["s", "customFormat"] {
        if let value = tag?.value(name, in: bytes) { attributes += " \(name)=\"\(value)\"" }
      }
    }
    return xml.markup.element("row", content, attributes: attributes)
  }

  /// Adds rows after the last one.
  private func append(_ rows: [UInt8], _ changes: inout MarkupChanges) {
    guard !rows.isEmpty else { return }
    guard data.kind == .empty else { return changes.insert(rows, at: dataEnd.lowerBound) }
    changes.append(rows, to: data, endedBy: data, in: bytes)
  }

  /// Updates the column hint of a row, if it has one (ECMA-376 18.3.1.73, spans).
  private func widenSpans(
    of row: RowPlace, to patches: [(key: Int, value: CellPatch)], _ changes: inout MarkupChanges
  ) {
    var scanner = MarkupScanner(bytes, in: row.range)
    guard let tag = scanner.next(), let spans = tag.value("spans", in: bytes) else { return }
    let ends = spans.split(separator: ":").compactMap { Int($0) }
    guard ends.count == 2, let first = patches.first?.key, let last = patches.last?.key,
      first < ends[0] || last > ends[1]
    else { return }
    changes.set("spans", to: "\(min(first, ends[0])):\(max(last, ends[1]))", of: tag, in: bytes)
  }

  /// Updates the used range of the sheet, if the part states it (ECMA-376 18.3.1.35, dimension).
  private func widenDimension(to cells: CellRange, _ changes: inout MarkupChanges) {
    guard let tag = element("dimension")?.tag, let text = tag.value("ref", in: bytes) else { return }
    let old = rows.isEmpty ? nil : CellRange(text)
    let wide = old?.union(cells) ?? cells
    if wide != old { changes.set("ref", to: "\(wide)", of: tag, in: bytes) }
  }
}
