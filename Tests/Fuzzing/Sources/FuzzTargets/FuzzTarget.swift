/// A way for external bytes to enter the package, with properties that must hold for any bytes.
///
/// A target always returns, unless a property does not hold; then it stops the process.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// A whole workbook: read, calculated, and searched for a budget.
  case xlsx
  /// The XML of a sheet: the scanner and libxml2 must agree on each cell and on the error.
  case sheet
  /// A CSV file: pieces of any size must give the same rows, and rows must be the same after writing and reading.
  case csv
  /// Formulas, one on each line: parsed, and calculated in a small workbook.
  case formula
  /// A JSON backup: a written backup must give the same bytes when it is read and written again.
  case backup

  /// Deflated data: input and output buffers of any size must give the same bytes.
  case inflate

  /// Runs the target with these bytes.
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

/// Stops the process if the condition is false.
func require(_ condition: Bool, _ what: @autoclosure () -> String) {
  if !condition { fatalError(what()) }
}
