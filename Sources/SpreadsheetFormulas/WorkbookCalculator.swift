public import CalendarDates
public import SpreadsheetValues

/// Computes the formulas of a workbook exactly, in decimal.
///
/// A cell is computed on demand and only once, together with all cells that it depends on. Nothing outside the workbook
/// is read: references to other workbooks are `#REF!`, and `TODAY` and `NOW` give the moment passed to the initializer.
/// A calculator must not be shared between threads.
public final class WorkbookCalculator {
  private let calculation: Calculation

  /// Creates a calculator for a workbook.
  ///
  /// With `usingCaches`, formula cells keep their cached values, and only formula cells without one are computed. In
  /// `double` arithmetic, the values are those that a spreadsheet program computes. Without `limits`, the size of the
  /// workbook determines how much work all formulas may do together; each change of a cell starts the count again.
  public init(
    _ workbook: Workbook, now moment: (date: CalendarDate, time: TimeOfDay), usingCaches: Bool = false,
    arithmetic: Arithmetic = .decimal, limits: WorkLimits? = nil
  ) {
    calculation = Calculation(workbook, now: moment, arithmetic: arithmetic, limits: limits) { cell in
      if case .empty = cell.value { return true }
      return !usingCaches
    }
  }

  /// The value of a cell, computed with everything that it depends on; `#REF!` for an unknown sheet.
  ///
  /// Numbers are exact, except quotients, which have up to 34 digits; `rounded(toSignificantDigits: 15)` gives the
  /// number that a spreadsheet program shows.
  public func value(sheet: String, _ reference: CellReference) -> CellValue {
    guard let number = calculation.sheetNumber(sheet) else { return .error(.reference) }
    return Arithmetic.decimal.constant(
      calculation.compute(CellAddress(sheet: number, reference: reference)))
  }

  /// Evaluates a formula as if it were in a cell.
  ///
  /// - Throws: `FormulaSyntaxError` if the text is not a formula.
  public func evaluate(
    _ formula: String, sheet: String, at reference: CellReference = .cell("A1")
  ) throws(FormulaSyntaxError) -> CellValue {
    guard let number = calculation.sheetNumber(sheet) else { return .error(.reference) }
    let expression = try FormulaParser.parse(formula)
    return Arithmetic.decimal.constant(
      calculation.value(of: expression, at: CellAddress(sheet: number, reference: reference)))
  }

  /// Evaluates a cell's formula again with this calculator's values of all other cells.
  ///
  /// If the calculator uses cached values, this distinguishes a cell that has a wrong result from one that only reads
  /// wrong values.
  package func recomputed(_ cell: Cell, of form: FormulaForms.Form, sheetNumber: Int) -> CellValue {
    calculation.value(
      of: form.expression, base: form.base, at: CellAddress(sheet: sheetNumber, reference: cell.reference),
      isArray: cell.formula?.arrayRange != nil)
  }

  /// Sets a cell to a constant, which replaces its value or formula.
  ///
  /// Only dependent cells are computed again, and only on demand. The first change parses every formula
  /// again, including those with cached values, to record its references.
  ///
  /// - Throws: `CellChangeError` for an unknown sheet, and for a cell in the range of an array formula.
  public func set(
    _ value: CellValue, sheet: String, at reference: CellReference
  ) throws(CellChangeError) {
    guard let number = calculation.sheetNumber(sheet) else { throw .noSuchSheet(sheet) }
    try calculation.set(value, at: CellAddress(sheet: number, reference: reference))
  }

  /// Computes every formula.
  package func computeAll() { calculation.computeAll() }

  /// The value of a cell, like `value(sheet:_:)`, for the sheet with this number, from 0.
  package func value(sheetNumber: Int, _ reference: CellReference) -> CellValue {
    Arithmetic.decimal.constant(
      calculation.compute(CellAddress(sheet: sheetNumber, reference: reference)))
  }

  /// Whether a computed cell depends on the time, random numbers, an unknown function, another workbook or itself.
  package func isUncertain(sheetNumber: Int, _ reference: CellReference) -> Bool {
    calculation.uncertain.contains(CellAddress(sheet: sheetNumber, reference: reference))
  }

  /// The number of formula evaluations so far.
  var evaluationCount: Int { calculation.evaluationCount }

  /// The number of steps in this recalculation.
  var stepCount: Int { calculation.work.steps }

  /// The problems of the formulas computed so far; they can make results differ from those of a spreadsheet program.
  public var problems: [CalculationProblem] { calculation.problems }

  /// The unknown functions, with the cells computed so far that call them.
  public var unsupportedFunctions: [String: [CellLocation]] { calculation.unsupported }

  /// The workbook with every formula cell computed.
  func filledWorkbook() -> Workbook {
    calculation.computeAll()
    return calculation.filledWorkbook()
  }
}

extension Workbook {
  /// The workbook with computed values in formula cells that have no cached value; all other values stay.
  ///
  /// Numbers are rounded to the 15 significant digits of a cell.
  public func computingMissingValues(
    now moment: (date: CalendarDate, time: TimeOfDay), limits: WorkLimits? = nil
  ) -> (workbook: Workbook, problems: [CalculationProblem]) {
    let calculator = WorkbookCalculator(self, now: moment, usingCaches: true, limits: limits)
    let workbook = calculator.filledWorkbook()
    return (workbook, calculator.problems)
  }

  /// The workbook with every formula cell computed again, for comparison with the cached values.
  ///
  /// Numbers are rounded to the 15 significant digits of a cell.
  public func recalculated(
    now moment: (date: CalendarDate, time: TimeOfDay), limits: WorkLimits? = nil
  ) -> (workbook: Workbook, problems: [CalculationProblem]) {
    let calculator = WorkbookCalculator(self, now: moment, limits: limits)
    let workbook = calculator.filledWorkbook()
    return (workbook, calculator.problems)
  }
}

/// A calculator caches its results, so it belongs to one task. Values and workbooks are `Sendable`.
@available(*, unavailable)
extension WorkbookCalculator: Sendable {}
