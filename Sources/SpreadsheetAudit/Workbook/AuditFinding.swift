public import SpreadsheetFormulas
public import SpreadsheetValues

/// One cause in a workbook of figures that are wrong or perhaps not meant so.
public struct AuditFinding: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Hashable, Comparable, Sendable, CaseIterable {
    /// Good to know; nothing need be wrong.
    case note
    /// A figure is perhaps not what it seems to be.
    case warning
    /// A figure is wrong or missing.
    case error

    /// Notes come before warnings, warnings before errors.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// What was found.
  public let fact: AuditFact
  /// The cell.
  public let location: CellLocation
  /// The cell's formula, without its equals sign; nil for a constant.
  public let formula: String?
  /// The value that the file holds for the cell; nil where it has none.
  public let cached: CellValue?
  /// The value in IEEE 754 doubles, in 15 digits.
  public let double: CellValue
  /// The exact value, in 15 digits; for a constant in the place of a formula, what the formula would give.
  public let decimal: CellValue
  /// A formula for the cell, without its equals sign, where one is likely to be right.
  public let suggestion: String?
  /// The other cells with the same fault for the same reason: one formula copied along, or one series broken again.
  public internal(set) var others: [CellLocation] = []
  /// The cells that are wrong only because they read this one or one of the others.
  public internal(set) var dependents: [CellLocation] = []

  /// The name of its kind.
  public var code: AuditCode { fact.code }
  /// How much it matters.
  public var severity: Severity { fact.severity }
}

/// What an audit finds.
public enum AuditCode: String, Hashable, Sendable, CaseIterable {
  /// The cached value differs from the value of the formula.
  case staleCache = "stale-cache"
  /// What binary fractions leave changes what a cell shows.
  case floatDust = "float-dust"
  /// A number stands where the cells around it have a formula.
  case constantInFormulas = "constant-in-formulas"
  /// A range stops before the end of the data, or leaves out a cell in the middle.
  case incompleteRange = "incomplete-range"
  /// A formula is unlike those on both sides of it.
  case oddFormula = "odd-formula"
  /// A text that looks like a number is left out of a sum.
  case numberAsText = "number-as-text"
  /// A formula reads another sheet than its place in the series says.
  case wrongSheet = "wrong-sheet"
  /// A sum adds up cells and a subtotal of the same cells.
  case doubleCount = "double-count"
  /// A running balance does not go on from the cell before.
  case brokenBalance = "broken-balance"
  /// A formula gives an error value.
  case errorValue = "error-value"
  /// Cells need each other's values.
  case cycle = "cycle"
  /// A sum includes rows that are not shown.
  case hiddenRows = "hidden-rows"
  /// A condition misses entries that are spelt a little differently.
  case unmatchedCriterion = "unmatched-criterion"
  /// A number in another unit than those beside it.
  case mixedUnits = "mixed-units"
}
