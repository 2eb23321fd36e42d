internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues

/// The state of one computation of a workbook: cells, names, tables and caches.
final class Calculation {
  private(set) var workbook: Workbook
  let dates: DateSystem
  private let moment: (date: CalendarDate, time: TimeOfDay)
  let arithmetic: Arithmetic
  private(set) var formulas = FormulaStore()
  private(set) var grids: [Grid] = []
  var problems: [CalculationProblem] = []
  /// The unknown functions, with the cells that call them.
  var unsupported: [String: [CellLocation]] = [:]
  let caches = RangeCaches()
  /// The current nesting depth of expressions, across names and formulas.
  var depth = 0
  /// The dynamic array formulas whose range differs from the one in the file.
  var spills: [CellAddress: Spill] = [:]
  /// The numbers of rows and columns of the results of dynamic array formulas.
  var shapes: [CellAddress: (rows: Int, columns: Int)] = [:]
  /// Whether the ranges of dynamic array formulas are determined.
  var areSpillsResolved = false
  /// The number of cells in all ranges given to dynamic array formulas so far; formulas beyond the limit are in
  /// `oversized`.
  var filledCount = 0
  var oversized: Set<CellAddress> = []
  private let isPending: (Cell) -> Bool
  /// The functions that formulas may call, by their names.
  let functions: [String: FunctionDeclaration]
  /// The cells that each formula read; nil before the first change of a cell.
  private(set) var reads: ReadLog?
  /// The formula that is being evaluated.
  var reader: CellAddress?
  /// Cells whose values depend on data outside the workbook.
  var uncertain = UncertainCells()
  /// Whether the formula being evaluated depends on data outside the workbook.
  var isUncertain = false
  /// The number of evaluations; a formula that had to wait for a cell counts again.
  var evaluationCount = 0
  /// The work that formulas may still do.
  var work: WorkBudget
  private let limits: WorkLimits?
  var nameValues = NameValues()
  /// The number of LAMBDA calls in the formula being evaluated.
  var lambdaCalls = 0
  /// The maximum number of LAMBDA calls in one formula, which is the number of cells in a column.
  ///
  /// If a formula has more calls, its result is `#NUM!`.
  var maximumLambdaCalls = 1_048_576
  /// The tasks in progress; the last task of the list is worked on first.
  var tasks: [Task] = []
  private var names: [NameKey: String] = [:]
  private var parsedNames: [NameKey: FormulaExpression] = [:]
  private var sheetNumbers: [String: Int] = [:]
  private var tables: [String: (sheet: Int, table: Sheet.Table)] = [:]

  struct NameKey: Hashable {
    let name: String
    let sheet: Int?
  }

  enum Task {
    case cell(CellAddress)
    /// A rectangle that is computed from this column and row onwards.
    case area(SheetArea, column: Int, row: Int)
  }

  init(
    _ workbook: Workbook, now moment: (date: CalendarDate, time: TimeOfDay),
    arithmetic: Arithmetic, limits: WorkLimits?, functions: [String: FunctionDeclaration],
    isPending: @escaping (Cell) -> Bool
  ) {
    self.limits = limits
    self.functions = functions
    work = WorkBudget(.none)
    self.arithmetic = arithmetic
    self.isPending = isPending
    self.workbook = workbook
    self.moment = moment
    dates = workbook.dateSystem
    layOut()
    for (number, sheet) in workbook.sheets.enumerated() { index(sheet, number) }
    for name in workbook.definedNames {
      let sheet = name.sheetName.flatMap { sheetNumber($0) }
      names[NameKey(name: name.name.lowercased(), sheet: sheet)] = name.formula
    }
    startRecalculation()
  }

  /// Marks every formula as uncomputed, so that the next computation records the cells that each formula reads.
  func startLog() {
    reads = ReadLog()
    (spills, areSpillsResolved) = ([:], false)
    (filledCount, oversized) = (0, [])
    layOut()
  }

