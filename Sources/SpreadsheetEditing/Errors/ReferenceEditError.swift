internal import SpreadsheetValues

/// The reason why an edit of rows is rejected, mostly because it would split cells that belong together.
enum ReferenceEditError: Error, Hashable, Sendable {
  /// An array formula or a data table would be split.
  case cutsArray(CellRange, sheet: String)
  /// The header row, the totals row or all data rows of a table would be deleted, or rows of it would leave the sheet.
  case cutsTable(String, CellRange)
  /// The whole table would be deleted.
  case deletesTable(String, CellRange)
  /// A pivot table would be split or deleted.
  case cutsPivotTable(String, CellRange)
  /// So many cells share such a long formula that checking them all would take too long.
  case tooManyShared(sheet: String)
  /// Rows with cells would be moved beyond the end of the sheet.
  case pushesRowsOff(sheet: String)
}

extension ReferenceEditError: CustomStringConvertible {
  /// The error as a sentence without its period.
  var description: String {
    switch self {
    case .cutsArray(let range, let sheet):
      "part of the array formula in \(SheetName.quoted(sheet))!\(range) cannot be changed"
    case .cutsTable(let name, let range):
      "the table \(name) (\(range)) would lose its header row, its totals row or all its data rows"
    case .deletesTable(let name, let range): "the whole table \(name) (\(range)) would be deleted"
    case .cutsPivotTable(let name, let range):
      "the pivot table \(name) (\(range)) would be changed, which only a refresh can do"
    case .tooManyShared(let sheet):
      "the cells of the sheet \(SheetName.quoted(sheet)) share formulas too long for their number"
    case .pushesRowsOff(let sheet):
      "rows with cells would be pushed off the end of the sheet \(SheetName.quoted(sheet))"
    }
  }
}
