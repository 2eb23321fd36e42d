public import SpreadsheetFormulas
public import SpreadsheetValues

/// A fact that an audit found in a cell; each case has its details.
public enum AuditFact: Hashable, Sendable {
  /// The direction of a line of cells.
  public enum Line: Hashable, Sendable {
    case column, row
  }

  /// What a cell contains where a balance should continue.
  public enum Gap: Hashable, Sendable {
    case nothing, number, otherFormula
  }

  /// The cached value differs from the formula's value.
  case staleCache(CellValue, exact: CellValue)
  /// The displayed text differs between doubles and exact numbers; nil if the number format shows no text.
  case floatDust(double: String?, exact: String?)
  /// A number is in the place of a formula that `following` cells of its line share; `isSame` says whether
  /// the formula would give the same value.
  case constantInFormulas(CellValue, Line, following: Int, isSame: Bool)
  /// A range stops before the amounts `missed` on a sheet; the range `whole` would include them.
  case rangeTooShort(CellRange, missed: CellRange, on: String, whole: CellRange)
  /// A sum leaves out one cell in the middle.
  case rangeWithHole(CellReference)
  /// A range is only part of the range that the formulas around it suggest.
  case rangeUnlikeOthers(CellRange, whole: CellRange)
  /// The formula differs from the formula of `following` cells of the line, which would give `value` here.
  case oddFormula(Line, following: Int, value: CellValue?, isSame: Bool)
  /// A sum ignores a text that looks like a number.
  case numberAsText(CellValue, sum: CellLocation)
  /// The formula reads one sheet, although its series implies another one.
  case wrongSheet(String, expected: String)
  /// A range includes cells and their sum.
  case doubleCount(CellRange, counted: CellRange, sum: CellReference)
  /// The cell does not continue the balance of the cell `before`; `following` other cells continue theirs.
  case brokenBalance(before: CellReference, following: Int, Gap)
  /// A sum adds a cell and also a sum that already includes this cell.
  case countedTwice(CellLocation, sum: CellLocation)
  /// The formula differs in a sign from `following` other formulas of its line, which are otherwise the same.
  case otherSign(Line, following: Int, value: CellValue?, isBalance: Bool)
  /// The condition matches no entry, but `count` entries are spelt slightly differently; `first` is the
  /// first of them.
  case criterionMissesAll(String, like: String, first: CellLocation, count: Int)
  /// A condition misses the entry, because its spelling differs slightly from the text that the condition looks for.
  case entryMissed(String, like: String, by: CellLocation)
  /// An amount is much larger or smaller than `among` others in its line; the amount `meant` would fit.
  case otherUnit(CellValue, meant: CellValue, Line, among: Int)
  /// The formula gives an error value.
  case errorValue(CellError)
  /// The formula has lost a reference but gives no error.
  case lostReference
  /// The formula needs more work than formulas are allowed to do.
  case tooMuchWork
  /// The cells depend on each other's values, in this order.
  case cycle([CellLocation])
  /// A sum includes this many amounts in hidden rows; `first` is the first of them.
  case hiddenRows(Int, first: CellReference?)

  /// The code of this kind of fact.
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

  /// The severity of the fact.
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