  /// Lays out the cells of all sheets, with all formulas uncomputed.
  func layOut() {
    (problems, unsupported) = ([], [:])
    formulas = FormulaStore()
    caches.forgetAll()
    let isLogging = reads != nil
    grids = workbook.sheets.enumerated().map { number, sheet in
      Grid(sheet, number: number, formulas, spills, arithmetic) { isLogging || isPending($0) }
    }
    nameValues = NameValues()
  }

  /// Makes sure that all subtotals of a sheet are known.
  func findSubtotals(inSheet number: Int) {
    if !grids[number].unread.isEmpty { grids[number].findSubtotals(formulas) }
  }

  /// Starts a recalculation with the full work limits.
  func startRecalculation() {
    let cells = grids.reduce(0) { $0 + $1.columns.reduce(0) { $0 + $1.count } }
    let formulas = grids.reduce(0) { $0 + $1.columns.reduce(0) { $0 + $1.formulaCount } }
    work = WorkBudget(limits ?? WorkLimits(formulas: formulas, cells: cells))
  }

  /// Starts the evaluation of a cell's formula.
  func startFormula(at origin: CellAddress) {
    (depth, lambdaCalls) = (0, 0)
    work.startFormula()
    nameValues.start(at: origin)
  }

  /// Replaces a cell with one that has no formula.
  func change(_ cell: Cell, in sheet: Int) {
    workbook.sheets[sheet].set(cell)
    grids[sheet].set(cell.value, at: cell.reference)
  }

  private func index(_ sheet: Sheet, _ number: Int) {
    let key = sheet.name.lowercased()
    if sheetNumbers[key] == nil {
      sheetNumbers[key] = number
      sheetNumbers[sheet.name] = number
    }
    for table in sheet.properties.tables { tables[table.name.lowercased()] = (number, table) }
  }

  func sheetNumber(_ name: String) -> Int? {
    // Most formulas write a sheet's name in the same case as its tab.
    sheetNumbers[name] ?? sheetNumbers[name.lowercased()]
  }

  func table(_ name: String) -> (sheet: Int, table: Sheet.Table)? { tables[name.lowercased()] }

  /// The table that contains a cell.
  func table(around address: CellAddress) -> (sheet: Int, table: Sheet.Table)? {
    guard workbook.sheets.indices.contains(address.sheet) else { return nil }
    let tables = workbook.sheets[address.sheet].properties.tables
    return tables.first { $0.range.contains(address.reference) }.map { (address.sheet, $0) }
  }

  /// The date and time for `TODAY` and `NOW`; records that the current formula depends on them.
  func readMoment() -> (date: CalendarDate, time: TimeOfDay) {
    isUncertain = true
    return moment
  }

  /// The storage position of a cell; nil if the cell is empty.
  func slot(_ address: CellAddress) -> CellSlot? {
    guard address.sheet < grids.count, let column = grids[address.sheet][column: address.reference.column],
      let index = column.index(row: address.reference.row)
    else { return nil }
    return CellSlot(column: column, index: index)
  }

  /// The expression of a defined name; a name of the sheet takes precedence over one of the workbook.
  func name(_ name: String, sheet: Int) throws(Stop) -> FormulaExpression? {
    for key in [NameKey(name: name.lowercased(), sheet: sheet), NameKey(name: name.lowercased(), sheet: nil)]
    {
      guard let formula = names[key] else { continue }
      if let parsed = parsedNames[key] { return parsed }
      guard let parsed = try? FormulaParser.parse(formula) else { throw .error(.name) }
      parsedNames[key] = parsed
      return parsed
    }
    return nil
  }

  func location(_ address: CellAddress) -> CellLocation {
    let name = workbook.sheets.indices.contains(address.sheet) ? workbook.sheets[address.sheet].name : ""
    return CellLocation(sheet: name, reference: address.reference)
  }
}

/// The storage position of a cell: its column, and its index in the column.
struct CellSlot {
  let column: GridColumn
  let index: Int

  var state: CellState { column.states[index] }
  var source: FormulaSource { column.sources[index] }
}
