public import SpreadsheetValues

/// The reason why a cell cannot be changed.
public enum CellChangeError: Error, Hashable, Sendable {
  /// The workbook has no sheet with this name.
  case noSuchSheet(String)
  /// The cell belongs to the range of an array formula, which can only be changed as a whole.
  case partOfArray(CellRange)
}
