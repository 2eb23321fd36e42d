internal import SpreadsheetValues

/// Updates a worksheet part after an edit of its own rows, or of cells to which its formulas refer.
///
///     let edit = ReferenceEdit(sheet: "Log", change: .insertRows(at: 5, count: 2))
///     try SheetRowEdit.worksheet(bytes, named: "Log", after: edit)
///
/// Bytes that do not refer to cells of the edited sheet are unchanged.
enum SheetRowEdit {
  /// The part after an edit; nil if nothing changes.
  ///
  /// - Throws: `ReferenceEditError` if array formulas would be split or cells would leave the sheet.
  static func worksheet(
    _ bytes: [UInt8], named sheet: String, after edit: ReferenceEdit
  ) throws(ReferenceEditError) -> [UInt8]? {
    let places = PartReferences(ReferencePlace.worksheet, sheet: sheet, edit: edit)
    guard let start = startOfData(bytes) else { return places.edited(bytes) }
    let (data, end) = try changesOfData(bytes, from: start, named: sheet, edit)
    let head = places.changes(MarkupTree(bytes, in: 0..<start))
    let tail = places.changes(MarkupTree(bytes, in: end..<bytes.count))
    if data.isEmpty, head.isEmpty, tail.isEmpty { return nil }
    return head.applied(to: bytes, in: 0..<start) + data.applied(to: bytes, in: start..<end)
      + tail.applied(to: bytes, in: end..<bytes.count)
  }

  /// The position where the content of `sheetData` begins.
  private static func startOfData(_ bytes: [UInt8]) -> Int? {
    var scanner = MarkupScanner(bytes)
    while let tag = scanner.next() {
      if tag.kind == .start, tag.isNamed("sheetData", in: bytes) { return tag.range.upperBound }
      if tag.kind == .empty, tag.isNamed("sheetData", in: bytes) { return nil }
    }
    return nil
  }

  private static func changesOfData(
    _ bytes: [UInt8], from start: Int, named sheet: String, _ edit: ReferenceEdit
  ) throws(ReferenceEditError) -> (changes: MarkupChanges, end: Int) {
    var scanner = SheetDataScanner(bytes, from: start)
    var formulas = SheetFormulaEdit(bytes, sheet: sheet, edit: edit)
    var moves = SheetRowMoves(bytes, sheet: sheet, edit: edit)
    let hasMoves = edit.firstMovedRow != nil && edit.concerns(sheet)
    while let item = scanner.next() {
      switch item {
      case .formula(let formula): try formulas.add(formula)
      case .row(let tag, let number): if hasMoves { moves.row(tag, number) }
      case .cell(let tag, let cell): if hasMoves { try moves.cell(tag, cell) }
      case .rowEnd(let tag): if hasMoves { moves.rowEnd(tag) }
      }
    }
    var changes = moves.changes
    changes.merge(try formulas.finished())
    return (changes, scanner.end)
  }
}
