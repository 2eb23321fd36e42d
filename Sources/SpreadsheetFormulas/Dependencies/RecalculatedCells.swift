package import CalendarDates
package import SpreadsheetValues
internal import ExactDecimals

/// The results of a workbook's formulas after some of its cells were changed.
package struct RecalculatedCells {
  /// A cell with its new value.
  package struct Value {
    /// The sheet's name.
    package let sheet: String
    package let cell: CellReference
    package let value: CellValue
    /// Whether the cell has its own formula; otherwise, an array formula fills it.
    package let isFormula: Bool
  }

  /// The cells whose stored values are no longer valid.
  package private(set) var values: [Value] = []
  /// The cells that cannot be computed, which keep their stored values.
  package private(set) var uncomputed: [(sheet: Int, cell: CellReference)] = []

  /// Computes the changed formulas, and everything that depends on changed cells, from the stored values of
  /// all other cells.
  ///
  /// If `moment` is nil, formulas that depend on the date or time are not computed. Numbers are rounded to 15 digits,
  /// as in a cell.
  ///
  /// - Parameters:
  ///   - given: The workbook after the change, which is consumed so that it is not in memory twice.
  ///   - changed: The cells that were changed.
  ///   - terms: The changes to names and to the order of sheets.
  ///   - moment: The date and time for `TODAY` and `NOW`.
  package init(
    _ given: consuming Workbook, changed: [SheetRange], terms: ChangedTerms = ChangedTerms(),
    now moment: (date: CalendarDate, time: TimeOfDay)?
  ) {
    var workbook = given
    let numbers = Dictionary(
      workbook.sheets.enumerated().map { ($1.name.lowercased(), $0) }, uniquingKeysWith: { first, _ in first }
    )
    let areas = changed.compactMap { area in
      numbers[area.sheetName.lowercased()].map { SheetArea(sheet: $0, range: area.range) }
    }
    let dependents = FormulaDependents(workbook, terms: terms).dependents(of: areas)
    guard !dependents.isEmpty else { return }
    var old: [(address: CellAddress, value: CellValue, isFormula: Bool)] = []
    workbook.keep(columns: Self.columns(read: dependents))
    for dependent in dependents {
      for reference in Self.cells(of: dependent.run, dependent.rows) {
        let address = CellAddress(sheet: dependent.run.sheet, reference: reference)
        let isFormula =
          dependent.run.filled == nil
          || reference.row == dependent.run.rows.lowerBound && reference.column == dependent.run.column
        old.append((address, workbook.sheets[address.sheet].takeValue(at: reference), isFormula))
      }
    }
    let usual = (date: CalendarDate.earliest, time: TimeOfDay.midnight)
    let calculator = WorkbookCalculator(workbook, now: moment ?? usual, usingCaches: true)
    let new = old.map { calculator.value(sheetNumber: $0.address.sheet, $0.address.reference).asShown }
    // Values may also depend on unknown functions, other workbooks or themselves.
    let isSure = moment != nil && calculator.problems.isEmpty && calculator.unsupportedFunctions.isEmpty
    for ((address, before, isFormula), value) in zip(old, new) {
      let isUncertain = calculator.isUncertain(sheetNumber: address.sheet, address.reference)
      if value == .empty || isUncertain && !isSure {
        uncomputed.append((address.sheet, address.reference))
      } else if value != before {
        values.append(
          Value(
            sheet: workbook.sheets[address.sheet].name, cell: address.reference, value: value,
            isFormula: isFormula))
      }
    }
  }

  /// For each sheet, the columns with the formulas and the columns that the formulas read; nil if they may read any
  /// column.
  private static func columns(read dependents: [FormulaDependents.Dependent]) -> [Int: Set<Int>]? {
    var columns: [Int: Set<Int>] = [:]
    for dependent in dependents {
      guard let operands = dependent.operands else { return nil }
      columns[dependent.run.sheet, default: []].formUnion(
        dependent.run.filled?.columns ?? dependent.run.column...dependent.run.column)
      for operand in operands {
        columns[operand.sheet, default: []].formUnion(dependent.run.span(of: operand).columns)
      }
    }
    return columns
  }

  /// The cells in some rows of a run, or the cells that an array formula fills.
  private static func cells(of run: FormulaRun, _ rows: [ClosedRange<Int>]) -> [CellReference] {
    guard let filled = run.filled else {
      return rows.flatMap { $0.map { CellReference(clampingRow: $0, column: run.column) } }
    }
    return filled.rows.flatMap { row in
      filled.columns.map { CellReference(clampingRow: row, column: $0) }
    }
  }
}

extension Workbook {
  /// Removes the cells outside these columns, which the calculation does not need.
  fileprivate mutating func keep(columns: [Int: Set<Int>]?) {
    guard let columns else { return }
    for sheet in sheets.indices {
      let kept = columns[sheet] ?? []
      for row in sheets[sheet].rows.indices {
        let cells = sheets[sheet].rows[row].cells
        guard cells.contains(where: { !kept.contains($0.reference.column) }) else { continue }
        sheets[sheet].rows[row].cells = cells.filter { kept.contains($0.reference.column) }
      }
    }
  }
}

extension Sheet {
  /// Removes and returns the value of a cell.
  fileprivate mutating func takeValue(at reference: CellReference) -> CellValue {
    let row = rows.partitioningIndex { $0.number >= reference.row }
    guard row < rows.count, rows[row].number == reference.row else { return .empty }
    let cell = rows[row].cells.partitioningIndex { $0.reference.column >= reference.column }
    guard cell < rows[row].cells.count, rows[row].cells[cell].reference == reference else { return .empty }
    let value = rows[row].cells[cell].value
    rows[row].cells[cell].value = .empty
    return value
  }
}
