internal import SpreadsheetValues

/// A formula that several cells share, and the effect of an edit on it (ECMA-376 18.3.1.40, `si`).
///
/// After the edit, the formula of a cell may still be the formula of the first cell, shifted to the position of the
/// cell. Such a cell continues to share the formula. Any other cell gets its own formula text.
struct SharedFormulaEdit {
  private let master: SheetFormula
  private var members: [SheetFormula] = []

  init(master: SheetFormula) { self.master = master }

  /// The total number of characters of the formula if it were written out for each cell.
  var length: Int { master.content.count * (members.count + 1) }

  mutating func add(_ member: SheetFormula) { members.append(member) }

  /// Records the changes that an edit makes to the formulas of all cells that share the formula.
  func apply(
    _ edit: ReferenceEdit, isOwn: Bool, sheet: String, in bytes: [UInt8], to changes: inout MarkupChanges
  ) {
    let all = [master] + members
    let left = isOwn ? all.filter { edit.row($0.cell.row) != nil } : all
    guard let first = left.first else { return }
    let text = master.text(in: bytes)
    let pieces = ShiftableFormula(text)
    func own(_ formula: SheetFormula) -> String {
      let distance = (formula.cell.row - master.cell.row, formula.cell.column - master.cell.column)
      let old = distance == (0, 0) ? text : pieces.shifted(rows: distance.0, columns: distance.1)
      return edit.formula(old, on: sheet, at: formula.cell) ?? old
    }
    let comparison = Comparison(
      edit: edit, isOwn: isOwn, references: SheetReferences(text).references, master: master.cell,
      first: first.cell)
    var sharing = [first]
    for member in left.dropFirst() {
      if comparison.isSame(in: member.cell) {
        sharing.append(member)
        if !member.content.isEmpty,
          let text = edit.formula(member.text(in: bytes), on: sheet, at: member.cell)
        {
          changes.replace(member.content, with: MarkupText.escapedContent(text))
        }
      } else {
        changes.replace(member.range, with: member.plain(own(member), in: bytes))
      }
    }
    if first.range == master.range {
      change(own(first), text, isOwn ? edit : nil, in: bytes, &changes)
    } else if let range = Self.bounds(sharing, edit) {
      changes.replace(first.range, with: first.master(own(first), of: range, in: bytes))
    }
  }

  private func change(
    _ new: String, _ old: String, _ edit: ReferenceEdit?, in bytes: [UInt8], _ changes: inout MarkupChanges
  ) {
    if let edit, let attribute = master.tag.attribute("ref", in: bytes),
      case .changed(let range) = edit.range(MarkupText.unescaped(bytes[attribute.value]), grows: false)
    {
      changes.replace(attribute.value, with: range.utf8)
    }
    if new != old { changes.replace(master.content, with: MarkupText.escapedContent(new)) }
  }

  /// The smallest rectangle that contains all of the cells after the edit.
  private static func bounds(_ formulas: [SheetFormula], _ edit: ReferenceEdit) -> CellRange? {
    formulas.reduce(nil) { result, formula in
      guard let row = edit.row(formula.cell.row),
        let cell = CellReference(row: row, column: formula.cell.column)
      else { return result }
      return result?.union(CellRange(cell, cell)) ?? CellRange(cell, cell)
    }
  }
}

extension SharedFormulaEdit {
  /// Compares formulas after the edit by the rows of their references, without writing out the formulas.
  private struct Comparison {
    let edit: ReferenceEdit
    let isOwn: Bool
    let references: [SheetReferences.Reference]
    /// The cell for which the shared formula is written.
    let master: CellReference
    /// The cell for which the shared formula is written after the edit.
    let first: CellReference

    /// Whether the formula of a cell is still the shifted formula of the first cell.
    func isSame(in cell: CellReference) -> Bool {
      guard let newRow = row(cell.row), let newFirst = row(first.row) else { return false }
      return references.allSatisfy { reference in
        guard let expected = after(reference, in: first), let found = after(reference, in: cell) else {
          return false
        }
        guard case .at(let first, let last) = expected else { return found == .gone }
        let distance = newRow - newFirst
        return found
          == .at(
            first.map { $0 + (reference.first.isRowAbsolute ? 0 : distance) },
            last.map { $0 + (reference.last?.isRowAbsolute == false ? distance : 0) })
      }
    }

    private func row(_ row: Int) -> Int? { isOwn ? edit.row(row) : row }

    private func after(_ reference: SheetReferences.Reference, in cell: CellReference) -> ReferenceEdit.Rows?
    {
      reference.shifted(rows: cell.row - master.row, columns: cell.column - master.column).map {
        edit.rows(of: $0, isOwn: isOwn, row: cell.row)
      }
    }
  }
}
