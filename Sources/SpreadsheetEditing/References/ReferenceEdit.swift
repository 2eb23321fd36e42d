internal import SpreadsheetValues

/// An edit of one sheet, as far as it concerns what names cells of that sheet.
///
///     let edit = ReferenceEdit(sheet: "Log", change: .insertRows(at: 5, count: 2))
///     edit.formula("SUM(A2:A9)", on: "Log", at: nil)  // "SUM(A2:A11)"
struct ReferenceEdit: Hashable, Sendable {
  enum Change: Hashable, Sendable {
    /// Empty rows come in before the row `at`.
    case insertRows(at: Int, count: Int)
    /// Rows go, and those behind move up.
    case deleteRows(ClosedRange<Int>)
    /// Rows were appended behind a block of data rows, given without its header; no row moves.
    case extendBlock(CellRange, by: Int)
    /// Rows were inserted on top of a block of data rows, given where it stands afterwards.
    case extendBlockUpwards(CellRange, by: Int)
    /// The sheet has another name.
    case renameSheet(to: String)
  }

  /// The sheet that is edited, by its name before the edit.
  let sheet: String
  let change: Change

  /// Whether a sheet is the edited one; names compare without case.
  func concerns(_ name: String) -> Bool {
    name == sheet || name.lowercased().utf8.elementsEqual(sheet.lowercased().utf8)
  }

  /// Where a row of the edited sheet is afterwards; nil where it is gone.
  func row(_ row: Int) -> Int? { change.row(row) }

  /// Where cells of the edited sheet are afterwards; nil where they are gone.
  ///
  /// A rectangle that holds a whole column of an extended block grows with it.
  func range(_ range: CellRange) -> CellRange? {
    let rows = change.extended(range.rows, columns: range.columns) ?? change.rows(range.rows)
    return rows.flatMap { CellRange(rows: $0, columns: range.columns) }
  }

  /// The same for what belongs to its cells alone and does not grow with a block, such as a merged cell.
  func moved(_ range: CellRange) -> CellRange? {
    change.rows(range.rows).flatMap { CellRange(rows: $0, columns: range.columns) }
  }

  /// The first row that may have another number afterwards; nil where none has.
  var firstMovedRow: Int? {
    switch change {
    case .insertRows(let at, let count): count > 0 ? at : nil
    case .deleteRows(let rows): rows.lowerBound
    case .extendBlock, .extendBlockUpwards, .renameSheet: nil
    }
  }
}
