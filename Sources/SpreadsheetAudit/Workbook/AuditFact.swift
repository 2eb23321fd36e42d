public import SpreadsheetFormulas
public import SpreadsheetValues

/// What an audit found in a cell: a case with what there is to say of it.
public enum AuditFact: Hashable, Sendable {
  /// The direction of a line of cells.
  public enum Line: Hashable, Sendable {
    case column, row
  }

  /// What stands where a balance should go on.
  public enum Gap: Hashable, Sendable {
    case nothing, number, otherFormula
  }

  /// The cached value is another than the formula's.
  case staleCache(CellValue, exact: CellValue)
  /// What the cell shows differs; nil where its format shows no text.
  case floatDust(double: String?, exact: String?)
  /// A number stands where so many cells of its line have one formula, which may give the same.
  case constantInFormulas(CellValue, Line, following: Int, isSame: Bool)
  /// A range stops before amounts on a sheet, which a longer one would take up.
  case rangeTooShort(CellRange, missed: CellRange, on: String, whole: CellRange)
  /// A sum leaves out one cell in the middle.
  case rangeWithHole(CellReference)
  /// A range is a part of what the formulas around it lead to.
  case rangeUnlikeOthers(CellRange, whole: CellRange)
  /// So many cells of the line have another formula, with its value here; nil where it has none.
  case oddFormula(Line, following: Int, value: CellValue?, isSame: Bool)
  /// A sum passes over a text like a number.
  case numberAsText(CellValue, sum: CellLocation)
  /// The formula reads a sheet, and its series leads to another.
  case wrongSheet(String, expected: String)
  /// A range holds cells and their sum.
  case doubleCount(CellRange, counted: CellRange, sum: CellReference)
  /// The balance does not go on from a cell, as so many others do.
  case brokenBalance(before: CellReference, following: Int, Gap)
  /// A sum adds a cell, and a sum that has the cell already.
  case countedTwice(CellLocation, sum: CellLocation)
  /// The formula has another sign than so many others in its line, which are the same but for it.
  case otherSign(Line, following: Int, value: CellValue?, isBalance: Bool)
  /// No entry meets the condition, but so many that are spelt a little differently, the first of them here.
  case criterionMissesAll(String, like: String, first: CellLocation, count: Int)
  /// An entry that a condition misses, because it is spelt a little differently than the others.
  case entryMissed(String, like: String, by: CellLocation)
  /// An amount far from so many others in its line, among which another one would fit.
  case otherUnit(CellValue, meant: CellValue, Line, among: Int)
  /// The formula gives an error value.
  case errorValue(CellError)
  /// The formula has lost a reference, though it gives no error.
  case lostReference
  /// The formula asks for more work than formulas may do.
  case tooMuchWork
  /// These cells need each other's values, in this order.
  case cycle([CellLocation])
  /// A sum takes up so many amounts in hidden rows, the first of them here.
  case hiddenRows(Int, first: CellReference?)

  /// The name of its kind.
  public var code: AuditCode {
    switch self {
    case .staleCache: .staleCache
    case .floatDust: .floatDust
    case .constantInFormulas: .constantInFormulas
    case .rangeTooShort, .rangeWithHole, .rangeUnlikeOthers: .incompleteRange
    case .oddFormula: .oddFormula
    case .numberAsText: .numberAsText
    case .wrongSheet: .wrongSheet
    case .doubleCount, .countedTwice: .doubleCount
    case .otherSign(_, _, _, let isBalance): isBalance ? .brokenBalance : .oddFormula
    case .criterionMissesAll, .entryMissed: .unmatchedCriterion
    case .otherUnit: .mixedUnits
    case .brokenBalance: .brokenBalance
    case .errorValue, .lostReference, .tooMuchWork: .errorValue
    case .cycle: .cycle
    case .hiddenRows: .hiddenRows
    }
  }

  /// How much it matters.
  public var severity: AuditFinding.Severity {
    switch self {
    case .wrongSheet, .doubleCount, .countedTwice, .brokenBalance, .otherSign(_, _, _, isBalance: true),
      .errorValue, .cycle:
      .error
    case .hiddenRows, .constantInFormulas(_, _, _, isSame: true), .oddFormula(_, _, _, isSame: true): .note
    case .staleCache, .floatDust, .constantInFormulas, .rangeTooShort, .rangeWithHole, .rangeUnlikeOthers,
      .oddFormula, .otherSign, .numberAsText, .criterionMissesAll, .entryMissed, .otherUnit, .lostReference,
      .tooMuchWork:
      .warning
    }
  }
}
