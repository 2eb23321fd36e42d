internal import SpreadsheetValues

/// The effect of an edit on the formulas of a worksheet.
struct SheetFormulaEdit {
  private let bytes: [UInt8]
  private let sheet: String
  private let edit: ReferenceEdit
  private let isOwn: Bool
  private var changes = MarkupChanges()
  private var groups: [SharedFormulaEdit] = []
  /// The index of the latest group with each number (`si`), because a part may use a number again.
  private var groupOfNumber: [String: Int] = [:]

  init(_ bytes: [UInt8], sheet: String, edit: ReferenceEdit) {
    (self.bytes, self.sheet, self.edit) = (bytes, sheet, edit)
    isOwn = edit.concerns(sheet)
  }

  /// Adds a formula, in the order of the part.
  ///
  /// - Throws: `ReferenceEditError` if an array formula would be split.
  mutating func add(_ formula: SheetFormula) throws(ReferenceEditError) {
    guard formula.hasAttributes else { return plain(formula) }
    switch formula.tag.value("t", in: bytes) {
    case "shared": shared(formula)
    case "array", "dataTable": try array(formula)
    default: plain(formula)
    }
  }

  /// The maximum number of characters of shared formulas that are checked; a formula counts once for each cell.
  private static let mostShared = 1 << 27

  /// The changes of all formulas.
  ///
  /// - Throws: `ReferenceEditError` for long formulas shared by very many cells, which only malicious files have.
  mutating func finished() throws(ReferenceEditError) -> MarkupChanges {
    guard groups.reduce(0, { $0 + $1.length }) <= Self.mostShared else {
      throw .tooManyShared(sheet: sheet)
    }
    for group in groups { group.apply(edit, isOwn: isOwn, sheet: sheet, in: bytes, to: &changes) }
    groups = []
    return changes
  }

  private mutating func plain(_ formula: SheetFormula) {
    guard edit.mayChange(bytes[formula.content], isOwn: isOwn),
      let text = edit.formula(formula.text(in: bytes), on: sheet, at: formula.cell)
    else { return }
    changes.replace(formula.content, with: MarkupText.escapedContent(text))
  }

  private mutating func shared(_ formula: SheetFormula) {
    let number = formula.tag.value("si", in: bytes) ?? ""
    if !formula.content.isEmpty, formula.tag.attribute("ref", in: bytes) != nil {
      groupOfNumber[number] = groups.count
      groups.append(SharedFormulaEdit(master: formula))
    } else if let group = groupOfNumber[number] {
      groups[group].add(formula)
    } else {
      plain(formula)
    }
  }

  /// Updates an array formula or a data table (ECMA-376 18.3.1.40: `ref`, `r1`, `r2`, `del1`, `del2`).
  private mutating func array(_ formula: SheetFormula) throws(ReferenceEditError) {
    defer { plain(formula) }
    guard isOwn else { return }
    if let range = formula.tag.value("ref", in: bytes).flatMap({ CellRange($0) }) {
      if edit.change.cuts(range.rows) { throw .cutsArray(range, sheet: sheet) }
      if let moved = edit.moved(range), moved != range {
        changes.set("ref", to: "\(moved)", of: formula.tag, in: bytes)
      }
    }
    for (input, lost) in [("r1", "del1"), ("r2", "del2")] {
      guard let text = formula.tag.value(input, in: bytes) else { continue }
      switch edit.range(text, grows: false) {
      case .same: break
      case .changed(let cell): changes.set(input, to: cell, of: formula.tag, in: bytes)
      case .gone: changes.set(lost, to: "1", of: formula.tag, in: bytes)
      }
    }
  }
}
