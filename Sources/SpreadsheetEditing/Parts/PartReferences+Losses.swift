internal import SpreadsheetValues

extension PartReferences {
  /// The indices of the elements that are removed because all of their cells are deleted.
  func lost(_ tree: MarkupTree) -> Set<Int> {
    guard case .renameSheet = edit.change else { return lostWithCells(tree) }
    return []
  }

  private func lostWithCells(_ tree: MarkupTree) -> Set<Int> {
    var lost: Set<Int> = []
    for (place, element) in tree.elements.enumerated() {
      if isLostNote(place, tree) { lost.insert(element.parent ?? place) }
      for found in places(named: element.name) where found.loss != .stays && found.isIn(place, tree) {
        guard result(found, place, tree, Context(sheet: sheet, base: nil)) == .gone else { continue }
        switch found.loss {
        case .parent: lost.insert(element.parent ?? place)
        case .element, .stays: lost.insert(place)
        }
      }
    }
    return lost.isEmpty ? [] : withContainers(lost, tree)
  }

  /// Adds the containers that become empty to the removed elements, inner containers before outer ones.
  private func withContainers(_ lost: Set<Int>, _ tree: MarkupTree) -> Set<Int> {
    var lost = lost
    var left: [Int: Int] = [:]
    for (place, element) in tree.elements.enumerated() {
      guard let parent = element.parent, Self.isContainer(parent, of: place, tree) else { continue }
      left[parent, default: 0] += 1
    }
    for place in tree.elements.indices.reversed() where lost.contains(place) {
      guard let parent = tree.elements[place].parent, let count = left[parent] else { continue }
      guard Self.isContainer(parent, of: place, tree) else { continue }
      left[parent] = count - 1
      if count == 1 { lost.insert(parent) }
    }
    return lost
  }

  private static func isContainer(_ parent: Int, of place: Int, _ tree: MarkupTree) -> Bool {
    ReferencePlace.containers[tree.elements[place].name] == tree.elements[parent].name
  }

  /// Updates the counts of elements in their containers.
  func counts(_ tree: MarkupTree, _ lost: Set<Int>, _ changes: inout MarkupChanges) {
    var gone: [Int: (all: Int, manual: Int)] = [:]
    for place in lost {
      guard let parent = tree.elements[place].parent, !lost.contains(parent),
        Self.isContainer(parent, of: place, tree)
      else { continue }
      gone[parent, default: (0, 0)].all += 1
      if tree.value("man", place).map({ $0 == "1" || $0 == "true" }) == true { gone[parent]?.manual += 1 }
    }
    for (place, count) in gone.sorted(by: { $0.key < $1.key }) {
      for (name, less) in [("count", count.all), ("manualBreakCount", count.manual)] {
        guard let old = tree.value(name, place).flatMap({ Int($0) }), less > 0, old >= less else { continue }
        changes.set(name, to: String(old - less), of: tree.elements[place].tag, in: tree.bytes)
      }
    }
  }
}

extension PartReferences {
  /// The first cell of a rule, to which its formulas are relative, and the first of its cells that remains.
  ///
  /// Both references are as they are before the edit.
  struct Base {
    let first: CellReference
    /// The first cell of the rule that remains after the edit.
    let left: CellReference
  }

  /// Whether the formulas in an element with this name may be relative to a cell.
  func isBase(_ element: String) -> Bool {
    element == "table" || ReferencePlace.relativeFormulas.contains(element)
  }

  /// The base of the formulas in an element; nil if they are not relative to a cell.
  func base(_ place: Int, _ tree: MarkupTree) -> Base? {
    let element = tree.elements[place]
    if element.name == "table" { return tableBase(place, tree) }
    guard ReferencePlace.relativeFormulas.contains(element.name),
      let text = tree.value("sqref", place) ?? tree.first("sqref", in: place, within: .max).map(tree.text)
    else { return nil }
    return base(text.split(separator: " ").compactMap { CellRange($0) })
  }

  private func base(_ ranges: [CellRange]) -> Base? {
    let left = ranges.compactMap { range in
      (isOwn ? edit.change.firstLeft(of: range.rows) : range.first.row).flatMap {
        CellReference(row: $0, column: range.first.column)
      }
    }
    guard let first = Self.corner(ranges.map(\.first)) else { return nil }
    return Base(first: first, left: Self.corner(left) ?? first)
  }

  private static func corner(_ cells: [CellReference]) -> CellReference? {
    guard let row = cells.map(\.row).min(), let column = cells.map(\.column).min() else { return nil }
    return CellReference(row: row, column: column)
  }

  /// The base of a calculated column's formula, which is written for the first data row.
  private func tableBase(_ place: Int, _ tree: MarkupTree) -> Base? {
    guard let range = tree.value("ref", place).flatMap({ CellRange($0) }) else { return nil }
    let headers = tree.value("headerRowCount", place) == "0" ? 0 : 1
    let rows = min(range.first.row + headers, range.last.row)...range.last.row
    return CellRange(rows: rows, columns: range.columns).flatMap { base([$0]) }
  }
}

extension PartReferences {
  /// The names of the workbook's sheets in order.
  func sheetNames(_ tree: MarkupTree) -> [String] {
    guard !places(named: "definedName").isEmpty else { return [] }
    return tree.elements.indices.compactMap {
      tree.elements[$0].name == "sheet" ? tree.value("name", $0) ?? "" : nil
    }
  }

  /// The sheet to which a defined name of the workbook belongs.
  func localSheet(_ place: Int, _ tree: MarkupTree, _ sheets: [String]) -> String? {
    guard !sheets.isEmpty, let number = tree.value("localSheetId", place).flatMap({ Int($0) }),
      sheets.indices.contains(number)
    else { return nil }
    return sheets[number]
  }
}

extension PartReferences {
  /// Throws if the edit splits a table or a pivot table.
  func check(_ tree: MarkupTree) throws(ReferenceEditError) {
    guard isOwn else { return }
    for (place, element) in tree.elements.enumerated() {
      guard let range = tree.value("ref", place).flatMap({ CellRange($0) }) else { continue }
      if element.name == "table", element.parent == nil { try checkTable(range, place, tree) }
      if element.name == "location", let parent = element.parent,
        edit.change.cuts(range.rows) || edit.change.rows(range.rows) == nil
      {
        throw .cutsPivotTable(tree.value("name", parent) ?? "", range)
      }
    }
  }

  private func checkTable(_ range: CellRange, _ place: Int, _ tree: MarkupTree) throws(ReferenceEditError) {
    let name = tree.value("displayName", place) ?? tree.value("name", place) ?? ""
    guard let new = edit.change.rows(range.rows) else { throw .deletesTable(name, range) }
    if new.count < range.rows.count, case .insertRows = edit.change { throw .cutsTable(name, range) }
    guard case .deleteRows(let deleted) = edit.change, deleted.overlaps(range.rows) else { return }
    let headers = tree.value("headerRowCount", place) == "0" ? 0 : 1
    let totals = (tree.value("totalsRowCount", place).flatMap { Int($0) } ?? 0) > 0 ? 1 : 0
    if headers == 1 && deleted.contains(range.first.row) || totals == 1 && deleted.contains(range.last.row)
      || new.count <= headers + totals
    {
      throw .cutsTable(name, range)
    }
  }
}
