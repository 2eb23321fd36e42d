public import SpreadsheetValues

/// A cell of a workbook.
public struct CellLocation: Hashable, Sendable, CustomStringConvertible {
  /// The name of the sheet.
  public let sheet: String
  /// The cell.
  public let reference: CellReference

  /// Creates the location of a cell.
  public init(sheet: String, reference: CellReference) {
    self.sheet = sheet
    self.reference = reference
  }

  /// The cell as in a formula, such as `'Budget vs Actual'!B7`.
  public var description: String { "\(SheetName.quoted(sheet))!\(reference)" }
}

/// A problem that can make a formula's result differ from the result of a spreadsheet program.
public struct CalculationProblem: Error, Hashable, Sendable {
  /// The problem.
  public enum Reason: Hashable, Sendable {
    /// The text is not a formula; the cell becomes `#NAME?`.
    case syntax(FormulaSyntaxError)
    /// The cells depend on each other in this order; each becomes `#REF!`, as in Google Sheets.
    case cycle([CellLocation])
    /// An unknown function; its call becomes `#NAME?`.
    case unsupportedFunction(String)
    /// A reference to another workbook, which is never opened; the reference becomes `#REF!`.
    case externalReference
    /// The formula exceeds the `WorkLimits`; the cell becomes `#NUM!`.
    case tooMuchWork
  }

  /// The cell with the formula.
  public let location: CellLocation
  /// The formula's text.
  public let formula: String
  /// The problem.
  public let reason: Reason
}
