internal import SpreadsheetValues

/// Updates the references in a part at the places that are listed for its kind.
struct PartReferences {
  private let places: [String: [ReferencePlace]]
  /// The sheet to which the part belongs.
  let sheet: String?
  let edit: ReferenceEdit
  /// Whether the part belongs to the edited sheet.
  let isOwn: Bool

  init(_ places: [ReferencePlace], sheet: String?, edit: ReferenceEdit) {
    self.places = Dictionary(grouping: places, by: \.element)
    (self.sheet, self.edit) = (sheet, edit)
    isOwn = sheet.map(edit.concerns) ?? false
  }

  /// The part after an edit.
  ///
  /// Sheet names are changed in references to sheets, but not where a sheet is declared.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the part.
  ///   - kind: The kind of the part.
  ///   - sheet: The sheet to which the part belongs; nil for a part of the whole workbook.
  ///   - edit: The edit whose effect is applied.
  /// - Returns: The new bytes of the part; nil if nothing changes.
  /// - Throws: `ReferenceEditError` if the edit would split cells that belong together.
  static func part(
    _ bytes: [UInt8], kind: PartKind, onSheet sheet: String?, after edit: ReferenceEdit
  ) throws(ReferenceEditError) -> [UInt8]? {
    if kind == .worksheet { return try SheetRowEdit.worksheet(bytes, named: sheet ?? "", after: edit) }
    let references = PartReferences(kind.places, sheet: sheet, edit: edit)
    let tree = MarkupTree(bytes, skipping: ["numCache", "strCache", "multiLvlStrCache"])
    try references.check(tree)
    let changes = references.changes(tree)
    return changes.isEmpty ? nil : changes.applied(to: bytes)
  }

  /// A `pivotCacheDefinition` that programs reread from its source on opening (ECMA-376 18.10.1.67).
  static func refreshedOnLoad(_ bytes: [UInt8]) -> [UInt8] {
    var scanner = MarkupScanner(bytes)
    var changes = MarkupChanges()
    if let root = scanner.next(), root.isNamed("pivotCacheDefinition", in: bytes) {
      changes.set("refreshOnLoad", to: "1", of: root, in: bytes)
    }
    return changes.applied(to: bytes)
  }

  /// The listed places in elements with this name.
  func places(named name: String) -> [ReferencePlace] { places[name] ?? [] }

  /// The part after the edit, without checks; nil if nothing changes.
  func edited(_ bytes: [UInt8]) -> [UInt8]? {
    let changes = changes(MarkupTree(bytes))
    return changes.isEmpty ? nil : changes.applied(to: bytes)
  }

  /// The changes to all references in the elements.
  func changes(_ tree: MarkupTree) -> MarkupChanges {
    var changes = MarkupChanges()
    let lost = lost(tree)
    let sheets = sheetNames(tree)
    var base: (end: Int, base: Base?) = (0, nil)
    var place = 0
    while place < tree.elements.count {
      let element = tree.elements[place]
      if lost.contains(place) {
        changes.replace(element.range, with: [])
        place = element.next
        continue
      }
      if place >= base.end { base = isBase(element.name) ? (element.next, self.base(place, tree)) : (0, nil) }
      for found in places[element.name] ?? [] where found.isIn(place, tree) {
        let context = Context(sheet: localSheet(place, tree, sheets) ?? sheet, base: base.base)
        guard case .changed(let text) = result(found, place, tree, context) else { continue }
        if let attribute = found.attribute {
          changes.set(attribute, to: text, of: element.tag, in: tree.bytes)
        } else {
          changes.replace(element.content, with: MarkupText.escapedContent(text))
        }
      }
      anchors(place, tree, &changes)
      place += 1
    }
    counts(tree, lost, &changes)
    return changes
  }

  /// The sheet and the cells to which a formula belongs.
  struct Context {
    let sheet: String?
    let base: Base?
  }

  func result(
    _ found: ReferencePlace, _ place: Int, _ tree: MarkupTree, _ context: Context
  ) -> ReferenceEdit.Result {
    let old = found.attribute.map { tree.value($0, place) } ?? tree.text(place)
    guard let old else { return .same }
    switch found.content {
    case .formula: return formula(old, context)
    case .link:
      guard old.hasPrefix("#"), let new = edit.formula(String(old.dropFirst()), on: sheet ?? "", at: nil)
      else {
        return .same
      }
      return .changed("#" + new)
    case .sheetName:
      guard case .renameSheet(let name) = edit.change, edit.concerns(old) else { return .same }
      return .changed(name)
    case .range, .mergedRange, .ranges, .shownCell, .selected, .active, .rowBreak: break
    }
    let owner = found.sheetAttribute.flatMap { tree.value($0, place) } ?? sheet
    guard owner.map(edit.concerns) == true else { return .same }
    switch found.content {
    case .range(let grows): return lossless(edit.range(old, grows: grows), old, found)
    case .mergedRange:
      let result = edit.range(old, grows: false)
      guard case .changed(let text) = result, let range = CellRange(text) else { return result }
      return range.count == 1 ? .gone : result
    case .ranges: return lossless(edit.ranges(old), old, found)
    case .shownCell: return shownCell(old, place, tree)
    case .selected: return selected(old)
    case .active: return active(old, place, tree)
    case .rowBreak: return rowBreak(old)
    case .formula, .link, .sheetName: return .same
    }
  }

  /// Replaces a reference to deleted cells with the first row after the deletion, if the reference must not be removed.
  private func lossless(
    _ result: ReferenceEdit.Result, _ old: String, _ found: ReferencePlace
  ) -> ReferenceEdit.Result {
    guard result == .gone, found.loss == .stays, found.sheetAttribute == nil,
      case .deleteRows(let rows) = edit.change
    else { return result }
    let first = old.split(separator: " ").first.flatMap { CellRange($0) }
    return (first?.first.column).flatMap { CellReference(row: rows.lowerBound, column: $0) }
      .map { .changed("\($0)") } ?? .same
  }

  private func formula(_ old: String, _ context: Context) -> ReferenceEdit.Result {
    guard let base = context.base else {
      return edit.formula(old, on: context.sheet ?? "", at: nil).map { .changed($0) } ?? .same
    }
    // The formula is relative to the first cell or, if that is deleted, to the first remaining cell.
    let (rows, columns) = (base.left.row - base.first.row, base.left.column - base.first.column)
    let moved = rows == 0 && columns == 0 ? old : ShiftableFormula(old).shifted(rows: rows, columns: columns)
    let new = edit.formula(moved, on: context.sheet ?? "", at: base.left) ?? moved
    return new == old ? .same : .changed(new)
  }

  /// Updates a page break, which is given by the row above it and moves with the row below it.
  private func rowBreak(_ old: String) -> ReferenceEdit.Result {
    guard let number = Int(old), (1..<CellReference.maximumRow).contains(number) else { return .same }
    guard let row = edit.row(number + 1), row > 1 else { return .gone }
    return row == number + 1 ? .same : .changed(String(row - 1))
  }
}

extension ReferencePlace {
  /// Whether an element has the parent that the list of places requires.
  func isIn(_ place: Int, _ tree: MarkupTree) -> Bool {
    guard let parent else { return true }
    return tree.elements[place].parent.map { tree.elements[$0].name == parent } ?? false
  }
}
