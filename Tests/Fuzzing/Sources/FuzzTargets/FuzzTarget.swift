/// A way into the package for bytes from outside, with what must hold for any bytes.
///
/// Each returns, whatever the bytes are; what must hold and does not stops the process.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// A whole workbook: read, computed, and searched for a budget.
  case xlsx
  /// The XML of a sheet: the scanner and libxml2 must agree on each cell and on the error.
  case sheet
  /// A CSV: pieces of any size must give the same rows, and what is written the same rows again.
  case csv
  /// Formulas, one a line: parsed and computed over a small workbook.
  case formula
  /// A JSON backup: what is written from it is read and written again as the same bytes.
  case backup

  /// Deflated data: portions and pieces of any size must give the same bytes.
  case inflate

  /// Does it with these bytes.
  public func run(_ bytes: [UInt8]) {
    switch self {
    case .xlsx: XLSXTarget.run(bytes)
    case .sheet: SheetTarget.run(bytes)
    case .csv: CSVTarget.run(bytes)
    case .formula: FormulaTarget.run(bytes)
    case .backup: BackupTarget.run(bytes)
    case .inflate: InflateTarget.run(bytes)
    }
  }
}

/// Stops the process where something does not hold.
func require(_ condition: Bool, _ what: @autoclosure () -> String) {
  if !condition { fatalError(what()) }
}
