public import SpreadsheetFormulas
public import SpreadsheetValues

/// One cause of wrong or perhaps unintended figures in a workbook.
public struct AuditFinding: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, Hashable, Comparable, Sendable, CaseIterable {
    /// Information only; the figures may all be right.
    case note
    /// A figure may not be what it seems to be.
    case warning
    /// A figure is wrong or missing.
    case error

    /// Orders notes before warnings, and warnings before errors.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// What was found.
  public let fact: AuditFact
  /// The cell.
  public let location: CellLocation
  /// The cell's formula, without its equals sign; nil for a constant.
  public let formula: String?
  /// The cached value of the cell; nil if it has none.
  public let cached: CellValue?
  /// The value in IEEE 754 doubles, to 15 digits.
  public let double: CellValue
  /// The exact value, to 15 digits.
  ///
  /// For a number in place of a formula, a broken balance, a reversed sign and a range that is too short, it is the
  /// value of the suggested formula.
  public let decimal: CellValue
  /// A replacement formula for the cell, without its equals sign, if one is likely to be right.
  public let suggestion: String?
  /// The other cells that have the same fault for the same reason, such as copies of the formula.
  public internal(set) var others: [CellLocation] = []
  /// The cells that are wrong only because they read this cell or one of `others`.
  public internal(set) var dependents: [CellLocation] = []

  /// The code of this kind of finding.
  public var code: AuditCode { fact.code }
  /// The severity of the finding.
  public var severity: Severity { fact.severity }
}

/// The kind of a finding.
public enum AuditCode: String, Hashable, Sendable, CaseIterable {
  /// The cached value differs from the value of the formula.
  case staleCache = "stale-cache"
  /// Rounding errors of binary fractions change the displayed text of a cell.
  case floatDust = "float-dust"
  /// A number is in a place where the cells around it have a formula.
  case constantInFormulas = "constant-in-formulas"
  /// A range stops before the end of the data, or leaves out a cell in the middle.
  case incompleteRange = "incomplete-range"
  /// A formula differs from the formulas on both sides of it.
  case oddFormula = "odd-formula"
  /// A sum ignores a text that looks like a number.
  case numberAsText = "number-as-text"
  /// A formula reads one sheet, although its place in the series implies another one.
  case wrongSheet = "wrong-sheet"
  /// A sum adds up cells and a subtotal of the same cells.
  case doubleCount = "double-count"
  /// A running balance does not continue from the previous cell.
  case brokenBalance = "broken-balance"
  /// A formula gives an error value.
  case errorValue = "error-value"
  /// Cells depend on each other's values.
  case cycle = "cycle"
  /// A sum includes hidden rows.
  case hiddenRows = "hidden-rows"
  /// A condition misses entries that are spelt slightly differently.
  case unmatchedCriterion = "unmatched-criterion"
  /// A number has another unit than the numbers beside it.
  case mixedUnits = "mixed-units"
}
