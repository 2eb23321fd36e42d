public import SpreadsheetValues

/// Why a cell cannot be changed.
public enum CellChangeError: Error, Hashable, Sendable {
  /// The workbook has no sheet of this name.
  case noSuchSheet(String)
  /// The cell is one of those that an array formula fills; they change together.
  case partOfArray(CellRange)
}
