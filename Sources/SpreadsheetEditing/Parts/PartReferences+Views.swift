internal import SpreadsheetValues

extension PartReferences {
  /// The first cell visible in a window; it stays below the frozen rows.
  func shownCell(_ old: String, _ place: Int, _ tree: MarkupTree) -> ReferenceEdit.Result {
    guard let cell = CellReference(old) else { return .same }
    let isFrozen = tree.value("state", place)?.hasPrefix("frozen") == true
    let frozen = isFrozen ? Int(tree.value("ySplit", place) ?? "") ?? 0 : 0
    let firstRow = min(max(frozen, 0), CellReference.maximumRow - 1) + 1
    var row = edit.row(cell.row) ?? cell.row
    if case .deleteRows(let rows) = edit.change, rows.contains(cell.row) {
      row = max(rows.lowerBound, firstRow)
    }
    // Rows inserted at the top of the window become visible.
    if case .insertRows(let at, _) = edit.change, at == cell.row || cell.row <= firstRow { row = cell.row }
    guard let new = CellReference(row: max(row, min(firstRow, cell.row)), column: cell.column), new != cell
    else { return .same }
    return .changed("\(new)")
  }

  /// The selected cells; deleted cells are replaced by the row that takes their place.
  func selected(_ old: String) -> ReferenceEdit.Result {
    let new = selection(old).map(\.description).joined(separator: " ")
    return new == old || new.isEmpty || edit.firstMovedRow == nil ? .same : .changed(new)
  }

  /// The active cell, which must be among the selected cells.
  func active(_ old: String, _ place: Int, _ tree: MarkupTree) -> ReferenceEdit.Result {
    guard let cell = selection(old).first?.first else { return .same }
    let ranges = tree.value("sqref", place).map(selection) ?? []
    let number = tree.value("activeCellId", place).flatMap { Int($0) } ?? 0
    var new = cell
    if ranges.indices.contains(number), !ranges[number].contains(cell) { new = ranges[number].first }
    return "\(new)" == old || edit.firstMovedRow == nil ? .same : .changed("\(new)")
  }

  private func selection(_ text: String) -> [CellRange] {
    text.split(separator: " ").compactMap { part in
      guard let old = CellRange(part) else { return nil }
      guard case .deleteRows(let rows) = edit.change, edit.moved(old) == nil else {
        return edit.moved(old) ?? old
      }
      return CellRange(rows: rows.lowerBound...rows.lowerBound, columns: old.columns)
    }
  }
}
