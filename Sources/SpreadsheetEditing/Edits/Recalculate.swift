public import SpreadsheetValues

/// Recomputes formulas whose cached values are wrong, and the formulas that depend on them.
///
///     try editor.apply(Recalculate("Plan", .cells("B2:B40")))
public struct Recalculate: WorkbookEdit {
  private let sheet: String
  private let range: CellRange

  /// Creates an edit that recomputes the formulas in a range of a sheet.
  public init(_ sheet: String, _ range: CellRange) {
    (self.sheet, self.range) = (sheet, range)
  }

  /// Applies the edit.
  public func apply(to editor: inout WorkbookEditor) throws(WorkbookEditingError) {
    let name = try editor.worksheet(sheet).name
    _ = try editor.markup(of: name)
    editor.unsettled.append(SheetRange(name, range))
  }
}
