internal import SpreadsheetValues

/// The effect of an edit of one sheet on references to its cells.
///
///     let edit = ReferenceEdit(sheet: "Log", change: .insertRows(at: 5, count: 2))
///     edit.formula("SUM(A2:A9)", on: "Log", at: nil)  // "SUM(A2:A11)"
struct ReferenceEdit: Hashable, Sendable {
  enum Change: Hashable, Sendable {
    /// Empty rows are inserted before the row `at`.
    case insertRows(at: Int, count: Int)
    /// Rows are deleted, and the rows below them move up.
    case deleteRows(ClosedRange<Int>)
    /// Rows were appended to a block of data rows, which is given without its header; no row moves.
    case extendBlock(CellRange, by: Int)
    /// Rows were inserted above a block of data rows, which is given at its position after the edit.
    case extendBlockUpwards(CellRange, by: Int)
    /// The sheet is renamed.
    case renameSheet(to: String)
  }

  /// The edited sheet, by its name before the edit.
  let sheet: String
  let change: Change

  /// Whether a sheet is the edited one; names are compared case-insensitively.
  func concerns(_ name: String) -> Bool {
    name == sheet || name.lowercased().utf8.elementsEqual(sheet.lowercased().utf8)
  }

  /// The number of a row of the edited sheet after the edit; nil if it is deleted.
  func row(_ row: Int) -> Int? { change.row(row) }

  /// The position of a range of the edited sheet after the edit; nil if all its cells are deleted.
  ///
  /// A range that includes a whole column of an extended block grows with the block.
  func range(_ range: CellRange) -> CellRange? {
    let rows = change.extended(range.rows, columns: range.columns) ?? change.rows(range.rows)
    return rows.flatMap { CellRange(rows: $0, columns: range.columns) }
  }

  /// The position of a range that does not grow, such as a merged cell, after the edit; nil if all its
  /// cells are deleted.
  func moved(_ range: CellRange) -> CellRange? {
    change.rows(range.rows).flatMap { CellRange(rows: $0, columns: range.columns) }
  }

  /// The first row whose number may change; nil if there is none.
  var firstMovedRow: Int? {
    switch change {
    case .insertRows(let at, let count): count > 0 ? at : nil
    case .deleteRows(let rows): rows.lowerBound
    case .extendBlock, .extendBlockUpwards, .renameSheet: nil
    }
  }
}
